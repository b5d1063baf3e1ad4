"""Studies: the same games wherever they are played, nothing lost, and numbers that are right."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.lab.workers import always_die, killer, note_and_play

from dosdemayo.lab.run import HereRunner, ProcessRunner, RayRunner, Runner, run, runner
from dosdemayo.lab.study.games import play_batch
from dosdemayo.lab.study.plan import Batch, Pairing, StudyPlan
from dosdemayo.lab.study.store import TableStore

BOT = "tests.lab.workers:own_bot"
PLAN = StudyPlan((Pairing(BOT, "random"),), games=11, seed=7, block_size=3)


@pytest.fixture(scope="module")
def ray_runner() -> Iterator[RayRunner]:
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield RayRunner("local", 2)
    ray.shutdown()


def games(folder: Path, runner: Runner, play: Callable[[Batch], Any] = play_batch) -> dict[str, list[Any]]:
    store = TableStore(folder)
    run("games", PLAN.blocks(), play, store, runner)
    table: dict[str, list[Any]] = store.load(PLAN.blocks()).to_pydict()
    return table


def test_blocks_of_a_plan() -> None:
    blocks = list(PLAN.blocks())
    assert [block.games for block in blocks] == [3, 3, 3, 2]
    assert len({block.name for block in blocks}) == 4
    other = StudyPlan((Pairing("random", BOT),), games=11, seed=7, block_size=3)
    states = [tuple(block.seeds().generate_state(4)) for block in (*blocks, *other.blocks())]
    assert len(set(states)) == 8, "every block has its own seed"


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    here = games(tmp_path / "here", HereRunner())
    assert len(here["winner"]) == 11
    assert here["block"] == [0] * 3 + [1] * 3 + [2] * 3 + [3] * 2
    assert games(tmp_path / "processes", ProcessRunner(2)) == here


@pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_ray_plays_the_same_games(tmp_path: Path, ray_runner: RayRunner) -> None:
    assert games(tmp_path / "ray", ray_runner) == games(tmp_path / "here", HereRunner())


def test_a_killed_process_costs_only_its_block(tmp_path: Path) -> None:
    found = games(tmp_path / "study", ProcessRunner(1), killer(tmp_path, fatal=2))
    assert found == games(tmp_path / "here", HereRunner())
    assert (tmp_path / "fuse").exists()
    assert [(tmp_path / f"played-{number}").read_text() for number in range(4)] == ["x"] * 4


@pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_a_killed_ray_worker_costs_only_its_block(tmp_path: Path, ray_runner: RayRunner) -> None:
    found = games(tmp_path / "study", ray_runner, killer(tmp_path, fatal=2))
    assert found == games(tmp_path / "here", HereRunner())
    assert (tmp_path / "fuse").exists()
    assert [(tmp_path / f"played-{number}").read_text() for number in range(4)] == ["x"] * 4


def test_a_block_that_kills_every_worker_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dosdemayo.lab.run.MOST_RESTARTS", 1)
    with pytest.raises(BrokenProcessPool):
        games(tmp_path, ProcessRunner(1), always_die)


def test_one_process_is_this_one() -> None:
    assert isinstance(runner(1), HereRunner)
    assert isinstance(runner(2), ProcessRunner)
    assert isinstance(runner(1, "local"), RayRunner)


class Interrupted:
    """Stops after some blocks, as a user does."""

    def __init__(self, after: int) -> None:
        self._after = after

    def map_blocks(self, fn: Callable[[Any], Any], blocks: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        for number, block in enumerate(blocks):
            if number == self._after:
                raise KeyboardInterrupt
            yield block, fn(block)


def test_a_stopped_study_goes_on_where_it_was(tmp_path: Path) -> None:
    play = partial(note_and_play, tmp_path)
    with pytest.raises(KeyboardInterrupt):
        games(tmp_path / "study", Interrupted(after=2), play)
    half_written = tmp_path / "study" / "blocks" / "half.unfinished"
    half_written.write_text("what a kill leaves behind")
    shown = Console(file=StringIO(), force_terminal=True, width=100)
    store = TableStore(tmp_path / "study")
    run("games", PLAN.blocks(), play, store, HereRunner(), shown)
    assert isinstance(shown.file, StringIO)
    assert "6/11" in shown.file.getvalue()
    assert "11/11" in shown.file.getvalue()
    assert [(tmp_path / f"played-{number}").read_text() for number in range(4)] == ["x"] * 4
    assert store.load(PLAN.blocks()).to_pydict() == games(tmp_path / "whole", HereRunner())


def test_an_error_in_a_game_is_told(tmp_path: Path) -> None:
    plan = StudyPlan((Pairing("nobody", "random"),), games=2, block_size=2)
    with pytest.raises(ValueError, match="there is no level 'nobody'"):
        run("games", plan.blocks(), play_batch, TableStore(tmp_path), ProcessRunner(1))


def test_csv_holds_the_same_as_parquet(tmp_path: Path) -> None:
    tables = []
    for kind in ("csv", "parquet"):
        store = TableStore(tmp_path / kind, kind)
        run("games", PLAN.blocks(), play_batch, store, HereRunner())
        joined = store.join(PLAN.blocks())
        assert joined.name == f"games.{kind}"
        tables.append(store.load(PLAN.blocks()).to_pydict())
    assert tables[0] == tables[1]
    with pytest.raises(ValueError, match="no format"):
        TableStore(tmp_path, "xlsx")
