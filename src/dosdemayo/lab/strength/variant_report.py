"""What each reconstructed card, number and edge does to the balance, and which change brings it nearest to even."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from dosdemayo.content import base_edition, base_rules
from dosdemayo.lab.arena import Cell
from dosdemayo.lab.arena_report import markdown_table
from dosdemayo.lab.stats import Estimate, share
from dosdemayo.lab.strength import wording
from dosdemayo.lab.strength.balance_report import name_of
from dosdemayo.lab.strength.results import Games, Results, more_grade, more_wins, paired, wins
from dosdemayo.lab.strength.studies import Study
from dosdemayo.lab.study.plots import Bar, effects
from dosdemayo.lab.variants import BASE, Variant, card_of, word_for

EVEN = 0.5
#: Studies in which there is nothing to choose from: what a card is worth.
_OF_CARDS = ("cards", "heavy")
_TITLES = {
    "cards": "Without a card",
    "heavy": "Without a card, strongest players",
    "parameters": "One step of one number",
    "edges": "Without an edge",
}


class Effects(NamedTuple):
    """A variant beside the base edition, on the same decks."""

    variant: Variant
    games: Games
    promised: int
    share: Estimate
    more: Estimate
    grade: Estimate
    #: What the strongest may be expected to win as the French: its own share and this difference.
    strongest: Estimate | None

    @property
    def off_even(self) -> float:
        return abs((self.strongest or self.share).value - EVEN)


def found_effects(results: Results, strongest: Estimate | None) -> list[Effects]:
    base = results.games(_unchanged(results.study))
    found = []
    for cell in results.study.cells:
        pair = paired(results.games(cell), base)
        if cell.variant != BASE and pair[0]:
            more = more_wins(pair)
            expected = strongest.plus(more).within(0, 1) if strongest else None
            effect = Effects(
                cell.variant, pair[0], cell.games, share(wins(pair[0])), more, more_grade(pair), expected
            )  # fmt: skip
            found.append(effect)
    return found


def _unchanged(study: Study) -> Cell:
    """The games of the base edition, with which all others are compared."""
    return next(cell for cell in study.cells if cell.variant == BASE)


def parts(results: Results, strongest: Estimate | None, folder: Path) -> dict[str, str]:
    """The page's part of one study of variants; its picture goes into the folder."""
    unchanged = _unchanged(results.study)
    found, base = found_effects(results, strongest), results.games(unchanged)
    name, player = results.study.name, unchanged.french
    ordered = found if name in _OF_CARDS else sorted(found, key=lambda effect: effect.off_even)
    number = wording.number_of_games(len(base), unchanged.games)
    intro = (
        f"{player.capitalize()} player against itself, base edition, {number}: {wording.percent(share(wins(base)))} "
        f"won by the French. {player.capitalize()} player: `{results.marks.get(player, '')}`.\n"
    )
    text = f"{intro}\n{_table(ordered)}\n{_picture(name, ordered, folder)}" if found else intro
    return {name: text if name in _OF_CARDS else text + _nearest(found, strongest or share(wins(base)))}


def _table(found: list[Effects]) -> str:
    head = ["change", "games", "won by the French", "change in wins, points", "change in grade", "strongest, expected"]
    has_strongest = any(effect.strongest for effect in found)
    rows = [_row(effect) for effect in found]
    return markdown_table(head, rows) if has_strongest else markdown_table(head[:-1], [row[:-1] for row in rows])


def _row(effect: Effects) -> tuple[str, ...]:
    return (
        describe(effect.variant),
        wording.number_of_games(len(effect.games), effect.promised),
        wording.percent(effect.share),
        wording.points(effect.more),
        wording.difference(effect.grade),
        wording.percent(effect.strongest) if effect.strongest else "",
    )


def describe(variant: Variant) -> str:
    """In words; a value that is not reconstructed is marked."""
    if variant.left_out:
        return f"without {name_of(variant.left_out)}"
    if variant.edge:
        return f"no way between {variant.edge[0]} and {variant.edge[1]}"
    ((key, value),) = variant.changes
    entry = base_edition().values[key]
    mark = "" if entry.certainty == "reconstructed" else f", {entry.certainty}"
    return f"{name_of(card_of(key))}: {word_for(key).replace('_', ' ')} {value} ({entry.value}{mark})"


def nearest(found: list[Effects]) -> Effects:
    """Of the changes of something reconstructed, if there are any, the one that stands nearest to even."""
    ours = [effect for effect in found if _is_reconstructed(effect.variant)]
    return min(ours or found, key=lambda effect: effect.off_even)


def _nearest(found: list[Effects], base: Estimate) -> str:
    """The reconstructed value that stands nearest to even, and the one that helps the weaker side most."""
    ours = [effect for effect in found if _is_reconstructed(effect.variant)]
    if not ours:
        return ""
    weaker, sign = ("French", 1) if base.value < EVEN else ("Spanish", -1)
    helps = max(ours, key=lambda effect: sign * effect.grade.value)
    return (
        f"\n{_nearest_in_wins(nearest(found), base)}\n\n"
        f"By the grade, the {weaker}, who win less, are helped most by **{describe(helps.variant)}**: "
        f"{wording.difference(helps.grade)} for the French.\n"
    )


def _nearest_in_wins(best: Effects, base: Estimate) -> str:
    if abs(base.value - EVEN) <= best.off_even:
        return f"No single change stands nearer to even than the base edition itself, {wording.percent(base)}."
    how = "strongest, expected" if best.strongest else "light player"
    clear = "clear" if best.more.is_above or best.more.is_below else "not clear"
    return (
        f"Nearest to even: **{describe(best.variant)}**, {wording.percent(best.strongest or best.share)} won by the "
        f"French ({how}); a change of {wording.points(best.more)} points, {clear} of none at all."
    )


def _is_reconstructed(variant: Variant) -> bool:
    return all(base_edition().values[key].certainty == "reconstructed" for key, _ in variant.changes)


def _picture(name: str, found: list[Effects], folder: Path) -> str:
    rows = [Bar(describe(e.variant), _side(e.variant), e.more) for e in found]
    title = _TITLES[name]
    path = effects(folder / f"{name}.svg", rows, title, "change of French wins, percentage points")
    return f"![{title}]({folder.name}/{path.name})\n"


def _side(variant: Variant) -> str:
    """Whose card it is; edges belong to nobody and stand with the French."""
    keys = [key.split(".")[1] for key, _ in variant.changes if key.startswith("cards.")]
    card = variant.left_out or (keys[0] if keys else "")
    return base_rules().cards[card].side.label if card else "french"
