"""Clocks and beats that have run out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from math import inf

from sqlalchemy import bindparam, func, select

from dosdemayo.web.service.connections import forget_the_gone
from dosdemayo.web.service.downtime import BEAT
from dosdemayo.web.service.expiry import forget_the_old
from dosdemayo.web.service.games import Games
from dosdemayo.web.store.database import StoreUnavailableError
from dosdemayo.web.store.fingerprints import DamagedGameError
from dosdemayo.web.store.tables import GameRow
from dosdemayo.web.uncancelled import uncancelled

_AT_ONCE = 100
#: Seconds between two looks for games that have expired.
_EXPIRY = 600.0
_LATE = select(GameRow.id).where(GameRow.deadline <= bindparam("now")).order_by(GameRow.deadline).limit(_AT_ONCE)
_NEXT = select(func.min(GameRow.deadline)).where(GameRow.deadline > bindparam("looked"))
log = logging.getLogger(__name__)


class Ticker:
    """Looks at the clocks when one that was set here runs out, and now and then at all: whoever set it may have died.

    Several processes may look: the game's lock lets one of them act.
    """

    def __init__(self, games: Games) -> None:
        self._games = games
        self._beaten = 0.0
        self._looked_for_old = float("-inf")
        self._task: asyncio.Task[None] | None = None
        #: When the clocks are to be looked at next.
        self._next = 0.0
        self._sooner = asyncio.Event()

    async def start(self) -> None:
        """Before any clock is looked at: has there been an outage?"""
        await self._games.downtime.beat(self._games.settings.now())
        self._beaten = asyncio.get_running_loop().time()
        await forget_the_gone(self._games)
        self._games.hub.clock_listeners.append(self._expect)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        self._games.hub.clock_listeners.remove(self._expect)
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def _expect(self, deadline: float) -> None:
        if deadline < self._next:
            self._next = deadline
            self._sooner.set()

    async def _run(self) -> None:
        while True:
            await self._until_next()
            now, usual = self._games.settings.now, self._games.settings.clock_tick
            self._next = now() + usual
            try:
                await uncancelled(self._beat())
                later = await uncancelled(self._deadline_after(await uncancelled(self.tick())))
                self._next = min(self._next, later)
            except StoreUnavailableError:
                continue  # the log has named it
            except Exception:
                log.exception("the clocks could not be looked at")

    async def _until_next(self) -> None:
        """However the time of day is set meanwhile, no longer than usual."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._games.settings.clock_tick):
                while (left := self._next - self._games.settings.now()) > 0:
                    self._sooner.clear()
                    with suppress(TimeoutError):
                        # Not wait_for, which in Python 3.11 can lose a cancellation.
                        async with asyncio.timeout(left):
                            await self._sooner.wait()

    async def _beat(self) -> None:
        now = asyncio.get_running_loop().time()
        if now >= self._beaten + max(BEAT, self._games.settings.clock_tick):
            self._beaten = now
            await self._games.downtime.beat(self._games.settings.now())
            await forget_the_gone(self._games)
        if now >= self._looked_for_old + _EXPIRY:
            is_more = await forget_the_old(self._games)
            self._looked_for_old = self._looked_for_old if is_more else now

    async def tick(self) -> float:
        """Let the time of everybody whose clock is down by now run out, the latest first and a few at a time."""
        now = self._games.settings.now()
        games = [row.id for row in await self._games.database.rows(_LATE, {"now": now})]
        for game in games:
            try:
                await self._run_out(game)
            except (DamagedGameError, StoreUnavailableError):
                continue  # the log has named it
            except Exception:
                log.exception("the clocks of game %s could not be looked at", game)
        return now

    async def _deadline_after(self, looked: float) -> float:
        """When the first of the clocks runs out that had not at the last look."""
        [[first]] = await self._games.database.rows(_NEXT, {"looked": looked})
        return inf if first is None else first

    async def _run_out(self, game: str) -> None:
        async with self._games.change(game) as opened:
            while (later := opened.match.run_out(opened.now)) is not opened.match:
                opened.match = later
