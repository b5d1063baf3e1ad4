"""The commands and their options. What a command needs is imported when it runs, so that help is quick."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from dosdemayo import __version__
from dosdemayo.cli import completion
from dosdemayo.cli.settings import Settings
from dosdemayo.lab.cli import app as study_app
from dosdemayo.shell import AsJson, EditionFile, Folder, PlainGroup, Processes, writable_file

app = typer.Typer(
    cls=PlainGroup,
    help="2 de Mayo: Madrid, 2 May 1808. Play, replay, look up and judge.",
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
edition_app = typer.Typer(
    help="What this edition of the game consists of.", no_args_is_help=True, rich_markup_mode=None
)
app.add_typer(edition_app, name="edition")
app.add_typer(study_app, name="study")


def _language(ctx: typer.Context, lang: str | None) -> str:
    """What the command says, or what was said before its name."""
    return lang or ctx.find_root().params.get("lang") or "en"


Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        help="Language of what is printed.",
        metavar="CODE",
        callback=_language,
        autocompletion=completion.languages,
    ),
]
OwnFile = Annotated[Path, typer.Argument(help="An edition file (TOML).")]
RecordFile = Annotated[Path, typer.Argument(help="A game record.")]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"dosdemayo {__version__}")
        raise typer.Exit


@app.callback()
def start(
    lang: Annotated[
        str,
        typer.Option(
            help="Language of what is printed.",
            metavar="CODE",
            envvar="DOSDEMAYO_LANG",
            autocompletion=completion.languages,
        ),
    ] = "en",
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and stop.", callback=_version, is_eager=True)
    ] = False,
) -> None: ...


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 127.0.0.1 is this machine alone.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8808,
    browser: Annotated[bool, typer.Option(help="Open the page.")] = True,
    lan: Annotated[bool, typer.Option("--lan", help="Listen on the local network, and say where.")] = False,
    folder: Folder = None,
    edition: EditionFile = None,
    editions: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Offer every edition file (*.toml) in this folder.")
    ] = None,
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
    file: Annotated[
        Path | None,
        typer.Argument(
            help="Keep the game in this file, and go on with the game that is in it.", callback=writable_file
        ),
    ] = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Accept faulty order sets and void them, as on paper.")
    ] = False,
    seed: Annotated[
        int | None, typer.Option(help="The same seed brings the same cards and the same luck of the computer.")
    ] = None,
    french_name: Annotated[str, typer.Option(help="Who plays the French.")] = "",
    spanish_name: Annotated[str, typer.Option(help="Who plays the Spanish.")] = "",
    against: Annotated[
        str,
        typer.Option(
            metavar="LEVEL",
            help="Play alone against the computer of this level, such as beginner.",
            autocompletion=completion.levels,
        ),
    ] = "",
    side: Annotated[
        Literal["french", "spanish"] | None,
        typer.Option(help="Your side against the computer; the Spanish if you do not say."),
    ] = None,
    edition: EditionFile = None,
    lang: Language = None,
) -> None:
    """Play at this terminal: two people, who hand the keyboard to each other, or one against the computer."""
    from dosdemayo.cli.play import NewGame, play_here

    wanted = NewGame(strict, french_name, spanish_name, against, side or "")
    play_here(Settings(lang, edition), file, seed, wanted)


@app.command()
def replay(
    file: RecordFile,
    whole: Annotated[bool, typer.Option("--all", help="Print the whole game without waiting.")] = False,
    turn: Annotated[int | None, typer.Option(min=1, max=10, help="Only this turn.")] = None,
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
def check(file: RecordFile, as_json: AsJson = False, edition: EditionFile = None, lang: Language = None) -> None:
    """Verify a game record: every answer by the rules, every fingerprint."""
    from dosdemayo.cli.checking import check_record

    check_record(Settings(lang, edition), file, as_json)


@app.command()
def adjudicate(
    file: Annotated[str, typer.Argument(help="A case or a list of cases (JSON); - for standard input.")],
    edition: EditionFile = None,
) -> None:
    """Judge a position: what do these answers lead to? Prints JSON."""
    from dosdemayo.cli.adjudicating import adjudicate_file

    raise typer.Exit(adjudicate_file(Settings(edition=edition), file))


@app.command()
def rules(
    wanted: Annotated[
        str | None,
        typer.Argument(
            metavar="[NUMBER|WORD]",
            help="A chapter (5), a rule (5.4), a card (C-F3), a detail (D-6), a ruling (Q-23), or a word to look for.",
            autocompletion=completion.rules,
        ),
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Read the rules, one of them, or whatever they say of a word."""
    from dosdemayo.cli.rulebook import print_rules

    print_rules(Settings(lang), wanted, as_json)


@app.command()
def faq(
    word: Annotated[str | None, typer.Argument(help="Only questions and answers in which this word stands.")] = None,
    lang: Language = None,
) -> None:
    """Read what players ask, each answer with its rule."""
    from dosdemayo.cli.questions import print_questions

    print_questions(Settings(lang), word)


@app.command()
def cards(
    card: Annotated[
        str | None,
        typer.Argument(metavar="[CARD]", help="A card: artilleria, or C-F3.", autocompletion=completion.cards),
    ] = None,
    as_json: AsJson = False,
    edition: EditionFile = None,
    lang: Language = None,
) -> None:
    """List the 22 cards, or show one with how sure we are of it."""
    from dosdemayo.cli.deck import print_card, print_cards

    settings = Settings(lang, edition)
    if card is None:
        print_cards(settings, as_json)
    else:
        print_card(settings, card, as_json)


@app.command(name="map")
def map_(
    place: Annotated[
        str | None,
        typer.Argument(
            metavar="[PLACE]",
            help="Only this area, by its number or name, with what it is joined to.",
            autocompletion=completion.areas,
        ),
    ] = None,
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
    players: Annotated[
        list[str],
        typer.Argument(help="Two or more players, or one against itself.", autocompletion=completion.levels),
    ],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games for each pair and seat.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same seed deals the same decks.")] = 1,
    processes: Processes = 1,
    folder: Folder = None,
    as_json: AsJson = False,
    edition: EditionFile = None,
) -> None:
    """Let computer opponents play each other on both sides, and show who is stronger."""
    from dosdemayo.cli.matches import run_arena

    run_arena(players, games, seed, processes, folder, as_json, edition)


@edition_app.command(name="check")
def check_edition(file: OwnFile) -> None:
    """Is this file an edition? If not: where it is wrong, and what would be right."""
    from dosdemayo.cli.own_editions import check_file

    check_file(file)


@edition_app.command()
def diff(file: OwnFile, as_json: AsJson = False, lang: Language = None) -> None:
    """What differs from the base edition, and what its cards say instead."""
    from dosdemayo.cli.own_editions import print_difference

    print_difference(Settings(lang, file), as_json)


@edition_app.command()
def new(file: OwnFile) -> None:
    """Write a file to start from, with examples to change."""
    from dosdemayo.cli.own_editions import write_new

    write_new(file)


@edition_app.command()
def show(as_json: AsJson = False, edition: EditionFile = None, lang: Language = None) -> None:
    """What is attested, what is implied, and what is reconstructed."""
    from dosdemayo.cli.editions import print_edition

    print_edition(Settings(lang, edition), as_json)
