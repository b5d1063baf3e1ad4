"""Computer opponents at work: in processes or threads of their own, with a view of their seat and nothing else."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from dosdemayo.ai import Bot, opponents
from dosdemayo.ai.warm import warm_up
from dosdemayo.engine import Ruleset, Side, View
from dosdemayo.engine.actions import Action, Pass
from dosdemayo.engine.spaces import Options
from dosdemayo.table import Pauses, TableError
from dosdemayo.web.errors import ApiError
from dosdemayo.web.mind import Puzzle
from dosdemayo.web.service.games import Games
from dosdemayo.web.service.hub import Topic
from dosdemayo.web.service.jobs import LEASE, Jobs
from dosdemayo.web.service.minds import Minds
from dosdemayo.web.service.open_game import OpenGame
from dosdemayo.web.store.database import StoreUnavailableError
from dosdemayo.web.store.fingerprints import DamagedGameError
from dosdemayo.web.uncancelled import uncancelled

T = TypeVar("T")
log = logging.getLogger(__name__)
#: Seconds after which jobs are looked for though nobody has announced one: those of others that have died.
_LOOK_AGAIN = LEASE / 4
#: Seconds between two tries, at first and at most.
_RETRY, _LONGEST_RETRY = 1.0, 60.0


@dataclass(frozen=True)
class Task:
    """A question to a computer opponent."""

    side: Side
    #: The level that plays this turn.
    level: str
    question: int
    #: Its kind, as a view names it.
    kind: str
    secret: bool
    #: It can do nothing but pass.
    forced: bool
    seed: str | None
    #: Which rules these are: the edition's fingerprint, and whether orders are strict.
    rules_key: tuple[str, bool]
    rules: Ruleset
    view: View
    options: Options

    @property
    def purpose(self) -> str:
        """What its dice are for."""
        return f"computer/{self.question}"

    @property
    def puzzle(self) -> Puzzle:
        """What is told to a process that thinks."""
        return Puzzle(self.level, self.rules_key, self.rules, self.view, self.options, self.seed, self.purpose)


class Thinkers:
    """So many thoughts at a time; the other questions wait in the store, the oldest first."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._jobs = Jobs(games)
        self._slots = games.settings.thinkers
        self._threads = ThreadPoolExecutor(max(1, self._slots), thread_name_prefix="thinkers")
        self._minds = Minds()
        #: Players are not shared between threads.
        self._local = threading.local()
        self._run: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()
        #: Games whose question was taken up, and those of them that are being thought about.
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._thinking: set[str] = set()
        self._tries: dict[str, int] = {}
        self._idle = asyncio.Event()
        self._renewed = 0.0
        #: Games that failed and are to be tried later: that is not to be mistaken for a lease, and renewed.
        self._failed: set[str] = set()
        self._leases = asyncio.Lock()
        self._pauses = Pauses(games.settings.bot_pause)

    async def start(self) -> None:
        if self._slots == 0:
            return
        if not self._games.database.is_postgresql:
            await self._jobs.release_all()
        self._games.hub.listeners[Topic.COMPUTER].append(self.wake)
        self._run = asyncio.create_task(self._take_up())

    async def stop(self) -> None:
        if self._run is None:
            return
        self._games.hub.listeners[Topic.COMPUTER].remove(self.wake)
        await _cancelled(self._run)
        left = dict(self._under_way)
        await _cancelled(*left.values())
        self._threads.shutdown(wait=False, cancel_futures=True)
        await self._minds.stop()
        with suppress(StoreUnavailableError):
            await self._jobs.release(list(left))

    def wake(self, _: str = "") -> None:
        """Somewhere something changed; perhaps the computer is asked."""
        self._idle.clear()
        self._woken.set()

    async def settled(self) -> None:
        """Wait until nothing is owed that could be thought about now."""
        while self._run is not None and not (self._idle.is_set() and not self._under_way):
            await asyncio.gather(self._idle.wait(), *self._under_way.values(), return_exceptions=True)

    async def _take_up(self) -> None:
        while True:
            self._woken.clear()
            with suppress(StoreUnavailableError):
                await uncancelled(self._begin_some())
            if not self._woken.is_set():
                self._idle.set()
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOK_AGAIN):  # wait_for may lose that it is called off
                    await self._woken.wait()
            await self._renew()

    async def _renew(self) -> None:
        """Now and then, so that nobody else takes what is under way here."""
        now = asyncio.get_running_loop().time()
        if self._under_way and now >= self._renewed + _LOOK_AGAIN:
            self._renewed = now
            with suppress(StoreUnavailableError):
                async with self._leases:
                    await uncancelled(self._jobs.renew(self._under_way.keys() - self._failed))

    async def _begin_some(self) -> None:
        while free := self._slots - len(self._thinking):
            # A game whose answer is just being given may owe the next one already; it comes when that is done.
            games = await self._jobs.take(free, besides=list(self._under_way))
            if not games:
                return
            for game in games:
                self._thinking.add(game)
                self._under_way[game] = asyncio.create_task(self._work(game))

    async def _work(self, game: str) -> None:
        try:
            task = await uncancelled(self._task(game))
            if task is not None:
                action = await self._think(game, task)
                await self._answer(game, task, action)
            self._tries.pop(game, None)
        except (DamagedGameError, StoreUnavailableError):
            await self._try_later(game)  # the log has named it
        except ApiError as error:
            log.warning("a computer opponent could not answer: %s", error.code)
            await self._try_later(game)
        except Exception:
            log.exception("a computer opponent failed")
            await self._try_later(game)
        finally:
            self._thinking.discard(game)
            self._failed.discard(game)
            del self._under_way[game]
            self.wake()

    async def _try_later(self, game: str) -> None:
        self._tries[game] = self._tries.get(game, 0) + 1
        seconds = min(_RETRY * 2 ** self._tries[game], _LONGEST_RETRY)
        self._failed.add(game)
        with suppress(StoreUnavailableError):
            async with self._leases:
                await uncancelled(self._jobs.postpone(game, seconds))

    async def _task(self, game: str) -> Task | None:
        async with self._games.look(game) as opened:
            computer = opened.match.terms.computer
            if computer is not None and computer in opened.match.thinking:
                return self._task_of(opened, computer)
        async with self._games.note(game) as opened:
            opened.note_owed()
        return None

    async def _answer(self, game: str, task: Task, action: Action) -> None:
        """Thought once: while the store is away, the answer waits for it."""
        while True:
            try:
                await uncancelled(self._give(game, task, action))
                return
            except StoreUnavailableError:
                await asyncio.sleep(_RETRY)

    async def _give(self, game: str, task: Task, action: Action) -> None:
        try:
            async with self._games.change(game) as opened:
                act = opened.match.seal if task.secret else opened.match.answer
                opened.match = act(task.side, task.question, action, opened.now)
        except TableError:
            log.debug("another process was faster, or the game is over")

    async def _think(self, game: str, task: Task) -> Action:
        """It takes as long to hold nothing as to hold something, and as long to hold this as to hold that (9.5)."""
        # Loading its code is not to count as thinking.
        searches = task.level in opponents()
        if searches and self._games.settings.thinks_apart:
            async with self._minds.lent() as mind:
                await mind.warm_up(task.level)
                action, seconds = await _timed(mind.answer(task.puzzle) if not task.forced else _passed())
        else:
            if searches:
                await self._in_thread(warm_up, task.level)
            action, seconds = await _timed(self._in_thread(self._choose, task) if not task.forced else _passed())
        self._thinking.discard(game)
        self.wake()
        await asyncio.sleep(self._pauses.owed(task.level, task.kind, seconds))
        return action

    def _in_thread(self, work: Callable[..., T], *given: Any) -> Awaitable[T]:
        return asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    def _choose(self, task: Task) -> Action:
        rng = self._games.settings.chance.dice(task.seed, task.purpose)
        bots: dict[tuple[str, tuple[str, bool]], Bot] = self._local.__dict__.setdefault("bots", {})
        key = task.level, task.rules_key
        if key not in bots:
            bots[key] = self._games.settings.bots[task.level](task.rules)
        return bots[key].answer(task.view, task.options, rng)

    def _task_of(self, opened: OpenGame, side: Side) -> Task:
        match, history = opened.match, opened.match.history
        return Task(
            side=side,
            level=match.level(history.state.turn),
            question=history.question_id(side),
            kind=match.asked[side],
            secret=match.secret,
            forced=history.is_forced(side),
            seed=opened.row.seed,
            rules_key=(opened.row.edition_digest, opened.row.strict),
            rules=self._games.rules(opened.row),
            view=history.game.view(history.state, side),
            options=history.options(side),
        )


async def _passed() -> Action:
    return Pass()


async def _timed(thought: Awaitable[Action]) -> tuple[Action, float]:
    """What comes of it, and how many seconds it took."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    return await thought, loop.time() - began


async def _cancelled(*tasks: asyncio.Task[None]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
