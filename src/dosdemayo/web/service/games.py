"""Opening a game from the store, changing it within one transaction, and keeping it for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from weakref import WeakValueDictionary

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from dosdemayo.content import base_edition, base_rules, ruleset
from dosdemayo.engine import FRENCH, SPANISH, Ruleset, Seat, Side
from dosdemayo.notation import answer_from_json
from dosdemayo.records import edition_digest
from dosdemayo.web.errors import ApiError
from dosdemayo.web.match import UNDO, Match
from dosdemayo.web.models.state import State
from dosdemayo.web.room import Room
from dosdemayo.web.room.levels import Levels
from dosdemayo.web.seen.states import Surroundings, digest_of, state_of
from dosdemayo.web.service.hub import Hub
from dosdemayo.web.settings import Settings
from dosdemayo.web.store.database import Database
from dosdemayo.web.store.tables import AnswerRow, AudienceRow, ConnectionRow, GameRow, LevelRow, SeatRow
from dosdemayo.web.tokens import AUDIENCES, Tokens, audience_name

_KEPT = 200
#: A digest takes no notice of these.
_UNCOUNTED = Surroundings(revision=0, presence={"french": False, "spanish": False}, log_from=1_000_000)
_SEATS: dict[str, Seat] = {seat.label: seat for seat in Seat}


@dataclass
class Sitting:
    """A room within the transaction that opened it."""

    session: AsyncSession
    room: Room
    audiences: dict[str, AudienceRow]
    stored: bool = False


class Games:
    def __init__(self, settings: Settings, database: Database, hub: Hub, tokens: Tokens) -> None:
        self.settings = settings
        self.database = database
        self.hub = hub
        self.tokens = tokens
        self._kept: OrderedDict[str, Match] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def change(self, game: str) -> AsyncIterator[Sitting]:
        """A game to be changed. Whatever was changed is stored at the end, or nothing is."""
        async with self._lock(game):
            try:
                async with self.database.transaction(writes=True) as session:
                    sitting = await self._sit(session, game, lock=True)
                    yield sitting
                    await self.store(sitting)
                    await self.hub.announce(session, game)
            except BaseException:
                self._kept.pop(game, None)  # it may have gone on from what is not stored
                raise
        self.hub.announced(game)

    @asynccontextmanager
    async def look(self, game: str) -> AsyncIterator[Sitting]:
        """A game to be read."""
        async with self._lock(game), self.database.transaction(writes=False) as session:
            yield await self._sit(session, game, lock=False)

    async def store(self, sitting: Sitting) -> None:
        """Answers first: they are the truth. Then what each audience may notice of them."""
        if sitting.stored:
            return
        sitting.stored = True
        sitting.session.add_all(sitting.room.fresh)
        await sitting.session.flush()
        for name, row in sitting.audiences.items():
            digest = digest_of(state_of(sitting.room, AUDIENCES[name], self.tokens, _UNCOUNTED))
            if digest != row.digest:
                row.digest = digest
                row.revision += 1
                row.moved = sitting.room.now

    async def state(self, sitting: Sitting, seat: Side | None, log_from: int = 0) -> State:
        revision = sitting.audiences[audience_name(seat)].revision
        presence = await self.presence(sitting.session, sitting.room.game.id)
        return state_of(sitting.room, seat, self.tokens, Surroundings(revision, presence, log_from))

    async def presence(self, session: AsyncSession, game: str) -> dict[str, bool]:
        alive = self.settings.now() - self.settings.presence_timeout
        query = select(ConnectionRow.audience).where(ConnectionRow.game_id == game, ConnectionRow.beat > alive)
        here = set((await session.scalars(query)).all())
        return {side: side in here for side in ("french", "spanish")}

    def rules(self, edition: str, strict: bool, digest: str | None = None) -> Ruleset:
        known = self.settings.editions.get(edition)
        if known is None or (digest is not None and edition_digest(known) != digest):
            raise ApiError(409, "no_such_edition")
        return base_rules(strict) if known is base_edition() else ruleset(known, strict)

    def room(self, game: GameRow, seats: dict[Side, SeatRow], match: Match, levels: Sequence[LevelRow] = ()) -> Room:
        def dice(purpose: str) -> Random:
            return self.settings.chance.dice(game.seed, purpose)

        by_turn = None if game.level is None else Levels(game.level, list(levels))
        return Room(game, seats, match, self.settings.now(), dice, by_turn)

    def _lock(self, game: str) -> asyncio.Lock:
        return self._locks.setdefault(game, asyncio.Lock())

    async def _sit(self, session: AsyncSession, game: str, *, lock: bool) -> Sitting:
        query = select(GameRow).where(GameRow.id == game)
        row = await session.scalar(query.with_for_update() if lock else query)
        if row is None:
            raise ApiError(404, "no_such_game")
        seats = (await session.scalars(select(SeatRow).where(SeatRow.game_id == game))).all()
        audiences = (await session.scalars(select(AudienceRow).where(AudienceRow.game_id == game))).all()
        match = await self._match(session, row)
        by_side = {_SEATS[seat.side]: seat for seat in seats}
        room = self.room(row, {FRENCH: by_side[FRENCH], SPANISH: by_side[SPANISH]}, match, await _levels(session, row))
        return Sitting(session, room, {audience.audience: audience for audience in audiences})

    async def _match(self, session: AsyncSession, row: GameRow) -> Match:
        """The live position: kept from before, and brought up to date from the stored answers."""
        match = self._kept.get(row.id) or Match(self.rules(row.edition, row.strict, row.edition_digest))
        news = select(AnswerRow).where(AnswerRow.game_id == row.id, AnswerRow.number >= match.rows)
        for answer in await session.scalars(news.order_by(AnswerRow.number)):
            take(match, _SEATS[answer.seat], answer.action)
        self._kept[row.id] = match
        self._kept.move_to_end(row.id)
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return match


async def _levels(session: AsyncSession, row: GameRow) -> Sequence[LevelRow]:
    if row.level is None:
        return ()
    query = select(LevelRow).where(LevelRow.game_id == row.id).order_by(LevelRow.number)
    return (await session.scalars(query)).all()


def take(match: Match, seat: Seat, answer: list[object]) -> None:
    """Let a stored answer happen again."""
    if answer == [UNDO]:
        match.undo(seat)
    else:
        match.apply(seat, answer_from_json(answer))
