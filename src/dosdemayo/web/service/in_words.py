"""The text mode of the page: what somebody types is a word about the table, an answer, or something to do."""

from __future__ import annotations

import re
from typing import Literal

from dosdemayo.engine import Side
from dosdemayo.engine.ids import Kind
from dosdemayo.i18n import Teller, fault_in
from dosdemayo.i18n.in_words import TableWords
from dosdemayo.notation import NotationError, answer_to_json
from dosdemayo.shell import UserError
from dosdemayo.spoken import speaking
from dosdemayo.table import History
from dosdemayo.typed import Asking, Words
from dosdemayo.web.models.answers import InWords

#: What the page does itself when the word is typed.
_ACTS: tuple[Literal["seal", "undo", "wait"], ...] = ("seal", "undo", "wait")
#: To these questions a number is an answer; elsewhere it names an area.
_NUMBERED = (Kind.FRENCH_CHOICE, Kind.ALLOTMENT)
#: Words that answer a question, by what it asks; in a card window the last three.
_ANSWERS = {Kind.DRAW: ("draw", "decline"), Kind.DENY: ("deny", "allow")}
_IN_A_WINDOW = ("play", "use", "pass")
_NUMBERS = re.compile(r"[\d\s,;]+")


def read_words(history: History, side: Side | None, teller: Teller, typed: str) -> InWords:
    words, view = Words(teller.catalog), history.game.view(history.state, side)
    asking = Asking(teller, words, view, history.options(side)) if side is not None and view.asked else None
    kind = view.asked and view.asked.kind
    if act := next((act for act in _ACTS if words.read(typed, (act,))), None):
        return InWords(act=act)
    if words.read(typed, ("options",)):
        last = "spoken-enter" if asking else "ui-nothing-asked"
        return InWords(lines=[*(asking.lines() if asking else ()), teller.catalog.text(last)])
    if _is_untimely(words, typed, kind):
        return InWords(lines=[teller.catalog.text("spoken-not-now")])
    if not (kind in _NUMBERED and _NUMBERS.fullmatch(typed)):
        lines = TableWords(teller, history.game.rules, view).answer(typed)
        # Orders are put on a sheet first, which the page does.
        if lines or asking is None or kind is Kind.ORDERS:
            return InWords(lines=lines)
    assert asking is not None
    assert side is not None
    return _answer(history, side, teller, asking, typed)


def _is_untimely(words: Words, typed: str, kind: Kind | None) -> bool:
    """Is it an answer, but to something else than is asked?"""
    verb, _ = words.split(typed, [*(word for answers in _ANSWERS.values() for word in answers), *_IN_A_WINDOW])
    fitting = _IN_A_WINDOW if kind is not None and kind.window else _ANSWERS.get(kind, ()) if kind is not None else ()
    return verb is not None and verb not in fitting


def _answer(history: History, side: Side, teller: Teller, asking: Asking, typed: str) -> InWords:
    """What was typed as an answer, if the rules allow it; else why not."""
    lang = teller.catalog.lang
    try:
        action = asking.read(typed)
    except NotationError as error:
        return InWords(lines=[fault_in(lang, str(error))])
    except UserError as error:
        with speaking(lang):
            return InWords(lines=[str(error)])
    refused = [problem for problem in history.game.check(history.state, side, action) if not problem.warning]
    if refused:
        return InWords(lines=[teller.problem(problem) for problem in refused])
    return InWords(answer=answer_to_json(action))
