"""New games: from nothing, from a record, and for a rematch with sides swapped."""

from __future__ import annotations

import asyncio
from typing import Any

from dosdemayo.content import Edition, edition_digest, origin_of
from dosdemayo.engine import FRENCH, SIDES, SPANISH, Side, enemy
from dosdemayo.i18n import fault_in
from dosdemayo.records import Pledge, Proof, Record, RecordError, final_state, read_record
from dosdemayo.records.replay import edition_of
from dosdemayo.spoken import language
from dosdemayo.table import USUAL_BEAT, History, Opponent, resumed
from dosdemayo.web.errors import ApiError, invalid
from dosdemayo.web.models.answers import Invitation, Seated
from dosdemayo.web.models.common import NAME_LENGTH, BadRecord
from dosdemayo.web.models.requests import CreateGame, ImportRecord
from dosdemayo.web.serializers.states import tokens_for
from dosdemayo.web.service.editions import edition_in
from dosdemayo.web.service.games import Games
from dosdemayo.web.service.hub import Transaction
from dosdemayo.web.service.open_game import OpenGame
from dosdemayo.web.store import matches
from dosdemayo.web.store.tables import GameRow, SeatRow

#: How every game begins.
_NEW: dict[str, Any] = {
    "over": False,
    "entries": 0,
    "audiences": {},
    "level_changes": [],
    "chat_lines": 0,
    "fingerprint": "",  # until it is signed
}
_SIDES = {"french": FRENCH, "spanish": SPANISH}


async def create(games: Games, wanted: CreateGame) -> Seated:
    side = _chosen_side(games, wanted)
    row = _game_row(games, wanted, await _edition(games, wanted))
    row.proof = None if wanted.seed is not None else _new_proof(games)
    return await _begin(games, row, _seats(row, side, wanted.name), side)


async def create_from_record(games: Games, wanted: ImportRecord) -> Seated:
    """The game goes on where its record ends."""
    record, edition = await asyncio.to_thread(_read, wanted.record)
    like = CreateGame(
        opponent=wanted.opponent, orders="strict" if record.header.strict else "assisted", cards=wanted.cards
    )
    row = _game_row(games, like, edition)
    row.proof = None if record.proof is None else matches.written_proof(record.proof)
    side = _SIDES[wanted.side]
    seats = _seats(row, side, wanted.name)
    for named, player in ((FRENCH, record.header.french), (SPANISH, record.header.spanish)):
        seats[named].name = seats[named].name or player.name[:NAME_LENGTH] or None
    return await _begin(games, row, seats, side, record)


def _read(text: str) -> tuple[Record, Edition]:
    """A record says itself what it is played by. Its proof is kept where nothing is dealt any more."""
    try:
        record = read_record(text)
        edition = edition_of(record.header)
        if final_state(record, edition).outcome is None:
            record.proof = None
        return record, edition
    except RecordError as error:
        raise _bad_record(error) from error


async def rematch(games: Games, opened: OpenGame) -> str:
    """The same game again with sides swapped; everybody's token follows from its name."""
    old = opened.row
    row = GameRow(
        id=games.settings.chance.game_id(),
        created=opened.now,
        **_NEW,
        level=opened.match.levels[-1].level if opened.match.levels else None,
        proof=_new_proof(games),
        **{
            key: getattr(old, key)
            for key in (
                *("opponent", "strict", "edition", "edition_digest", "edition_origin", "bank", "increment"),
                *("on_timeout", "cards", "beat_seconds", "confirms_reveal"),
            )
        },
    )
    seats = {side: _seat_row(row, side, computer=opened.seats[enemy(side)].computer) for side in SIDES}
    for side, seat in seats.items():
        seat.name, seat.joined = opened.seats[enemy(side)].name, True
    await _store(games, opened.changing, row, seats, None)
    return row.id


async def join(games: Games, game: str, side: Side, name: str | None) -> Seated:
    async with games.change(game) as opened:
        seat = opened.seats[side]
        if seat.joined:
            raise ApiError(409, "already_joined")
        seat.joined, seat.name = True, name
        opened.match = opened.match.begun(opened.now)
    return seated(games, opened.row, opened.seats, side)


def seated(games: Games, game: GameRow, seats: dict[Side, SeatRow], side: Side) -> Seated:
    other = enemy(side)
    invitation = None
    if not seats[other].joined:
        invitation = Invitation.model_validate(
            {"side": other.label, "token": games.tokens.invitation(game.id, other)},
        )
    return Seated.model_validate(
        {
            "game": game.id,
            "side": side.label,
            "tokens": tokens_for(games.tokens, game.id, side, shared=game.opponent == Opponent.SAME_SCREEN),
            "invitation": invitation,
        }
    )


def _chosen_side(games: Games, wanted: CreateGame) -> Side:
    if wanted.side == "random":
        return games.settings.chance.dice(wanted.seed, "side").choice(SIDES)
    return _SIDES[wanted.side]


async def _edition(games: Games, wanted: CreateGame) -> Edition:
    if wanted.edition_file is not None:
        return await edition_in(wanted.edition_file)
    edition = games.settings.editions.get(wanted.edition)
    if edition is None:
        raise invalid("edition", f"expected one of {', '.join(games.settings.editions)}")
    return edition


def _game_row(games: Games, wanted: CreateGame, edition: Edition) -> GameRow:
    level = wanted.opponent.level if wanted.opponent.kind == "computer" else None
    if level is not None and level not in games.settings.bots:
        raise invalid("opponent.level", f"expected one of {', '.join(games.settings.bots)}")
    clock = wanted.clock
    return GameRow(
        id=games.settings.chance.game_id(),
        created=games.settings.now(),
        opponent=wanted.opponent.kind,
        level=level,
        strict=wanted.orders == "strict",
        edition=edition.name,
        edition_digest=edition_digest(edition),
        edition_origin=origin_of(edition),
        seed=wanted.seed,
        bank=None if clock is None else clock.bank,
        increment=None if clock is None else clock.increment,
        on_timeout=None if clock is None else clock.on_timeout,
        cards=wanted.manner,
        beat_seconds=wanted.beat or USUAL_BEAT,
        confirms_reveal=wanted.confirms_reveal and wanted.opponent.kind == "computer",
        **_NEW,
    )


def _new_proof(games: Games) -> dict[str, Any]:
    """The server is the first to commit to its part in the dealing (2.5)."""
    return matches.written_proof(Proof(Pledge.to(games.settings.chance.secret().hex())))


def _seats(row: GameRow, side: Side, name: str | None) -> dict[Side, SeatRow]:
    own = _seat_row(row, side, computer=False)
    own.name, own.joined = name, True
    other = _seat_row(row, enemy(side), computer=row.opponent == Opponent.COMPUTER)
    other.joined = row.opponent != Opponent.LINK
    return {side: own, enemy(side): other}


def _seat_row(row: GameRow, side: Side, *, computer: bool) -> SeatRow:
    return SeatRow(game_id=row.id, side=side.label, computer=computer, joined=False, remaining=row.bank, mail_tries=0)


async def _begin(
    games: Games, row: GameRow, seats: dict[Side, SeatRow], side: Side, record: Record | None = None
) -> Seated:
    async with games.transaction() as transaction:
        await _store(games, transaction, row, seats, record)
    return seated(games, row, seats, side)


async def _store(
    games: Games, transaction: Transaction, row: GameRow, seats: dict[Side, SeatRow], record: Record | None
) -> None:
    history = History.start(games.rules(row))
    new = matches.loaded(row, seats, history, games.dice(row))
    opened = OpenGame(transaction, row, seats, new, games.settings.now())
    opened.match = new.settled(opened.now) if record is None else resumed(new, record, opened.now)
    games.store(opened)
    await opened.write_new()


def _bad_record(error: RecordError) -> ApiError:
    problems = [
        BadRecord(line=fault.line, about=fault.about, what=fault_in(language(), fault.what))
        for fault in error.faults[:20]
    ]
    return ApiError(422, "bad_record", problems)
