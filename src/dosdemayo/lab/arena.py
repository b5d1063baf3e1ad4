"""Matches between computer players: common decks, both sides, results kept block by block."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import permutations
from pathlib import Path
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dosdemayo.ai.bot import Bot
from dosdemayo.content import base_edition, load_edition, ruleset
from dosdemayo.engine import CHANCE, FRENCH, SIDES, SPANISH, Game, Ruleset, Seat, State
from dosdemayo.engine.actions import Action, Deal, Discard
from dosdemayo.engine.options import Options
from dosdemayo.lab.study.players import player
from dosdemayo.lab.study.runners import ProcessRunner

#: A grade is made of Spanish cubes removed, gates held and French losses avoided, in these parts.
_REMOVED, _HELD, _SPARED = 0.55, 0.2, 0.25
#: So many cubes left count as having got nowhere.
_MANY = 8


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
    #: How far the French got, from 0 to 1.
    grade: float = 0.0
    #: Cubes lost up to the end of each turn that was played, by side.
    losses: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    #: Seconds of one core for each answer to a question of orders, and for the longest answer of all, by side.
    order_times: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    longest: tuple[float, float] = (0.0, 0.0)


def grade(rules: Ruleset, state: State) -> float:
    """How far the French got in a game that is over: what the search strives for besides winning."""
    assert state.outcome is not None
    if state.outcome.reason == "loss limit":
        return 0.0
    left = min(sum(state.cubes[SPANISH]), _MANY) / _MANY
    held = _gates_held(rules, state) / len(rules.board.gates)
    lost = min(state.lost[FRENCH], rules.loss_limit) / rules.loss_limit
    return _REMOVED * (1 - left) + _HELD * held + _SPARED * (1 - lost)


def _gates_held(rules: Ruleset, state: State) -> int:
    return sum(state.cubes[FRENCH][gate] > 0 for gate in rules.board.gates)


def play_game(rules: Ruleset, names: tuple[str, str], bots: tuple[Bot, Bot], seed: int) -> GameResult:
    """One game; each bot has its own luck, and the decks depend on the seed alone."""
    game, decks = Game(rules), Decks(rules, str(seed))
    rngs = [Random(f"{seed} {name} {side}") for side, name in enumerate(names)]
    watch = _Watch(rules)
    state = game.start()
    while state.outcome is None:
        seat, kind = game.pending(state)[0]
        options = game.options(state, seat)
        if seat is CHANCE:
            action = decks.answer(options)
        else:
            began = time.process_time()
            action = bots[seat].answer(game.view(state, seat), options, rngs[seat])
            watch.time(seat, kind, time.process_time() - began)
        turn = state.turn
        state, _ = game.apply(state, seat, action)
        watch.see(turn, state)
    return watch.result(names, seed, state)


class _Watch:
    """Takes notes of a game."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._kept = ""
        self._losses: tuple[list[int], list[int]] = ([], [])
        self._times: tuple[list[float], list[float]] = ([], [])
        self._longest = [0.0, 0.0]

    def time(self, seat: Seat, kind: str, seconds: float) -> None:
        self._longest[seat] = max(self._longest[seat], seconds)
        if kind == "orders":
            self._times[seat].append(seconds)

    def see(self, turn: int, state: State) -> None:
        """A position, and the turn in which it was reached. The first French card is the one kept (2.4)."""
        self._kept = self._kept or (state.hands[FRENCH][0] if state.hands[FRENCH] else "")
        for side in SIDES:
            del self._losses[side][turn - 1 :]
            self._losses[side].append(state.lost[side])

    def result(self, names: tuple[str, str], seed: int, state: State) -> GameResult:
        assert state.outcome is not None
        return GameResult(
            *names,
            seed,
            winner=state.outcome.winner.label,
            reason=state.outcome.reason,
            turn=state.turn,
            kept=self._kept,
            spanish_left=sum(state.cubes[SPANISH]),
            french_lost=state.lost[FRENCH],
            gates=_gates_held(self._rules, state),
            grade=round(grade(self._rules, state), 4),
            losses=self._losses,
            order_times=self._times,
            longest=(self._longest[0], self._longest[1]),
        )


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


@cache
def _warm() -> None:
    from dosdemayo.ai.warm import warm_up

    warm_up()


def warm(*bots: Bot) -> None:
    """Once in a process: loading what searching players have compiled is not to count as their thinking."""
    if any(hasattr(bot, "desk") for bot in bots):
        _warm()


def play_block(block: Block) -> list[GameResult]:
    rules = _rules(block.edition)
    bots = (_bot(block.french, block.edition), _bot(block.spanish, block.edition))
    warm(*bots)
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
    yield from ProcessRunner(processes).map_blocks(play_block, blocks)


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
