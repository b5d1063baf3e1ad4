"""`dosdemayo think`: computer opponents of a server, in a process of their own."""

from __future__ import annotations

import asyncio
import logging.config

import typer

from dosdemayo.shell import UserError
from dosdemayo.spoken import said
from dosdemayo.web.ready import check_store, database_url, log_format, log_level, thinking_threads


def think_here() -> None:
    database = database_url()
    if not database.startswith("postgres"):
        raise UserError("error-thinking-aside")
    check_store(database)
    if thinking_threads() == 0:
        raise UserError("error-no-thinkers")
    from dosdemayo.web.logs import json_logging
    from dosdemayo.web.settings import Settings
    from dosdemayo.web.think import think

    if log_format() == "json":
        logging.config.dictConfig(json_logging(log_level()))
    typer.echo(said("think-running"))
    try:
        asyncio.run(think(Settings(thinks_apart=True)))
    except KeyboardInterrupt:
        return
