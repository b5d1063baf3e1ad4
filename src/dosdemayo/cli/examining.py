"""`dosdemayo doctor`: are the games that a server keeps sound?"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import typer

from dosdemayo.cli.settings import print_json
from dosdemayo.shell import MISTAKE
from dosdemayo.spoken import said
from dosdemayo.web.ready import check_database, database_in, database_url


def examine_store(folder: Path | None, edition: Path | None, as_json: bool) -> None:
    database = database_in(folder) if folder else database_url()
    check_database(database, must_exist=True)
    if edition is not None:
        os.environ["DOSDEMAYO_EDITION"] = str(edition)
    sound = asyncio.run(_examine(database, as_json))
    raise typer.Exit(0 if sound else MISTAKE)


async def _examine(database: str, as_json: bool) -> bool:
    from dosdemayo.web.doctor import Examination
    from dosdemayo.web.settings import Settings

    examination = Examination(Settings(database_url=database))
    found = []
    async for finding in examination.findings():
        found.append(finding)
        if not as_json:
            key = "doctor-game" if finding.game else "doctor-store"
            typer.echo(said(key, game=finding.game, what=finding.what))
    if as_json:
        problems = [finding._asdict() for finding in found]
        print_json({"games": examination.games, "sound": not found, "problems": problems})
    else:
        typer.echo(said("doctor-found", games=examination.games, problems=len(found)))
    return not found
