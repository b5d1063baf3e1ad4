"""Answers drawn from what the server offers over HTTP, without help from the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any


def sample_answer(question: Mapping[str, Any], rng: Random) -> list[Any]:
    """Some legal answer to a question as a state shows it."""
    kind, options = question["kind"], question["options"]
    if kind.startswith("window"):
        return _window(options, rng)
    return _BY_KIND[kind](options, rng)


def _choice(options: Mapping[str, Any], rng: Random) -> list[Any]:
    return [rng.choice(options["choices"])]


def _keep(options: Mapping[str, Any], rng: Random) -> list[Any]:
    return ["choose", rng.choice(options["choices"])]


def _orders(options: Mapping[str, Any], rng: Random) -> list[Any]:
    """One order at most for each origin: shuffled, and cut off where the French limit is reached (5.4)."""
    left = options.get("limit", len(options["groups"]))
    orders = []
    for group in rng.sample(options["groups"], len(options["groups"])):
        counted = group.get("counted", False)
        if not group["destinations"] or rng.random() < 0.25 or (counted and left == 0):
            continue
        left -= counted
        cubes = rng.randrange(group["most"]) if group.get("numbered") else 0
        orders.append(f"{f'{cubes}x' if cubes else ''}{group['origin'] or ''}-{rng.choice(group['destinations'])}")
    return ["orders", orders]


def _allotment(options: Mapping[str, Any], rng: Random) -> list[Any]:
    """A cube for each order (6.3), and some of the rest for the first of a stack."""
    cubes: dict[str, int] = {}
    for stack in options["stacks"]:
        cubes |= dict.fromkeys(stack["orders"], 1)
        cubes[stack["orders"][0]] += rng.randint(0, stack["cubes"] - len(stack["orders"]))
    return ["allot", cubes]


def _window(options: Mapping[str, Any], rng: Random) -> list[Any]:
    cards = [("play", *card.values()) for card in options["plays"]] + [
        ("use", *card.values()) for card in options["uses"]
    ]
    if not cards or rng.random() < 0.5:
        return ["pass"]
    verb, card, targets = rng.choice(cards)
    return [verb, card, *_target(targets, rng)]


def _target(targets: Mapping[str, Any], rng: Random) -> list[Any]:
    if targets["kind"] == "ride":
        source = rng.choice(targets["sources"])
        return [[[source["area"], rng.choice(source["destinations"]), rng.randint(1, source["cubes"])]]]
    target = rng.choice(targets["values"])
    return [] if target is None else list(target) if targets["kind"] == "redirect" else [target]


_BY_KIND: dict[str, Callable[[Mapping[str, Any], Random], list[Any]]] = {
    "french_choice": _keep,
    "deny": _choice,
    "draw": _choice,
    "orders": _orders,
    "allotment": _allotment,
}
