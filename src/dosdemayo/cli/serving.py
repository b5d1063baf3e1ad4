"""`dosdemayo serve`: the game in the browser."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from dosdemayo.cli.settings import Settings
from dosdemayo.shell import UserError
from dosdemayo.web.ready import STATIC, check_start, database_in, database_url

if TYPE_CHECKING:
    from dosdemayo.content import Edition


def serve_here(host: str, port: int, browser: bool, folder: Path | None, edition: Path | None) -> None:
    database = database_in(folder) if folder else database_url()
    check_start(host, port, database, STATIC)
    editions = _editions(edition)
    with _warming_up():
        from dosdemayo.web.serve import serve
        from dosdemayo.web.settings import Settings as ServerSettings

        serve(host, port, browser, ServerSettings(database_url=database, editions=editions))


def _editions(file: Path | None) -> dict[str, Edition]:
    """Ours, and beside it the one of the file; a game is stored with the name of its edition."""
    ours, wanted = Settings().edition, Settings(edition=file).edition
    if file is not None and wanted.name == ours.name:
        raise UserError(f"{file}: give the edition a name of its own; {ours.name!r} is ours")
    return {edition.name: edition for edition in (ours, wanted)}


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
