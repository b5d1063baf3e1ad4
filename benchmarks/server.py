"""The server: processor time that it spends on an answer in a game between two people."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tests.corpus.answering import sample_answer
from tests.e2e.serving import Server

from benchmarks.timing import show

SEATS = ("french", "spanish")
WARM_UP_GAMES = 2
SEALED_ORDERS = 300
#: The processor time of a process counts as still when it has not moved for so long.
STILL = 0.006


class Cost(NamedTuple):
    """Milliseconds of processor time: of the request that gave an answer, and with both players' next look."""

    sealed_orders: bool
    post: float
    with_looks: float


class Meter:
    """The processor time of another process, all threads together (Linux)."""

    def __init__(self, pid: int) -> None:
        self._clock = (~pid << 3) | 2

    def read(self) -> float:
        """Milliseconds, once whatever still went on after an answer is done."""
        before = -1.0
        while (now := time.clock_gettime(self._clock)) != before:
            before = now
            time.sleep(STILL)
        return now * 1000

    def now(self) -> float:
        """Milliseconds at this moment."""
        return time.clock_gettime(self._clock) * 1000


class LinkGame:
    """Two scripted players in browsers of their own."""

    def __init__(self, server: Server, seed: int) -> None:
        self._http = server.http
        self._rng = Random(seed)
        made = self._json(
            "POST",
            "/api/games",
            {"side": "french", "opponent": {"kind": "link"}, "cards": "strict", "seed": f"cost {seed}"},
        )
        self._path = f"/api/games/{made['game']}"
        joined = self._json("POST", f"{self._path}/join", {"invitation": made["invitation"]["token"]})
        self._tokens = {"french": made["tokens"]["french"], "spanish": joined["tokens"]["spanish"]}
        self._heard = dict.fromkeys(SEATS, 0)

    def play(self, meter: Meter) -> Iterator[Cost]:
        """To the end, by answers at random."""
        states = {seat: self._call("GET", seat, "state") for seat in SEATS}
        while asked := [seat for seat in SEATS if {"seal", "answer"} & set(states[seat]["can"])]:
            seat = self._rng.choice(asked)
            question, route = states[seat]["question"], "seal" if "seal" in states[seat]["can"] else "answer"
            body = {"question": question["id"], "answer": sample_answer(question, self._rng)}
            start = meter.read()
            self._call("POST", seat, route, body)
            posted = meter.read()
            states = {seat: self._call("GET", seat, "state") for seat in SEATS}
            sealed_orders = question["kind"] == "orders" and route == "seal"
            yield Cost(sealed_orders, posted - start, meter.read() - start)

    def _call(self, method: str, seat: str, path: str, body: Any = None) -> Any:
        state = self._json(
            method,
            f"{self._path}/{path}",
            body,
            params={"log_from": self._heard[seat]},
            headers={"Authorization": f"Bearer {self._tokens[seat]}"},
        )
        self._heard[seat] = state["log"]["total"]
        return state

    def _json(self, method: str, path: str, body: Any = None, **more: Any) -> Any:
        return self._http.request(method, path, json=body, **more).raise_for_status().json()


def measure() -> list[Cost]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            server.start()
            meter = Meter(server.pid)
            costs: list[Cost] = []
            seed = 0
            while sum(cost.sealed_orders for cost in costs) < SEALED_ORDERS:
                seed += 1
                played = list(LinkGame(server, seed).play(meter))
                costs += played if seed > WARM_UP_GAMES else []
            return costs
        finally:
            server.close()


def _row(what: str, times: list[float]) -> tuple[str, str]:
    return f"{what}, mean / median", f"{statistics.mean(times):.1f} / {statistics.median(times):.1f} ms"


def run() -> None:
    costs = measure()
    sealed = [cost for cost in costs if cost.sealed_orders]
    show(
        f"The server, processor time ({len(costs)} answers, {len(sealed)} of them sealed orders)",
        [
            _row("a sealed order", [cost.post for cost in sealed]),
            _row("a sealed order and both players' next look", [cost.with_looks for cost in sealed]),
            _row("any answer", [cost.post for cost in costs]),
            _row("any answer and both players' next look", [cost.with_looks for cost in costs]),
        ],
    )
