"""Learn the evaluation of the strongest player: `python -m dosdemayo.lab.train`.

Generation after generation: players with the newest evaluation, older ones and the hand-written one play each other,
and networks learn from all recent games. Two lines do so apart, and the evaluation is the mean of what they end with.
What is finished lies in the folder: a training that was stopped goes on.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, NamedTuple

import numpy as np
import typer

from dosdemayo.ai.fast.evaluator import NETWORK, Evaluator, networks
from dosdemayo.ai.weights import WEIGHTS
from dosdemayo.lab.learning import Curve, Network, Samples, SelfPlayGames, learn
from dosdemayo.lab.run import run, runner
from dosdemayo.lab.selfplay import play_games
from dosdemayo.lab.store import whole
from dosdemayo.lab.variants import BASE, Variant, from_file, rules_of
from dosdemayo.shell import EditionFile, PlainCommand, Processes, WorkFolder, need, writable_file

#: Lines of generations with games of their own: what one believes wrongly because of how it plays, another does not.
_LINES = 2
#: SelfPlayGames in a block, the unit that is played by one process and kept.
_BLOCK = 50
#: Generations whose games are learned from.
_WINDOW = 5
#: Every so many blocks one is kept unseen, to tell what was learned from what was learned by heart.
_UNSEEN = 10
_EPOCHS = 40
#: Networks that learn the same apart, each from another beginning. They err in different ways, so their mean errs less.
_NETWORKS = 2
#: How far the networks before are trusted on positions that followed, rather than on how the game ended.
_TRUST = 0.3
#: Earlier evaluations that play on, and how often the newest, the hand-written and the earlier ones take a side.
_OLD = 2
_NEWEST, _OPINION, _EARLIER = 0.6, 0.2, 0.2


class SelfPlayBatch(NamedTuple):
    """Some games of a generation: a block."""

    folder: Path
    generation: int
    number: int
    first_seed: int
    rules: Variant = BASE

    @property
    def name(self) -> str:
        return f"games-{self.generation}-{self.number}"

    @property
    def size(self) -> int:
        return _BLOCK

    @property
    def path(self) -> Path:
        return self.folder / f"{self.name}.npz"


class SampleStore:
    """What was seen in the games of each block, as a compressed file."""

    def has(self, block: SelfPlayBatch) -> bool:
        return block.path.exists()

    def save(self, block: SelfPlayBatch, games: SelfPlayGames) -> None:
        with whole(block.path) as path, path.open("wb") as file:
            np.savez_compressed(file, **games._replace(features=games.features.astype(np.float16))._asdict())

    def load(self, block: SelfPlayBatch) -> SelfPlayGames:
        with np.load(block.path) as kept:
            return SelfPlayGames(kept["features"].astype(np.float32), kept["outcomes"], kept["last"])


def networks_path(folder: Path, generation: int) -> Path:
    """The networks learned from the games of this generation and those before."""
    return folder / f"networks-{generation}.npy"


def play_batch(block: SelfPlayBatch) -> SelfPlayGames:
    evaluators = _evaluators(block.folder, block.generation)
    seeds = range(block.first_seed, block.first_seed + _BLOCK)
    return play_games(rules_of(block.rules), evaluators, _weights(len(evaluators)), seeds)


def _evaluators(folder: Path, generation: int) -> list[Evaluator]:
    """Those that play in a generation, the newest last."""
    first = max(0, generation - 1 - _OLD)
    return [networks(np.load(networks_path(folder, earlier))) for earlier in range(first, generation)]


def _weights(evaluators: int) -> list[float]:
    """How often the hand-written evaluation and each learned one take a side."""
    if evaluators == 0:
        return [1.0]
    older = [_EARLIER / (evaluators - 1) for _ in range(evaluators - 1)]
    return [_OPINION, *older, _NEWEST]


def _blocks(folder: Path, generation: int, games: int, seed: int, rules: Variant = BASE) -> list[SelfPlayBatch]:
    count = -(-games // _BLOCK)
    base = (seed * 1000 + generation) * 1_000_000
    return [SelfPlayBatch(folder, generation, number, base + number * _BLOCK, rules) for number in range(count)]


def learn_generation(folder: Path, generation: int, games: int, seed: int) -> Curve:
    """From the games of the last generations to the next networks."""
    recent = range(max(0, generation + 1 - _WINDOW), generation + 1)
    blocks = [block for earlier in recent for block in _blocks(folder, earlier, games, seed)]
    unseen = [block for block in blocks if block.number % _UNSEEN == 0]
    known = [block for block in blocks if block.number % _UNSEEN]
    rows = np.load(networks_path(folder, generation - 1)).reshape(-1, NETWORK) if generation else ()
    judges = [Network.from_row(row) for row in rows]
    lessons, test = _lessons(known or blocks, judges), _lessons(unseen, judges)
    learners, curves = list[Network](), list[Curve]()
    for place in range(_NETWORKS):
        rng = np.random.default_rng([seed, generation, place])
        learners.append(Network.fresh(rng))
        curves.append(learn(learners[-1], lessons, test, rng, _EPOCHS))
    np.save(networks_path(folder, generation), np.concatenate([learner.row() for learner in learners]))
    return [[float(loss) for loss in losses] for losses in np.mean(curves, axis=0)]


def _lessons(blocks: list[SelfPlayBatch], judges: list[Network]) -> Samples:
    return SelfPlayGames.joined([SampleStore().load(block) for block in blocks]).lessons(judges, _TRUST)


def plot(curves: list[Curve], path: Path) -> None:
    """Losses by epoch, generation after generation."""
    from matplotlib.figure import Figure  # takes long to load

    figure = Figure(figsize=(9, 5), layout="constrained")
    axes = figure.subplots()
    labels = ("win, learned from", "grade, learned from", "win, unseen", "grade, unseen")
    losses = np.array([losses for curve in curves for losses in curve])
    for place, label in enumerate(labels):
        axes.plot(losses[:, place], label=label, linestyle="-" if place > 1 else "--")
    for end in np.cumsum([len(curve) for curve in curves])[:-1]:
        axes.axvline(end - 0.5, color="0.8", zorder=0)
    axes.set(xlabel="epoch (a line ends a generation)", ylabel="cross entropy", title="Learning the evaluation")
    axes.legend()
    figure.savefig(path, dpi=120)


def train(folder: Path, generations: int, games: int, seed: int, processes: int, rules: Variant) -> Path:
    """One line of generations; where its last networks are."""
    curves: list[Curve] = []
    for generation in range(generations):
        curve_path = folder / f"curve-{generation}.json"
        if not curve_path.exists():
            blocks = _blocks(folder, generation, games, seed, rules)
            run(f"line {seed}, generation {generation}: games", blocks, play_batch, SampleStore(), runner(processes))
            curve = learn_generation(folder, generation, games, seed)
            curve_path.write_text(json.dumps(curve), encoding="utf-8")
        curves.append(json.loads(curve_path.read_text(encoding="utf-8")))
        plot(curves, folder / "curves.png")
    return networks_path(folder, generations - 1)


app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
Out = Annotated[Path, typer.Option(help="Where the finished weights go", callback=writable_file)]


@app.command(cls=PlainCommand)
def main(
    folder: WorkFolder = Path("training"),
    generations: Annotated[int, typer.Option(min=1)] = 6,
    games: Annotated[int, typer.Option(min=_BLOCK, help="SelfPlayGames in each generation")] = 8000,
    seed: Annotated[int, typer.Option(help="The first line's; the same seed gives the same weights")] = 1,
    processes: Processes = 2,
    out: Out = WEIGHTS,
    edition: EditionFile = None,
) -> None:
    """Train from nothing; three quarters of an hour or more on two cores with the default numbers."""
    need("lab", "matplotlib")
    rules = from_file(edition)
    learned = []
    for line in range(seed, seed + _LINES):
        below = folder / f"line-{line}"
        below.mkdir(exist_ok=True)
        learned.append(train(below, generations, games, line, processes, rules))
    np.savez_compressed(out, value=np.concatenate([np.load(path) for path in learned]))


if __name__ == "__main__":
    app()
