"""From what a request says to an answer, and what the rules say to it."""

from __future__ import annotations

import re

from pydantic import JsonValue

from dosdemayo.engine import FRENCH, Side
from dosdemayo.engine.actions import Action, Resign, Write
from dosdemayo.notation import NotationError, answer_from_json, answer_to_json, parse_sheet
from dosdemayo.table import History
from dosdemayo.web.errors import invalid
from dosdemayo.web.models.answers import Check
from dosdemayo.web.models.common import Unreadable


def read_answer(answer: list[JsonValue]) -> Action:
    try:
        action = answer_from_json(answer)
    except NotationError as error:
        raise invalid("answer", str(error)) from error
    if action == Resign(on_time=True):
        raise invalid("answer", "only a clock says that time has run out")
    return action


def check_text(history: History, side: Side, text: str) -> Check:
    """Orders as somebody typed them."""
    try:
        return check_answer(history, side, Write(parse_sheet(text)))
    except NotationError as error:
        unreadable = Unreadable(text=_unreadable_part(text), what=str(error))
        return Check(accepted=False, answer=None, problems=[unreadable], counted=None, free=None)


def _unreadable_part(text: str) -> str:
    """The first that is no order, so that nobody looks for a fault in those that are."""
    for part in re.split(r"[,;\n]", text):
        try:
            parse_sheet(part)
        except NotationError:
            return part.strip()
    return text


def check_answer(history: History, side: Side, action: Action) -> Check:
    problems = history.game.check(history.state, side, action)
    rules = history.game.rules
    counted = free = None
    if side is FRENCH and isinstance(action, Write):
        counted = sum(rules.counts(order.origin) for order in action.orders)
        free = len(action.orders) - counted
    return Check(
        accepted=all(problem.warning for problem in problems),
        answer=answer_to_json(action),
        problems=list(problems),
        counted=counted,
        free=free,
    )
