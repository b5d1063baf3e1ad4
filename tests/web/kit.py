"""A server in this process, and people who talk to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx2
from fastapi import FastAPI

from dosdemayo.notation import answer_to_json
from dosdemayo.web.app import create_app
from dosdemayo.web.service.games import Games
from dosdemayo.web.settings import Settings
from dosdemayo.web.tokens import AUDIENCES


class Clock:
    """A time that goes on when told to."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


@dataclass
class Person:
    """Somebody with a token of a game."""

    server: Server
    game: str
    seat: str
    token: str
    #: Everything that came back, in its order.
    received: list[tuple[str, int, list[tuple[str, str]], bytes]] = field(default_factory=list)

    async def call(self, method: str, path: str, body: Any = None, **query: Any) -> httpx2.Response:
        response = await self.server.http.request(
            method,
            f"/api/games/{self.game}/{path}",
            json=body,
            params=query,
            headers={"Authorization": f"Bearer {self.token}"},
        )
        self.hear(f"{method} {path}", response)
        return response

    def hear(self, call: str, response: httpx2.Response) -> None:
        self.received.append((call, response.status_code, response.headers.multi_items(), response.content))

    async def ok(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        response = await self.call(method, path, body, **query)
        assert response.status_code == 200, (path, body, response.status_code, response.text)
        return response.json()

    async def refused(self, method: str, path: str, body: Any = None, **query: Any) -> tuple[int, str]:
        response = await self.call(method, path, body, **query)
        return response.status_code, response.json()["code"]

    async def state(self) -> Any:
        return await self.ok("GET", "state")

    async def give(self, *answer: Any) -> Any:
        """Answer what is asked, by whichever route it is to be answered."""
        state = await self.state()
        route = "seal" if "seal" in state["can"] else "answer"
        return await self.ok("POST", route, {"question": state["question"]["id"], "answer": list(answer)})

    def sample(self, rng: Random) -> list[Any]:
        """Some answer to what is asked."""
        seat = AUDIENCES[self.seat]
        assert seat is not None
        return answer_to_json(self.server.games._kept[self.game].history.options(seat).sample(rng))


@dataclass
class Server:
    app: FastAPI
    http: httpx2.AsyncClient
    _created: int = 0

    @property
    def games(self) -> Games:
        games = self.app.state.games
        assert isinstance(games, Games)
        return games

    async def create(self, **wanted: Any) -> Any:
        """A new game. Each of a test's games has cards of its own, and every run of the test has the same."""
        self._created += 1
        usual = {"side": "french", "opponent": {"kind": "link"}, "seed": f"game {self._created}"}
        body = usual | wanted
        if body["opponent"]["kind"] != "computer":
            body = {"cards": "strict"} | body
        response = await self.http.post("/api/games", json=body)
        assert response.status_code == 201, response.text
        return response.json()

    async def people(self, **wanted: Any) -> tuple[Person, Person, Person]:
        """A new game's French player, Spanish player and spectator, all of them seated."""
        made = await self.create(**wanted)
        tokens = made["tokens"]
        if made["invitation"] is not None:
            body = {"invitation": made["invitation"]["token"]}
            joined = await self.http.post(f"/api/games/{made['game']}/join", json=body)
            tokens = {seat: token or tokens[seat] for seat, token in joined.json()["tokens"].items()}
        french, spanish, spectator = (
            Person(self, made["game"], seat, tokens[seat] or "-") for seat in ("french", "spanish", "spectator")
        )
        return french, spanish, spectator

    async def presence(self, game: str) -> dict[str, bool]:
        return await self.games.presence(self.games.database.rows, game)

    async def quiet(self) -> None:
        """Wait until nobody thinks any more."""
        await self.app.state.thinkers.settled()


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Server]:
    app = create_app(settings)
    async with (
        app.router.lifespan_context(app),
        httpx2.AsyncClient(transport=httpx2.ASGITransport(app), base_url="http://test") as http,
    ):
        yield Server(app, http)


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something that goes on beside this test."""
    for _ in range(3000):
        if happened():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


async def play_on(rng: Random, *people: Person, until_turn: int = 99, until_phase: str = "") -> Any:
    """Let people answer anything that is allowed; the last state of the first of them."""
    while True:
        for person in people:
            state = await person.state()
            view = state["view"]
            if view["outcome"] or view["turn"] >= until_turn or view["phase"] == until_phase:
                return state
            if "seal" in state["can"] or "answer" in state["can"]:
                await person.give(*person.sample(rng))
            elif "reveal" in state["can"]:
                await person.ok("POST", "reveal", {"question": state["question"]["id"]})
        await people[0].server.quiet()


class Stream:
    """An event stream, read as it comes: the test client for HTTP waits for the end of a body, which this has not."""

    def __init__(self, person: Person, host: str = "127.0.0.1") -> None:
        self._person = person
        self._host = host
        self.raw = b""
        self.headers: dict[bytes, bytes] = {}
        self._news = asyncio.Event()
        self._gone = asyncio.Event()
        #: The server has ended it.
        self.ended = False

    @property
    def messages(self) -> list[tuple[str, Any]]:
        found = []
        for block in self.raw.decode().replace("\r\n", "\n").split("\n\n"):
            fields = dict(line.split(": ", 1) for line in block.split("\n") if ": " in line and line[0] != ":")
            if "event" in fields:
                found.append((fields["event"], json.loads(fields["data"])))
        return found

    @property
    def revision(self) -> int:
        return max((news["revision"] for name, news in self.messages if name == "changed"), default=0)

    async def wait_for(self, revision: int) -> None:
        await self.wait_until(lambda: self.revision >= revision)

    async def wait_until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(120):
            while not happened():
                self._news.clear()
                await self._news.wait()

    async def _send(self, message: Any) -> None:
        self.headers |= dict(message.get("headers", ()))
        self.raw += message.get("body", b"")
        self.ended = message["type"] == "http.response.body" and not message.get("more_body", False)
        self._news.set()

    async def _receive(self) -> Any:
        await self._gone.wait()
        return {"type": "http.disconnect"}

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Stream]:
        person = self._person
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": f"/api/games/{person.game}/events",
            "raw_path": f"/api/games/{person.game}/events".encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"authorization", f"Bearer {person.token}".encode())],
            "client": (self._host, 1),
            "server": ("test", 80),
        }
        task = asyncio.ensure_future(person.server.app(scope, self._receive, self._send))
        try:
            await self.wait_for(1)
            yield self
        finally:
            self._gone.set()
            with suppress(asyncio.CancelledError):
                await asyncio.wait_for(task, 10)
