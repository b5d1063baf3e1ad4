"""The server under load: people by HTTP with their event streams, spectators, and games against the computer.

`python -m benchmarks.load --games 250 500 --rate 30 --seconds 20` prints a row for each number of live games; the last
column compares each row's processor time for an answer with the first row's. With `--processes 4` they share a fresh
PostgreSQL, and with `--kill` one of them is killed half-way.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx2
from tests.corpus.answering import sample_answer
from tests.e2e.serving import Server
from tests.web.postgres import cluster

from benchmarks.server import SEATS, Meter
from benchmarks.timing import show

#: Games that are begun at the same time.
AT_ONCE = 8


class Load(NamedTuple):
    """What one row of the table is measured with."""

    games: int
    #: Answers a second that are tried for.
    rate: float
    seconds: float
    streams: int
    computers: int
    level: str
    #: Of the server; more than one share a database.
    processes: int = 1
    kills: bool = False


class Processes:
    """Those that serve: one, or what it has started for that."""

    def __init__(self, pid: int, processes: int) -> None:
        self.pids = [pid] if processes == 1 else list(_started_by(pid))
        self._spent = dict.fromkeys(self.pids, 0.0)

    def now(self) -> float:
        """Milliseconds of processor time so far, of those that were killed until the last look."""
        for pid in self.pids:
            with suppress(OSError):
                self._spent[pid] = Meter(pid).now()
        return sum(self._spent.values())


def _started_by(pid: int) -> Iterator[int]:
    for child in map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()):
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
            yield child


@dataclass
class LiveGame:
    """A game by link whose two players answer at random."""

    http: httpx2.AsyncClient
    path: str
    tokens: dict[str, str]
    rng: Random
    heard: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))

    async def answer(self) -> float | None:
        """One answer, and both players' next look; the seconds that the answer took. None where the game is over."""
        for seat in SEATS:
            state = await self.look(seat)
            if not (route := next((way for way in ("seal", "answer") if way in state["can"]), None)):
                continue
            body = {"question": state["question"]["id"], "answer": sample_answer(state["question"], self.rng)}
            began = time.perf_counter()
            (await self._call("POST", seat, route, body)).raise_for_status()
            took = time.perf_counter() - began
            await asyncio.gather(*map(self.look, SEATS))
            return took
        return None

    async def look(self, seat: str) -> Any:
        state = (await self._call("GET", seat, "state")).raise_for_status().json()
        self.heard[seat] = state["log"]["total"]
        return state

    async def listen(self, seat: str) -> None:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        with suppress(httpx2.TransportError):
            async with self.http.stream("GET", f"{self.path}/events", headers=headers, timeout=None) as stream:
                async for _ in stream.aiter_raw():
                    pass

    async def _call(self, method: str, seat: str, path: str, body: Any = None) -> httpx2.Response:
        return await self.http.request(
            method,
            f"{self.path}/{path}",
            json=body,
            params={"log_from": self.heard[seat]},
            headers={"Authorization": f"Bearer {self.tokens[seat]}"},
        )


async def begun(http: httpx2.AsyncClient, opponent: dict[str, str], seed: int) -> LiveGame:
    wanted = {"side": "french", "opponent": opponent, "cards": "strict", "seed": f"load {seed}"}
    made = (await http.post("/api/games", json=wanted)).raise_for_status().json()
    path, tokens = f"/api/games/{made['game']}", dict(made["tokens"])
    if made["invitation"] is not None:
        joined = await http.post(f"{path}/join", json={"invitation": made["invitation"]["token"]})
        tokens["spanish"] = joined.raise_for_status().json()["tokens"]["spanish"]
    return LiveGame(http, path, tokens, Random(seed))


async def many(http: httpx2.AsyncClient, number: int, opponent: dict[str, str]) -> list[LiveGame]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(seed: int) -> LiveGame:
        async with gate:
            return await begun(http, opponent, seed)

    return list(await asyncio.gather(*map(one, range(number))))


async def measure(origin: str, serving: Processes, load: Load) -> tuple[list[float], float]:
    """The time that each answer took, and milliseconds of the processor for one with its looks."""
    limits = httpx2.Limits(max_connections=None, max_keepalive_connections=None)
    async with httpx2.AsyncClient(base_url=origin, timeout=120, limits=limits) as http:
        games = await many(http, load.games, {"kind": "link"})
        await many(http, load.computers, {"kind": "computer", "level": load.level})
        seats = ("french", "spanish", "spectator")
        listening = [asyncio.create_task(games[n % len(games)].listen(seats[n % 3])) for n in range(load.streams)]
        await asyncio.sleep(1)
        times: list[float] = []
        start, answering = serving.now(), []
        wanted = int(load.rate * load.seconds)
        for number in range(wanted):
            if load.kills and number == wanted // 2:
                serving.now()
                os.kill(serving.pids[0], signal.SIGKILL)
            answering.append(asyncio.create_task(games[number % len(games)].answer()))
            await asyncio.sleep(1 / load.rate)
        for took in await asyncio.gather(*answering, return_exceptions=True):
            times += [took] if isinstance(took, float) else []
        spent = serving.now() - start
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        return sorted(times), spent / max(1, len(times))


@contextmanager
def served(folder: Path, processes: int) -> Iterator[Server]:
    """A file for one process, a fresh PostgreSQL for several."""
    with cluster() if processes > 1 else nullcontext("") as address:
        server = Server(folder, f"{address}/postgres" if address else "", processes)
        try:
            server.start()
            yield server
        finally:
            server.stop()
            server.close()


def table(loads: list[Load]) -> None:
    rows, first = [], 0.0
    for load in loads:
        with tempfile.TemporaryDirectory() as folder, served(Path(folder), load.processes) as server:
            serving = Processes(server.pid, load.processes)
            times, cost = asyncio.run(measure(server.origin, serving, load))
        first = first or cost
        half, most = (1000 * times[int(len(times) * share)] for share in (0.5, 0.99))
        asked = int(load.rate * load.seconds)
        what = f"{load.games} games, {load.streams} streams, {load.computers} against {load.level}"
        answers = f"{len(times)} of {asked} answers"
        rows.append(
            (what, f"{answers}, p50 {half:.0f} ms, p99 {most:.0f} ms, {cost:.1f} ms CPU, ratio {cost / first:.2f}")
        )
    show("The server under load", rows)


def run() -> None:
    """A small one, for the collection of all benchmarks."""
    table([Load(games, 5, 6, 6, 0, "practice") for games in (10, 40)])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=[250, 500, 1000, 2000])
    parser.add_argument("--rate", type=float, default=30)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--streams", type=int, default=100)
    parser.add_argument("--computers", type=int, default=0)
    parser.add_argument("--level", default="strongest")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--kill", action="store_true")
    wanted = parser.parse_args()
    served_by = wanted.processes, wanted.kill
    shared = (wanted.rate, wanted.seconds, wanted.streams, wanted.computers, wanted.level, *served_by)
    table([Load(games, *shared) for games in wanted.games])


if __name__ == "__main__":
    main()
