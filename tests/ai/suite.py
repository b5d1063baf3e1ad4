"""The tactical suite: positions with a known best answer. `python -m tests.ai.suite` tells who solves them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from dosdemayo.ai import Bot, bot, levels
from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game, Seat, State
from dosdemayo.engine.actions import Action, Write
from dosdemayo.notation import answer_from_json, answer_to_json
from dosdemayo.records.cases.position import read_start

RULES = base_rules()
GAME = Game(RULES)
SIDES: dict[str, Seat] = {"french": FRENCH, "spanish": SPANISH}
#: What a position says beside the case that it is; `why` is for whoever checks the answer.
_ABOUT = ("name", "why", "side", "needs", "never", "answers")
#: A position is solved if it is with each of these.
SEEDS = range(3)


def positions() -> list[dict[str, Any]]:
    folder = Path(__file__).with_name("tactics")
    return [case for path in sorted(folder.glob("*.json")) for case in json.loads(path.read_text(encoding="utf-8"))]


def asked_position(case: dict[str, Any]) -> State:
    """The position in which the side is to answer: after the script, nobody else having played a card."""
    fields = {key: value for key, value in case.items() if key not in _ABOUT}
    state, _ = GAME.resume(read_start(RULES, fields).state)
    for side, *answer in case.get("script", []):
        state, _ = GAME.apply(state, SIDES[side], answer_from_json(answer))
    assert SIDES[case["side"]] in [decision.seat for decision in GAME.pending(state)]
    return state


def solves(case: dict[str, Any], bot: Bot, seed: int) -> bool:
    state, seat = asked_position(case), SIDES[case["side"]]
    return is_right(case, bot.answer(GAME.view(state, seat), GAME.options(state, seat), Random(seed)))


def is_right(case: dict[str, Any], answer: Action) -> bool:
    if "answers" in case:
        return answer_to_json(answer) in case["answers"]
    assert isinstance(answer, Write)
    written = {str(order) for order in answer.orders}
    needed = all(written & set(any_of) for any_of in case.get("needs", []))
    return needed and not written & set(case.get("never", []))


def missed(player: Bot) -> list[str]:
    """The names of the positions that a player does not solve."""
    return [case["name"] for case in positions() if not all(solves(case, player, seed) for seed in SEEDS)]


if __name__ == "__main__":
    count = len(positions())
    for level in levels():
        names = missed(bot(level.name, RULES))
        print(f"{level.name:10s} {count - len(names)} of {count}   missed: {', '.join(names) or 'none'}")
