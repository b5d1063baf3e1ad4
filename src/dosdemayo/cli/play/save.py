"""Where a game is kept: its record, written anew after each answer."""

from __future__ import annotations

from pathlib import Path

from dosdemayo.cli.errors import UserError
from dosdemayo.content import Edition
from dosdemayo.records import write_record
from dosdemayo.table import Table


class Save:
    def __init__(self, table: Table, edition: Edition, file: Path | None) -> None:
        self._table = table
        self._edition = edition
        self.file = file

    def keep_in(self, file: Path) -> None:
        """From now on the game is kept in this file; one that is there already is not overwritten."""
        if file != self.file and file.exists():
            raise UserError(f"{file} exists already; choose another name")
        before, self.file = self.file, file
        try:
            self.write()
        except UserError:
            self.file = before
            raise

    def write(self) -> None:
        """A broken write leaves the old file whole."""
        if self.file is None:
            return
        part = self.file.with_name(self.file.name + ".part")
        try:
            part.write_text(write_record(self._table.record, self._edition), encoding="utf-8")
            part.replace(self.file)
        except OSError as error:
            raise UserError(f"{self.file} cannot be written: {error.strerror}") from error
