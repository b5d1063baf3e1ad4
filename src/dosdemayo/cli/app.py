"""The commands and their options. What a command needs is imported when it runs, so that help is quick.

What help says of them stands in the catalogs, `help.ftl`, by the names of the command and of the option.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from dosdemayo import __version__
from dosdemayo.cli import completion
from dosdemayo.cli.helping import SpokenGroup
from dosdemayo.cli.settings import Settings
from dosdemayo.lab.cli import app as study_app
from dosdemayo.shell import AsJson, EditionFile, Folder, Processes, writable_file
from dosdemayo.spoken import language

app = typer.Typer(
    cls=SpokenGroup,
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
edition_app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
app.add_typer(edition_app, name="edition")
app.add_typer(study_app, name="study")


def _language(ctx: typer.Context, lang: str | None) -> str:
    """What the command says, what was said before its name, or the language of the user's system."""
    return lang or ctx.find_root().params.get("lang") or language()


Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="CODE", callback=_language, autocompletion=completion.languages),
]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"dosdemayo {__version__}")
        raise typer.Exit


@app.callback()
def start(
    lang: Annotated[
        str | None, typer.Option(metavar="CODE", envvar="DOSDEMAYO_LANG", autocompletion=completion.languages)
    ] = None,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
) -> None: ...


@app.command()
def serve(
    host: str = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8808,
    browser: bool = True,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    folder: Folder = None,
    edition: EditionFile = None,
    editions: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    processes: Processes = 1,
) -> None:
    """Play in the browser: alone, two at one screen, or two over the net."""
    from dosdemayo.cli.serving import serve_here

    serve_here(host, port, browser, lan, folder, edition, editions, processes)


@app.command()
def think() -> None:
    """Think for the computer opponents of a server on PostgreSQL, here or on another machine."""
    from dosdemayo.cli.thinking import think_here

    think_here()


@app.command()
def doctor(folder: Folder = None, edition: EditionFile = None, as_json: AsJson = False) -> None:
    """Check every game that a server keeps, and name what is damaged. Changes nothing."""
    from dosdemayo.cli.examining import examine_store

    examine_store(folder, edition, as_json)


@app.command()
def play(
    file: Annotated[Path | None, typer.Argument(callback=writable_file)] = None,
    strict: Annotated[bool, typer.Option("--strict")] = False,
    seed: int | None = None,
    french_name: str = "",
    spanish_name: str = "",
    against: Annotated[str, typer.Option(metavar="LEVEL", autocompletion=completion.levels)] = "",
    side: Literal["french", "spanish"] | None = None,
    edition: EditionFile = None,
    lang: Language = None,
) -> None:
    """Play at this terminal: two people, who hand the keyboard to each other, or one against the computer."""
    from dosdemayo.cli.play import NewGame, play_here

    wanted = NewGame(strict, french_name, spanish_name, against, side or "")
    play_here(Settings(lang, edition), file, seed, wanted)


@app.command()
def replay(
    file: Path,
    whole: Annotated[bool, typer.Option("--all")] = False,
    turn: Annotated[int | None, typer.Option(min=1, max=10)] = None,
    as_json: AsJson = False,
    edition: EditionFile = None,
    lang: Language = None,
) -> None:
    """Show a recorded game, step by step."""
    from dosdemayo.cli.replaying import replay_json, replay_text

    settings = Settings(lang, edition)
    if as_json:
        replay_json(settings, file, turn)
    else:
        replay_text(settings, file, turn, wait=not whole)


@app.command()
def check(file: Path, as_json: AsJson = False, edition: EditionFile = None, lang: Language = None) -> None:
    """Verify a game record: every answer by the rules, every fingerprint."""
    from dosdemayo.cli.checking import check_record

    check_record(Settings(lang, edition), file, as_json)


@app.command()
def verify(file: Path, as_json: AsJson = False, edition: EditionFile = None, lang: Language = None) -> None:
    """Prove from a game record that nobody chose the cards or changed what was sealed."""
    from dosdemayo.cli.checking import verify_record

    raise typer.Exit(verify_record(Settings(lang, edition), file, as_json))


@app.command()
def adjudicate(
    file: Annotated[str, typer.Argument()],
    edition: EditionFile = None,
) -> None:
    """Judge a position: what do these answers lead to? Prints JSON."""
    from dosdemayo.cli.adjudicating import adjudicate_file

    raise typer.Exit(adjudicate_file(Settings(edition=edition), file))


@app.command()
def rules(
    wanted: Annotated[str | None, typer.Argument(metavar="NUMBER|WORD", autocompletion=completion.rules)] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Read the rules, one of them, or whatever they say of a word."""
    from dosdemayo.cli.rulebook import print_rules

    print_rules(Settings(lang), wanted, as_json)


@app.command()
def faq(
    word: Annotated[str | None, typer.Argument()] = None,
    lang: Language = None,
) -> None:
    """Read what players ask, each answer with its rule."""
    from dosdemayo.cli.questions import print_questions

    print_questions(Settings(lang), word)


@app.command()
def cards(
    card: Annotated[str | None, typer.Argument(metavar="CARD", autocompletion=completion.cards)] = None,
    as_json: AsJson = False,
    edition: EditionFile = None,
    lang: Language = None,
) -> None:
    """List the cards, or show one with how sure we are of it."""
    from dosdemayo.cli.deck import print_card, print_cards

    settings = Settings(lang, edition)
    if card is None:
        print_cards(settings, as_json)
    else:
        print_card(settings, card, as_json)


@app.command(name="map")
def map_(
    place: Annotated[str | None, typer.Argument(metavar="PLACE", autocompletion=completion.areas)] = None,
    as_json: AsJson = False,
    edition: EditionFile = None,
    lang: Language = None,
) -> None:
    """Draw the board, or show one area."""
    from dosdemayo.cli.atlas import print_area, print_map

    settings = Settings(lang, edition)
    if place is None:
        print_map(settings, as_json)
    else:
        print_area(settings, place, as_json)


@app.command()
def arena(
    players: Annotated[list[str], typer.Argument(autocompletion=completion.levels)],
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 100,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    processes: Processes = 1,
    folder: Folder = None,
    as_json: AsJson = False,
    edition: EditionFile = None,
) -> None:
    """Let computer opponents play each other on both sides, and show who is stronger."""
    from dosdemayo.cli.matches import run_arena

    run_arena(players, games, seed, processes, folder, as_json, edition)


@edition_app.command(name="check")
def check_edition(file: Path, lang: Language = None) -> None:
    """Is this file an edition? If not: where it is wrong, and what would be right."""
    from dosdemayo.cli.own_editions import check_file

    check_file(Settings(lang, file), file)


@edition_app.command()
def diff(file: Path, as_json: AsJson = False, lang: Language = None) -> None:
    """What differs from the base edition, and what its cards say instead."""
    from dosdemayo.cli.own_editions import print_difference

    print_difference(Settings(lang, file), as_json)


@edition_app.command()
def new(file: Path) -> None:
    """Write a file to start from, with examples to change."""
    from dosdemayo.cli.own_editions import write_new

    write_new(file)


@edition_app.command()
def show(
    file: Annotated[Path | None, typer.Argument(show_default=False)] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """What is attested, what is implied, and what is reconstructed: of the base edition, or of a file."""
    from dosdemayo.cli.editions import print_edition

    print_edition(Settings(lang, file), as_json)
