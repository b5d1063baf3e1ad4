"""Work cut into blocks: done here, in processes or on a Ray cluster. A finished block is kept and not done again.

A runner has one method, `map_blocks(fn, blocks)`: it yields each block with what `fn` made of it, as they get finished.
A block whose worker died is done again, and no other is; an error that `fn` raises is the caller's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Protocol, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

Item = TypeVar("Item")
Result = TypeVar("Result")

#: How often the pool is set up anew before it is given up: a block that kills every worker would go on for ever.
MOST_RESTARTS = 5


class Block(Protocol):
    """A part of some work. What comes of it depends on the block alone, wherever it is done."""

    @property
    def name(self) -> str:
        """Whatever the result depends on; the name of its file."""

    @property
    def size(self) -> int:
        """How much of the progress bar it is."""


B = TypeVar("B", bound=Block)
B_contra = TypeVar("B_contra", contravariant=True)
Result_contra = TypeVar("Result_contra", contravariant=True)


class Store(Protocol[B_contra, Result_contra]):
    """Keeps what came of blocks."""

    def has(self, block: B_contra, /) -> bool: ...

    def save(self, block: B_contra, result: Result_contra, /) -> None: ...


class Runner(Protocol):
    def map_blocks(self, fn: Callable[[Item], Result], blocks: Iterable[Item]) -> Iterator[tuple[Item, Result]]: ...


class HereRunner:
    """In this process, one after the other."""

    def map_blocks(self, fn: Callable[[Item], Result], blocks: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        for block in blocks:
            yield block, fn(block)


class ProcessRunner:
    def __init__(self, workers: int) -> None:
        self._workers = workers

    def map_blocks(self, fn: Callable[[Item], Result], blocks: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        left = list(blocks)
        for restart in range(MOST_RESTARTS + 1):
            try:
                yield from self._attempt(fn, left)
                return
            except BrokenProcessPool:
                if restart == MOST_RESTARTS:
                    raise

    def _attempt(self, fn: Callable[[Item], Result], left: list[Item]) -> Iterator[tuple[Item, Result]]:
        """Takes off the list what is finished, so that a new attempt plays only the rest."""
        spawn, deaf = get_context("spawn"), (SIGINT, SIG_IGN)  # Ctrl-C is the business of whoever started the workers
        with ProcessPoolExecutor(self._workers, spawn, initializer=signal, initargs=deaf) as pool:
            running: dict[Future[Result], Item] = {}
            waiting = iter(list(left))
            try:
                while True:
                    # Few blocks ahead of the workers: what is handed in cannot be called back.
                    for block in _take(waiting, 2 * self._workers - len(running)):
                        running[pool.submit(fn, block)] = block
                    if not running:
                        return
                    done, _ = wait(running, return_when=FIRST_COMPLETED)
                    for future in sorted(done, key=lambda future: future.exception() is not None):
                        result = future.result()
                        block = running.pop(future)
                        left.remove(block)
                        yield block, result
            finally:
                for future in running:
                    future.cancel()


class RayRunner:
    """The same on a Ray cluster: `local` starts one on this machine, `auto` or an address joins one that runs."""

    def __init__(self, address: str, workers: int) -> None:
        self._address = address
        self._workers = workers

    def map_blocks(self, fn: Callable[[Item], Result], blocks: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        import ray

        joined = not ray.is_initialized()
        if joined:
            self._join(ray)
        try:
            yield from self._run(ray, fn, blocks)
        finally:
            if joined:
                ray.shutdown()

    def _join(self, ray: Any) -> None:
        if self._address == "local":
            ray.init(num_cpus=self._workers, include_dashboard=False, log_to_driver=False)
        else:
            ray.init(address=self._address, log_to_driver=False)

    def _run(self, ray: Any, fn: Callable[[Item], Result], blocks: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        def play(block: Item) -> Result:
            return fn(block)

        task = ray.remote(max_retries=MOST_RESTARTS, num_cpus=1)(play)
        running: dict[Any, Item] = {}
        waiting = iter(blocks)
        ahead = 2 * max(self._workers, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            for block in _take(waiting, ahead - len(running)):
                running[task.remote(block)] = block
            if not running:
                return
            [done], _ = ray.wait(list(running), num_returns=1)
            yield running.pop(done), ray.get(done)


def _take(items: Iterator[Item], number: int) -> list[Item]:
    return [item for _, item in zip(range(number), items, strict=False)]


def runner(processes: int, ray: str | None = None) -> Runner:
    """A Ray address, or else so many processes here; one is this one."""
    if ray is not None:
        return RayRunner(ray, processes)
    return HereRunner() if processes == 1 else ProcessRunner(processes)


def run(
    what: str,
    blocks: Iterable[B],
    work: Callable[[B], Result],
    store: Store[B, Result],
    runner: Runner,
    console: Console | None = None,
) -> None:
    """Do the blocks that the store does not have yet, and keep each as soon as it is finished."""
    blocks = list(blocks)
    missing = [block for block in blocks if not store.has(block)]
    total, left = (sum(block.size for block in some) for some in (blocks, missing))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    times = (TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, *times, console=console or Console(stderr=True)) as progress:
        task = progress.add_task(what, total=total, completed=total - left)
        for block, result in runner.map_blocks(work, missing):
            store.save(block, result)
            progress.advance(task, block.size)
