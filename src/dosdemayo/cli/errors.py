"""What is told to a user who made a mistake: one sentence, no traceback, exit status 2."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup


class UserError(Exception):
    """Something that the user can put right; the message says how."""


class Guarded(TyperGroup):
    """Commands whose expected errors are told in a sentence."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except UserError as error:
            _tell(str(error))
        except Exception as error:
            if not isinstance(error, _expected()):
                raise
            _tell(_first_line(error))
        raise typer.Exit(2)


def _expected() -> tuple[type[Exception], ...]:
    # Imported only once something went wrong: most commands need none of it.
    from dosdemayo.content import EditionError
    from dosdemayo.records import RecordError

    return EditionError, RecordError


def _first_line(error: Exception) -> str:
    first, *more = str(error).splitlines()
    return f"{first} (and {len(more)} more; `dosdemayo check` lists them)" if more else first


def _tell(message: str) -> None:
    typer.echo(f"dosdemayo: {message}", err=True)
