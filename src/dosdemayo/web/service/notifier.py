"""Tells an absent player, once for each question, that it is asked."""

from __future__ import annotations

import asyncio
import logging
import smtplib

import httpx2
from sqlalchemy import or_, select

from dosdemayo.engine import SIDES, Side
from dosdemayo.i18n import Catalog
from dosdemayo.i18n.catalog import FALLBACK
from dosdemayo.web.notices.guard import ForbiddenAddress
from dosdemayo.web.notices.mail import Mailer
from dosdemayo.web.notices.webhook import Webhooks
from dosdemayo.web.service.games import Games
from dosdemayo.web.service.hub import Topic
from dosdemayo.web.service.open_game import OpenGame
from dosdemayo.web.store.database import StoreUnavailableError
from dosdemayo.web.store.fingerprints import DamagedGameError
from dosdemayo.web.store.tables import SeatRow
from dosdemayo.web.uncancelled import uncancelled

log = logging.getLogger(__name__)


class Notifier:
    """A notice says which game waits, and nothing about it."""

    def __init__(self, games: Games, webhooks: Webhooks, mailer: Mailer | None) -> None:
        self.webhooks = webhooks
        self.mailer = mailer
        self._games = games
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._games.hub.listeners[Topic.NOTICES].append(self.wake)

    async def stop(self) -> None:
        self._games.hub.listeners[Topic.NOTICES].remove(self.wake)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def wake(self, game: str) -> None:
        task = asyncio.create_task(self._notify(game))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settled(self) -> None:
        """Wait until every notice under way has been sent."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _notify(self, game: str) -> None:
        try:
            for seat in await uncancelled(self._marked(game)):
                await self._tell(seat)
        except (DamagedGameError, StoreUnavailableError):
            return  # the log has named it
        except Exception:
            log.exception("a notice failed")

    async def _marked(self, game: str) -> list[SeatRow]:
        """Whom to notify now. They are marked as notified first: a notice may get lost, but does not come twice."""
        if not await self._is_wanted(game):
            return []
        async with self._games.look(game) as opened:
            if not await self._absent(opened):
                return []
        async with self._games.note(game) as opened:
            absent = await self._absent(opened)
            for side in absent:
                opened.seats[side].noticed = opened.match.history.question_id(side)
            return [opened.seats[side] for side in absent]

    async def _is_wanted(self, game: str) -> bool:
        """Does anybody there want notices at all? Mostly nobody does, and the game need not be opened."""
        wanted = or_(SeatRow.webhook.is_not(None), SeatRow.mail.is_not(None))
        async with self._games.database.transaction(writes=False) as connection:
            return (
                await connection.scalar(select(SeatRow.side).where(SeatRow.game_id == game, wanted).limit(1))
                is not None
            )

    async def _absent(self, opened: OpenGame) -> list[Side]:
        """Asked, away, with an address, and not notified yet."""
        read = self._games.database.rows if opened.transaction is None else opened.transaction.rows
        presence = await self._games.presence(read, opened.row.id)
        return [
            side
            for side in SIDES
            if side in opened.match.thinking
            and not presence[side.label]
            and _has_notices(opened.seats[side])
            and opened.seats[side].noticed != opened.match.history.question_id(side)
        ]

    async def _tell(self, seat: SeatRow) -> None:
        catalog = notice_catalog(seat)
        text = catalog.text("notice-asked", address=f"{self._games.settings.public_url}/game/{seat.game_id}")
        try:
            if seat.webhook is not None:
                await self.webhooks.send(seat.webhook, text)
            if seat.mail is not None and seat.mail_code is None and self.mailer is not None:
                await self.mailer.send(seat.mail, catalog.text("notice-subject"), text)
        except (ForbiddenAddress, httpx2.HTTPError, smtplib.SMTPException, OSError) as error:
            log.warning("a notice could not be delivered: %s", type(error).__name__)


def notice_catalog(seat: SeatRow) -> Catalog:
    """The language in which a player wants to be told."""
    return Catalog(seat.notice_language or FALLBACK)


def _has_notices(seat: SeatRow) -> bool:
    return seat.webhook is not None or (seat.mail is not None and seat.mail_code is None)
