"""Work that must not be broken off in the middle."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")


async def uncancelled(work: Awaitable[T]) -> T:
    """Let a piece of work with the database end, even if whoever waits for it is called off meanwhile."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise
