"""A game step by step, from one point of view."""

from __future__ import annotations

from dosdemayo.engine import FRENCH, SPANISH, Side
from dosdemayo.web.errors import ApiError
from dosdemayo.web.match import Match, Step
from dosdemayo.web.models.answers import Replay, ReplayStep, Viewpoint
from dosdemayo.web.models.state import EventModel
from dosdemayo.web.seen.views import event_model, full_view, step_view
from dosdemayo.web.tokens import AUDIENCES, audience_name

_ALL: tuple[Viewpoint, ...] = ("french", "spanish", "spectator", "all")


def replay_of(game: str, match: Match, seat: Side | None, wanted: Viewpoint | None) -> Replay:
    """While the game runs everybody has only the own point of view."""
    own: Viewpoint = audience_name(seat)  # type: ignore[assignment]
    allowed = list(_ALL) if match.over else [own]
    viewpoint = wanted or own
    if viewpoint not in allowed:
        raise ApiError(403, "game_running")
    starts = [0, *(step.events for step in match.steps)]
    steps = [
        ReplayStep.model_validate(
            {
                "step": number,
                "turn": step.state.turn,
                "phase": step.phase,
                "view": full_view(match, step) if viewpoint == "all" else step_view(match, step, AUDIENCES[viewpoint]),
                "events": _events(match, starts[number], step, viewpoint),
            }
        )
        for number, step in enumerate(match.steps)
    ]
    return Replay(game=game, viewpoint=viewpoint, viewpoints=allowed, over=match.over, steps=steps)


def _events(match: Match, start: int, step: Step, viewpoint: Viewpoint) -> list[EventModel]:
    seats = (FRENCH, SPANISH) if viewpoint == "all" else (AUDIENCES[viewpoint],)
    return [event_model(number, match.log[number], *seats) for number in range(start, step.events)]
