"""A game step by step, from one point of view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dosdemayo.engine import Side
from dosdemayo.table import History
from dosdemayo.web.errors import ApiError
from dosdemayo.web.models.answers import Viewpoint
from dosdemayo.web.serializers.views import event_data, full_event, full_view, view_data
from dosdemayo.web.tokens import AUDIENCES, audience_name

_ALL: tuple[Viewpoint, ...] = ("french", "spanish", "spectator", "all")


def steps(history: History) -> Iterator[History]:
    """The game after each step: whatever one answer brought to light. It is played again to that end."""
    earlier = History(history.game, history.game.start())
    yield earlier
    for given in history.answers:
        later = earlier.answered(given.seat, given.action)
        if later.step > earlier.step:
            yield later
        earlier = later


def replay_data(game: str, history: History, seat: Side | None, wanted: Viewpoint | None) -> dict[str, Any]:
    """While the game runs everybody has only the own point of view."""
    own: Viewpoint = audience_name(seat)  # type: ignore[assignment]
    allowed = list(_ALL) if history.over else [own]
    viewpoint = wanted or own
    if viewpoint not in allowed:
        raise ApiError(403, "game_running")
    shown = [_step(number, step, viewpoint) for number, step in enumerate(steps(history))]
    return {"game": game, "viewpoint": viewpoint, "viewpoints": allowed, "over": history.over, "steps": shown}


def _step(number: int, step: History, viewpoint: Viewpoint) -> dict[str, Any]:
    game, state = step.game, step.state
    events = [(n, logged) for n, logged in enumerate(step.log) if logged.step == step.step]
    if viewpoint == "all":
        seen, told = full_view(game, state), [full_event(*event) for event in events]
    else:
        seat = AUDIENCES[viewpoint]
        seen, told = view_data(game.rules, game.view(state, seat)), [event_data(*event, seat) for event in events]
    return {
        "step": number,
        "turn": state.turn,
        "phase": seen["phase"],
        "view": seen,
        "events": told,
    }
