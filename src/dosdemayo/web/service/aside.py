"""Long thoughts: thought of aside, one after the other, and once for each thing that is asked."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from dosdemayo.web.errors import ApiError

T = TypeVar("T")
_KEPT = 500
#: So many may wait; whoever comes then is asked to come back.
_MOST_WAITING = 8
_SECONDS_TO_WAIT = 2


class Aside:
    """All of them share one thread: they must not take the time of those who play."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="aside")
        self._known: OrderedDict[Hashable, Any] = OrderedDict()
        self._under_way: dict[Hashable, asyncio.Future[Any]] = {}

    async def start(self) -> None:
        """There is nothing to prepare."""

    async def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def think(self, key: Hashable, work: Callable[[], T]) -> T:
        """What was thought of before under this key, or what is being thought of, or a new thought."""
        if key in self._known:
            self._known.move_to_end(key)
            known: T = self._known[key]
            return known
        if key not in self._under_way:
            self._begin(key, work)
        # Shielded: whoever loses patience takes the thought from nobody else who waits for it.
        thought: T = await asyncio.shield(self._under_way[key])
        return thought

    def _begin(self, key: Hashable, work: Callable[[], Any]) -> None:
        if len(self._under_way) >= _MOST_WAITING:
            raise ApiError(429, "too_many", retry_after=_SECONDS_TO_WAIT)
        thought = asyncio.get_running_loop().run_in_executor(self._thread, work)
        self._under_way[key] = thought
        thought.add_done_callback(lambda done: self._keep(key, done))

    def _keep(self, key: Hashable, done: asyncio.Future[Any]) -> None:
        del self._under_way[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._known[key] = done.result()
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
