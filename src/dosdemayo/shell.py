"""What every command shares: errors in one sentence, an end that leaves no process behind, and common options."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import FrameType
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from dosdemayo.spoken import said

#: The exit status of a command that was asked for something wrong.
MISTAKE = 2


class UserError(Exception):
    """Something that the user can put right. The message of the catalog, told by its key, says how."""

    def __init__(self, key: str, **about: object) -> None:
        super().__init__(key)
        self._about = about

    def __str__(self) -> str:
        return said(self.args[0], **self._about)


class _Plain:
    """A command that answers mistakes in a sentence and takes its child processes along when it is stopped."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        try:
            with _stoppable():
                return super().main(*args, **kwargs)  # type: ignore[misc]
        except UserError as error:
            typer.echo(said("error-said", reason=str(error)), err=True)
        sys.exit(MISTAKE)


class PlainGroup(_Plain, TyperGroup):
    """For `typer.Typer(cls=…)`."""


class PlainCommand(_Plain, TyperCommand):
    """For a program of one command: `app.command(cls=…)`."""


@contextmanager
def _stoppable() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield  # handlers belong to the main thread
        return
    handled = (signal.SIGTERM, signal.SIGINT)
    before = [signal.signal(number, _stop) for number in handled]
    try:
        yield
    finally:
        for number, handler in zip(handled, before, strict=True):
            signal.signal(number, handler)


def _stop(number: int, _: FrameType | None) -> None:
    """Worker processes first: whoever waits for them would wait until their games are over."""
    if "multiprocessing" in sys.modules:
        from multiprocessing import active_children

        for child in active_children():
            child.kill()
    if number == signal.SIGINT:
        raise KeyboardInterrupt
    sys.exit(128 + number)


# ------------------------------------------------------------------------------------ looked at before work starts


def need(extra: str, *modules: str) -> None:
    """Refuse to start without the modules that an extra brings."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise UserError("error-needs-extra", modules=", ".join(missing), extra=extra)


def writable_folder(folder: Path | None) -> Path | None:
    """The folder, made if it was not there."""
    if folder is not None:
        probe = folder / ".writable"
        with _refused_by_system(folder):
            folder.mkdir(parents=True, exist_ok=True)
            probe.touch()
            probe.unlink()
    return folder


def writable_file(file: Path | None) -> Path | None:
    """The file, which is left as it is."""
    if file is not None:
        with _refused_by_system(file):
            there = file.exists()
            file.open("ab").close()
            if not there:
                file.unlink()
    return file


@contextmanager
def _refused_by_system(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise UserError("error-not-writable", path=path, reason=reason) from error


# ---------------------------------------------------------------------------------------------------------- options

Processes = Annotated[int, typer.Option("--processes", "-p", min=1, help="Processes to work in.")]
_FOLDER = typer.Option(
    "--folder",
    metavar="FOLDER",
    callback=writable_folder,
    help="Keep finished work here; what was stopped goes on from here.",
)
Folder = Annotated[Path | None, _FOLDER]
#: For commands that cannot do without one.
WorkFolder = Annotated[Path, _FOLDER]
EditionFile = Annotated[
    Path | None,
    typer.Option("--edition", metavar="FILE", help="An edition file (TOML) that overrides the base edition."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]
