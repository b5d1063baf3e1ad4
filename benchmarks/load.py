"""The server under load: people by HTTP with their event streams, spectators, and games against the computer.

`python -m benchmarks.load --games 250 500 --rate 30 --seconds 20` prints a row for each number of live games and each
rate. Each answer is followed by a look of both players; the last column compares each row's processor time for that
with the first row's. With `--processes 4` they share a fresh PostgreSQL and one address, and with `--kill` one of them
is killed half-way. With `--apart` each has an address of its own, and all requests of a game go to one of them, by a
hash of its name as behind the proxies in `deploy/`; `--processes 1 4 1 4 --apart` compares one with four by turns, all
on PostgreSQL. The processor time of the database is not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import time
from contextlib import AsyncExitStack, suppress
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
from tests.e2e.serving import Server
from tests.processes import children

from benchmarks.people import LiveGame, many, served, streams
from benchmarks.server import Meter
from benchmarks.timing import show
from benchmarks.wire import RefusedError

#: Seconds in which a server has loaded the code that computers think by.
LOADING = 15


class Load(NamedTuple):
    """What one row of the table is measured with."""

    games: int
    #: Answers a second that are tried for.
    rate: float
    seconds: float
    streams: int
    computers: int
    level: str
    #: Seconds between two answers to computers.
    pause: float = 0.05
    #: Of the server; more than one share a database.
    processes: int = 1
    kills: bool = False
    #: Each process has an address of its own, and each game one of them.
    apart: bool = False


class Processes:
    """Those that serve: by themselves, or what one has started for that."""

    def __init__(self, servers: list[Server], processes: int) -> None:
        pids = [server.pid for server in servers]
        self.pids = pids if processes == len(pids) else children(pids[0], "spawn_main")
        self._spent = dict.fromkeys(self.pids, 0.0)

    def now(self) -> float:
        """Milliseconds of processor time so far, of those that were killed until the last look."""
        for pid in self.pids:
            with suppress(OSError):
                self._spent[pid] = Meter(pid).now()
        return sum(self._spent.values())


class Measured(NamedTuple):
    #: The seconds that each answer took, the shortest first.
    times: list[float]
    #: Milliseconds of the processor for one with its looks.
    cost: float
    #: Answers a second that there were.
    rate: float
    #: The share of the time that the host of a virtual machine took for others.
    stolen: float


def stolen() -> float:
    """Seconds that a virtual machine wanted to work and could not, on all processors; known on Linux alone."""
    return int(Path("/proc/stat").read_text(encoding="ascii").split()[8]) / os.sysconf("SC_CLK_TCK")


async def measure(origins: list[str], serving: Processes, load: Load) -> Measured:
    limits = httpx2.Limits(max_connections=None, max_keepalive_connections=None)
    async with AsyncExitStack() as ending:
        clients = [httpx2.AsyncClient(base_url=origin, timeout=120, limits=limits) for origin in origins]
        for client in clients:
            await ending.enter_async_context(client)
        games = await many(clients, load.games, {"kind": "link"})
        against = await many(clients, load.computers, {"kind": "computer", "level": load.level})
        listening = await streams(games, ("french", "spanish", "spectator"), load.streams)
        busy = asyncio.create_task(keep_busy(against, load.pause))
        await asyncio.sleep(LOADING if against else 0)
        for game in games:
            await game.look_all()
        start, began, taken = serving.now(), time.monotonic(), stolen()
        found = await answers(games, serving, load)
        spent, seconds = serving.now() - start, time.monotonic() - began
        busy.cancel()
        for _, writer in listening:
            writer.close()
    times = sorted(took for took in found if isinstance(took, float))
    lost = (stolen() - taken) / seconds / (os.cpu_count() or 1)
    return Measured(times, spent / max(1, len(times)), len(times) / seconds, lost)


async def keep_busy(games: list[LiveGame], pause: float) -> None:
    """Let people answer the computers, one after the other."""
    while games:
        for game in games:
            game.states = {}
            with suppress(ConnectionError, RefusedError):
                await game.answer()
            await asyncio.sleep(pause)
        await asyncio.sleep(pause)


async def answers(games: list[LiveGame], serving: Processes, load: Load) -> list[Any]:
    """At their times, whether or not those before are done; what each took, or why there is none."""
    wanted, answering = int(load.rate * load.seconds), []
    began = time.monotonic()
    for number in range(wanted):
        if load.kills and number == wanted // 2:
            serving.now()
            os.kill(serving.pids[0], signal.SIGKILL)
        answering.append(asyncio.create_task(games[number % len(games)].answer()))
        await asyncio.sleep(max(0.0, began + (number + 1) / load.rate - time.monotonic()))
    return list(await asyncio.gather(*answering, return_exceptions=True))


def table(loads: list[Load]) -> None:
    rows, first = [], 0.0
    for load in loads:
        with served(load.processes, apart=load.apart) as servers:
            origins = [server.origin for server in servers]
            found = asyncio.run(measure(origins, Processes(servers, load.processes), load))
        first = first or found.cost
        half, most = (1000 * found.times[int(len(found.times) * share)] for share in (0.5, 0.99))
        what = f"{load.games} games, {load.streams} streams, {load.computers} against {load.level}, {load.rate:.0f}/s"
        by = f"{load.processes} processes apart" if load.apart else f"{load.processes} processes"
        answered = f"{len(found.times)} of {int(load.rate * load.seconds)} answers, {found.rate:.0f}/s"
        cost = f"{found.cost:.1f} ms CPU, ratio {found.cost / first:.2f}"
        rows.append(
            (f"{by}, {what}", f"{answered}, p50 {half:.0f} ms, p99 {most:.0f} ms, {cost}, stolen {found.stolen:.1%}")
        )
    show("The server under load", rows)


def run() -> None:
    """A small one, for the collection of all benchmarks."""
    table([Load(games, 5, 6, 6, 0, "practice") for games in (10, 40)])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=[250, 500, 1000, 2000])
    parser.add_argument("--rate", type=float, nargs="+", default=[30])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--streams", type=int, default=100)
    parser.add_argument("--computers", type=int, default=0)
    parser.add_argument("--level", default="strongest")
    parser.add_argument(
        "--pause",
        type=float,
        default=Load._field_defaults["pause"],
        help="seconds between two answers to computers: 0.05 and there is always something to think about, "
        "0.2 and each of 200 games would take half an hour",
    )
    parser.add_argument("--processes", type=int, nargs="+", default=[1])
    parser.add_argument("--kill", action="store_true")
    parser.add_argument("--apart", action="store_true", help="each process at a port of its own, each game at one")
    wanted = parser.parse_args()
    shared = (wanted.seconds, wanted.streams, wanted.computers, wanted.level, wanted.pause)
    rows = product(wanted.games, wanted.rate, wanted.processes)
    table([Load(games, rate, *shared, number, wanted.kill, wanted.apart) for games, rate, number in rows])


if __name__ == "__main__":
    main()
