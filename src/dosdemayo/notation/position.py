"""A whole position in one line (docs/guide/notation.md): written in one way, read with parts left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from dosdemayo.engine import FRENCH, SPANISH, InPlay, Outcome, Ruleset, State
from dosdemayo.engine.actions import Action, Draw, Write
from dosdemayo.engine.ids import CardId, Side
from dosdemayo.engine.open_questions import TURN
from dosdemayo.engine.orders import Sheet
from dosdemayo.notation.answers import NotationError, parse_order, short
from dosdemayo.notation.parts import (
    NONE,
    joined,
    read_cards,
    read_counts,
    read_list,
    read_number,
    read_pair,
    read_side,
    read_word,
    written_counts,
)
from dosdemayo.notation.questions import read_question, written_question

#: Far more than any position takes; whatever is longer is not looked at.
LONGEST = 10_000
#: The steps of a turn by the number that a position holds; after the last one nothing is entered.
_STEPS = (*(step.name.replace(" ", "_") for step in TURN), "nothing")
_REASONS = ("loss_limit", "cubes_left", "gate_open", "city_subdued", "resigned", "time")
_SEALED: dict[str, Action] = {"draws": Draw(True), "declines": Draw(False), "nothing": Write(())}
_SHORT_FORM = "T3 F1:2,16:5 S4:1 o20:5 r1/2 x2/2, with - for none"


def board_line(state: State) -> str:
    """What lies open: turn, French and Spanish cubes, outside, reserve, losses: `T3 F1:2,16:5 S4:1 o20:5 r1/2 x2/2`."""
    french, spanish, outside = map(written_counts, (*state.cubes, state.outside))
    reserve, lost = ("/".join(map(str, pair)) for pair in (state.reserve, state.lost))
    return f"T{state.turn} F{french} S{spanish} o{outside} r{reserve} x{lost}"


def position_line(state: State) -> str:
    """The whole position in one line, secrets included; read again it is an equal state."""
    fields = {
        "next": _STEPS[state.step],
        "ask": "+".join(map(written_question, state.questions)),
        "hand": _pair(state.hands),
        "deck": _pair(state.decks),
        "gone": _pair(state.discards),
        "play": ",".join(f"{lying.card}@{lying.area}@{lying.turn}" for lying in state.in_play),
        "used": ",".join(state.used),
        "denied": ",".join(side.label for side in state.denied),
        "sealed": "/".join(map(_sealed, state.sealed)),
        "first": "" if state.first_writer is None else state.first_writer.label,
        "orders": _pair(tuple(map(str, sheet)) for sheet in state.orders),
        "moved": written_counts(state.moved_in),
        "fought": ",".join(map(str, state.fought)),
        "over": "" if state.outcome is None else f"{state.outcome.winner.label}@{_word(state.outcome.reason)}",
    }
    empty = {"", NONE, f"{NONE}/{NONE}"}
    kept = (f"{key}={value}" for key, value in fields.items() if value not in empty or key == "deck")
    return " ".join((board_line(state), *kept))


def parse_position(line: str, rules: Ruleset) -> State:
    """The state that a line describes. What is left out is empty, but a deck holds all cards that are named nowhere.

    Raises NotationError, whose message says what would be right.
    """
    if len(line) > LONGEST:
        raise NotationError(f"a position has at most {LONGEST} letters, not {len(line)}")
    words = line.split()
    if len(words) < 6 or any(not word.startswith(key) for key, word in zip("TFSorx", words, strict=False)):
        raise NotationError(f"{short(line)} is not a position; it begins with {_SHORT_FORM}")
    turn, french, spanish, outside, reserve, lost = (word[1:] for word in words[:6])
    state = State(
        turn=read_number(turn, "the turn after T", 1, rules.turns),
        cubes=(read_counts(rules, french), read_counts(rules, spanish)),
        outside=read_counts(rules, outside, rules.board.entries),
        reserve=read_pair(reserve, _count),
        lost=read_pair(lost, _count),
        **_read_fields(rules, words[6:]),
    )
    _check(rules, state)
    return state


def _word(words: str) -> str:
    return words.replace(" ", "_")


def _pair(lists: Iterable[Iterable[str]]) -> str:
    return "/".join(map(joined, lists))


def _sealed(answer: Action | None) -> str:
    if isinstance(answer, Write) and answer.orders:
        return joined(map(str, answer.orders))
    return next((word for word, meant in _SEALED.items() if meant == answer), NONE)


def _count(text: str) -> int:
    return read_number(text, "a number of cubes")


def _read_fields(rules: Ruleset, words: list[str]) -> dict[str, Any]:
    """The named parts after the board, by field of State."""
    given: dict[str, str] = {}
    for word in words:
        key, _, value = word.partition("=")
        if key not in _READERS or not value or key in given:
            raise NotationError(f"{short(word)} is no part of a position; expected once each: {'=, '.join(_READERS)}=")
        given[key] = value
    fields = {name: empty for name, empty, _ in _READERS.values()}
    fields["moved_in"] = rules.board.empty()
    fields |= {_READERS[key][0]: _READERS[key][2](rules, value) for key, value in given.items()}
    if "deck" not in given:
        fields["decks"] = _rest(rules, fields)
    return fields


def _rest(rules: Ruleset, fields: dict[str, Any]) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    """The decks when they are not given: every card that is nowhere else."""
    named = {*fields["hands"][0], *fields["hands"][1], *fields["discards"][0], *fields["discards"][1]}
    named |= {lying.card for lying in fields["in_play"]}
    french, spanish = (tuple(card for card in deck if card not in named) for deck in rules.decks)
    return french, spanish


def _read_step(_: Ruleset, text: str) -> int:
    return _STEPS.index(read_word(text, _STEPS, "a step of the turn"))


def _read_piles(rules: Ruleset, text: str, *, ordered: bool = False) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    """Cards by side; hands and decks are bags, so their order means nothing."""
    piles = read_pair(text, lambda part: read_cards(rules, part))
    for side, pile in zip((FRENCH, SPANISH), piles, strict=True):
        for card in pile:
            if rules.cards[card].side is not side:
                raise NotationError(f"{card} is not a card of the {side.label} deck; write french/spanish")
    return piles if ordered else (tuple(sorted(piles[0])), tuple(sorted(piles[1])))


def _read_in_play(rules: Ruleset, text: str) -> tuple[InPlay, ...]:
    def lying(part: str) -> InPlay:
        card, area, turn, *more = (*part.split("@"), "", "")[:4]
        if any(more) or not turn:
            raise NotationError(f"{short(part)} is no card in play; write card@area@turn, with area 0 for none")
        read_cards(rules, card)
        area_number = read_number(area, f"the area of {card}", 0, rules.board.size)
        return InPlay(card, area_number, read_number(turn, f"the turn of {card}", 0, rules.turns))

    return tuple(sorted(read_list(text, lying)))


def _read_sheet(text: str) -> Sheet:
    return read_list(text, parse_order)


def _read_sealed(text: str) -> Action | None:
    if text == NONE:
        return None
    return _SEALED[text] if text in _SEALED else Write(_read_sheet(text))


def _read_outcome(_: Ruleset, text: str) -> Outcome:
    winner, _at, reason = text.partition("@")
    return Outcome(read_side(winner), read_word(reason, _REASONS, "a reason").replace("_", " "))


def _read_fought(rules: Ruleset, text: str) -> tuple[int, ...]:
    return read_list(text, lambda area: read_number(area, "an area", 1, rules.board.size))


def _read_sides(_: Ruleset, text: str) -> tuple[Side, ...]:
    return read_list(text, read_side)


_NOTHING: tuple[tuple[()], tuple[()]] = ((), ())
#: For each named part: the field of State, what it is when left out, and how it is read.
_READERS: dict[str, tuple[str, Any, Callable[[Ruleset, str], Any]]] = {
    "next": ("step", 0, _read_step),
    "ask": ("questions", (), lambda rules, text: tuple(read_question(rules, part) for part in text.split("+"))),
    "hand": ("hands", _NOTHING, _read_piles),
    "deck": ("decks", _NOTHING, _read_piles),
    "gone": ("discards", _NOTHING, lambda rules, text: _read_piles(rules, text, ordered=True)),
    "play": ("in_play", (), _read_in_play),
    "used": ("used", (), read_cards),
    "denied": ("denied", (), _read_sides),
    "sealed": ("sealed", (None, None), lambda _, text: read_pair(text, _read_sealed)),
    "first": ("first_writer", None, lambda _, text: read_side(text)),
    "orders": ("orders", _NOTHING, lambda _, text: read_pair(text, _read_sheet)),
    "moved": ("moved_in", b"", read_counts),
    "fought": ("fought", (), _read_fought),
    "over": ("outcome", None, _read_outcome),
}


def _check(rules: Ruleset, state: State) -> None:
    """Nothing is in two places, and nobody has more cubes than are in the box."""
    cards = [*state.hands, *state.decks, *state.discards, tuple(lying.card for lying in state.in_play)]
    flat = [card for pile in cards for card in pile]
    for card in flat:
        if flat.count(card) > 1:
            raise NotationError(f"{card} is named in two places (1.8)")
    for side in (FRENCH, SPANISH):
        waiting = sum(state.outside) if side is FRENCH else 0
        total = sum(state.cubes[side]) + waiting + state.reserve[side] + state.lost[side]
        if total > rules.cubes_of(side):
            raise NotationError(f"{total} {side.label} cubes; the box has {rules.cubes_of(side)} (1.4)")
    if state.outcome is not None and state.questions:
        raise NotationError("a game that is over asks nothing; leave ask= or over= out")
