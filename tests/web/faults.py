"""A server in a process of its own, people who play on it whatever happens, and what can happen to it."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any, TypeAlias

import asyncpg
import httpx2
from sqlalchemy import literal, select
from tests.web.postgres import crash

from dosdemayo.web.serve import serve
from dosdemayo.web.store.database import Database
from dosdemayo.web.store.tables import AnswerRow, SeatRow

# Each server is forked from a process that has everything loaded: a start takes moments, and a thousand are possible.
_processes = get_context("forkserver")
_processes.set_forkserver_preload(["tests.web.faults", "dosdemayo.web.app", "aiosqlite"])
#: Seconds within which a server has started, or an outage is over.
_PATIENCE = 120.0
#: Bytes to which files are limited where a disk is "full": fewer than any page of a database takes.
_NOTHING = 512
#: After all numbers of answers.
_LAST = 1 << 30
#: A seat's question: the game, the seat, the number.
Question: TypeAlias = tuple[str, str, int]


def _run(url: str, port: int) -> None:
    os.environ["DOSDEMAYO_DATABASE_URL"] = url
    serve(port=port, open_browser=False)


@dataclass
class Victim:
    """A server that is going to suffer."""

    url: str
    port: int

    def __post_init__(self) -> None:
        self._process = self._started()

    def _started(self) -> Any:
        process = _processes.Process(target=_run, args=(self.url, self.port))
        process.start()
        return process

    def kill(self) -> None:
        self._process.kill()
        self._process.join()

    async def suffer_kill(self) -> None:
        """The process is ended in the middle of whatever it does, and started again."""
        self.kill()
        self._process = self._started()

    async def suffer_full(self) -> None:
        """Nothing can be written any more; then there is room again."""
        before = resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (_NOTHING, resource.RLIM_INFINITY))
        await asyncio.sleep(0.5)
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, before)

    async def suffer_cut(self) -> None:
        """The database ends all connections."""
        await self._tell("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")

    async def suffer_read_only(self) -> None:
        """The database takes no writes, as a replica that waits to be promoted."""
        for only in ("on", "off"):
            await self._tell(f"ALTER SYSTEM SET default_transaction_read_only = {only}")
            await self._tell("SELECT pg_reload_conf()")
            await asyncio.sleep(0.5)

    async def suffer_backend(self) -> None:
        """One of the database's processes is killed, whereupon it ends all others and recovers."""
        found = await self._tell(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() LIMIT 1"
        )
        if found:
            os.kill(found[0][0], signal.SIGKILL)

    async def suffer_crash(self) -> None:
        """The whole database ends at once, and is started again."""
        folder = (await self._tell("SHOW data_directory"))[0][0]
        await asyncio.to_thread(crash, folder)

    async def _tell(self, statement: str) -> Any:
        for _ in range(int(_PATIENCE * 10)):
            try:
                connection = await asyncpg.connect(self.url)
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(0.1)  # it is still recovering
                continue
            try:
                return await connection.fetch(statement)
            finally:
                await connection.close()
        raise TimeoutError


@asynccontextmanager
async def victim(url: str, port: int) -> AsyncIterator[Victim]:
    server = Victim(url, port)
    try:
        yield server
    finally:
        server.kill()


@dataclass
class Player:
    """Plays both sides of games as fast as it can. Where it is not answered, or with 503, it goes on by itself."""

    http: httpx2.AsyncClient
    accepted: dict[Question, Any] = field(default_factory=dict)
    #: Sent, and never answered: may have been accepted or not.
    unsure: dict[Question, Any] = field(default_factory=dict)
    refusals: int = 0
    stopped: bool = False
    _game: str = ""
    _tokens: dict[str, str] = field(default_factory=dict)

    async def play(self) -> None:
        while not self.stopped:
            await self.step()

    async def step(self) -> None:
        """Let each seat answer, if it is asked."""
        if not self._game:
            # Strictly in turn: a beat gives passes that nobody sent.
            wanted = {"side": "french", "opponent": {"kind": "same_screen"}, "cards": "strict", "seed": "killed"}
            made = await self._call("POST", "/api/games", wanted)
            self._game, self._tokens = (made["game"], made["tokens"]) if made else ("", {})
            return
        for seat in ("french", "spanish"):
            state = await self._call("GET", f"/api/games/{self._game}/state", seat=seat)
            if state is None:
                continue
            if state["view"]["outcome"]:
                self._game = ""
                return
            if "seal" in state["can"] or "answer" in state["can"]:
                await self._answer(seat, state)

    async def _answer(self, seat: str, state: Any) -> None:
        number, answer = state["question"]["id"], _some_answer(state["question"])
        route = "seal" if "seal" in state["can"] else "answer"
        question = self._game, seat, number
        self.unsure[question] = answer
        body = {"question": number, "answer": answer}
        if await self._call("POST", f"/api/games/{self._game}/{route}", body, seat):
            self.accepted[question] = self.unsure.pop(question)

    async def _call(self, method: str, path: str, body: Any = None, seat: str = "") -> Any:
        """None where there was no answer, or 503 in the shape that is promised."""
        headers = {"Authorization": f"Bearer {self._tokens[seat]}"} if seat else {}
        try:
            response = await self.http.request(method, path, json=body, headers=headers)
        except httpx2.TransportError:
            await asyncio.sleep(0.05)
            return None
        if response.status_code == 503:
            assert response.json()["code"] == "unavailable"
            assert int(response.headers["Retry-After"]) > 0
            self.refusals += 1
            await asyncio.sleep(0.05)
            return None
        assert response.status_code in (200, 201), (path, response.status_code, response.text)
        return response.json()

    async def goes_on(self) -> None:
        """Wait until an answer is accepted that is not yet."""
        known = len(self.accepted)
        async with asyncio.timeout(_PATIENCE):
            while len(self.accepted) == known:
                await self.step() if self.stopped else await asyncio.sleep(0.02)


def _some_answer(question: Any) -> list[Any]:
    if question["kind"].startswith("window:"):
        return ["pass"]
    if question["kind"] == "orders":
        return ["orders", []]
    choice = question["options"]["choices"][0]
    return ["choose", choice] if question["kind"] == "french_choice" else [choice]


async def stored(url: str) -> dict[Question, Any]:
    """Every answer of a player that the database holds, those that are sealed included."""
    database = Database(url)
    found: dict[Question, Any] = {}
    numbers: dict[tuple[str, str], int] = {}
    answers = select(AnswerRow.game_id, AnswerRow.seat, AnswerRow.action, AnswerRow.number)
    sealed = select(SeatRow.game_id, SeatRow.side, SeatRow.sealed, literal(_LAST))
    # One statement: between two of them a sealed answer may be opened, and would be seen by neither.
    both = answers.where(AnswerRow.seat != "chance").union_all(sealed.where(SeatRow.sealed.is_not(None)))
    async with database.transaction(writes=False) as connection:
        for game, seat, action, _ in await connection.execute(both.order_by("game_id", "number")):
            number = numbers.get((game, seat), 0)
            found[game, seat, number] = action
            numbers[game, seat] = number + 1
    await database.close()
    return found


async def assert_all_there_once(players: list[Player], url: str) -> None:
    """Whatever was accepted is there, and beside it at most what was sent without an answer coming through."""
    accepted = [item for player in players for item in player.accepted.items()]
    found = await stored(url)  # meanwhile people may play on
    for question, answer in accepted:
        assert found.get(question) == answer, question
    sent = {question: answer for player in players for question, answer in (player.accepted | player.unsure).items()}
    assert {question: sent.get(question) for question in found} == found
