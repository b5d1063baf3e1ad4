"""What commands share: the language, the edition, and where text is printed."""

from __future__ import annotations

import json
import os
import sys
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dosdemayo.shell import UserError
from dosdemayo.spoken import language

if TYPE_CHECKING:
    from rich.console import Console

    from dosdemayo.content import Edition
    from dosdemayo.i18n import Catalog, Teller
    from dosdemayo.records import Record, RecordError
    from dosdemayo.typed import Words

#: What text is laid out for where nobody says how wide the screen is.
DEFAULT_WIDTH = 100


class Settings:
    def __init__(self, lang: str | None = None, edition: Path | None = None) -> None:
        self.lang = lang or language()
        self._edition_file = edition

    @cached_property
    def edition(self) -> Edition:
        from dosdemayo.content import EditionError, base_edition, load_edition

        try:
            return base_edition() if self._edition_file is None else load_edition(self._edition_file)
        except EditionError as error:
            raise UserError("error-plain", reason=error) from error

    @cached_property
    def catalog(self) -> Catalog:
        from dosdemayo.i18n import Catalog, LanguageError, languages

        try:
            return Catalog(self.lang)
        except LanguageError as error:
            raise UserError("error-no-texts", lang=self.lang, known=", ".join(languages())) from error

    @cached_property
    def teller(self) -> Teller:
        from dosdemayo.i18n import Teller

        return Teller(self.catalog, self.edition)

    @cached_property
    def console(self) -> Console:
        """Colour and width of the terminal; plain and of a fixed width where the output goes elsewhere."""
        from rich.console import Console

        console = Console(highlight=False, markup=False, emoji=False)
        if not console.is_terminal:
            given = os.environ.get("COLUMNS", "")
            console.width = int(given) if given.isdecimal() and int(given) else DEFAULT_WIDTH
        return console

    def checked_record(self, file: Path) -> Record:
        """The record in a file; from then on its edition is meant, unless another was named."""
        from dosdemayo.records import RecordError, load_record
        from dosdemayo.records.replay import edition_of

        try:
            record = load_record(file, None if self._edition_file is None else self.edition)
        except RecordError as error:
            if isinstance(error.__cause__, OSError):
                raise UserError("error-unreadable", file=file, reason=error.__cause__.strerror) from error
            raise
        if self._edition_file is None:
            self.edition = edition_of(record.header)
        return record

    def record(self, file: Path) -> Record:
        from dosdemayo.records import RecordError

        try:
            return self.checked_record(file)
        except RecordError as error:
            first, *more = self.faults(error)
            if more:
                raise UserError("error-record-more", file=file, reason=first, more=len(more)) from error
            raise UserError("error-of", what=file, reason=first) from error

    @cached_property
    def words(self) -> Words:
        from dosdemayo.typed import Words

        return Words(self.catalog)

    def faults(self, error: RecordError) -> list[str]:
        """What is wrong with a record, each fault in a sentence of this language."""
        from dosdemayo.i18n import fault_in
        from dosdemayo.records import format_answer

        told = [fault_in(self.catalog.lang, sentence) for sentence in str(error).splitlines()]
        for place, fault in enumerate(error.faults[: len(told)]):
            if fault.refused and fault.line:
                answer, problem = fault.refused
                why = self.teller.problem(problem)
                told[place] = self.text(
                    "record-refused", line=str(fault.line), answer=format_answer(answer), problem=why
                )
        return told

    def text(self, key: str, **arguments: object) -> str:
        return self.catalog.text(key, **arguments)


def print_json(data: Any) -> None:
    """For `--json`: the same everywhere, and nothing else on standard output."""
    sys.stdout.write(json.dumps(data, indent=1, ensure_ascii=False) + "\n")
