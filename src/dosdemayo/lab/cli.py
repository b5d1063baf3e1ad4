"""`dosdemayo study …`: run a study and write its report."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dosdemayo.shell import EditionFile, PlainGroup, Processes, UserError, WorkFolder, need

if TYPE_CHECKING:
    from dosdemayo.engine import Ruleset
    from dosdemayo.lab.study.plan import StudyPlan

app = typer.Typer(
    cls=PlainGroup,
    no_args_is_help=True,
    help="Study many games: balance, cards, openings.",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

PLAYER_HELP = "random, a level of the computer opponent, or module:maker; may be given several times"
French = Annotated[list[str], typer.Option("--french", "-f", help=f"French players: {PLAYER_HELP}")]
Spanish = Annotated[list[str], typer.Option("--spanish", "-s", help=f"Spanish players: {PLAYER_HELP}")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help="Games of each pairing")]
Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same games on any machine")]
BlockSize = Annotated[int, typer.Option(min=1, help="Games in a block; a block is kept when it is finished")]
Ray = Annotated[str | None, typer.Option(help="Play on a Ray cluster instead: its address, auto, or local")]
Format = Annotated[str, typer.Option("--format", help="parquet or csv")]

_RANDOM = ["random"]


def check_players(names: Iterable[str], rules: Ruleset) -> None:
    """Refuse a name that stands for nobody. A level need not be made for that: it takes long to load."""
    from dosdemayo.ai import opponents
    from dosdemayo.lab.players import RANDOM, make_player

    for name in {*names} - {RANDOM, *opponents()}:
        try:
            make_player(name, rules)
        except (ValueError, TypeError, ImportError, AttributeError) as error:
            raise UserError("error-no-player", name=name, reason=error) from error


def _command(kind: str, what: str) -> None:
    def command(
        french: French = _RANDOM,
        spanish: Spanish = _RANDOM,
        games: Games = 1000,
        seed: Seed = 1,
        block_size: BlockSize = 1000,
        folder: WorkFolder = Path("study"),
        processes: Processes = 1,
        ray: Ray = None,
        kind_of_file: Format = "parquet",
        edition: EditionFile = None,
    ) -> None:
        need("lab", "matplotlib", "pyarrow")
        if ray is not None:
            need("ray", "ray")
        from dosdemayo.lab.study.plan import Pairing, StudyPlan
        from dosdemayo.lab.variants import from_file, rules_of

        variant = from_file(edition)
        check_players([*french, *spanish], rules_of(variant))
        pairings = tuple(Pairing(a, b) for a in french for b in spanish)
        study(kind, StudyPlan(pairings, games, seed, block_size, variant), folder, processes, ray, kind_of_file)

    app.command(kind, help=what)(command)


_command("balance", "Who wins, how games end, losses over the turns, and where the fights are.")
_command("cards", "What each card is worth to its owner.")
_command("openings", "What the French choice and the orders of the first turn are worth.")


def study(kind: str, plan: StudyPlan, out: Path, workers: int, ray: str | None, kind_of_file: str) -> None:
    """Play what is missing, then write the games and the report."""
    from rich.console import Console

    from dosdemayo.lab.run import run, runner
    from dosdemayo.lab.study.games import play_batch
    from dosdemayo.lab.study.kinds import write_report
    from dosdemayo.lab.study.store import FORMATS, TableStore

    if kind_of_file not in FORMATS:
        raise typer.BadParameter(f"expected one of {', '.join(FORMATS)}", param_hint="--format")
    console = Console()
    store = TableStore(out, kind_of_file)
    run("games", plan.blocks(), play_batch, store, runner(workers, ray), console)
    for path in write_report(kind, plan, store):
        console.print(f"wrote {path}", highlight=False, soft_wrap=True)
