"""One answer in one line: `french allots 6-7:2`, `chance deals spanish manolas`, `spanish plays heroinas on 9`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, Order, Seat, Step
from dosdemayo.engine.actions import (
    Action,
    Allot,
    Choose,
    Deal,
    Deny,
    Discard,
    Draw,
    Pass,
    Play,
    Resign,
    Target,
    Use,
    Write,
)
from dosdemayo.notation import LONGEST_SHEET, NotationError, parse_order
from dosdemayo.records.record import Answer

#: Stands for what the reader of a public record may not know.
HIDDEN = "?"
NOTHING = "nothing"
SEATS: dict[str, Seat] = {seat.label: seat for seat in Seat}
_NUMBER = re.compile(r"[0-9]{1,3}")


def format_answer(answer: Answer) -> str:
    """The line of an answer, as a record has it."""
    verb, *rest = _WORDS[type(answer.action)](answer.action)
    if rest[:1] == [answer.seat.label]:  # a side discards its own cards: whose goes without saying
        del rest[0]
    return " ".join([answer.seat.label, verb, *rest])


def parse_answer(text: str) -> Answer:
    """The way back; raises NotationError, whose message says what would be right."""
    if len(text) > LONGEST_SHEET:
        raise NotationError(f"a line of {len(text)} letters is too long; {LONGEST_SHEET} are more than enough")
    words = text.lower().split()
    if not words or words[0] not in SEATS:
        raise NotationError(f"{_quoted(text)} begins with nobody; expected french, spanish or chance")
    seat = SEATS[words[0]]
    verb = words[1] if len(words) > 1 else ""
    verbs = _CHANCE_VERBS if seat is CHANCE else _SIDE_VERBS
    if verb not in verbs:
        raise NotationError(f"{words[0]} {_quoted(verb)}: expected one of {', '.join(verbs)}")
    return Answer(seat, _READERS[verb](words[2:]))


def owner_of(card: str) -> Seat | None:
    """The side in whose deck a card is, the same in every edition."""
    known = base_rules().cards.get(card)
    return None if known is None else known.side


def _quoted(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:37] + "...")


def _owned(card: str) -> list[str]:
    owner = owner_of(card)
    return [card] if owner is None else [owner.label, card]


def _target_words(target: Target) -> list[str]:
    if target is None:
        return []
    if isinstance(target, int | Order):
        return ["on", str(target)]
    if target and isinstance(target[0], Order):
        return ["on", str(target[0]), "to", str(target[1])]
    return ["riding", *(f"{step[0]}-{step[1]}:{step[2]}" for step in target)]


def _read_nothing(action: Action) -> Callable[[list[str]], Action]:
    def read(words: list[str]) -> Action:
        if words:
            raise NotationError(f"{_quoted(' '.join(words))} is too much here")
        return action

    return read


def _read_card(words: list[str]) -> str:
    if len(words) != 1:
        raise NotationError(f"expected the id of one card, not {_quoted(' '.join(words))}")
    return words[0]


def _read_owned(words: list[str]) -> str:
    """`spanish manolas`, or just `manolas`."""
    card = _read_card(words[-1:])
    if len(words) == 2 and owner_of(card) is not SEATS.get(words[0]):
        raise NotationError(f"{_quoted(card)} is not a card of {_quoted(words[0])}")
    if len(words) > 2:
        raise NotationError(f"expected a side and one card, not {_quoted(' '.join(words))}")
    return card


def _read_write(words: list[str]) -> Write:
    if not words:
        raise NotationError(f"expected orders such as 9-14 -16, or the word {NOTHING}")
    return Write(() if words == [NOTHING] else tuple(parse_order(word.strip(",;")) for word in words))


def _read_allot(words: list[str]) -> Allot:
    return Allot(tuple(_numbered(word) for word in words))


def _numbered(word: str) -> tuple[Order, int]:
    order, colon, number = word.strip(",;").rpartition(":")
    if not colon:
        raise NotationError(f"{_quoted(word)} has no number of cubes; expected an order and its number, such as 6-7:2")
    return parse_order(order), _read_number(number)


def _read_number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise NotationError(f"{_quoted(word)} is no number")
    return int(word)


def _read_play(kind: type[Play] | type[Use]) -> Callable[[list[str]], Action]:
    def read(words: list[str]) -> Action:
        card = _read_card(words[:1])
        return kind(card, _read_target(words[1:]))

    return read


def _read_target(words: list[str]) -> Target:
    match words:
        case []:
            return None
        case ["on", place]:
            return int(place) if _NUMBER.fullmatch(place) else parse_order(place)
        case ["on", order, "to", area]:
            return (parse_order(order), _read_number(area))
        case ["riding", _, *_]:
            return tuple(_read_step(word) for word in words[1:])
    raise NotationError(
        f"{_quoted(' '.join(words))} is no target; expected on 10, on 6-7, on 9-14 to 15, or riding 7-9:2"
    )


def _read_step(word: str) -> Step:
    order, cubes = _numbered(word)
    if order.cubes or not order.origin:
        raise NotationError(f"{_quoted(word)} is no step; expected area-destination:cubes, such as 7-9:2")
    return Step(order.origin, order.destination, cubes)


#: What follows the seat in the line of each kind of answer.
_WORDS: dict[type, Callable[[Any], list[str]]] = {
    Choose: lambda a: ["keeps", a.card],
    Deny: lambda a: ["denies" if a.denied else "allows"],
    Draw: lambda a: ["draws" if a.drawn else "declines"],
    Deal: lambda a: ["deals", *_owned(a.card)],
    Discard: lambda a: ["discards", *_owned(a.card)],
    Write: lambda a: ["orders", *([str(order) for order in a.orders] or [NOTHING])],
    Allot: lambda a: ["allots", *(f"{order}:{number}" for order, number in a.cubes)],
    Play: lambda a: ["plays", a.card, *_target_words(a.target)],
    Use: lambda a: ["uses", a.card, *_target_words(a.target)],
    Pass: lambda a: ["passes"],
    Resign: lambda a: ["forfeits" if a.on_time else "resigns"],
}

_READERS: dict[str, Callable[[list[str]], Action]] = {
    "keeps": lambda words: Choose(_read_card(words)),
    "denies": _read_nothing(Deny(True)),
    "allows": _read_nothing(Deny(False)),
    "draws": _read_nothing(Draw(True)),
    "declines": _read_nothing(Draw(False)),
    "orders": _read_write,
    "allots": _read_allot,
    "plays": _read_play(Play),
    "uses": _read_play(Use),
    "passes": _read_nothing(Pass()),
    "resigns": _read_nothing(Resign()),
    "forfeits": _read_nothing(Resign(on_time=True)),
    "deals": lambda words: Deal(_read_owned(words)),
    "discards": lambda words: Discard(_read_owned(words)),
}
_CHANCE_VERBS = ("deals", "discards")
_SIDE_VERBS = tuple(verb for verb in _READERS if verb != "deals")
