"""Computer opponents at work: in a thread of their own, with a view of their seat and nothing else."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from random import Random

from sqlalchemy import select

from dosdemayo.ai import Bot, opponents
from dosdemayo.ai.warm import warm_up
from dosdemayo.engine import Side, View
from dosdemayo.engine.actions import Action, Pass
from dosdemayo.engine.spaces import Options
from dosdemayo.table import Pauses, TableError
from dosdemayo.web.errors import ApiError
from dosdemayo.web.service.games import Games
from dosdemayo.web.service.hub import Topic
from dosdemayo.web.service.open_game import OpenGame
from dosdemayo.web.store.tables import GameRow
from dosdemayo.web.uncancelled import uncancelled

log = logging.getLogger(__name__)


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
    view: View
    options: Options


class Thinkers:
    def __init__(self, games: Games) -> None:
        self._games = games
        #: By game: the level that played last, and its player.
        self._bots: dict[str, tuple[str, Bot]] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._pauses = Pauses(games.settings.bot_pause)

    async def start(self) -> None:
        """Go on with whatever was left unanswered."""
        self._games.hub.listeners[Topic.COMPUTER].append(self.wake)
        query = select(GameRow.id).where(GameRow.opponent == "computer", GameRow.over.is_(False))
        async with self._games.database.transaction(writes=False) as session:
            for game in await session.scalars(query):
                self.wake(game)

    async def stop(self) -> None:
        self._games.hub.listeners[Topic.COMPUTER].remove(self.wake)
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)

    def wake(self, game: str) -> None:
        """Something changed there; perhaps the computer is asked."""
        if game in self._thinking:
            self._again.add(game)
            return
        self._thinking[game] = asyncio.create_task(self._work(game))

    async def _work(self, game: str) -> None:
        try:
            while True:
                self._again.discard(game)
                task = await uncancelled(self._task(game))
                if task is not None:
                    action = await self._think(game, task)
                    await uncancelled(self._answer(game, task, action))
                elif game not in self._again:
                    return
        except ApiError as error:
            log.warning("a computer opponent could not answer: %s", error.code)
        except Exception:
            log.exception("a computer opponent failed")
        finally:
            del self._thinking[game]

    async def _task(self, game: str) -> Task | None:
        async with self._games.look(game) as opened:
            match = opened.match
            if match.terms.computer not in match.thinking:
                if match.over:
                    self._bots.pop(game, None)
                return None
            task = _task_of(opened, match.terms.computer)
            if game not in self._bots or self._bots[game][0] != task.level:
                rules = self._games.rules(opened.row)
                self._bots[game] = task.level, self._games.settings.bots[task.level](rules)
            return task

    async def _answer(self, game: str, task: Task, action: Action) -> None:
        try:
            async with self._games.change(game) as opened:
                act = opened.match.seal if task.secret else opened.match.answer
                opened.match = act(task.side, task.question, action, opened.now)
        except TableError:
            log.debug("another process was faster, or the game is over")

    async def _think(self, game: str, task: Task) -> Action:
        """It takes as long to hold nothing as to hold something, and as long to hold this as to hold that (9.5)."""
        if task.level in opponents():
            await asyncio.to_thread(warm_up, task.level)  # loading its code is not to count as thinking
        loop = asyncio.get_running_loop()
        began = loop.time()
        action: Action = Pass()
        if not task.forced:
            rng = self._games.settings.chance.dice(task.seed, f"computer/{task.question}")
            action = await asyncio.to_thread(self._choose, game, task, rng)
        await asyncio.sleep(self._pauses.owed(task.level, task.kind, loop.time() - began))
        return action

    def _choose(self, game: str, task: Task, rng: Random) -> Action:
        return self._bots[game][1].answer(task.view, task.options, rng)


def _task_of(opened: OpenGame, side: Side) -> Task:
    match, history = opened.match, opened.match.history
    return Task(
        side=side,
        level=match.level(history.state.turn),
        question=history.question_id(side),
        kind=match.asked[side],
        secret=match.secret,
        forced=history.is_forced(side),
        seed=opened.row.seed,
        view=history.game.view(history.state, side),
        options=history.options(side),
    )
