"""Computer opponents at work: in a thread of their own, with a view of their seat and nothing else."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from random import Random

from sqlalchemy import select

from dosdemayo.ai import Bot
from dosdemayo.engine import Side, View
from dosdemayo.engine.actions import Action, Pass
from dosdemayo.engine.options import Options
from dosdemayo.table import Pauses
from dosdemayo.web.errors import ApiError
from dosdemayo.web.patience import undisturbed
from dosdemayo.web.room import Room
from dosdemayo.web.service.games import Games
from dosdemayo.web.store.tables import GameRow

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Task:
    """A question to a computer opponent. Without options it holds nothing and will pass."""

    side: Side
    #: The level that plays this turn.
    level: str
    question: int
    #: Its kind, as a view names it.
    kind: str
    secret: bool
    seed: str | None
    view: View
    options: Options | None


class Thinkers:
    def __init__(self, games: Games) -> None:
        self._games = games
        #: By game: the level that played last, and its player.
        self._bots: dict[str, tuple[str, Bot]] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        #: Games without a computer opponent, as far as they were looked at.
        self._between_people: set[str] = set()
        self._pauses = Pauses(games.settings.bot_pause)

    async def start(self) -> None:
        """Go on with whatever was left unanswered."""
        self._games.hub.listeners.append(self.wake)
        query = select(GameRow.id).where(GameRow.opponent == "computer", GameRow.over.is_(False))
        async with self._games.database.transaction(writes=False) as session:
            for game in await session.scalars(query):
                self.wake(game)

    async def stop(self) -> None:
        self._games.hub.listeners.remove(self.wake)
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)

    def wake(self, game: str) -> None:
        """Something changed there; perhaps the computer is asked."""
        if game in self._between_people:
            return
        if game in self._thinking:
            self._again.add(game)
            return
        self._thinking[game] = asyncio.create_task(self._work(game))

    async def _work(self, game: str) -> None:
        try:
            while True:
                self._again.discard(game)
                task = await undisturbed(self._task(game))
                if task is not None:
                    action = await self._think(game, task)
                    await undisturbed(self._answer(game, task, action))
                elif game not in self._again:
                    return
        except ApiError as error:
            log.warning("a computer opponent could not answer: %s", error.code)
        except Exception:
            log.exception("a computer opponent failed")
        finally:
            del self._thinking[game]

    async def _task(self, game: str) -> Task | None:
        async with self._games.look(game) as sitting:
            room = sitting.room
            side = room.computer
            if side is None:
                self._between_people.add(game)
                return None
            if side not in room.thinking:
                self._forget(game, over=room.match.over)
                return None
            task = _task_of(room, side)
            if game not in self._bots or self._bots[game][0] != task.level:
                self._bots[game] = task.level, self._games.settings.bots[task.level](room.match.game.rules)
            return task

    def _forget(self, game: str, *, over: bool) -> None:
        if over:
            self._bots.pop(game, None)

    async def _answer(self, game: str, task: Task, action: Action) -> None:
        try:
            async with self._games.change(game) as sitting:
                act = sitting.room.seal if task.secret else sitting.room.answer
                act(task.side, task.question, action)
        except ApiError as error:
            if error.status != 409:
                raise  # a 409: another process was faster, or the game is over

    async def _think(self, game: str, task: Task) -> Action:
        """It takes as long to hold nothing as to hold something, and as long to hold this as to hold that (9.5)."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        action: Action = Pass()
        if task.options is not None:
            rng = self._games.settings.chance.dice(task.seed, f"computer/{task.question}")
            action = await asyncio.to_thread(self._choose, game, task, rng)
        await asyncio.sleep(self._pauses.owed(task.level, task.kind, loop.time() - began))
        return action

    def _choose(self, game: str, task: Task, rng: Random) -> Action:
        assert task.options is not None
        return self._bots[game][1].answer(task.view, task.options, rng)


def _task_of(room: Room, side: Side) -> Task:
    match = room.match
    assert room.levels is not None
    return Task(
        side=side,
        level=room.levels.at(match.state.turn),
        question=match.question_id(side),
        kind=match.asked[side],
        secret=match.secret,
        seed=room.game.seed,
        view=match.view(side),
        options=None if match.is_silent(side) else match.options(side),
    )
