"""What people type, read as answers, and answers as people would type them.

Reading raises NotationError or UserError, which say what would be right.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from dosdemayo.content import Edition
from dosdemayo.engine.actions import Action, Allot, Choose, Pass, Play, Target, Use, Write
from dosdemayo.engine.orders import Order, Sheet, Step
from dosdemayo.notation import answer_to_json, parse_order
from dosdemayo.shell import UserError
from dosdemayo.typed.names import find_card
from dosdemayo.typed.words import Words


def read_window_answer(edition: Edition, words: Words, typed: str) -> Action:
    """`play molina 10`, `use C-F1 6-7`, `desorden 9-14 to 15`, `pass`."""
    if not typed or words.read(typed, ("pass",)):
        return Pass()
    verb, rest = words.split(typed, ("play", "use"))
    kind: type[Play] | type[Use] = Use if verb == "use" else Play
    said = (rest if verb else typed).split()
    target = [word.strip(",;") for word in said if _is_target(word)]
    named = [word for word in said if not _is_target(word) and not words.read(word, ("to", "filler"))]
    if not named:
        raise UserError("error-name-a-card")
    return kind(find_card(edition, " ".join(named)), read_target(target))


def _is_target(word: str) -> bool:
    return any(letter.isdigit() for letter in word)


def read_target(words: list[str]) -> Target:
    """Nothing, an area, an order, an order and an area, or steps with their cubes."""
    if not words:
        return None
    if all(":" in word for word in words):
        return tuple(_step(word) for word in words)
    if len(words) == 1:
        return int(words[0]) if re.fullmatch(r"\d{1,2}", words[0]) else parse_order(words[0])
    if len(words) == 2 and re.fullmatch(r"\d{1,2}", words[1]):
        return (parse_order(words[0]), int(words[1]))
    raise UserError("error-no-target", typed=" ".join(words))


def _step(word: str) -> Step:
    order, cubes = _numbered(word)
    return Step(order.origin, order.destination, cubes)


def _numbered(word: str) -> tuple[Order, int]:
    written, _, number = word.partition(":")
    if not re.fullmatch(r"\d{1,2}", number):
        raise UserError("error-number-behind-colon", typed=word)
    return parse_order(written), int(number)


def read_allotment(stacks: Iterable[tuple[int, Sheet]], orders: Sheet, typed: str) -> Allot:
    """`2 1`, one number for each order, or `6-7:2 19-16:1`; nothing for as many as can go."""
    words = typed.replace(",", " ").replace(";", " ").split()
    if not words:
        return Allot(most_cubes(stacks, orders))
    if all(":" in word for word in words):
        return Allot(tuple(_numbered(word) for word in words))
    if not all(re.fullmatch(r"\d{1,2}", word) for word in words):
        raise UserError("error-no-numbers", typed=typed)
    if len(words) != len(orders):
        raise UserError("error-not-as-many", numbers=len(words), orders=len(orders))
    return Allot(tuple((order, int(word)) for order, word in zip(orders, words, strict=True)))


def most_cubes(stacks: Iterable[tuple[int, Sheet]], orders: Sheet) -> tuple[tuple[Order, int], ...]:
    """Everybody goes; where orders share an origin, the first takes all but one for each of the others."""
    given: dict[Order, int] = {}
    for cubes, group in stacks:
        given |= dict.fromkeys(group, 1)
        given[group[0]] = cubes - len(group) + 1
    return tuple((order, given[order]) for order in orders)


def to_type(action: Action, words: Words) -> str:
    """What a player would type to give this answer; nothing where Enter alone does."""
    verb, *rest = answer_to_json(action)
    if isinstance(action, Write):
        return ", ".join(rest[0])
    if isinstance(action, Allot):
        return " ".join(f"{order}:{cubes}" for order, cubes in rest[0].items())
    if isinstance(action, Choose):
        return action.card
    if not isinstance(action, Play | Use):
        return words.shown(str(verb))
    target = rest[1:]
    if target and isinstance(target[0], list):
        target = [" ".join(f"{origin}-{goal}:{cubes}" for origin, goal, cubes in target[0])]
    to = f" {words.shown('to')} "
    return f"{words.shown(str(verb))} {action.card} {to.join(map(str, target))}".rstrip()
