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

from sqlalchemy import bindparam, select

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
from dosdemayo.web.store.rows import Reader, StaleGameError, read_answers, read_game
from dosdemayo.web.store.tables import ConnectionRow, GameRow, SeatRow
from dosdemayo.web.tokens import AUDIENCES, Tokens, audience_name

log = logging.getLogger(__name__)
_KEPT = 2000
_CURRENT = (
    select(GameRow.fingerprint, SeatRow.side, SeatRow.draft, SeatRow.draft_question)
    .join(SeatRow, SeatRow.game_id == GameRow.id)
    .where(GameRow.id == bindparam("game"))
)
_HERE = select(ConnectionRow.audience).where(
    ConnectionRow.game_id == bindparam("game"), ConnectionRow.beat > bindparam("alive")
)
#: So many stored answers are followed before anything else has its turn.
PORTION = 20


class KeptGame(NamedTuple):
    """A game as it was opened last, and the fingerprint of its last answer."""

    history: History
    last_answer: str
    #: All of it, as it was stored; not while it is being changed.
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
        async with self.database.transaction(writes=True) as connection:
            transaction = Transaction(connection, self.database.statements)
            yield transaction
            await self.hub.publish(transaction)
        self.hub.published(transaction)

    @asynccontextmanager
    async def change(self, game: str) -> AsyncIterator[OpenGame]:
        """A game to be changed. Whatever was changed is stored at the end, or nothing is."""
        async with self._lock(game):
            async with self.transaction() as transaction:
                opened = await self._open(transaction, game)
                opened.match = replace(opened.match, present=await self._present(opened))
                yield opened
                self.store(opened)
                await self._write(opened)
            self._keep_opened(opened)

    @asynccontextmanager
    async def look(self, game: str) -> AsyncIterator[OpenGame]:
        """A game to be read."""
        async with self._lock(game):
            opened = await self._open(None, game)
            yield opened
            self._keep_opened(opened)

    @asynccontextmanager
    async def note(self, game: str) -> AsyncIterator[OpenGame]:
        """A game of which only something private is changed: nobody is woken."""
        async with self._lock(game):
            async with self.database.transaction(writes=True) as connection:
                opened = await self._open(Transaction(connection, self.database.statements), game)
                yield opened
                await self._write(opened)
            self._keep_opened(opened)

    async def seen(self, game: str, seat: Side | None, log_from: int) -> bytes:
        """What an audience sees, from memory where that is how it is stored."""
        kept = self._kept.get(game)
        if kept is not None and kept.opened is not None and kept.outages == self.downtime.outages:
            opened = kept.opened
            if not self.database.is_postgresql or await self._is_current(opened):
                opened.now = self.settings.now()
                return self.state(opened, seat, log_from)
        async with self.look(game) as opened:
            return self.state(opened, seat, log_from)

    async def _is_current(self, opened: OpenGame) -> bool:
        """Has no other process changed the game since? Its drafts, of which the fingerprint knows nothing, are read."""
        found = await self.database.rows(_CURRENT, {"game": opened.row.id})
        if not found or any(row.fingerprint != opened.row.fingerprint for row in found):
            return False
        drafts = {row.side: row for row in found}
        for side, seat in opened.seats.items():
            seat.draft, seat.draft_question = drafts[side.label].draft, drafts[side.label].draft_question
        return True

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
        opened.changing.announce(opened.row.id, topics, opened.row.deadline)

    def state(self, opened: OpenGame, seat: Side | None, log_from: int = 0) -> bytes:
        """What an audience sees, as JSON."""
        name = audience_name(seat)
        # Links to the next game are not kept: they may have been made anew there.
        if name not in opened.seen or opened.row.rematch_game is not None:
            opened.seen[name] = Audience(opened, seat, self.tokens)
        return opened.seen[name].state(opened.changes(name).revision, log_from)

    async def presence(self, read: Reader, game: str) -> dict[str, bool]:
        alive = self.settings.now() - self.settings.presence_timeout
        here = {row.audience for row in await read(_HERE, {"game": game, "alive": alive})}
        return {side: side in here for side in ("french", "spanish")}

    async def _present(self, opened: OpenGame) -> frozenset[Side]:
        """Who is at the table, where a beat might pass over somebody who is not."""
        if opened.match.terms.opponent is not Opponent.LINK or opened.match.terms.cards is not CardManner.BEAT:
            return opened.match.present
        here = await self.presence(opened.changing.rows, opened.row.id)
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

    async def _open(self, transaction: Transaction | None, game: str) -> OpenGame:
        """Raises ApiError where there is no such game, and DamagedGameError, which the log names once."""
        try:
            return await self._opened(transaction, game)
        except DamagedGameError as error:
            if not await self.database.rows(_CURRENT, {"game": game}):
                raise ApiError(404, "no_such_game") from error  # it was removed while it was read
            if game not in self._damaged:
                self._damaged.add(game)
                log.error("%s", error)  # noqa: TRY400 - where the code was when it noticed says nothing
            raise

    async def _opened(self, transaction: Transaction | None, game: str) -> OpenGame:
        own = self._own(game)
        with found_damaged(game):
            if own is None:
                read = self.database.rows if transaction is None else transaction.rows
                row, seats, kept = await self._read(read, game, lock=transaction is not None)
            else:
                row, seats, kept = own.row, own.seats, KeptGame(own.match.history, own.last_answer)
            match = matches.loaded(row, seats, kept.history, self.dice(row), self.downtime.outages)
        self._keep(game, kept)
        return OpenGame(transaction, row, seats, match, self.settings.now(), kept.last_answer)

    def _own(self, game: str) -> OpenGame | None:
        """What this process itself stored last in a file; what others have stored since is noticed when it is written.

        While the computer owes an answer the row is read: leases are written past us.
        """
        kept = None if self.database.is_postgresql else self._kept.get(game)
        if kept is None or kept.opened is None or kept.outages != self.downtime.outages:
            return None
        return kept.opened if kept.opened.row.owed_since is None else None

    async def _read(self, read: Reader, game: str, *, lock: bool) -> tuple[GameRow, dict[Side, SeatRow], KeptGame]:
        found = await read_game(read, game, lock=lock)
        if found is None:
            raise ApiError(404, "no_such_game")
        row, seats = found[0], matches.by_side(found[1])
        kept = await self._up_to_date(read, row)
        check_game(row, seats, len(kept.history.entries), kept.last_answer)
        return row, seats, kept

    async def _write(self, opened: OpenGame) -> None:
        try:
            await opened.write()
        except StaleGameError as error:
            self._kept.pop(opened.row.id, None)
            raise StoreUnavailableError from error

    async def _up_to_date(self, read: Reader, row: GameRow) -> KeptGame:
        """The live position: kept from before, and brought up to date from the stored answers."""
        history, last_answer, *_ = self._kept.get(row.id) or self._new(row)
        known = len(history.entries)
        if known < row.entries:
            rows = await read_answers(read, row, known)
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
        self._keep(opened.row.id, KeptGame(opened.match.history, opened.last_answer, opened, self.downtime.outages))

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
