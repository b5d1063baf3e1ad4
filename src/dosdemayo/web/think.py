"""Thinking for the computer opponents of a server, in another process or on another machine."""

from __future__ import annotations

import asyncio

from dosdemayo.web.service.opening import opened_games
from dosdemayo.web.service.thinkers import Thinkers
from dosdemayo.web.settings import Settings


async def think(settings: Settings) -> None:
    """Take up whatever is owed, until called off."""
    async with opened_games(settings) as games:
        thinkers = Thinkers(games)
        await thinkers.start()
        try:
            await asyncio.Event().wait()
        finally:
            await thinkers.stop()
