"""Hints: thought of aside, one after the other, and once for each question."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

from dosdemayo.ai.hints import Hint
from dosdemayo.engine import Ruleset, View
from dosdemayo.engine.spaces import Options
from dosdemayo.web.errors import ApiError

Think: TypeAlias = Callable[[Ruleset, View, Options], Hint]
#: A view says which seat looks, and at which question.
_Key: TypeAlias = tuple[str, View]
_KEPT = 500
#: So many may wait for a hint; whoever comes then is asked to come back.
_MOST_WAITING = 8
_SECONDS_TO_WAIT = 2


class Advisers:
    """All hints are thought of in one thread: they must not take the time of those who play."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="hints")
        self._known: OrderedDict[_Key, Hint] = OrderedDict()
        self._under_way: dict[_Key, asyncio.Future[Hint]] = {}

    async def start(self) -> None:
        """There is nothing to prepare."""

    async def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def hint(self, game: str, rules: Ruleset, view: View, options: Options) -> Hint:
        """What was thought of before, or what is being thought of, or a new thought."""
        key = game, view
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        if key not in self._under_way:
            self._begin(key, rules, options)
        # Shielded: whoever loses patience takes the hint from nobody else who waits for it.
        return await asyncio.shield(self._under_way[key])

    def _begin(self, key: _Key, rules: Ruleset, options: Options) -> None:
        if len(self._under_way) >= _MOST_WAITING:
            raise ApiError(429, "too_many", retry_after=_SECONDS_TO_WAIT)
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._thread, self._think, rules, key[1], options)
        self._under_way[key] = thought
        thought.add_done_callback(lambda done: self._keep(key, done))

    def _keep(self, key: _Key, done: asyncio.Future[Hint]) -> None:
        del self._under_way[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._known[key] = done.result()
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
