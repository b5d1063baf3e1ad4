"""The balance: the strongest against itself, by opening choice."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np

from dosdemayo.ai.levels import levels
from dosdemayo.content import base_edition, base_rules
from dosdemayo.lab.arena import Cell
from dosdemayo.lab.arena_report import markdown_table
from dosdemayo.lab.stats import Estimate, Rate, share
from dosdemayo.lab.strength import wording
from dosdemayo.lab.strength.results import Games, Results, average, more_grade, more_wins, paired, wins
from dosdemayo.lab.strength.studies import between_strongest
from dosdemayo.lab.study.measures import Array
from dosdemayo.lab.study.plots import losses, win_rates

_SIDES = ("french", "spanish")


def name_of(card: str) -> str:
    return base_edition().cards[card]["name"]


def _kept(cell: Cell) -> str:
    return name_of(cell.opening) if cell.opening else "its own choice"


def strongest_share(results: Results) -> Estimate | None:
    """French wins of the strongest against itself, with an opening choice of its own; None before there are any."""
    games = results.games(between_strongest())
    return share(wins(games)) if games else None


def parts(results: Results, ladder: Results, folder: Path) -> dict[str, str]:
    """What goes into the page; the pictures go into the folder."""
    played = {cell: results.games(cell) for cell in results.study.cells if results.games(cell)}
    return {
        "openings": f"{_openings(played)}\n{_contrast(played)}{_own_choice(results)}\n"
        f"{_openings_picture(played, folder)}\n{_players(results, ladder)}",
        "endings": _endings(played),
        "losses": _losses_picture(played, folder),
    }


def _players(results: Results, ladder: Results) -> str:
    """The strongest's mark, and whether it is the player of the ladder."""
    name = levels()[-1].name
    mark, other = results.marks[name], ladder.marks.get(name)
    differs = f" This is not the player of the ladder, `{other}`." if other not in (None, mark) else ""
    return f"Player: {name} `{mark}`.{differs}\n"


def _openings(played: dict[Cell, Games]) -> str:
    rows = [
        (
            _kept(cell),
            wording.number_of_games(len(games), cell.games),
            wording.percent(share(wins(games))),
            *(f"{number:.2f}" for number in _averages(games)),
        )
        for cell, games in played.items()
    ]
    head = ("kept", "games", "won by the French", "grade", "Spanish cubes left", "French lost", "gates", "turns")
    return markdown_table(head, rows)


def _averages(games: Games) -> tuple[float, ...]:
    return (
        average(games, lambda game: game.grade),
        average(games, lambda game: game.spanish_left),
        average(games, lambda game: game.french_lost),
        average(games, lambda game: game.gates),
        average(games, lambda game: game.turn),
    )


def _contrast(played: dict[Cell, Games]) -> str:
    """One opening choice against the other on the same decks."""
    prescribed = {cell: games for cell, games in played.items() if cell.opening}
    if len(prescribed) < 2:
        return ""
    (first, one), (second, other) = prescribed.items()
    pair = paired(one, other)
    if not pair[0]:
        return ""
    return (
        f"{name_of(first.opening)} instead of {name_of(second.opening)}, on the same decks: "
        f"{wording.points(more_wins(pair))} percentage points of games won, "
        f"{wording.difference(more_grade(pair))} in the grade.\n"
    )


def _own_choice(results: Results) -> str:
    """What the strongest keeps where it may choose."""
    kept = Counter(game.kept for game in results.games(between_strongest()))
    total = kept.total()
    cards = (f"{name_of(card)} in {number:,}" for card, number in sorted(kept.items()))
    return f"Left to itself, the strongest keeps {', '.join(cards)} of {total:,} games.\n" if total else ""


def _openings_picture(played: dict[Cell, Games], folder: Path) -> str:
    rates = {_kept(cell): Rate(sum(wins(games)), len(games)) for cell, games in played.items()}
    path = win_rates(folder / "openings.svg", rates, "The strongest against itself, by the card kept")
    return f"![French wins by opening choice]({folder.name}/{path.name})\n"


def _endings(played: dict[Cell, Games]) -> str:
    reasons = Counter((game.winner, game.reason) for games in played.values() for game in games)
    rows = []
    for (winner, reason), _ in reasons.most_common():
        shares = (share([game.reason == reason for game in games]) for games in played.values())
        rows.append((f"{winner.capitalize()}: {reason}", *map(wording.percent, shares)))
    return markdown_table(("ending", *map(_kept, played)), rows)


def _losses_picture(played: dict[Cell, Games], folder: Path) -> str:
    lines = {
        _kept(cell): {side: mean_losses(games, place) for place, side in enumerate(_SIDES)}
        for cell, games in played.items()
    }
    path = losses(folder / "losses.svg", lines, base_rules().loss_limit)
    return f"![Losses over the turns]({folder.name}/{path.name})\n"


def effort(results: Results) -> str:
    """What more thinking is worth: beside the usual effort on the same decks. Nothing while none is measured."""
    usual, *others = results.study.cells
    rows = []
    for cell in others:
        one, other = paired(results.games(cell), results.games(usual))
        if one:
            shares = (wording.percent(share(wins(games))) for games in (one, other))
            games = wording.number_of_games(len(one), cell.games)
            rows.append((cell.french, cell.spanish, games, *shares, wording.points(more_wins((one, other)))))
    head = ("French", "Spanish", "games", "won by the French", "both with the usual effort", "difference, points")
    return markdown_table(head, rows, texts=2) if rows else ""


def mean_losses(games: Games, side: int) -> Array:
    """Up to the end of each turn; a game that is over keeps its numbers."""
    turns = base_rules().turns
    table = [game.losses[side] + [game.losses[side][-1]] * (turns - len(game.losses[side])) for game in games]
    return np.asarray(np.mean(table, axis=0), np.float64)
