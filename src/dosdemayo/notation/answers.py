"""How orders and answers are written."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

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
from dosdemayo.engine.orders import OUTSIDE, Order, Sheet, Step
from dosdemayo.engine.spaces import target_json


class NotationError(ValueError):
    """A text that is no order, answer or position; the message says what would be."""


#: No order, sheet or list that means something is longer; what is gets refused before anything else is done with it.
LONGEST_ORDER, LONGEST_SHEET, MOST_ITEMS = 40, 2000, 200

_ORDER = re.compile(
    r"""\s*
    (?:(?P<cubes>\d{1,3})\s*(?:x|×|\*|cubes?\b)\s*)?
    (?P<origin>\d{1,3}|o\d{0,3}|outside\b|)\s*
    (?:-+>?|–|—|→|>|:|\bto\b)\s*
    (?P<destination>\d{1,3})
    \s*""",
    re.VERBOSE | re.IGNORECASE | re.ASCII,
)


def parse_order(text: str) -> Order:
    """`4-5`, `4→5`, `4 to 5`, `2x11-14`, `2 cubes 11-14`, `-16`."""
    text = text.strip()
    match = _ORDER.fullmatch(text) if len(text) <= LONGEST_ORDER else None
    if match is None:
        raise NotationError(f"{short(text)} is not an order; write origin-destination, such as 9-14, 2x11-14 or -16")
    origin, cubes = match["origin"].lower(), match["cubes"]
    if origin.startswith("o") and origin not in ("o", "outside", f"o{match['destination']}"):
        raise NotationError(f"{text!r}: the entry box {origin} leads only into area {origin[1:]}")
    if cubes is not None and int(cubes) == 0:
        raise NotationError(f"{text!r} moves no cube; leave the order out, or write a number from 1")
    if (origin.isdigit() and int(origin) == 0) or int(match["destination"]) == 0:
        raise NotationError(f"{text!r} names area 0; an entry from outside is written -16")
    return Order(int(origin) if origin.isdigit() else OUTSIDE, int(match["destination"]), int(cubes or 0))


def parse_sheet(text: str) -> Sheet:
    """Orders separated by commas, semicolons, line ends, or just by spaces."""
    if len(text) > LONGEST_SHEET:
        raise NotationError(f"a sheet of {len(text)} letters is too long; {LONGEST_SHEET} are more than enough")
    # Runs of spaces become one: a pattern that may skip spaces in two places would try every way to share them.
    parts = [" ".join(part.split()) for part in re.split(r"[,;\n]", text) if part.strip()]
    orders: list[Order] = []
    for part in parts:
        orders += _orders_in(part)
    return tuple(orders)


def _orders_in(text: str) -> list[Order]:
    """Orders that only spaces keep apart."""
    orders = []
    while match := _ORDER.match(text):
        if match.end() == len(text) or not match[0][-1].isspace():
            break
        orders.append(parse_order(match[0]))
        text = text[match.end() :]
    return [*orders, parse_order(text)]


def answer_to_json(action: Action) -> list[Any]:
    """A verb and what belongs to it, as cases and records write it."""
    return _WRITERS[type(action)](action)


def _target_items(target: Target) -> list[Any]:
    if target is None:
        return []
    if target == ():
        return [[]]
    shown = target_json(target)
    return list(shown) if isinstance(target, tuple) and isinstance(target[0], Order) else [shown]


#: How each kind of answer is written.
_WRITERS: dict[type, Callable[[Any], list[Any]]] = {
    Choose: lambda a: ["choose", a.card],
    Deny: lambda a: ["deny" if a.denied else "allow"],
    Draw: lambda a: ["draw" if a.drawn else "decline"],
    Deal: lambda a: ["deal", a.card],
    Discard: lambda a: ["discard", a.card],
    Write: lambda a: ["orders", [str(order) for order in a.orders]],
    Allot: lambda a: ["allot", {str(order): number for order, number in a.cubes}],
    Play: lambda a: ["play", a.card, *_target_items(a.target)],
    Use: lambda a: ["use", a.card, *_target_items(a.target)],
    Pass: lambda a: ["pass"],
    Resign: lambda a: ["forfeit" if a.on_time else "resign"],
}


def answer_from_json(answer: Any) -> Action:
    """Read a verb and what belongs to it."""
    if not isinstance(answer, list | tuple) or not answer or not isinstance(answer[0], str):
        raise NotationError(f"an answer is a list that begins with a verb, not {short(answer)}")
    verb, *rest = answer
    if verb not in _VERBS:
        raise NotationError(f"{verb!r} is no answer; expected one of {', '.join(_VERBS)}")
    numbers, read = _VERBS[verb]
    if len(rest) not in numbers:
        expected = " or ".join(str(number) for number in numbers)
        raise NotationError(f"{verb!r} takes {expected} more items, not {len(rest)}")
    return read(*rest)


def _card(card: Any) -> str:
    if not isinstance(card, str):
        raise NotationError(f"a card is named by its id, not by {short(card)}")
    return card


def _order(text: Any) -> Order:
    if not isinstance(text, str):
        raise NotationError(f"an order is a text such as '9-14', not {short(text)}")
    return parse_order(text)


def _number(value: Any, what: str) -> int:
    if type(value) is not int or not 0 <= value <= 255:
        raise NotationError(f"{what} is a number, not {short(value)}")
    return value


def _read_orders(orders: Any) -> Write:
    if not isinstance(orders, list | tuple):
        raise NotationError(f"orders are a list such as ['9-14', '-16'], not {short(orders)}")
    return Write(tuple(_order(order) for order in _bounded(orders)))


def _read_allot(cubes: Any) -> Allot:
    if not isinstance(cubes, dict):
        raise NotationError(f"numbers of cubes are given by order, such as {{'6-7': 2}}, not as {short(cubes)}")
    given = _bounded(cubes).items()
    return Allot(tuple((_order(order), _number(number, "a number of cubes")) for order, number in given))


def _read_target(*items: Any) -> Target:
    """What a card is played on: nothing, an area, an order, an order and an area, or a list of steps."""
    if not items:
        return None
    if len(items) == 2:
        return (_order(items[0]), _number(items[1], "an area"))
    if isinstance(items[0], str):
        return parse_order(items[0])
    if isinstance(items[0], list | tuple):
        return tuple(_step(step) for step in _bounded(items[0]))
    return _number(items[0], "an area")


def _bounded(items: Any) -> Any:
    if len(items) > MOST_ITEMS:
        raise NotationError(f"{len(items)} are too many; nobody needs more than {MOST_ITEMS}")
    return items


def _step(step: Any) -> Step:
    if not isinstance(step, list | tuple) or len(step) != 3:
        raise NotationError(f"a step is [area, destination, cubes], not {short(step)}")
    return Step(*(_number(part, "each part of a step") for part in step))


def short(value: Any) -> str:
    """A value as an error message shows it."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


#: How many items follow each verb, and how they are read.
_VERBS: dict[str, tuple[tuple[int, ...], Callable[..., Action]]] = {
    "choose": ((1,), lambda card: Choose(_card(card))),
    "deny": ((0,), lambda: Deny(True)),
    "allow": ((0,), lambda: Deny(False)),
    "draw": ((0,), lambda: Draw(True)),
    "decline": ((0,), lambda: Draw(False)),
    "deal": ((1,), lambda card: Deal(_card(card))),
    "discard": ((1,), lambda card: Discard(_card(card))),
    "orders": ((1,), _read_orders),
    "allot": ((1,), _read_allot),
    "play": ((1, 2, 3), lambda card, *target: Play(_card(card), _read_target(*target))),
    "use": ((1, 2, 3), lambda card, *target: Use(_card(card), _read_target(*target))),
    "pass": ((0,), Pass),
    "resign": ((0,), Resign),
    "forfeit": ((0,), lambda: Resign(on_time=True)),
}
