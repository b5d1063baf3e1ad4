"""A step of the lesson in the words of a game's state, so that the page shows it on the same board."""

from __future__ import annotations

from typing import Any

from dosdemayo.engine import SIDES
from dosdemayo.i18n import edition_key
from dosdemayo.lesson import Progress
from dosdemayo.table import USUAL_BEAT, CardManner
from dosdemayo.table.history import SIMULTANEOUS
from dosdemayo.web.serializers.states import question_data
from dosdemayo.web.serializers.views import event_data, view_data

_OPTIONS = {
    "opponent": "computer",
    "level": None,
    "next_level": None,
    "orders": "assisted",
    "edition": "base",
    "edition_key": edition_key("base"),
    "own_edition": False,
    "seeded": False,
    "cards": CardManner.STRICT,
    "beat": USUAL_BEAT,
    "clock": None,
}
#: What a lesson has no use for.
_NOTHING: dict[str, Any] = {
    "game": "lesson",
    "options": _OPTIONS,
    "players": {side.label: {"kind": "human", "name": None, "joined": True} for side in SIDES},
    "sealed": {"sides": [], "mine": None, "reveal": False},
    "draft": None,
    "proof": None,
    "standing": None,
    "beat": None,
    "waiting": [],
    "screen": None,
    "clocks": None,
    "rematch": None,
    "chat": 0,
    "undone": 0,
}


def lesson_data(progress: Progress) -> dict[str, Any]:
    verdict = progress.verdict
    return {
        "state": _state(progress),
        "given": progress.given,
        "task": 1 if progress.step.wins else progress.given + 1,
        "verdict": None if verdict is None else {"text": verdict.text, "rule": verdict.rule},
        "done": progress.done,
    }


def _state(progress: Progress) -> dict[str, Any]:
    history, side = progress.history, progress.side
    # The enemy has sealed already, unseen; for the learner both sides write at the same time.
    secret = history.asked.get(side) in SIMULTANEOUS
    question = None if progress.done else question_data(history, side, secret=secret)
    events = [event_data(number, logged, side) for number, logged in enumerate(history.log)]
    return _NOTHING | {
        "revision": progress.given,
        "seat": side.label,
        "view": view_data(history.game.rules, history.game.view(history.state, side)),
        "question": question,
        "cards_may_be_played": history.window is not None,
        "can": [] if question is None else ["seal" if secret else "answer"],
        "log": {"from": 0, "total": len(events), "events": events},
    }
