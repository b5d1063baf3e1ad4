"""People who play on a server over HTTP, with the event streams that their pages keep open."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from zlib import crc32

import httpx2
from tests.corpus.answering import sample_answer
from tests.e2e.serving import Server
from tests.processes import children
from tests.web.postgres import cluster

from benchmarks.server import SEATS
from benchmarks.wire import BROWSER, Wire

#: Games that are begun at the same time, and tries of an answer.
AT_ONCE, TRIES = 8, 100


class Way(NamedTuple):
    """To a server: to begin games, and to play them at little cost."""

    http: httpx2.AsyncClient
    wire: Wire


@dataclass
class LiveGame:
    """A game whose people answer at random: two, or one against the computer."""

    #: One for each address of the server. The first has all requests of this game until its connection is lost.
    ways: deque[Way]
    path: str
    tokens: dict[str, str]
    rng: Random
    heard: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    #: What each player saw last.
    states: dict[str, Any] = field(default_factory=dict)
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def http(self) -> httpx2.AsyncClient:
        return self.ways[0].http

    async def answer(self) -> float | None:
        """One answer, and everybody's next look; the seconds that the answer took. None where nobody is asked.

        Where the connection is lost, because a process was killed, it is tried again as a page would, and at the
        next address as a proxy would.
        """
        async with self._turn:
            began = time.perf_counter()
            for _ in range(TRIES):
                try:
                    return await self._answer(began)
                except ConnectionError:
                    self.states = {}
                    self.ways.rotate(-1)
                    await asyncio.sleep(0.05)
        return None

    async def _answer(self, began: float) -> float | None:
        if not self.states:
            await self.look_all()
        for seat, state in self.states.items():
            if route := next((way for way in ("seal", "answer", "reveal") if way in state["can"]), None):
                question, self.states = state["question"], {}
                body = {"question": question["id"]}
                if route != "reveal":
                    body["answer"] = sample_answer(question, self.rng)
                await self._call("POST", seat, route, body)
                took = time.perf_counter() - began
                await self.look_all()
                return took
        return None

    async def look_all(self) -> None:
        seats = [seat for seat in SEATS if self.tokens[seat]]
        self.states = dict(zip(seats, await asyncio.gather(*map(self.look, seats)), strict=True))

    async def look(self, seat: str) -> Any:
        state = await self._call("GET", seat, "state")
        self.heard[seat] = state["log"]["total"]
        return state

    async def listen(self, audience: str, address: str = "") -> tuple[int, asyncio.StreamWriter]:
        """An event stream: its status, and the connection, which stays open. By bare sockets, since there are many."""
        origin = self.http.base_url
        reader, writer = await asyncio.open_connection(origin.host, origin.port)
        forwarded = f"X-Forwarded-For: {address}\r\n" if address else ""
        token = f"Authorization: Bearer {self.tokens[audience]}"
        head = f"GET {self.path}/events HTTP/1.1\r\nHost: localhost\r\n{token}\r\n{forwarded}{BROWSER}\r\n\r\n"
        writer.write(head.encode())
        status = int((await reader.readline()).split()[1])
        if status == 200:
            await reader.readuntil(b"event: presence")
        return status, writer

    async def _call(self, method: str, seat: str, path: str, body: Any = None) -> Any:
        return await self.ways[0].wire.call(
            method, f"{self.path}/{path}?log_from={self.heard[seat]}", self.tokens[seat], body
        )


async def begun(among: Sequence[Way], opponent: dict[str, str], seed: int) -> LiveGame:
    manner = {"cards": "strict"} if opponent["kind"] == "link" else {}
    wanted = {"side": "french", "opponent": opponent, "seed": f"load {seed}"} | manner
    made = (await among[seed % len(among)].http.post("/api/games", json=wanted)).raise_for_status().json()
    path, tokens, ways = f"/api/games/{made['game']}", dict(made["tokens"]), deque(among)
    ways.rotate(-crc32(made["game"].encode()))
    if made["invitation"] is not None:
        joined = await ways[0].http.post(f"{path}/join", json={"invitation": made["invitation"]["token"]})
        tokens["spanish"] = joined.raise_for_status().json()["tokens"]["spanish"]
    return LiveGame(ways, path, tokens, Random(seed))


async def many(clients: Sequence[httpx2.AsyncClient], number: int, opponent: dict[str, str]) -> list[LiveGame]:
    """Each game keeps to one of the clients, by a hash of its name."""
    gate = asyncio.Semaphore(AT_ONCE)
    among = [Way(client, Wire(client.base_url.host, client.base_url.port or 80)) for client in clients]

    async def one(seed: int) -> LiveGame:
        async with gate:
            return await begun(among, opponent, seed)

    return list(await asyncio.gather(*map(one, range(number))))


async def streams(games: list[LiveGame], audiences: tuple[str, ...], number: int, address: str = "") -> list[Any]:
    """So many of them, over all games; each is its status and its connection."""
    gate = asyncio.Semaphore(50)

    async def one(which: int) -> tuple[int, asyncio.StreamWriter]:
        async with gate:
            return await games[which % len(games)].listen(audiences[which // len(games) % len(audiences)], address)

    return list(await asyncio.gather(*map(one, range(number))))


def wait_for_compiler(pid: int) -> None:
    """A server prepares the strong opponents beside its first requests, which is not to count."""
    for _ in range(600):
        if not children(pid, "ai.warm"):
            return
        time.sleep(0.2)


@contextmanager
def served(processes: int = 1, *, apart: bool = False) -> Iterator[list[Server]]:
    """A file for one process, a fresh PostgreSQL for several; for those that are apart, of which each has an address
    of its own, PostgreSQL in any case.
    """
    with ExitStack() as ending:
        address = f"{ending.enter_context(cluster())}/postgres" if apart or processes > 1 else ""
        folders = [Path(ending.enter_context(TemporaryDirectory())) for _ in range(processes if apart else 1)]
        servers = [Server(folder, address, 1 if apart else processes) for folder in folders]
        for server in servers:
            ending.callback(server.close)
            server.launch()
            ending.callback(server.stop)
        for server in servers:
            server.wait()
            wait_for_compiler(server.pid)
        yield servers
