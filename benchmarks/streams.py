"""Idle event streams: the memory of one, and how long others wait for an answer while many are open.

`python -m benchmarks.streams --streams 300 5000` prints two rows for each number. In the first the streams are all
admitted, in the second they are asked for from one address, which is given no more than its share.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import httpx2
from tests.e2e.serving import Server

from benchmarks.people import LiveGame, many, served, streams
from benchmarks.timing import show

#: Streams of one game.
OF_GAME = 30
LOOKS = 100


class Wanted(NamedTuple):
    streams: int
    audience: str
    #: From which they come, as a proxy says; "" for this machine, whose streams are not limited.
    address: str = ""


def resident(pid: int) -> int:
    """Kilobytes of a process's memory."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1])


async def measured(server: Server, wanted: Wanted) -> str:
    audiences = (wanted.audience,)
    async with httpx2.AsyncClient(base_url=server.origin, timeout=120) as http:
        games = await many([http], -(-wanted.streams // OF_GAME), {"kind": "link"})
        await looks(games[0], LOOKS)
        for _, writer in await streams(games, audiences, wanted.streams // 10):
            writer.close()
        await asyncio.sleep(2)
        before = resident(server.pid)
        found = await streams(games, audiences, wanted.streams, wanted.address)
        await asyncio.sleep(2)
        more, times = resident(server.pid) - before, await looks(games[0], LOOKS)
        for _, writer in found:
            writer.close()
    statuses = ", ".join(f"{number} x {status}" for status, number in Counter(status for status, _ in found).items())
    each = f"{more / wanted.streams:.1f} kB each"
    return f"{statuses}, {each}, others p50 {times[LOOKS // 2]:.0f} ms, p99 {times[-2]:.0f} ms"


async def looks(game: LiveGame, number: int) -> list[float]:
    """Milliseconds that somebody else waits for a state."""
    times = []
    for _ in range(number):
        began = time.perf_counter()
        await game.look("french")
        times.append(1000 * (time.perf_counter() - began))
    return sorted(times)


def table(wanted: list[Wanted]) -> None:
    rows = []
    for each in wanted:
        with served() as [server]:
            what = f"{each.streams} streams of {each.audience}{' from one address' if each.address else ''}"
            rows.append((what, asyncio.run(measured(server, each))))
    show("Idle streams", rows)


def run() -> None:
    """A small one, for the collection of all benchmarks."""
    table([Wanted(100, "spectator")])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.streams", description=__doc__)
    parser.add_argument("--streams", type=int, nargs="+", default=[300, 5000])
    parser.add_argument("--audience", default="spectator", choices=("french", "spectator"))
    asked = parser.parse_args()
    table([Wanted(number, asked.audience, address) for number in asked.streams for address in ("", "203.0.113.5")])


if __name__ == "__main__":
    main()
