"""Processes that think: nobody who plays waits until a thought lets go of the interpreter."""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from dosdemayo.engine.actions import Action
from dosdemayo.web.mind import LENGTH, Puzzle, packed

_COMMAND = (sys.executable, "-m", "dosdemayo.web.mind")


class MindError(Exception):
    """A thought came to nothing."""


class LentMind:
    """One of them, for a thought."""

    def __init__(self, process: Process) -> None:
        self._process = process

    async def warm_up(self, level: str) -> None:
        await self._ask(level)

    async def answer(self, puzzle: Puzzle) -> Action:
        action: Action = await self._ask(puzzle)
        return action

    async def _ask(self, what: str | Puzzle) -> Any:
        questions, answers = self._process.stdin, self._process.stdout
        assert questions is not None
        assert answers is not None
        questions.write(packed(what))
        try:
            length = int.from_bytes(await answers.readexactly(LENGTH))
            reply = pickle.loads(await answers.readexactly(length))  # noqa: S301 - from a process that we started
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise MindError("a process that thinks has ended") from error
        if isinstance(reply, str):
            raise MindError(reply)
        return reply


class Minds:
    """As many as there are thoughts at a time; each is started when it is needed, and then kept."""

    def __init__(self) -> None:
        self._all: set[Process] = set()
        self._idle: list[Process] = []

    @asynccontextmanager
    async def lent(self) -> AsyncIterator[LentMind]:
        """One that is broken off in a thought, or fails, is not used again."""
        while self._idle and self._idle[-1].returncode is not None:
            self._all.discard(self._idle.pop())
        process = self._idle.pop() if self._idle else await self._start()
        try:
            yield LentMind(process)
        except BaseException:
            await self._end(process)
            raise
        self._idle.append(process)

    async def stop(self) -> None:
        for process in list(self._all):
            await self._end(process)
        self._idle.clear()

    async def _start(self) -> Process:
        # In a session of its own: a key that ends the server in a terminal is the server's matter.
        process = await asyncio.create_subprocess_exec(*_COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True)
        self._all.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()
