"""A server process that is killed in the middle of a game: whatever it had accepted is there again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx2
import pytest
from sqlalchemy import func, select
from tests.web.postgres import free_port

from dosdemayo.web.store.database import Database
from dosdemayo.web.store.tables import AnswerRow, SeatRow

#: Kills of a long run: `DOSDEMAYO_KILLS=1000 pytest -m long tests/web/test_kill.py`.
KILLS = int(os.environ.get("DOSDEMAYO_KILLS", "25"))
GAME = {"side": "french", "opponent": {"kind": "same_screen"}, "seed": "killed"}


@contextmanager
def process(url: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "dosdemayo.web", "--port", str(port)]
    with subprocess.Popen(
        command, env=os.environ | {"DOSDEMAYO_DATABASE_URL": url}, stdout=subprocess.DEVNULL
    ) as server:
        try:
            _wait(port)
            yield server
        finally:
            server.send_signal(signal.SIGKILL)
            server.wait()


def _wait(port: int) -> None:
    for _ in range(600):
        try:
            httpx2.get(f"http://127.0.0.1:{port}/api/about")
        except httpx2.TransportError:
            time.sleep(0.1)
        else:
            return
    pytest.fail("the server did not start")


class Player:
    """Plays on as fast as it can, and keeps what the server has accepted."""

    def __init__(self, http: httpx2.Client) -> None:
        self._http = http
        self.accepted = 0
        made = http.post("/api/games", json=GAME).json()
        self._path = f"/api/games/{made['game']}"
        self._tokens = made["tokens"]

    def state(self, seat: str) -> Any:
        return self._call("GET", seat, "state")

    def _call(self, method: str, seat: str, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self._tokens[seat]}"}
        response = self._http.request(method, f"{self._path}/{path}", json=body, headers=headers)
        response.raise_for_status()
        return response.json()

    def play(self) -> None:
        """Until the server does not answer any more."""
        try:
            while True:
                self.step()
        except httpx2.TransportError:
            return

    def step(self) -> None:
        for seat in ("french", "spanish"):
            state = self.state(seat)
            if state["question"] is None or "unseal" in state["can"]:
                continue
            route = "seal" if "seal" in state["can"] else "answer"
            body = {"question": state["question"]["id"], "answer": _answer(state["question"])}
            self._call("POST", seat, route, body)
            self.accepted += 1


async def stored(url: str) -> int:
    """How many answers of players the database holds, those that are sealed included."""
    database = Database(url)
    async with database.transaction(writes=False) as session:
        given = await session.scalar(select(func.count()).select_from(AnswerRow).where(AnswerRow.seat != "chance"))
        sealed = await session.scalar(select(func.count()).select_from(SeatRow).where(SeatRow.sealed.is_not(None)))
    await database.close()
    return (given or 0) + (sealed or 0)


def _answer(question: Any) -> list[Any]:
    if question["kind"].startswith("window:"):
        return ["pass"]
    if question["kind"] == "orders":
        return ["orders", []]
    choice = question["options"]["choices"][0]
    return ["choose", choice] if question["kind"] == "french_choice" else [choice]


@pytest.mark.parametrize("delay", [0.4, 1.1])
async def test_nothing_accepted_is_lost(database_url: str, delay: float) -> None:
    port = free_port()
    with httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        with process(database_url, port) as server:
            player = Player(http)
            for _ in range(3):
                player.step()
            assert await stored(database_url) == player.accepted
            timer = threading.Timer(delay, lambda: os.kill(server.pid, signal.SIGKILL))
            timer.start()
            player.play()
            timer.join()
        # The last one may have been accepted without the answer coming through.
        assert await stored(database_url) - player.accepted in (0, 1)
        with process(database_url, port):
            before = await stored(database_url)
            player.step()
            assert await stored(database_url) > before


@pytest.mark.long
@pytest.mark.timeout(0)
async def test_nothing_is_lost_or_doubled_by_many_kills(database_url: str) -> None:
    """At random moments, game after game; whatever was accepted is there exactly once, and the game goes on."""
    rng, port, player = Random(1808), free_port(), None
    accepted = 0
    with httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        for number in range(1, KILLS + 1):
            with process(database_url, port) as server:
                if player is None or player.state("french")["view"]["outcome"]:
                    player = Player(http)
                before = player.accepted
                timer = threading.Timer(rng.uniform(0.05, 2.0), os.kill, (server.pid, signal.SIGKILL))
                timer.start()
                player.play()
                timer.join()
            accepted += player.accepted - before
            found = await stored(database_url)
            # The last one may have been accepted without the answer coming through.
            assert found - accepted in (0, 1), f"kill {number}"
            accepted = found
            print(f"kill {number}: {accepted} answers, none lost, none doubled", flush=True)
