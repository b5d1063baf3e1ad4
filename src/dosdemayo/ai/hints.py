"""What a strong player would do, and why: in facts, for others to put into words."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from dosdemayo.ai.levels import bot
from dosdemayo.engine.actions import Action, Write
from dosdemayo.engine.ids import FRENCH
from dosdemayo.engine.options import Options
from dosdemayo.engine.orders import Sheet
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.sheets import FrenchSheets, SpanishSheets
from dosdemayo.engine.view import View


class Hint(NamedTuple):
    answer: Action
    #: For order sheets: others that deserve to be written too, and how often each; the first is the answer.
    sheets: tuple[tuple[Sheet, float], ...] = ()
    #: What the enemy is thought to write, most likely first.
    replies: tuple[tuple[Sheet, float], ...] = ()
    #: The prospects of the side that asks, from 0 to 1; None where only one's habits were asked.
    prospects: float | None = None


def hint(rules: Ruleset, view: View, options: Options, rng: Random, level: str = "strong") -> Hint:
    """From what the seat may know, like any bot."""
    player = bot(level, rules)
    from dosdemayo.ai.search import Searcher  # loads Numba

    if not (isinstance(player, Searcher) and isinstance(options, FrenchSheets | SpanishSheets)):
        return Hint(player.answer(view, options, rng))
    mix = player.orders(view, rng)
    sheets = tuple(sorted(zip(mix.sheets, mix.chances, strict=True), key=lambda pair: -pair[1]))
    prospects = mix.value if view.seat is FRENCH else 1.0 - mix.value
    return Hint(Write(sheets[0][0]), sheets, mix.replies, prospects)
