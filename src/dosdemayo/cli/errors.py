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
            typer.echo(f"dosdemayo: {error}", err=True)
        raise typer.Exit(2)
