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
from dosdemayo.content import shipped_editions
from dosdemayo.shell import UserError
from dosdemayo.web.ready import STATIC, check_start, database_in, database_url


def serve_here(
    host: str,
    port: int,
    browser: bool,
    lan: bool,
    folder: Path | None,
    edition: Path | None,
    editions: Path | None,
    processes: int,
) -> None:
    public = os.environ.get("DOSDEMAYO_PUBLIC_URL", "")
    if lan:
        host, public = EVERYWHERE, (public or f"http://{lan_address()}:{port}").rstrip("/")
    database = database_in(folder) if folder else database_url()
    if processes > 1 and not database.startswith("postgres"):
        raise UserError("error-several-processes")
    check_start(host, port, database, STATIC)
    _check_editions(edition, editions)
    # Every process of the server reads from its surroundings what it is to serve.
    os.environ["DOSDEMAYO_DATABASE_URL"] = database
    os.environ["DOSDEMAYO_PUBLIC_URL"] = public
    if edition is not None:
        os.environ["DOSDEMAYO_EDITION"] = str(edition)
    if editions is not None:
        os.environ["DOSDEMAYO_EDITIONS"] = str(editions)
    if lan:
        print_code(f"{public}/")
    with _warming_up():
        from dosdemayo.web.serve import serve

        serve(host, port, browser, processes)


def _check_editions(file: Path | None, folder: Path | None) -> None:
    """They are offered by name beside ours, so each needs one of its own."""
    if folder is not None and not folder.is_dir():
        raise UserError("error-no-folder", folder=folder)
    ours = {edition.name for edition in shipped_editions()}
    taken: dict[str, Path] = {}
    for path in [*([file] if file else []), *(sorted(folder.glob("*.toml")) if folder else [])]:
        name = Settings(edition=path).edition.name
        if name in ours:
            raise UserError("error-edition-name", file=path, name=name)
        if name in taken:
            raise UserError("error-edition-name-taken", file=path, name=name, other=taken[name])
        taken[name] = path


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
