"""Which side is better, and whether one reconstructed thing changed would make it even: said before the tables."""

from __future__ import annotations

from collections.abc import Iterator

from dosdemayo.lab.stats import Estimate
from dosdemayo.lab.strength import wording
from dosdemayo.lab.strength.variant_report import EVEN, Effects, describe, nearest

#: What a study of variants changes.
_CHANGED = {"cards": "card less", "parameters": "number changed", "edges": "way less"}


def in_short(strongest: Estimate, games: int, found: dict[str, list[Effects]]) -> str:
    """`found` has the effects of each study of variants; of some there may be none yet."""
    best = {name: nearest(effects) for name, effects in found.items() if effects}
    return "".join(f"- {line}\n" for line in _lines(strongest, games, best))


def _lines(strongest: Estimate, games: int, best: dict[str, Effects]) -> Iterator[str]:
    yield (
        f"{_better(strongest)} In {games:,} games of the strongest player against itself the French win "
        f"{wording.percent(strongest)}."
    )
    if _reaches_even(strongest):
        return  # nothing has to make it so
    for name, effect in best.items():
        expected = f"{wording.percent(effect.strongest or effect.share)} expected after {_games(effect)}"
        yield f"With one reconstructed {_CHANGED[name]}, nearest to even: **{describe(effect.variant)}**, {expected}."
    if best:
        reach = any(_reaches_even(effect.strongest or effect.share) for effect in best.values())
        yield "One of these may make it even." if reach else "None of these makes it even."


def _games(effect: Effects) -> str:
    number = wording.number_of_games(len(effect.games), effect.promised)
    return number if number.endswith("games") else f"{number} games"


def _better(strongest: Estimate) -> str:
    if _reaches_even(strongest):
        return "Neither side is clearly better."
    return f"The {'French' if strongest.value > EVEN else 'Spanish'} side is better."


def _reaches_even(estimate: Estimate) -> bool:
    return estimate.low <= EVEN <= estimate.high
