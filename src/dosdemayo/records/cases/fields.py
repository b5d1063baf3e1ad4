"""Reading the parts of a case, with an error that names the field and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dosdemayo.engine.ids import FRENCH, SPANISH, Rule, Seat, Side
from dosdemayo.engine.problems import ProblemBase
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.records.cases.problems import BadCase

SIDE_NAMES: dict[str, Side] = {"french": FRENCH, "spanish": SPANISH}
MOST_CUBES = 30


class CaseError(Exception):
    """A case that cannot be read or carried out, with its problems."""

    def __init__(self, error: str, problems: Iterable[ProblemBase]) -> None:
        super().__init__(error)
        self.error = error
        self.problems = list(problems)

    def to_json(self) -> dict[str, Any]:
        return {"error": self.error, "problems": [problem.to_json() for problem in self.problems]}


def wrong(field: str, what: str, rule: Rule = "") -> CaseError:
    return CaseError(f"{field}: {what}", [BadCase(rule=rule, field=field, what=what)])


def table(data: Any, field: str) -> dict[str, Any]:
    if data is None:
        return {}
    if not isinstance(data, dict):
        raise wrong(field, f"must be a table, not {short(data)}")
    return data


def by_side(data: Any, field: str) -> dict[str, Any]:
    """A table with `french` and `spanish`, either of which may be missing."""
    found = table(data, field)
    for key in found:
        if key not in SIDE_NAMES:
            raise wrong(f"{field}.{key}", "is no side; expected french or spanish")
    return found


def number(value: Any, field: str, lowest: int = 0, highest: int = MOST_CUBES) -> int:
    if type(value) is not int or not lowest <= value <= highest:
        raise wrong(field, f"must be a whole number from {lowest} to {highest}, not {short(value)}")
    return value


def truth(value: Any, field: str) -> bool:
    if not isinstance(value, bool):
        raise wrong(field, f"must be true or false, not {short(value)}")
    return value


def counts(rules: Ruleset, data: Any, field: str, areas: Iterable[int]) -> bytes:
    """Cubes by area, keys being numbers as texts."""
    allowed = set(areas)
    filled = []
    for key, value in table(data, field).items():
        if not key.isascii() or not key.isdecimal() or int(key) not in allowed:
            raise wrong(f"{field}.{key}", f"is none of the areas {', '.join(map(str, sorted(allowed)))}", "1.2")
        filled.append((int(key), number(value, f"{field}.{key}")))
    if sum(cubes for _, cubes in filled) > MOST_CUBES * 2:
        raise wrong(field, f"holds more than {MOST_CUBES * 2} cubes", "1.4")
    return rules.board.counts(filled)


def pair(data: Any, field: str) -> tuple[int, int]:
    found = by_side(data, field)
    return (number(found.get("french", 0), f"{field}.french"), number(found.get("spanish", 0), f"{field}.spanish"))


def card_list(rules: Ruleset, data: Any, field: str, side: Side) -> tuple[str, ...]:
    if data is None:
        return ()
    if not isinstance(data, list):
        raise wrong(field, f"must be a list of cards, not {short(data)}")
    for card in data:
        known_card(rules, card, field)
        if rules.cards[card].side is not side:
            raise wrong(field, f"{card} is not a card of the {side.label} deck", "1.8")
    return tuple(data)


def known_card(rules: Ruleset, card: Any, field: str) -> str:
    if not isinstance(card, str) or card not in rules.cards:
        raise wrong(field, f"{short(card)} is no card; expected one of {', '.join(rules.cards)}", "9.1")
    return card


def seat(value: Any, field: str) -> Seat:
    seats = {"french": Seat.FRENCH, "spanish": Seat.SPANISH, "chance": Seat.CHANCE}
    if not isinstance(value, str) or value not in seats:
        raise wrong(field, f"must begin with french, spanish or chance, not {short(value)}")
    return seats[value]


def short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
