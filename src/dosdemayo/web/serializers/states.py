"""What one audience sees of a game, and whether that has changed."""

from __future__ import annotations

from dataclasses import asdict
from functools import cached_property
from hashlib import sha256
from typing import Any

from pydantic_core import to_json

from dosdemayo.content import base_digest
from dosdemayo.engine import SIDES, Side, enemy
from dosdemayo.engine.ids import Kind
from dosdemayo.engine.spaces import Options
from dosdemayo.i18n import edition_key
from dosdemayo.notation import answer_to_json
from dosdemayo.table import CardManner, History, Match, Opponent, remaining, shared
from dosdemayo.web.serializers.views import event_data, view_data
from dosdemayo.web.service.open_game import OpenGame
from dosdemayo.web.store.tables import GameRow, SeatRow
from dosdemayo.web.tokens import AUDIENCES, Tokens, audience_name

_RULES = {Kind.FRENCH_CHOICE: "2.4", Kind.DENY: "4.3", Kind.DRAW: "4.2", Kind.ORDERS: "5.1", Kind.ALLOTMENT: "6.3"}
_WINDOW_RULE = "9.4"


class Audience:
    """A seat or (None) a spectator before a game."""

    def __init__(self, opened: OpenGame, seat: Side | None, tokens: Tokens) -> None:
        self._opened = opened
        self._seat = seat
        self._beat = _beat(opened.match, seat)
        #: All that moves the revision but the beat and how the log grows; running clocks and drafts do not move it.
        self._seen = to_json(_seen(opened, seat, tokens))

    @cached_property
    def digest(self) -> str:
        """The same as long as nothing has changed for this audience."""
        return sha256(self._seen + to_json([self._beat, len(self._opened.match.history.log)])).hexdigest()

    def state(self, revision: int, log_from: int) -> bytes:
        """Everything as JSON, with the log from there on."""
        log = self._opened.match.history.log
        start = min(log_from, len(log))
        events = [event_data(number, log[number], self._seat) for number in range(start, len(log))]
        rest = {
            "revision": revision,
            "beat": _timed(self._beat, self._opened),
            "clocks": _clocks(self._opened, self._seat),
            "draft": _draft(self._opened, self._seat),
            "log": {"from": start, "total": len(log), "events": events},
        }
        return self._seen[:-1] + b"," + to_json(rest)[1:]


def _seen(opened: OpenGame, seat: Side | None, tokens: Tokens) -> dict[str, Any]:
    match, row = opened.match, opened.row
    history = match.history
    return {
        "game": row.id,
        "seat": audience_name(seat),
        "options": options_of(row, match),
        "players": players_of(opened.seats),
        "view": view_data(history.game.rules, history.game.view(history.state, seat)),
        "question": _question(match, shared.asked_openly(match) if seat is None else seat),
        "cards_may_be_played": history.window is not None,
        "sealed": _seals(match, seat),
        "proof": proof_data(match),
        "standing": _standing(match, seat),
        "waiting": [side.label for side in SIDES if match.beat is not None and side in match.beat.waiting],
        "can": _open_abilities(match) if seat is None else abilities(opened, seat),
        "screen": _screen(match),
        "rematch": _rematch(row, seat, tokens),
        "chat": row.chat_lines,
        "undone": history.undone,
    }


def options_of(row: GameRow, match: Match) -> dict[str, Any]:
    turn = match.history.state.turn
    now, then = (None, None) if match.terms.computer is None else (match.level(turn), match.level(turn + 1))
    clock = {"bank": row.bank, "increment": row.increment, "on_timeout": row.on_timeout}
    return {
        "opponent": row.opponent,
        "level": now,
        "next_level": None if then == now else then,
        "orders": "strict" if row.strict else "assisted",
        "edition": row.edition,
        "edition_key": edition_key(row.edition),
        "own_edition": row.edition_digest != base_digest() or row.edition_origin is not None,
        "seeded": row.seed is not None,
        "cards": match.terms.cards,
        "beat": match.terms.beat,
        "clock": None if row.bank is None else clock,
    }


def players_of(seats: dict[Side, SeatRow]) -> dict[str, Any]:
    return {
        side.label: {"kind": "computer" if seat.computer else "human", "name": seat.name, "joined": seat.joined}
        for side, seat in seats.items()
    }


def abilities(opened: OpenGame, side: Side) -> list[str]:
    """What a player may do now; nothing in it depends on what the other holds."""
    match = opened.match
    if match.over:
        return [*_rematch_abilities(opened.row, side), "chat"]
    asked, sealed = side in match.asked, side in match.sealed
    may = {
        "answer": asked and not match.secret and not match.beat_runs,
        "wait": match.beat_runs and not match.unseen,
        "ready": match.beat_runs and not match.unseen and side not in _ready(match),
        "look": side in match.unseen,
        "seal": asked and match.secret and not sealed,
        "unseal": sealed,
        "reveal": sealed and match.reveal_awaited,
        "undo": match.undo_count(side) > 0,
        "resign": True,
        "standing": match.terms.cards is CardManner.STANDING,
        "level": match.terms.computer is not None,
        "hint": asked and match.hints_allowed and not match.beat_runs,
        "chat": True,
    }
    return [ability for ability, allowed in may.items() if allowed]


def _open_abilities(match: Match) -> list[str]:
    """What may be done for either side before a screen that both share, while nothing secret is on it."""
    if shared.is_shared(match) and match.beat_runs:
        return [] if match.unseen else ["wait", "ready"]
    if shared.both_may_draw(match):
        return ["draw"]
    return [] if shared.asked_openly(match) is None else ["answer"]


def _rematch_abilities(row: GameRow, side: Side) -> list[str]:
    if row.rematch_game is not None or row.rematch_by == side.label:
        return []
    return ["offer_rematch" if row.rematch_by is None else "accept_rematch"]


def question_data(history: History, side: Side, *, secret: bool) -> dict[str, Any] | None:
    """What a side is asked."""
    kind = history.asked.get(side)
    return None if kind is None else _asked(history, side, kind, history.options(side), secret=secret)


def _question(match: Match, side: Side | None) -> dict[str, Any] | None:
    """What a side is asked; during a beat, what either may think of."""
    if side is None or match.unseen:
        return None
    if not match.beat_runs:
        return question_data(match.history, side, secret=match.secret)
    [kind] = match.asked.values()
    return _asked(match.history, side, kind, match.history.offers(side), secret=False)


def _asked(history: History, side: Side, kind: Kind, options: Options, *, secret: bool) -> dict[str, Any]:
    return {
        "id": history.question_id(side),
        "kind": kind,
        "rule": _RULES.get(kind, _WINDOW_RULE),
        "secret": secret,
        "options": options.to_json(),
    }


def _seals(match: Match, seat: Side | None) -> dict[str, Any]:
    own = None if seat is None else match[seat].sealed
    return {
        "sides": [side.label for side in SIDES if side in match.sealed],
        "mine": None if own is None else answer_to_json(own),
        "reveal": seat is not None and match.reveal_awaited,
    }


def proof_data(match: Match) -> dict[str, Any] | None:
    """Commitments, which everybody sees; what opens them nobody does before the end."""
    proof = match.proof
    if proof is None:
        return None
    return {
        "server": proof.server.commitment,
        "players": {
            side.label: {"commitment": proof[side].commitment, "opened": bool(proof[side].secret)} for side in SIDES
        },
        "open": match.takes_contributions,
        "seals": {side.label: seal.commitment if (seal := match[side].seal) else "" for side in SIDES},
    }


def _standing(match: Match, seat: Side | None) -> dict[str, Any] | None:
    standing = None if seat is None else match[seat].standing
    return None if standing is None else asdict(standing) | {"areas": list(standing.areas)}


def _beat(match: Match, seat: Side | None) -> dict[str, Any] | None:
    """Of the other's word nobody learns but that both have given it."""
    beat = match.beat
    if beat is None or not beat.runs or beat.unseen:
        return None
    return {"turn": beat.turn, "window": beat.window, "seconds": match.terms.beat, "ready": seat in beat.ready}


def _ready(match: Match) -> frozenset[Side]:
    return frozenset() if match.beat is None else match.beat.ready


def _timed(beat: dict[str, Any] | None, opened: OpenGame) -> dict[str, Any] | None:
    """With the seconds that are left, which do not move the revision."""
    running = opened.match.beat
    if beat is None or running is None or running.ends is None:
        return beat
    return beat | {"left": round(max(0.0, running.ends - opened.now), 1)}


def _draft(opened: OpenGame, seat: Side | None) -> Any:
    if seat is None or opened.seats[seat].draft_question != opened.match.history.question_id(seat):
        return None
    return opened.seats[seat].draft


def _screen(match: Match) -> dict[str, Any] | None:
    """Who should sit before a screen that both share: nobody alone, where nothing secret is asked."""
    if not shared.is_shared(match) or match.over:
        return None
    alone = shared.sits_alone(match)
    asked = shared.asked_openly(match) if alone is None else alone
    asks = None if asked is None or match.unseen else asked.label
    return {"seat": None if alone is None else alone.label, "asks": asks}


def _clocks(opened: OpenGame, seat: Side | None) -> dict[str, Any] | None:
    """Nobody but the players may learn from a clock whose turn it is in a card window."""
    match = opened.match
    if match.terms.clock is None or (seat is None and match.history.window is not None):
        return None
    return {
        side.label: {
            "remaining": round(remaining(match[side], opened.now), 1),
            "running": match[side].running_since is not None,
        }
        for side in SIDES
    }


def _rematch(row: GameRow, seat: Side | None, tokens: Tokens) -> dict[str, Any] | None:
    if row.rematch_by is None:
        return None
    mine = None if seat is None or row.rematch_game is None else enemy(seat)
    found = {
        "offered_by": row.rematch_by,
        "game": row.rematch_game,
        "side": None if mine is None else mine.label,
        "token": None,
        "tokens": None,
    }
    if row.rematch_game is None or tokens.is_renewed(row.rematch_game, mine):
        return found  # whoever renewed it there holds it; the link of this game is worth no more than the earlier one
    shared = row.opponent == Opponent.SAME_SCREEN
    held = tokens_for(tokens, row.rematch_game, mine, shared=shared)
    first = {
        name: None if tokens.is_renewed(row.rematch_game, AUDIENCES[name]) else token for name, token in held.items()
    }
    return found | {"token": tokens.of(row.rematch_game, mine), "tokens": first}


def tokens_for(tokens: Tokens, game: str, seat: Side | None, *, shared: bool) -> dict[str, str | None]:
    """What somebody in this seat is given; who shares a screen holds both seats."""
    held = {
        side.label: tokens.of(game, side) if side is seat or (shared and seat is not None) else None for side in SIDES
    }
    return held | {"spectator": tokens.of(game, None)}
