"""The question that must be open for a view to look as it does."""

from __future__ import annotations

from dosdemayo.engine import SIDES, SPANISH, Ruleset, Side, State, View, enemy
from dosdemayo.engine.ids import WINDOWS, Kind, Window
from dosdemayo.engine.open_questions import (
    Allotment,
    CardWindow,
    Choice,
    Dealing,
    Denial,
    Discarding,
    Drawing,
    Question,
    Writing,
    step_named,
)
from dosdemayo.engine.positions import can_act

#: The step of the turn in which a phase is entered, where it does not bear the same name.
_STEP_OF_PHASE = {"deny": "start", "discard": "draw"}


def next_step(view: View) -> int:
    """The step of the turn that is entered after the open question."""
    if view.phase in ("over", "french_choice"):
        return 0
    return step_named(_STEP_OF_PHASE.get(view.phase, view.phase)) + 1


def open_questions(view: View, rules: Ruleset, state: State) -> tuple[Question, ...] | None:
    """What must be asked in a position with these hands; None if the hands do not explain the view.

    Empty when the game is over.
    """
    if view.asked is not None and view.asked.kind is Kind.DISCARD:
        return (_own_discard(view),)
    if view.phase in WINDOWS:
        return _window(view, rules, state, Window(view.phase))
    if view.phase == "over":
        return ()
    if view.phase == "french_choice":
        return (Choice(rules.setup.choice),)
    return _other_questions(view, rules)


def _window(view: View, rules: Ruleset, state: State, window: Window) -> tuple[Question, ...] | None:
    """A side is asked only if it can play something (9.5); a spectator cannot tell which of both is asked.

    Nor does a view tell whether one pass came before; it is taken for granted where the other side acts first.
    """
    first = view.initiative
    if view.seat is None:
        candidates: tuple[Side, ...] = (first, enemy(first))
    else:
        candidates = (view.seat if view.asked is not None else enemy(view.seat),)
    for side in candidates:
        if can_act(rules, state, window, side):
            return (CardWindow(window, side, passes=0 if side is first else 1),)
    return None


def _other_questions(view: View, rules: Ruleset) -> tuple[Question, ...]:
    if view.phase == "deny":
        return (Denial(next(side for side in SIDES if _fewer_cards(view, side) >= rules.denial)),)
    if view.phase == "draw":
        return (_draw_question(view),)
    if view.phase == "discard":
        return (Discarding(SPANISH),)
    if view.phase == "write":
        return _writing(view)
    return (Allotment(),)


def _own_discard(view: View) -> Question:
    """The seat picks a card of its own hand; in a card window the other side has just acted, so it is asked next."""
    assert view.seat is not None
    window = Window(view.phase) if view.phase in WINDOWS else None
    return Discarding(view.seat, view.seat, 1, window, view.seat if window else None)


def _fewer_cards(view: View, side: Side) -> int:
    return view.hand_sizes[enemy(side)] - view.hand_sizes[side]


def _draw_question(view: View) -> Question:
    """Rule 4.4: sides still entitled are asked together; one neither asked nor counted as having answered has drawn."""
    entitled = tuple(side for side in SIDES if view.deck_sizes[side] and side not in view.denied)
    if view.asked is None and not view.answered and view.seat in entitled:
        return Dealing(entitled)
    return Drawing(entitled)


def _writing(view: View) -> tuple[Question, ...]:
    first = view.first_writer
    if first is None:
        return (Writing(SIDES),)
    last = Writing((enemy(first),))
    return (last,) if view.shown is not None else (last, Writing((first,)))
