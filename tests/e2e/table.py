"""Games made and moved on by calls instead of clicks, to be quick at the place that a test is about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tests.e2e.serving import Server

SIDES = ("french", "spanish")


def quiet_answer(question: Mapping[str, Any]) -> list[Any]:
    """The answer that does least: the first card, no draw, no orders, one cube each, no card."""
    options = question["options"]
    match question["kind"]:
        case "french_choice":
            return ["choose", options["choices"][0]]
        case "deny":
            return ["allow"]
        case "draw":
            return ["decline"]
        case "orders":
            return ["orders", []]
        case "allotment":
            return ["allot", {order: 1 for stack in options["stacks"] for order in stack["orders"]}]
        case _:
            return ["pass"]


@dataclass(frozen=True)
class Table:
    """One game and the tokens of its seats."""

    server: Server
    game: str
    tokens: Mapping[str, str | None]

    @classmethod
    def lay(cls, server: Server, opponent: str = "link", **wanted: Any) -> Table:
        """A new game with everybody seated."""
        kind = {"kind": opponent} | ({"level": "beginner"} if opponent == "computer" else {})
        manner = {} if opponent == "computer" else {"cards": "strict"}
        body = {"side": "french", "seed": "1808", "opponent": kind} | manner | wanted
        made = server.http.post("/api/games", json=body).raise_for_status().json()
        tokens = made["tokens"]
        if made["invitation"] is not None:
            invitation = {"invitation": made["invitation"]["token"]}
            joined = server.http.post(f"/api/games/{made['game']}/join", json=invitation).raise_for_status().json()
            tokens = {seat: token or joined["tokens"][seat] for seat, token in tokens.items()}
        return cls(server, made["game"], tokens)

    @classmethod
    def of_record(cls, server: Server, record: str) -> Table:
        body = {"record": record, "opponent": {"kind": "same_screen"}, "side": "french"}
        made = server.http.post("/api/records", json=body).raise_for_status().json()
        return cls(server, made["game"], made["tokens"])

    def address(self, seat: str, page: str = "game", query: str = "") -> str:
        return f"/{page}/{self.game}{query}#{self.tokens[seat]}"

    def call(self, seat: str, method: str, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        answer = self.server.http.request(method, f"/api/games/{self.game}/{path}", json=body, headers=headers)
        return answer.raise_for_status().json()

    def state(self, seat: str) -> Any:
        return self.call(seat, "GET", "state")

    def give(self, seat: str, answer: list[Any] | None = None) -> Any:
        """Answer what is asked of a seat; quietly unless told how."""
        state = self.state(seat)
        route = "seal" if "seal" in state["can"] else "answer"
        body = {"question": state["question"]["id"], "answer": answer or quiet_answer(state["question"])}
        return self.call(seat, "POST", route, body)

    def play_to(self, turn: int, phase: str) -> None:
        """Let both sides answer quietly until that moment."""
        while True:
            states = {seat: self.state(seat) for seat in SIDES}
            view = states["french"]["view"]
            if (view["turn"], view["phase"]) == (turn, phase):
                return
            assert view["outcome"] is None, f"the game never came to turn {turn}, {phase}"
            self.give(next(seat for seat in SIDES if {"answer", "seal"} & set(states[seat]["can"])))
