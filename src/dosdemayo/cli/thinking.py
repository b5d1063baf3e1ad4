"""`dosdemayo think`: computer opponents of a server, in a process of their own."""

from __future__ import annotations

import asyncio

import typer

from dosdemayo.shell import UserError
from dosdemayo.spoken import said
from dosdemayo.web.ready import check_database, database_url, thinking_threads


def think_here() -> None:
    database = database_url()
    if not database.startswith("postgres"):
        raise UserError("error-thinking-aside")
    check_database(database)
    if thinking_threads() == 0:
        raise UserError("error-no-thinkers")
    from dosdemayo.web.settings import Settings
    from dosdemayo.web.think import think

    typer.echo(said("think-running"))
    try:
        asyncio.run(think(Settings()))
    except KeyboardInterrupt:
        return
