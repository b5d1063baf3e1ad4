"""Learn the evaluation of the strongest player: `python -m dosdemayo.ai.train`.

Generation after generation: players with the newest evaluation, older ones and the hand-written one play each other,
and the network learns from all recent games. What is finished lies in the folder: a training that was stopped goes on.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Annotated, NamedTuple

import numpy as np
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dosdemayo.ai.fast.features import Floats
from dosdemayo.ai.learning import BOTH_HEADS, WINS_ALONE, Curve, Games, Network, Samples, learn
from dosdemayo.ai.selfplay import play_games
from dosdemayo.ai.weights import WEIGHTS
from dosdemayo.content import base_rules
from dosdemayo.shell import PlainCommand, Processes, WorkFolder, need, writable_file

#: Games in a block, the unit that is played by one process and kept.
_BLOCK = 50
#: Generations whose games are learned from.
_WINDOW = 3
#: Every so many blocks one is kept unseen, to stop before the network learns by heart.
_UNSEEN = 10
_EPOCHS = 40
#: How far the network before is trusted on positions that followed, rather than on how the game ended.
_TRUST = 0.3
#: Earlier networks that play on, and how often the newest, the hand-written and the earlier ones take a side.
_OLD = 2
_NEWEST, _OPINION, _EARLIER = 0.6, 0.2, 0.2


class Block(NamedTuple):
    folder: Path
    generation: int
    number: int
    first_seed: int

    @property
    def path(self) -> Path:
        return self.folder / f"games-{self.generation}-{self.number}.npz"


def network_path(folder: Path, generation: int) -> Path:
    """The network learned from the games of this generation and those before."""
    return folder / f"network-{generation}.npy"


def play_block(block: Block) -> None:
    """Play a block and keep its samples."""
    nets = _nets(block.folder, block.generation)
    games = play_games(base_rules(), nets, _weights(len(nets)), range(block.first_seed, block.first_seed + _BLOCK))
    unfinished = block.path.with_suffix(".unfinished.npz")
    np.savez_compressed(unfinished, **games._replace(features=games.features.astype(np.float16))._asdict())
    unfinished.replace(block.path)


def _nets(folder: Path, generation: int) -> list[Floats]:
    """The evaluations that play in a generation, the newest last."""
    first = max(0, generation - 1 - _OLD)
    return [np.load(network_path(folder, earlier)) for earlier in range(first, generation)]


def _weights(nets: int) -> list[float]:
    """How often the hand-written evaluation and each network take a side."""
    if nets == 0:
        return [1.0]
    older = [_EARLIER / (nets - 1) for _ in range(nets - 1)]
    return [_OPINION, *older, _NEWEST]


def _games(block: Block) -> Games:
    with np.load(block.path) as kept:
        return Games(kept["features"].astype(np.float32), kept["outcomes"], kept["last"])


def play_generation(folder: Path, generation: int, games: int, seed: int, processes: int, progress: Progress) -> None:
    blocks = _blocks(folder, generation, games, seed)
    missing = [block for block in blocks if not block.path.exists()]
    task = progress.add_task(f"generation {generation}: games", total=len(blocks) * _BLOCK)
    progress.advance(task, (len(blocks) - len(missing)) * _BLOCK)
    for _ in _played(missing, processes):
        progress.advance(task, _BLOCK)


def _blocks(folder: Path, generation: int, games: int, seed: int) -> list[Block]:
    count = -(-games // _BLOCK)
    base = (seed * 1000 + generation) * 1_000_000
    return [Block(folder, generation, number, base + number * _BLOCK) for number in range(count)]


def _played(blocks: list[Block], processes: int) -> Iterator[None]:
    if processes == 1:
        yield from map(play_block, blocks)
        return
    with ProcessPoolExecutor(processes) as pool:
        for done in as_completed([pool.submit(play_block, block) for block in blocks]):
            yield done.result()


def learn_generation(folder: Path, generation: int, games: int, seed: int, wins_alone: bool) -> Curve:
    """From the games of the last generations to the next network, beginning with the one before."""
    recent = range(max(0, generation + 1 - _WINDOW), generation + 1)
    blocks = [block for earlier in recent for block in _blocks(folder, earlier, games, seed)]
    unseen = [block for block in blocks if block.number % _UNSEEN == 0]
    known = [block for block in blocks if block.number % _UNSEEN]
    rng = np.random.default_rng([seed, generation])
    judge = Network.from_row(np.load(network_path(folder, generation - 1))) if generation else None
    network = Network.from_row(judge.row()) if judge else Network.fresh(rng)
    counted = WINS_ALONE if wins_alone else BOTH_HEADS
    curve = learn(network, _lessons(known or blocks, judge), _lessons(unseen, judge), rng, _EPOCHS, counted)
    if wins_alone:
        network.silence_grade()
    np.save(network_path(folder, generation), network.row())
    return curve


def _lessons(blocks: list[Block], judge: Network | None) -> Samples:
    return Games.joined([_games(block) for block in blocks]).lessons(judge, _TRUST)


def plot(curves: list[Curve], path: Path) -> None:
    """Losses by epoch, generation after generation."""
    from matplotlib.figure import Figure  # comes with dosdemayo[lab]

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


app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
Out = Annotated[Path, typer.Option(help="Where the finished weights go", callback=writable_file)]


@app.command(cls=PlainCommand)
def main(
    folder: WorkFolder = Path("training"),
    generations: Annotated[int, typer.Option(min=1)] = 3,
    games: Annotated[int, typer.Option(min=_BLOCK, help="Games in each generation")] = 8000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights")] = 1,
    processes: Processes = 2,
    out: Out = WEIGHTS,
    wins_alone: Annotated[bool, typer.Option(help="Learn who wins, and nothing of how far the French get")] = False,
) -> None:
    """Train from nothing; well under an hour on two cores with the default numbers."""
    need("lab", "matplotlib")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    curves: list[Curve] = []
    with Progress(*columns) as progress:
        for generation in range(generations):
            curve_path = folder / f"curve-{generation}.json"
            if not curve_path.exists():
                play_generation(folder, generation, games, seed, processes, progress)
                curve = learn_generation(folder, generation, games, seed, wins_alone)
                curve_path.write_text(json.dumps(curve), encoding="utf-8")
            curves.append(json.loads(curve_path.read_text(encoding="utf-8")))
            plot(curves, folder / "curves.png")
    np.savez_compressed(out, value=np.load(network_path(folder, generations - 1)))


if __name__ == "__main__":
    app()
