"""New games: from nothing, from a record, and for a rematch with sides swapped."""

from __future__ import annotations

from typing import Any, TypeAlias

from sqlalchemy.ext.asyncio import AsyncSession

from dosdemayo.engine import FRENCH, SIDES, SPANISH, Ruleset, Seat, Side, enemy
from dosdemayo.engine.actions import Action
from dosdemayo.notation import answer_to_json
from dosdemayo.records import RecordError, edition_digest, read_record, with_forced_passes
from dosdemayo.web.errors import ApiError, invalid
from dosdemayo.web.match import Match
from dosdemayo.web.models.answers import Invitation, Seated
from dosdemayo.web.models.common import BadRecord
from dosdemayo.web.models.requests import CreateGame, ImportRecord
from dosdemayo.web.seen.states import tokens_for
from dosdemayo.web.service.games import Games, Sitting, take
from dosdemayo.web.store.tables import AnswerRow, AudienceRow, GameRow, SeatRow
from dosdemayo.web.tokens import AUDIENCES

_SIDES = {"french": FRENCH, "spanish": SPANISH}
#: Answers as the store keeps them.
Rows: TypeAlias = list[tuple[Seat, list[Any]]]


async def create(games: Games, wanted: CreateGame) -> Seated:
    side = _chosen_side(games, wanted)
    row = _game_row(games, wanted)
    return await _begin(games, row, _seats(row, side, wanted.name), [], side)


async def create_from_record(games: Games, wanted: ImportRecord) -> Seated:
    """The game goes on where its record ends."""
    record = None
    faults: list[RecordError] = []
    for edition in games.settings.editions.values():
        try:
            record = read_record(wanted.record, edition)
            break
        except RecordError as error:
            faults.append(error)
    if record is None:
        raise _bad_record(faults[-1])
    orders = "strict" if record.header.strict else "assisted"
    like = CreateGame.model_validate(
        {"opponent": wanted.opponent.model_dump(), "orders": orders, "edition": record.header.edition}
    )
    row = _game_row(games, like)
    side = _SIDES[wanted.side]
    seats = _seats(row, side, wanted.name)
    for named in SIDES:
        seats[named].name = seats[named].name or record.header.players[named].name[:40] or None
    answers = [(answer.seat, answer.action) for answer in record.answers]
    rows = as_rows(games.rules(row.edition, row.strict), _without_half_sealed(games, row, answers))
    return await _begin(games, row, seats, rows, side)


def _without_half_sealed(games: Games, row: GameRow, answers: list[tuple[Seat, Action]]) -> list[tuple[Seat, Action]]:
    """One side's secret answer is asked again: here both are given at the same time."""
    game = Match(games.rules(row.edition, row.strict)).game
    state = game.start()
    for seat, action in answers:
        state, _ = game.apply(state, seat, action)
    waiting = state.first_writer is None and any(answer is not None for answer in state.sealed)
    return answers[:-1] if waiting and state.outcome is None else answers


def as_rows(rules: Ruleset, answers: list[tuple[Seat, Action]]) -> Rows:
    return [(seat, answer_to_json(action)) for seat, action in with_forced_passes(rules, answers)]


async def rematch(games: Games, sitting: Sitting) -> str:
    """The same game again with sides swapped; everybody's token follows from its name."""
    old = sitting.room.game
    row = GameRow(
        id=games.settings.chance.game_id(),
        created=sitting.room.now,
        over=False,
        chat_lines=0,
        level=None if sitting.room.levels is None else sitting.room.levels.last,
        **{
            key: getattr(old, key)
            for key in ("opponent", "strict", "edition", "edition_digest", "bank", "increment", "on_timeout")
        },
    )
    seats = {side: _seat_row(row, side, computer=sitting.room.seats[enemy(side)].computer) for side in SIDES}
    for side, seat in seats.items():
        seat.name, seat.joined = sitting.room.seats[enemy(side)].name, True
    await _store(games, sitting.session, row, seats, [])
    await games.hub.announce(sitting.session, row.id)
    return row.id


async def join(games: Games, game: str, side: Side, name: str | None) -> Seated:
    async with games.change(game) as sitting:
        seat = sitting.room.seats[side]
        if seat.joined:
            raise ApiError(409, "already_joined")
        seat.joined = True
        seat.name = name
        sitting.room.settle()
    return seated(games, sitting.room.game, sitting.room.seats, side)


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
            "tokens": tokens_for(games.tokens, game.id, side, shared=game.opponent == "same_screen"),
            "invitation": invitation,
        }
    )


def _chosen_side(games: Games, wanted: CreateGame) -> Side:
    if wanted.side == "random":
        return games.settings.chance.dice(wanted.seed, "side").choice(SIDES)
    return _SIDES[wanted.side]


def _game_row(games: Games, wanted: CreateGame) -> GameRow:
    edition = games.settings.editions.get(wanted.edition)
    if edition is None:
        raise invalid("edition", f"expected one of {', '.join(games.settings.editions)}")
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
        edition=wanted.edition,
        edition_digest=edition_digest(edition),
        seed=wanted.seed,
        bank=None if clock is None else clock.bank,
        increment=None if clock is None else clock.increment,
        on_timeout=None if clock is None else clock.on_timeout,
        over=False,
        chat_lines=0,
    )


def _seats(row: GameRow, side: Side, name: str | None) -> dict[Side, SeatRow]:
    own = _seat_row(row, side, computer=False)
    own.name, own.joined = name, True
    other = _seat_row(row, enemy(side), computer=row.opponent == "computer")
    other.joined = row.opponent != "link"
    return {side: own, enemy(side): other}


def _seat_row(row: GameRow, side: Side, *, computer: bool) -> SeatRow:
    return SeatRow(game_id=row.id, side=side.label, computer=computer, joined=False, remaining=row.bank, mail_tries=0)


async def _begin(games: Games, row: GameRow, seats: dict[Side, SeatRow], rows: Rows, side: Side) -> Seated:
    async with games.database.transaction(writes=True) as session:
        await _store(games, session, row, seats, rows)
        await games.hub.announce(session, row.id)
    games.hub.announced(row.id)
    return seated(games, row, seats, side)


async def _store(
    games: Games,
    session: AsyncSession,
    row: GameRow,
    seats: dict[Side, SeatRow],
    rows: Rows,
) -> None:
    match = Match(games.rules(row.edition, row.strict))
    session.add(row)
    await session.flush()
    for number, (seat, answer) in enumerate(rows):
        take(match, seat, answer)
        session.add(AnswerRow(game_id=row.id, number=number, seat=seat.label, action=answer, at=row.created))
    audiences = {name: AudienceRow(game_id=row.id, audience=name, revision=0, digest="", moved=0) for name in AUDIENCES}
    session.add_all([*seats.values(), *audiences.values()])
    await session.flush()
    room = games.room(row, seats, match)
    room.settle()
    await games.store(Sitting(session, room, audiences))


def _bad_record(error: RecordError) -> ApiError:
    problems = [BadRecord(line=fault.line, about=fault.about, what=fault.what) for fault in error.faults[:20]]
    return ApiError(422, "bad_record", problems)
