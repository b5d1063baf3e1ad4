"""Matches between computer players: common decks, both sides, results kept block by block, tables with intervals."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import permutations
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from dosdemayo.ai.bot import Bot
from dosdemayo.content import base_edition, load_edition, ruleset
from dosdemayo.engine import CHANCE, FRENCH, SIDES, SPANISH, Game, Ruleset, State
from dosdemayo.engine.actions import Action, Deal, Discard
from dosdemayo.engine.options import Options
from dosdemayo.lab.study.players import player

#: 95 of 100 intervals of this width hold the true value.
_Z = 1.959964
#: Elo points for tenfold odds.
_ELO = 400.0


class Decks:
    """Chance with decks shuffled beforehand: whoever plays, a seed deals the same cards in the same order."""

    def __init__(self, rules: Ruleset, seed: str) -> None:
        self._rng = Random(f"{seed} discards")
        self._order: dict[str, int] = {}
        for side in SIDES:
            cards = list(rules.decks[side])
            Random(f"{seed} {side.label}").shuffle(cards)
            self._order |= {card: place for place, card in enumerate(cards)}

    def answer(self, options: Options) -> Action:
        choices = list(options)
        if isinstance(choices[0], Deal):
            return min((c for c in choices if isinstance(c, Deal)), key=lambda deal: self._order[deal.card])
        assert isinstance(choices[0], Discard)
        return choices[self._rng.randrange(len(choices))]


@dataclass(frozen=True)
class GameResult:
    french: str
    spanish: str
    seed: int
    winner: str
    reason: str
    turn: int
    kept: str
    spanish_left: int
    french_lost: int
    gates: int
    #: Seconds for each answer to a question of orders, and the longest answer of all, by side.
    order_times: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    longest: tuple[float, float] = (0.0, 0.0)


def play_game(rules: Ruleset, names: tuple[str, str], bots: tuple[Bot, Bot], seed: int) -> GameResult:
    """One game; each bot has its own luck, and the decks depend on the seed alone."""
    game, decks = Game(rules), Decks(rules, str(seed))
    rngs = [Random(f"{seed} {name} {side}") for side, name in enumerate(names)]
    times: tuple[list[float], list[float]] = ([], [])
    longest, kept = [0.0, 0.0], ""
    state = game.start()
    while state.outcome is None:
        seat, kind = game.pending(state)[0]
        options = game.options(state, seat)
        if seat is CHANCE:
            action = decks.answer(options)
        else:
            began = time.perf_counter()
            action = bots[seat].answer(game.view(state, seat), options, rngs[seat])
            spent = time.perf_counter() - began
            longest[seat] = max(longest[seat], spent)
            if kind == "orders":
                times[seat].append(spent)
        state, _ = game.apply(state, seat, action)
        kept = kept or (state.hands[FRENCH][0] if state.hands[FRENCH] else "")
    return _result(rules, names, seed, state, kept, times, (longest[0], longest[1]))


def _result(
    rules: Ruleset,
    names: tuple[str, str],
    seed: int,
    state: State,
    kept: str,
    times: tuple[list[float], list[float]],
    longest: tuple[float, float],
) -> GameResult:
    assert state.outcome is not None
    gates = sum(state.cubes[FRENCH][gate] > 0 for gate in rules.board.gates)
    left, lost = sum(state.cubes[SPANISH]), state.lost[FRENCH]
    winner, reason = state.outcome.winner.label, state.outcome.reason
    return GameResult(*names, seed, winner, reason, state.turn, kept, left, lost, gates, times, longest)


# ---------------------------------------------------------------------------------------------------- blocks of games


class Block(NamedTuple):
    """Games of one pairing with seeds that follow each other."""

    french: str
    spanish: str
    first_seed: int
    games: int
    edition: str | None

    @property
    def name(self) -> str:
        players = "_".join(name.replace(":", ".").replace("/", ".") for name in (self.french, self.spanish))
        return f"{players}_{self.first_seed}_{self.games}.json"


@cache
def _rules(edition: str | None) -> Ruleset:
    return ruleset(load_edition(Path(edition)) if edition else base_edition())


@cache
def _bot(name: str, edition: str | None) -> Bot:
    return player(name, _rules(edition))


def play_block(block: Block) -> list[GameResult]:
    rules = _rules(block.edition)
    bots = (_bot(block.french, block.edition), _bot(block.spanish, block.edition))
    seeds = range(block.first_seed, block.first_seed + block.games)
    return [play_game(rules, (block.french, block.spanish), bots, seed) for seed in seeds]


def play_match(
    names: list[str],
    games: int,
    seed: int = 1,
    processes: int = 1,
    folder: Path | None = None,
    edition: Path | None = None,
    block_size: int = 10,
    console: Console | None = None,
) -> list[GameResult]:
    """Every player against every other on both sides, `games` for each seat; one name alone plays itself.

    With a folder, finished blocks are kept there, and a match that was stopped goes on.
    """
    pairs = list(permutations(names, 2)) if len(names) > 1 else [(names[0], names[0])]
    text = str(edition) if edition else None
    blocks = [
        Block(french, spanish, seed + first, min(block_size, games - first), text)
        for first in range(0, games, block_size)
        for french, spanish in pairs
    ]
    found = {block: results for block in blocks if (results := _kept(folder, block)) is not None}
    missing = [block for block in blocks if block not in found]
    with _progress(console) as progress:
        task = progress.add_task(" vs ".join(names), total=games * len(pairs))
        progress.advance(task, sum(block.games for block in found))
        for block, results in _played(missing, processes):
            found[block] = results
            _keep(folder, block, results)
            progress.advance(task, block.games)
    return [result for block in blocks for result in found[block]]


def _progress(console: Console | None) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console or Console(stderr=True))


def _played(blocks: list[Block], processes: int) -> Iterator[tuple[Block, list[GameResult]]]:
    if processes == 1:
        yield from ((block, play_block(block)) for block in blocks)
        return
    with ProcessPoolExecutor(processes) as pool:
        waiting = {pool.submit(play_block, block): block for block in blocks}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


def _kept(folder: Path | None, block: Block) -> list[GameResult] | None:
    path = folder / block.name if folder else None
    return read_results(path) if path and path.exists() else None


def _keep(folder: Path | None, block: Block, results: list[GameResult]) -> None:
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
        unfinished = folder / f"{block.name}.unfinished"
        write_results(unfinished, results)
        unfinished.replace(folder / block.name)


def write_results(path: Path, results: Iterable[GameResult]) -> None:
    path.write_text(json.dumps([asdict(result) for result in results]) + "\n", encoding="utf-8")


def read_results(path: Path) -> list[GameResult]:
    return [GameResult(**row) for row in json.loads(path.read_text(encoding="utf-8"))]


# ---------------------------------------------------------------------------------------------------- what came out


@dataclass(frozen=True)
class PairSummary:
    """One player as the French against one as the Spanish."""

    french: str
    spanish: str
    games: int
    french_wins: int
    interval: tuple[float, float]
    spanish_left: tuple[float, float]
    french_lost: tuple[float, float]
    gates: float


def wilson(part: int, whole: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share, z2 = part / whole, _Z * _Z / whole
    middle = (share + z2 / 2) / (1 + z2)
    half = _Z / (1 + z2) * sqrt(share * (1 - share) / whole + z2 / (4 * whole))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: list[int]) -> tuple[float, float]:
    """A mean and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, _Z * sqrt(spread / len(values))


def summaries(results: list[GameResult]) -> list[PairSummary]:
    found = []
    for french, spanish in dict.fromkeys((r.french, r.spanish) for r in results):
        games = [r for r in results if (r.french, r.spanish) == (french, spanish)]
        wins = sum(r.winner == "french" for r in games)
        left = mean_interval([r.spanish_left for r in games])
        lost = mean_interval([r.french_lost for r in games])
        gates = sum(r.gates for r in games) / len(games)
        found.append(PairSummary(french, spanish, len(games), wins, wilson(wins, len(games)), left, lost, gates))
    return found


def elo(results: list[GameResult]) -> dict[str, float]:
    """Ratings around 0 that explain the results best, the side's advantage set apart (Bradley-Terry, damped)."""
    names = sorted({name for r in results for name in (r.french, r.spanish)})
    rating, side, step = dict.fromkeys(names, 0.0), 0.0, 2.0 / max(1, len(results))
    for _ in range(4000):
        slope, side_slope = dict.fromkeys(names, 0.0), 0.0
        for r in results:
            expected = 1 / (1 + exp(rating[r.spanish] - rating[r.french] - side))
            error = (r.winner == "french") - expected
            slope[r.french] += error
            slope[r.spanish] -= error
            side_slope += error
        for name in names:
            rating[name] += step * (slope[name] - 0.01 * rating[name])
        side += step * side_slope
    return {name: value * _ELO / log(10) for name, value in sorted(rating.items(), key=lambda item: -item[1])}


def decision_times(results: list[GameResult]) -> dict[str, tuple[float, float]]:
    """For each player the median time for orders and the longest for any answer, in seconds."""
    orders: dict[str, list[float]] = {}
    longest: dict[str, float] = {}
    for r in results:
        for side, name in enumerate((r.french, r.spanish)):
            orders.setdefault(name, []).extend(r.order_times[side])
            longest[name] = max(longest.get(name, 0.0), r.longest[side])
    return {name: (median(times or [0.0]), longest[name]) for name, times in orders.items()}


def report(results: list[GameResult]) -> dict[str, Any]:
    """Everything that is told of a match, as JSON."""
    return {
        "pairs": [asdict(summary) for summary in summaries(results)],
        "elo": elo(results),
        "seconds": {name: {"orders": a, "longest": b} for name, (a, b) in decision_times(results).items()},
    }


def tables(results: list[GameResult]) -> list[Table]:
    """The same for people to read."""
    pairs = Table("French", "Spanish", "games", "French win", "95 %", "Spanish left", "French lost", "gates")
    for s in summaries(results):
        shares = f"{100 * s.interval[0]:.1f}–{100 * s.interval[1]:.1f}"
        left, lost = (f"{mean:.2f} ± {half:.2f}" for mean, half in (s.spanish_left, s.french_lost))
        win = f"{100 * s.french_wins / s.games:.1f} %"
        pairs.add_row(s.french, s.spanish, str(s.games), win, shares, left, lost, f"{s.gates:.2f}")
    players = Table("player", "Elo", "orders, median", "longest answer")
    times = decision_times(results)
    for name, rating in elo(results).items():
        players.add_row(name, f"{rating:+.0f}", *(f"{1000 * seconds:.0f} ms" for seconds in times[name]))
    return [pairs, players]
