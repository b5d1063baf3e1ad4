"""How numbers stand in the pages."""

from __future__ import annotations

from dosdemayo.lab.stats import Estimate

#: A true minus sign, as long as the plus.
_MINUS = str.maketrans("-", "−")


def number_of_games(played: int, promised: int) -> str:
    """A cell that is not finished says so."""
    return f"{played:,}" if played >= promised else f"{played:,} of {promised:,} games"


def percent(estimate: Estimate) -> str:
    value, low, high = (100 * part for part in estimate)
    return f"{value:.1f} % ({low:.1f} to {high:.1f})"


def points(estimate: Estimate) -> str:
    """A difference of shares in percentage points."""
    value, low, high = (f"{100 * part:+.1f}".translate(_MINUS) for part in estimate)
    return f"{value} ({low} to {high})"


def difference(estimate: Estimate) -> str:
    value, low, high = (f"{part:+.3f}".translate(_MINUS) for part in estimate)
    return f"{value} ({low} to {high})"


def elo(estimate: Estimate) -> str:
    value, low, high = (f"{part:+.0f}".translate(_MINUS) for part in estimate)
    return f"{value} ({low} to {high})"
