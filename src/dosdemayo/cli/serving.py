"""`dosdemayo serve`: the game in the browser."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dosdemayo.cli.lan import EVERYWHERE, lan_address, print_code
from dosdemayo.cli.settings import Settings
from dosdemayo.shell import UserError
from dosdemayo.web.ready import STATIC, check_start, database_in, database_url


def serve_here(
    host: str, port: int, browser: bool, lan: bool, folder: Path | None, edition: Path | None, processes: int
) -> None:
    public = os.environ.get("DOSDEMAYO_PUBLIC_URL", "")
    if lan:
        host, public = EVERYWHERE, (public or f"http://{lan_address()}:{port}").rstrip("/")
    database = database_in(folder) if folder else database_url()
    if processes > 1 and not database.startswith("postgres"):
        raise UserError("several processes need PostgreSQL, named by DOSDEMAYO_DATABASE_URL; a file serves one process")
    check_start(host, port, database, STATIC)
    _check_edition(edition)
    # Every process of the server reads from its surroundings what it is to serve.
    os.environ["DOSDEMAYO_DATABASE_URL"] = database
    os.environ["DOSDEMAYO_PUBLIC_URL"] = public
    if edition is not None:
        os.environ["DOSDEMAYO_EDITION"] = str(edition)
    if lan:
        print_code(f"{public}/")
    with _warming_up():
        from dosdemayo.web.serve import serve

        serve(host, port, browser, processes)


def _check_edition(file: Path | None) -> None:
    """It is offered beside ours, and a game is stored with the name of its edition."""
    ours, wanted = Settings().edition, Settings(edition=file).edition
    if file is not None and wanted.name == ours.name:
        raise UserError(f"{file}: give the edition a name of its own; {ours.name!r} is ours")


@contextmanager
def _warming_up() -> Iterator[None]:
    """Compile the stronger opponents aside, while the player looks at the first page; done once, it takes no time."""
    command = [sys.executable, "-m", "dosdemayo.ai.warm"]
    compiling = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
    try:
        yield
    finally:
        compiling.kill()
        compiling.wait()
