"""Editions with cards out of the vocabulary at random, and other edges, set-ups and limits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from dosdemayo.content import Edition, EditionError, base_edition, override
from dosdemayo.content.schema import EFFECT_SCHEMA
from dosdemayo.engine.ids import FRENCH, SPANISH, WINDOWS
from dosdemayo.engine.vocabulary import VOCABULARY

_SIDES = {"french": FRENCH, "spanish": SPANISH}
_STAYS = ("this turn", "this turn", "until the end of the next Movement", "all game")
#: Effects that pick something else than an area.
_ORDERS = ("add_order", "cancel", "redirect", "ride")
#: Where cubes stand and fight more often than elsewhere.
_CROWDED = (3, 7, 9, 10, 14, 15, 16, 20)
#: Cards that others or the set-up need.
_KEPT = ("artilleria", "murat", "jose_blas_molina", "fusilamientos", "alcalde_de_mostoles")
_PARAMETERS: dict[str, Callable[[Random], Any]] = {
    "where": lambda rng: rng.choice(("fight", "fight", "group", "held", "any")),
    "which": lambda rng: rng.choice(("any", "counted", "free", "outside")),
    "by": lambda rng: rng.choice(("chance", "enemy")),
    "areas": lambda rng: rng.sample(_CROWDED, rng.randint(1, 2)),
    "cards": lambda rng: rng.randint(1, 3),
    "limit": lambda rng: rng.randint(2, 6),
}


def random_edition(seed: int) -> Edition:
    """An edition that the schema accepts; what it happens to refuse is thrown again."""
    rng = Random(f"edition {seed}")
    while True:
        try:
            return override(base_edition(), _data(rng), Path(f"random-{seed}.toml"))
        except EditionError:
            continue


def _data(rng: Random) -> dict[str, Any]:
    base = list(base_edition().cards)
    removed = [card for card in base if card not in _KEPT and rng.random() < 0.15]
    left = [card for card in base if card not in removed]
    cards: dict[str, Any] = {"remove": removed}
    for card in left:
        if rng.random() < 0.5:
            old = dict.fromkeys(base_edition().effects(card), False)
            cards[card] = old | _card(rng, base_edition().cards[card]["side"], left)
    for number in range(rng.randint(0, 40 - len(left))):
        side = rng.choice(("french", "spanish"))
        cards[f"card_{number}"] = {"name": f"Card {number}", "side": side, **_card(rng, side, left)}
    return {"cards": cards, "edges": _edges(rng), "limits": _limits(rng), "setup": _setup(rng), "board": _board(rng)}


def _card(rng: Random, side: str, others: list[str]) -> dict[str, Any]:
    """Mostly one that fits together, so that few editions must be thrown again."""
    names = [name for name, effect in VOCABULARY.items() if _SIDES[side] in effect.sides]
    chosen = rng.sample(names, rng.choice((0, 1, 1, 1, 2, 2, 3)))
    order = next((name for name in chosen if name in _ORDERS), None)
    if order is not None:
        chosen = [order, *(name for name in chosen if name not in (*_ORDERS, "fight_again"))]
    while not (fitting := _fitting_windows(chosen)):
        chosen.pop()
    immediate = "preparation" in fitting and rng.random() < 0.2
    fixed = order is not None or immediate
    lasting = [name for name in chosen if VOCABULARY[name].lasting]
    stays = "no" if not lasting and rng.random() < 0.6 else rng.choice(_STAYS)
    if lasting and stays != "this turn" and not immediate:
        fitting = _fitting_windows([name for name in chosen if name not in lasting])
    windows = rng.choice((fitting, rng.sample(fitting, min(3, len(fitting)))))
    first, last = sorted((rng.randint(1, 10), rng.randint(1, 10))) if rng.random() < 0.2 and not immediate else (1, 10)
    return {
        **{name: _effect(rng, name, fixed=fixed) for name in chosen},
        "windows": windows,
        "immediate": immediate,
        "stays": stays,
        "uses": rng.choice((0, 0, 1, 2)) if chosen and not lasting else 0,
        "needs": rng.sample(others, 2) if rng.random() < 0.1 else [],
        "held": [rng.randint(1, 21)] if rng.random() < 0.1 else [],
        "from_turn": first,
        "until_turn": last,
    }


def _fitting_windows(effects: list[str]) -> list[str]:
    """Those in which all of these can do something."""
    return [window for window in WINDOWS if all(window in VOCABULARY[name].windows for name in effects)]


def _effect(rng: Random, effect: str, *, fixed: bool) -> Any:
    """Parameters at random; `fixed` where no area can be picked."""
    schema = EFFECT_SCHEMA[effect]
    said = {
        name: _PARAMETERS[name](rng) if name in _PARAMETERS else rng.randint(0, 3)
        for name in schema
        if name not in ("area", "near")
    }
    if "area" in schema:
        place = "area" if fixed else rng.choice(("area", "near", ""))
        said |= {place: rng.choice(_CROWDED)} if place else {}
    return said or True


def _edges(rng: Random) -> dict[str, Any]:
    known = sorted(base_edition().edges)
    missing = [(a, b) for a in range(1, 22) for b in range(a + 1, 22) if (a, b) not in known]
    removed, added = rng.sample(known, rng.randint(0, 6)), rng.sample(missing, rng.randint(0, 6))
    return {"remove": [list(edge) for edge in removed], "add": [list(edge) for edge in added]}


def _limits(rng: Random) -> dict[str, int]:
    if rng.random() < 0.5:
        return {}
    return {
        "turns": rng.randint(3, 10),
        "loss_limit": rng.randint(1, 8),
        "order_limit": rng.randint(0, 5),
        "entry_turn": rng.randint(1, 5),
        "denial": rng.randint(1, 5),
    }


def _setup(rng: Random) -> dict[str, Any]:
    if rng.random() < 0.5:
        return {}
    return {
        "french": {str(area): rng.randint(1, 4) for area in rng.sample(_CROWDED, rng.randint(0, 4))},
        "spanish": {str(area): rng.randint(1, 4) for area in rng.sample(_CROWDED, rng.randint(1, 5))},
        "outside": {gate: rng.randint(0, 2) for gate in ("1", "6", "16", "20")},
        "french_reserve": rng.randint(0, 4),
        "spanish_reserve": rng.randint(0, 4),
    }


def _board(rng: Random) -> dict[str, Any]:
    if rng.random() < 0.7:
        return {}
    return {"gates": rng.sample(range(1, 22), rng.randint(1, 6)), "main_streets": rng.sample(range(1, 22), 2)}
