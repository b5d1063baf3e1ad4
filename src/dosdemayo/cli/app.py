"""The commands and their options. What a command needs is imported when it runs, so that help is quick."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from dosdemayo import __version__
from dosdemayo.cli.errors import Guarded
from dosdemayo.cli.settings import Settings
from dosdemayo.lab.cli import app as study_app

app = typer.Typer(
    cls=Guarded,
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

EditionOption = Annotated[
    Path | None,
    typer.Option("--edition", metavar="FILE", help="An edition file (TOML) that overrides the base edition."),
]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"dosdemayo {__version__}")
        raise typer.Exit


@app.callback()
def start(
    ctx: typer.Context,
    lang: Annotated[str, typer.Option(help="Language of what is printed.", envvar="DOSDEMAYO_LANG")] = "en",
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and stop.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    ctx.obj = lang


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 127.0.0.1 is this machine alone.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8808,
    browser: Annotated[bool, typer.Option(help="Open the page.")] = True,
) -> None:
    """Play in the browser: alone, two at one screen, or two over the net."""
    from dosdemayo.cli.serving import serve_here

    serve_here(host, port, browser)


@app.command()
def play(
    ctx: typer.Context,
    file: Annotated[
        Path | None, typer.Argument(help="Keep the game in this file, and go on with the game that is in it.")
    ] = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Accept faulty order sets and void them, as on paper.")
    ] = False,
    edition: EditionOption = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed brings the same cards and the same luck of the computer.")
    ] = None,
    french_name: Annotated[str, typer.Option(help="Who plays the French.")] = "",
    spanish_name: Annotated[str, typer.Option(help="Who plays the Spanish.")] = "",
    against: Annotated[
        str, typer.Option(metavar="LEVEL", help="Play alone against the computer of this level, such as beginner.")
    ] = "",
    side: Annotated[
        Literal["french", "spanish"] | None,
        typer.Option(help="Your side against the computer; the Spanish if you do not say."),
    ] = None,
) -> None:
    """Play at this terminal: two people, who hand the keyboard to each other, or one against the computer."""
    from dosdemayo.cli.play import NewGame, play_here

    wanted = NewGame(strict, french_name, spanish_name, against, side or "")
    play_here(Settings(ctx.obj, edition), file, seed, wanted)


@app.command()
def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="A game record.")],
    whole: Annotated[bool, typer.Option("--all", help="Print the whole game without waiting.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print every answer, event and position as JSON.")] = False,
    turn: Annotated[int | None, typer.Option(min=1, max=10, help="Only this turn.")] = None,
    edition: EditionOption = None,
) -> None:
    """Show a recorded game, step by step."""
    from dosdemayo.cli.replaying import replay_json, replay_text

    settings = Settings(ctx.obj, edition)
    if as_json:
        replay_json(settings, file, turn)
    else:
        replay_text(settings, file, turn, wait=not whole)


@app.command()
def check(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="A game record.")],
    edition: EditionOption = None,
) -> None:
    """Verify a game record: every answer by the rules, every fingerprint."""
    from dosdemayo.cli.checking import check_record

    check_record(Settings(ctx.obj, edition), file)


@app.command()
def adjudicate(
    file: Annotated[str, typer.Argument(help="A case or a list of cases (JSON); - for standard input.")],
    edition: EditionOption = None,
) -> None:
    """Judge a position: what do these answers lead to? Prints JSON."""
    from dosdemayo.cli.adjudicating import adjudicate_file

    raise typer.Exit(adjudicate_file(Settings(edition=edition), file))


@app.command()
def rules(
    ctx: typer.Context,
    number: Annotated[
        str | None,
        typer.Argument(help="A chapter (5), a rule (5.4), a card (C-F3), a detail (D-6) or a ruling (Q-23)."),
    ] = None,
) -> None:
    """Read the rules, or one of them."""
    from dosdemayo.cli.rulebook import print_rules

    print_rules(Settings(ctx.obj), number)


@app.command()
def cards(
    ctx: typer.Context,
    card: Annotated[str | None, typer.Argument(metavar="[ID]", help="A card: artilleria, or C-F3.")] = None,
    edition: EditionOption = None,
) -> None:
    """List the 22 cards, or show one with how sure we are of it."""
    from dosdemayo.cli.deck import print_card, print_cards

    settings = Settings(ctx.obj, edition)
    if card is None:
        print_cards(settings)
    else:
        print_card(settings, card)


@app.command(name="map")
def map_(
    ctx: typer.Context,
    area: Annotated[int | None, typer.Argument(help="Only this area, with what it is joined to.")] = None,
    edition: EditionOption = None,
) -> None:
    """Draw the board, or tell of one area."""
    from dosdemayo.cli.atlas import print_area, print_map

    settings = Settings(ctx.obj, edition)
    if area is None:
        print_map(settings)
    else:
        print_area(settings, area)


@app.command()
def arena(
    players: Annotated[list[str], typer.Argument(help="Two or more players, or one against itself.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games for each pair and seat.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same seed deals the same decks.")] = 1,
    processes: Annotated[int, typer.Option("--processes", "-p", min=1, help="Processes to play in.")] = 1,
    folder: Annotated[
        Path | None, typer.Option("--folder", help="Keep finished blocks here; a match stopped there goes on.")
    ] = None,
    as_json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the results here.")] = None,
    edition: EditionOption = None,
) -> None:
    """Let computer opponents play each other on both sides, and tell who is stronger."""
    from dosdemayo.cli.matches import run_arena

    run_arena(players, games, seed, processes, folder, as_json, edition)


@edition_app.command()
def show(ctx: typer.Context, edition: EditionOption = None) -> None:
    """What is attested, what is implied, and what is reconstructed."""
    from dosdemayo.cli.editions import print_edition

    print_edition(Settings(ctx.obj, edition))
