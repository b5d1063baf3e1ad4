"""Where a game is kept: its record, written anew after each answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dosdemayo.cli.play.terminal_game import TerminalGame
from dosdemayo.records import write_record
from dosdemayo.shell import UserError


class Save:
    def __init__(self, live: TerminalGame, file: Path | None) -> None:
        self._live = live
        self.file = file

    def keep_in(self, file: Path) -> None:
        """From now on the game is kept in this file; one that is there already is not overwritten."""
        if file != self.file and is_there(file):
            raise UserError("error-file-exists", file=file)
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
        with _refused(self.file, "error-not-writable"):
            part = self.file.with_name(self.file.name + ".part")
            part.write_text(write_record(self._live.record, self._live.edition), encoding="utf-8")
            part.replace(self.file)


def is_there(file: Path) -> bool:
    with _refused(file, "error-not-usable"):
        return file.exists()


@contextmanager
def _refused(file: Path, key: str) -> Iterator[None]:
    """The system's refusal, or that a name is no name, in a sentence."""
    try:
        yield
    except OSError as error:
        raise UserError(key, path=file, reason=error.strerror) from error
    except ValueError as error:
        raise UserError(key, path=file, reason=error) from error
