"""The state of a game for one audience, and whether it has changed for it."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from dosdemayo.engine import SIDES, Side, enemy
from dosdemayo.web.models.options import Question
from dosdemayo.web.models.state import State
from dosdemayo.web.room import Room
from dosdemayo.web.room.clocks import remaining
from dosdemayo.web.seen.views import event_model, view_model
from dosdemayo.web.store.tables import SeatRow
from dosdemayo.web.tokens import Tokens, audience_name

_RULES = {"french_choice": "2.4", "deny": "4.3", "draw": "4.2", "orders": "5.1", "allotment": "6.3"}
_WINDOW_RULE = "9.4"
#: What a state holds that does not move its revision.
_UNCOUNTED = {"revision", "presence", "clocks", "draft", "log"}


@dataclass(frozen=True)
class Surroundings:
    """What belongs to a state, but not to the game."""

    revision: int
    presence: dict[str, bool]
    log_from: int = 0


def state_of(room: Room, seat: Side | None, tokens: Tokens, around: Surroundings) -> State:
    own = None if seat is None else room.seats[seat]
    match = room.match
    start = min(around.log_from, len(match.log))
    events = [event_model(n, match.log[n], seat) for n in range(start, len(match.log))]
    return State.model_validate(
        {
            "game": room.game.id,
            "revision": around.revision,
            "seat": audience_name(seat),
            "options": _options(room),
            "players": players_of(room.seats),
            "view": view_model(match.game.rules, match.view(seat), match.phase),
            "question": None if seat is None else _question(room, seat),
            "cards_may_be_played": match.floor is not None,
            "sealed": _seals(room, own),
            "draft": _draft(room, seat),
            "no_card_until": None if own is None else own.no_card,
            "can": [] if seat is None else abilities(room, seat),
            "screen": _screen(room),
            "clocks": _clocks(room, seat),
            "presence": around.presence,
            "rematch": _rematch(room, seat, tokens),
            "chat": room.game.chat_lines,
            "undone": match.undone,
            "log": {"from": start, "total": len(match.log), "events": events},
        }
    )


def digest_of(state: State) -> str:
    """The same as long as nothing in the state has changed for its audience."""
    counted = state.model_dump_json(exclude=_UNCOUNTED)
    return sha256(f"{state.log.total}/{counted}".encode()).hexdigest()


def _options(room: Room) -> dict[str, Any]:
    game, levels, turn = room.game, room.levels, room.match.state.turn
    now, then = (None, None) if levels is None else (levels.at(turn), levels.at(turn + 1))
    clock = {"bank": game.bank, "increment": game.increment, "on_timeout": game.on_timeout}
    return {
        "opponent": game.opponent,
        "level": now,
        "next_level": None if then == now else then,
        "orders": "strict" if game.strict else "assisted",
        "edition": game.edition,
        "seeded": game.seed is not None,
        "clock": None if game.bank is None else clock,
    }


def players_of(seats: dict[Side, SeatRow]) -> dict[str, Any]:
    return {
        side.label: {"kind": "computer" if seat.computer else "human", "name": seat.name, "joined": seat.joined}
        for side, seat in seats.items()
    }


def abilities(room: Room, side: Side) -> list[str]:
    """What a player may do now; nothing in it depends on what the other holds."""
    if room.match.over:
        return [*_rematch_abilities(room, side), "chat"]
    sealed = room.seats[side].sealed is not None
    may = {
        "answer": room.is_asked(side) and not room.match.secret,
        "seal": room.is_asked(side) and room.match.secret and not sealed,
        "unseal": sealed,
        "reveal": sealed and room.reveal_awaited,
        "undo": room.undo_count(side) > 0,
        "resign": True,
        "no_card": True,
        "level": room.levels is not None,
        "hint": room.is_asked(side) and room.hints_allowed,
        "chat": True,
    }
    return [ability for ability, allowed in may.items() if allowed]


def _rematch_abilities(room: Room, side: Side) -> list[str]:
    if room.game.rematch_game is not None or room.game.rematch_by == side.label:
        return []
    return ["offer_rematch" if room.game.rematch_by is None else "accept_rematch"]


def _question(room: Room, side: Side) -> Question | None:
    kind = room.match.asked.get(side)
    if kind is None:
        return None
    return Question.model_validate(
        {
            "id": room.match.question_id(side),
            "kind": kind,
            "rule": _RULES.get(kind, _WINDOW_RULE),
            "secret": room.match.secret,
            "options": room.match.options(side).to_json(),
        }
    )


def _seals(room: Room, own: SeatRow | None) -> dict[str, Any]:
    return {
        "sides": [side.label for side in SIDES if side in room.sealed],
        "mine": None if own is None else own.sealed,
        "reveal": own is not None and room.reveal_awaited,
    }


def _draft(room: Room, seat: Side | None) -> Any:
    if seat is None or room.seats[seat].draft_question != room.match.question_id(seat):
        return None
    return room.seats[seat].draft


def _screen(room: Room) -> dict[str, str] | None:
    side = room.match.first_waited_for(room.sealed) if room.game.opponent == "same_screen" else None
    return None if side is None else {"seat": side.label}


def _clocks(room: Room, seat: Side | None) -> dict[str, Any] | None:
    """Nobody but the players may learn from a clock whose turn it is in a card window."""
    if room.game.bank is None or (seat is None and room.match.floor is not None):
        return None
    return {
        side.label: {"remaining": round(remaining(row, room.now), 1), "running": row.running_since is not None}
        for side, row in room.seats.items()
    }


def _rematch(room: Room, seat: Side | None, tokens: Tokens) -> dict[str, Any] | None:
    game = room.game
    if game.rematch_by is None:
        return None
    if game.rematch_game is None:
        return {"offered_by": game.rematch_by, "game": None, "side": None, "token": None, "tokens": None}
    mine = None if seat is None else enemy(seat)
    return {
        "offered_by": game.rematch_by,
        "game": game.rematch_game,
        "side": None if mine is None else mine.label,
        "token": tokens.of(game.rematch_game, mine),
        "tokens": tokens_for(tokens, game.rematch_game, mine, shared=game.opponent == "same_screen"),
    }


def tokens_for(tokens: Tokens, game: str, seat: Side | None, *, shared: bool) -> dict[str, str | None]:
    """What somebody in this seat is given; who shares a screen holds both seats."""
    held = {
        side.label: tokens.of(game, side) if side is seat or (shared and seat is not None) else None for side in SIDES
    }
    return held | {"spectator": tokens.of(game, None)}
