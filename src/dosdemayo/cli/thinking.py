"""`dosdemayo think`: computer opponents of a server, in a process of their own."""

from __future__ import annotations

import asyncio

import typer

from dosdemayo.shell import UserError
from dosdemayo.web.ready import check_database, database_url, thinking_threads


def think_here() -> None:
    database = database_url()
    if not database.startswith("postgres"):
        raise UserError("thinking aside needs PostgreSQL, named by DOSDEMAYO_DATABASE_URL; a file serves one process")
    check_database(database)
    if thinking_threads() == 0:
        raise UserError("DOSDEMAYO_THINKERS is 0; leave it out, or say how many thoughts may go on at a time")
    from dosdemayo.web.settings import Settings
    from dosdemayo.web.think import think

    typer.echo("thinking for the computer opponents  (Ctrl-C ends)")
    try:
        asyncio.run(think(Settings()))
    except KeyboardInterrupt:
        return
