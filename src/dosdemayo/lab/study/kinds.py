"""The three studies: what each asks of the games, and how its report shows the answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pyarrow as pa

from dosdemayo.content import Edition, edition_digest, ruleset
from dosdemayo.engine import Ruleset
from dosdemayo.lab.stats import Estimate
from dosdemayo.lab.study import measures, plots
from dosdemayo.lab.study.plan import StudyPlan
from dosdemayo.lab.study.report import Grid, Section, cubes, html, markdown, percent, points
from dosdemayo.lab.study.store import TableStore
from dosdemayo.lab.variants import edition_of

Study = Callable[[pa.Table, Edition, Path], list[Section]]

_POINTS = "percentage points of games won by its side"
_INTERVAL = "Numbers in brackets are 95 % intervals: they tell how much chance there is in so many games, nothing else."


def card_names(edition: Edition) -> dict[str, str]:
    return {card: texts["name"] for card, texts in edition.cards.items()}


def balance(table: pa.Table, edition: Edition, folder: Path) -> list[Section]:
    """Who wins, why, at what cost, and where."""
    rules = ruleset(edition)
    games = measures.pairings(table)
    rates = {name: measures.rate(measures.wins(part)) for name, part in games}
    rows = tuple(
        (name, f"{rate.whole:,}", percent(rate), f"{measures.numbers(part, 'turns').mean():.1f}")
        for (name, part), rate in zip(games, rates.values(), strict=True)
    )
    return [
        Section(
            "Who wins",
            f"French against Spanish players; the French win after turn {rules.turns} or not at all. {_INTERVAL}",
            plots.win_rates(folder / "winners.svg", rates, "games won by the French"),
            Grid(("French vs Spanish", "games", "won by the French", "mean turns"), rows),
        ),
        _endings(games),
        _losses(games, rules, folder),
        _fights(table, edition, folder),
    ]


def _endings(games: list[tuple[str, pa.Table]]) -> Section:
    rows = tuple(
        (name, ending, percent(rate)) for name, part in games for ending, rate in measures.reasons(part).items()
    )
    text = "The winner and the rule that gave the win (8.1, 8.2)."
    return Section("How games end", text, grid=Grid(("French vs Spanish", "ending", "share of games"), rows))


def _losses(games: list[tuple[str, pa.Table]], rules: Ruleset, folder: Path) -> Section:
    lines = {
        name: {side: measures.losses_by_turn(part, rules, side) for side in ("french", "spanish")}
        for name, part in games
    }
    picture = plots.losses(folder / "losses.svg", lines, rules.loss_limit)
    text = "Cubes lost up to the end of each turn, in the mean of all games; a game that is over keeps its numbers."
    return Section("Losses over the turns", text, picture)


def _fights(table: pa.Table, edition: Edition, folder: Path) -> Section:
    names = {area.id: area.name for area in edition.areas}
    by_area = measures.fights_by_area(table, ruleset(edition))
    picture = plots.fights(folder / "fights.svg", by_area, names)
    ranked = sorted(by_area, key=lambda area: by_area[area], reverse=True)[:5]
    most = ", ".join(f"{names[area]} ({area})" for area in ranked)
    text = f"How often an area is fought over in a game, all pairings together. Most often: {most}."
    return Section("Where the fights are", text, picture)


def cards(table: pa.Table, edition: Edition, folder: Path) -> list[Section]:
    """What each card is worth to its owner."""
    rules, names, sections = ruleset(edition), card_names(edition), []
    for number, (pairing, games) in enumerate(measures.pairings(table)):
        values = measures.card_values(games, rules)
        rows = tuple(
            (
                names[v.card],
                v.side,
                f"{v.held:,}",
                points(v.holding),
                points(v.playing),
                cubes(v.cubes),
                "–" if v.turn is None else f"{v.turn:.1f}",
            )
            for v in values
        )
        head = ("card", "deck", "games held", "holding: wins", "playing: wins", "holding: cubes", "mean turn played")
        by_wins = _effects([(names[v.card], v.side, v.holding, 100.0) for v in values])
        by_cubes = _effects([(names[v.card], v.side, v.cubes, 1.0) for v in values])
        wins = plots.effects(folder / f"card-wins-{number}.svg", by_wins, pairing, _POINTS)
        kills = plots.effects(folder / f"card-cubes-{number}.svg", by_cubes, pairing, "cubes killed less cubes lost")
        sections.append(Section(f"Value of each card: {pairing}", _CARDS_TEXT, wins, Grid(head, rows)))
        sections.append(Section(f"Value of each card in cubes: {pairing}", _CUBES_TEXT, kills))
    return sections


def _effects(rows: list[tuple[str, str, Estimate, float]]) -> list[plots.Bar]:
    """Best first."""
    return sorted(map(plots.Bar._make, rows), key=lambda effect: effect.scaled.value, reverse=True)


_CUBES_TEXT = (
    "Where one side wins nearly always, wins tell little. This makes the same comparison of cubes killed less cubes "
    "lost by the owner. "
) + _INTERVAL
_CARDS_TEXT = (
    "Worth of holding: percentage points by which the owner wins more often in games in which the card came into hand "
    "than in games with as many cards held but not this one: the card against an average one of its deck. Which card "
    "is drawn is chance, so this is close to cause and effect. Worth of playing compares games in which a held card "
    "was played with those in which it was not; that mixes the card with the moment at which a player thinks it good, "
    "and with how long the game lasted. "
) + _INTERVAL


def openings(table: pa.Table, edition: Edition, folder: Path) -> list[Section]:
    """What the first choices are worth."""
    names, sections = card_names(edition), []
    for number, (pairing, games) in enumerate(measures.pairings(table)):
        kept = {names[card]: rate for card, rate in measures.kept_cards(games).items()}
        rows = tuple((card, f"{rate.whole:,}", percent(rate)) for card, rate in kept.items())
        picture = plots.win_rates(folder / f"kept-{number}.svg", kept, "games won by the French, by card kept")
        head = ("card kept (2.4)", "games", "won by the French")
        sections.append(Section(f"The French choice: {pairing}", _INTERVAL, picture, Grid(head, rows)))
        for side in ("french", "spanish"):
            sections.append(_first_orders(games, side, pairing, folder / f"orders-{side}-{number}.svg"))
            sections.append(_first_sheets(games, side, pairing))
    return sections


def _first_orders(games: pa.Table, side: str, pairing: str, path: Path) -> Section:
    values = measures.opening_orders(games, side)
    shown = values if len(values) <= 24 else [*values[:12], *values[-12:]]
    title = f"{side.capitalize()} orders of the first turn: {pairing}"
    text = "By how much the writer wins more often with the order on the sheet than without it."
    if not shown:
        return Section(title, "No order was written often enough to say anything.")
    effects = [plots.Bar(v.order, side, v.effect) for v in shown]
    return Section(title, text, plots.effects(path, effects, title, _POINTS))


def _first_sheets(games: pa.Table, side: str, pairing: str) -> Section:
    rows = tuple((sheet, f"{rate.whole:,}", percent(rate)) for sheet, rate in measures.common_sheets(games, side))
    title = f"{side.capitalize()} first sheets written most often: {pairing}"
    if not rows:
        return Section(title, "No sheet was written often enough to say anything.")
    return Section(title, "And how often their writer won.", grid=Grid(("sheet", "games", "won by its side"), rows))


STUDIES: dict[str, Study] = {"balance": balance, "cards": cards, "openings": openings}


def write_report(kind: str, plan: StudyPlan, store: TableStore) -> list[Path]:
    """All games in one file, and the report of a study in Markdown and HTML."""
    blocks = list(plan.blocks())
    folder = store.folder / kind
    folder.mkdir(parents=True, exist_ok=True)
    table = store.load(blocks)
    edition = edition_of(plan.variant)
    sections = STUDIES[kind](table, edition, folder)
    played_by = f"{edition.name} {edition_digest(edition)}"
    title = f"2 de Mayo: {kind}, {table.num_rows:,} games of edition {played_by} (seed {plan.seed})"
    return [store.join(blocks), markdown(title, sections, folder), html(title, sections, folder)]
