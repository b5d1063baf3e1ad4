"""Opening a game from the store, changing it within one transaction, and keeping it for a while."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import NamedTuple
from weakref import WeakValueDictionary

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from dosdemayo.content import Edition, base_edition, base_rules, ruleset
from dosdemayo.engine import SIDES, Ruleset, Side
from dosdemayo.table import CardManner, History, Opponent
from dosdemayo.table.clock import Outage
from dosdemayo.web.errors import ApiError
from dosdemayo.web.serializers.states import Audience
from dosdemayo.web.service.downtime import Downtime
from dosdemayo.web.service.editions import edition_of
from dosdemayo.web.service.hub import Hub, Topic, Transaction
from dosdemayo.web.service.open_game import Changes, OpenGame
from dosdemayo.web.settings import Settings
from dosdemayo.web.store import matches
from dosdemayo.web.store.database import Database, StoreUnavailableError
from dosdemayo.web.store.fingerprints import NO_ANSWERS, DamagedGameError, check_answers, check_game, found_damaged
from dosdemayo.web.store.rows import StaleGameError
from dosdemayo.web.store.tables import AnswerRow, ConnectionRow, GameRow, SeatRow
from dosdemayo.web.tokens import AUDIENCES, Tokens, audience_name

log = logging.getLogger(__name__)
_KEPT = 2000
#: So many stored answers are followed before anything else has its turn.
PORTION = 20


class KeptGame(NamedTuple):
    """A game as it was opened last, and the fingerprint of its last answer."""

    history: History
    last_answer: str
    #: All of it, as it is stored: only where nobody else can change it, and not while it is being changed.
    opened: OpenGame | None = None
    #: Those that its clocks know of.
    outages: tuple[Outage, ...] = ()


class GameLock(asyncio.Lock):
    """Lives as long as somebody has the game in hand, or waits for it."""

    #: The game is not stored any more, and not to be kept.
    is_removed = False


class Games:
    def __init__(self, settings: Settings, database: Database, hub: Hub, tokens: Tokens) -> None:
        self.settings = settings
        self.database = database
        self.hub = hub
        self.tokens = tokens
        self.downtime = Downtime(database)
        #: Pages of players that this process has open: the game and the audience of each.
        self.open_pages: dict[str, tuple[str, str]] = {}
        self._kept: OrderedDict[str, KeptGame] = OrderedDict()
        self._damaged: set[str] = set()
        #: Stored answers that were followed so far.
        self._followed = 0
        self._locks: WeakValueDictionary[str, GameLock] = WeakValueDictionary()
        hub.listeners[Topic.REMOVED].append(self._forget)

    @property
    def kept(self) -> int:
        """How many games are in memory."""
        return len(self._kept)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """A transaction that announces, once it is committed, what it changed."""
        async with self.database.transaction(writes=True) as session:
            transaction = Transaction(session)
            yield transaction
            await self.hub.publish(transaction)
        self.hub.published(transaction)

    @asynccontextmanager
    async def change(self, game: str) -> AsyncIterator[OpenGame]:
        """A game to be changed. Whatever was changed is stored at the end, or nothing is."""
        async with self._lock(game):
            async with self.transaction() as transaction:
                opened = await self._open(transaction, game, lock=True)
                opened.match = replace(opened.match, present=await self._present(opened))
                yield opened
                self.store(opened)
                await self._write(opened)
            self._keep_opened(opened)

    @asynccontextmanager
    async def look(self, game: str) -> AsyncIterator[OpenGame]:
        """A game to be read."""
        async with self._lock(game):
            async with self.database.transaction(writes=False) as session:
                opened = await self._open(Transaction(session), game, lock=False)
                yield opened
            self._keep_opened(opened)

    @asynccontextmanager
    async def note(self, game: str) -> AsyncIterator[OpenGame]:
        """A game of which only something private is changed: nobody is woken."""
        async with self._lock(game):
            async with self.database.transaction(writes=True) as session:
                opened = await self._open(Transaction(session), game, lock=True)
                yield opened
                await self._write(opened)
            self._keep_opened(opened)

    async def seen(self, game: str, seat: Side | None, log_from: int) -> bytes:
        """What an audience sees. Of a file this process knows what it stored itself; PostgreSQL is asked."""
        kept = self._kept.get(game)
        if kept is not None and kept.opened is not None and kept.outages == self.downtime.outages:
            kept.opened.now = self.settings.now()
            return self.state(kept.opened, seat, log_from)
        async with self.look(game) as opened:
            return self.state(opened, seat, log_from)

    def store(self, opened: OpenGame) -> None:
        """Write down what has changed: the answers, and what each audience may notice of them."""
        if opened.stored:
            return
        topics = opened.store()
        for name, seat in AUDIENCES.items():
            audience = opened.seen[name] = Audience(opened, seat, self.tokens)
            before = opened.changes(name)
            if audience.digest != before.digest:
                opened.note(name, Changes(before.revision + 1, audience.digest, opened.now))
                topics.add(Topic(name))
        opened.sign()
        opened.transaction.announce(opened.row.id, topics)

    def state(self, opened: OpenGame, seat: Side | None, log_from: int = 0) -> bytes:
        """What an audience sees, as JSON."""
        name = audience_name(seat)
        if name not in opened.seen:
            opened.seen[name] = Audience(opened, seat, self.tokens)
        return opened.seen[name].state(opened.changes(name).revision, log_from)

    async def presence(self, session: AsyncSession, game: str) -> dict[str, bool]:
        alive = self.settings.now() - self.settings.presence_timeout
        query = select(ConnectionRow.audience).where(ConnectionRow.game_id == game, ConnectionRow.beat > alive)
        here = set((await session.scalars(query)).all())
        return {side: side in here for side in ("french", "spanish")}

    async def _present(self, opened: OpenGame) -> frozenset[Side]:
        """Who is at the table, where a beat might pass over somebody who is not."""
        if opened.match.terms.opponent is not Opponent.LINK or opened.match.terms.cards is not CardManner.BEAT:
            return opened.match.present
        here = await self.presence(opened.session, opened.row.id)
        return frozenset(side for side in SIDES if here[side.label])

    def edition(self, game: GameRow) -> Edition:
        return edition_of(game, self.settings.editions)

    def rules(self, game: GameRow) -> Ruleset:
        edition = self.edition(game)
        return base_rules(game.strict) if edition is base_edition() else ruleset(edition, game.strict)

    def dice(self, game: GameRow) -> Callable[[str], Random]:
        return lambda purpose: self.settings.chance.dice(game.seed, purpose)

    def _lock(self, game: str) -> GameLock:
        return self._locks.setdefault(game, GameLock())

    async def _open(self, transaction: Transaction, game: str, *, lock: bool) -> OpenGame:
        """Raises ApiError where there is no such game, and DamagedGameError, which the log names once."""
        try:
            return await self._opened(transaction, game, lock=lock)
        except DamagedGameError as error:
            if game not in self._damaged:
                self._damaged.add(game)
                log.error("%s", error)  # noqa: TRY400 - where the code was when it noticed says nothing
            raise

    async def _opened(self, transaction: Transaction, game: str, *, lock: bool) -> OpenGame:
        own = self._own(game)
        with found_damaged(game):
            if own is None:
                row, seats, kept = await self._read(transaction.session, game, lock=lock)
            else:
                row, seats, kept = own.row, own.seats, KeptGame(own.match.history, own.last_answer)
            match = matches.loaded(row, seats, kept.history, self.dice(row), self.downtime.outages)
        self._keep(game, kept)
        return OpenGame(transaction, row, seats, match, self.settings.now(), kept.last_answer)

    def _own(self, game: str) -> OpenGame | None:
        """What this process itself stored last in a file; what others have stored since is noticed when it is written.

        While the computer owes an answer the row is read: leases are written past us.
        """
        kept = self._kept.get(game)
        if kept is None or kept.opened is None or kept.outages != self.downtime.outages:
            return None
        return kept.opened if kept.opened.row.owed_since is None else None

    async def _read(
        self, session: AsyncSession, game: str, *, lock: bool
    ) -> tuple[GameRow, dict[Side, SeatRow], KeptGame]:
        query = select(GameRow, SeatRow).join(SeatRow, SeatRow.game_id == GameRow.id).where(GameRow.id == game)
        found = (await session.execute(query.with_for_update(of=GameRow) if lock else query)).all()
        if not found:
            raise ApiError(404, "no_such_game")
        row, seats = found[0][0], matches.by_side(seat for _, seat in found)
        kept = await self._up_to_date(session, row)
        check_game(row, seats, len(kept.history.entries), kept.last_answer)
        session.expunge_all()
        return row, seats, kept

    async def _write(self, opened: OpenGame) -> None:
        try:
            await opened.write()
        except StaleGameError as error:
            self._kept.pop(opened.row.id, None)
            raise StoreUnavailableError from error

    async def _up_to_date(self, session: AsyncSession, row: GameRow) -> KeptGame:
        """The live position: kept from before, and brought up to date from the stored answers."""
        history, last_answer, *_ = self._kept.get(row.id) or self._new(row)
        known = len(history.entries)
        if known < row.entries:
            news = select(AnswerRow).where(AnswerRow.game_id == row.id, AnswerRow.number >= known)
            rows = list(await session.scalars(news.order_by(AnswerRow.number)))
            last_answer = check_answers(rows, known, last_answer)
            for later in history.after(matches.entries(rows)):
                history = later
                await self._pause_between_portions()
        return KeptGame(history, last_answer)

    async def _pause_between_portions(self) -> None:
        """However many games are brought up to date, and whoever asked for them: others have their turn meanwhile."""
        self._followed += 1
        if self._followed % PORTION == 0:
            await asyncio.sleep(0)

    def _new(self, row: GameRow) -> KeptGame:
        return KeptGame(History.start(self.rules(row)), NO_ANSWERS)

    def _keep_opened(self, opened: OpenGame) -> None:
        own = None if self.database.is_postgresql else opened
        self._keep(opened.row.id, KeptGame(opened.match.history, opened.last_answer, own, self.downtime.outages))

    def _forget(self, game: str) -> None:
        """It is not stored any more; whoever is just looking at it does not put it back."""
        lock = self._locks.get(game)
        if lock is not None:
            lock.is_removed = True
        self._kept.pop(game, None)
        self._damaged.discard(game)
        self.tokens.forget(game)

    def _keep(self, game: str, kept: KeptGame) -> None:
        lock = self._locks.get(game)
        if lock is not None and lock.is_removed:
            return
        self._kept[game] = kept
        self._kept.move_to_end(game)
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
