"""Help and refusals of the command line in the user's language: typer itself knows English alone."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from typing import Any

import typer

from dosdemayo.shell import MISTAKE, PlainGroup
from dosdemayo.spoken import chosen, help_texts, language, said, speaking

_UsageError: type[Exception] = typer.BadParameter.__mro__[1]


class SpokenGroup(PlainGroup):
    """The whole program: finds out which language is wanted before anything is read or said."""

    def main(self, *args: Any, **options: Any) -> Any:
        given = args[0] if args else options.get("args")
        arguments = sys.argv[1:] if given is None else list(given)
        with speaking(chosen(arguments, os.environ)):
            translate(self)
            try:
                status = super().main(*args, **options | {"standalone_mode": False})
            except _UsageError as error:
                _refuse(error)
                status = MISTAKE
            except typer.Abort:
                typer.echo(said("error-plain", reason="Aborted!"), err=True)
                status = 1
        sys.exit(status if isinstance(status, int) else 0)


def translate(command: Any, path: tuple[str, ...] = ("help",)) -> None:
    """Give a command, what it takes and all below it the words of the language that is spoken."""
    texts, key = help_texts(language()), "-".join(path)
    command.context_class = _SpokenContext
    command.options_metavar = texts["metavar-options"]
    command.help = texts.get(key, command.help)
    for param in command.params:
        own = texts.get(f"{key}.{param.name}")
        param.help = own or texts.get(f"help-shared.{param.name}") or param.help
        param.metavar = _metavar(param, texts)
    command.get_help_option(_SpokenContext(command)).help = texts["help-shared.help"]
    if hasattr(command, "commands"):
        command.subcommand_metavar = texts["metavar-command"]
        for name, below in command.commands.items():
            translate(below, (*path, name))


def _metavar(param: Any, texts: dict[str, str]) -> str | None:
    shown = param.metavar or (param.name if param.param_type_name == "argument" else "")
    known: str | None = param.metavar
    return texts.get("metavar-" + "-".join(re.findall(r"\w+", shown.lower())), known)


class _SpokenFormatter(typer.Context.formatter_class):  # type: ignore[misc, valid-type]
    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{help_texts(language())['usage']} ")

    def write_heading(self, heading: str) -> None:
        self.write(f"{help_texts(language())[f'heading-{heading.lower()}']}\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], *more: Any, **options: Any) -> None:
        said_so = [(_named_types(first), _remarks(second)) for first, second in rows]
        super().write_dl(said_so, *more, **options)


class _SpokenContext(typer.Context):
    formatter_class = _SpokenFormatter


def _named_types(shown: str) -> str:
    """`--seed <int>` in words; what has a name of its own, `FILE <path>`, needs no type."""
    if not shown.startswith("-"):
        return shown.partition(" <")[0]
    texts = help_texts(language())
    return re.sub(r"<(int|str|path)( range)?>", lambda match: texts[f"metavar-{match[1]}"], shown)


def _remarks(text: str) -> str:
    """What typer adds in brackets behind a text."""
    texts = help_texts(language())
    words = {"env var:": "remark-variable", "default:": "remark-default", "required": "remark-required"}

    def spoken(match: re.Match[str]) -> str:
        return re.sub("|".join(words), lambda word: texts[words[word[0]]], match[0])

    return re.sub(r"\[[^\]]*\]$", spoken, text)


def _refuse(error: Any) -> None:
    usage = error.ctx.get_usage() if error.ctx else ""
    if usage and error.message.startswith(usage):
        error.show()  # nothing was asked for, and the answer is help
        return
    if usage:
        typer.echo(f"{usage}\n{said('usage-try', command=error.ctx.command_path)}\n", err=True)
    typer.echo(said("usage-error", reason=error.format_message()), err=True)
