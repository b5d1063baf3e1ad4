"""Opponents that search think in processes of their own, which end with the server."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.web.kit import play_on, running, until

from dosdemayo.content import base_rules
from dosdemayo.engine import SIDES, Game
from dosdemayo.engine.actions import Action
from dosdemayo.engine.spaces import Options
from dosdemayo.web.mind import LENGTH, Puzzle, packed
from dosdemayo.web.service.minds import MindError, Minds
from dosdemayo.web.settings import Settings

BEGINNER = {"kind": "computer", "level": "beginner"}
#: A server that has a mind, says which process it is, and stops for nothing but a kill.
SERVER = """
import asyncio
from dosdemayo.web.service.minds import Minds

async def main():
    minds = Minds()
    async with minds.lent() as mind:
        await mind.warm_up("beginner")
        print(*(process.pid for process in minds._all), flush=True)
        await asyncio.sleep(600)

asyncio.run(main())
"""


def puzzle(level: str = "beginner") -> tuple[Puzzle, Options]:
    game, rng = Game(base_rules()), Random(1)
    state = game.start()
    while (asked := game.pending(state)[0]).seat not in SIDES or asked.kind != "orders":
        state, _ = game.apply(state, asked.seat, game.options(state, asked.seat).sample(rng))
    options = game.options(state, asked.seat)
    view = game.view(state, asked.seat)
    return Puzzle(level, ("base", False), game.rules, view, options, "1808", "computer/1"), options


def pids(minds: Minds) -> list[int]:
    return [process.pid for process in minds._all]


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def is_session_nice(pid: int) -> bool:
    """So far as Linux knows of such a thing."""
    session = Path(f"/proc/{pid}/autogroup")
    return not session.exists() or session.read_text(encoding="ascii").endswith(" nice 10\n")


async def _answered(minds: Minds, asked: Puzzle) -> Action:
    async with minds.lent() as mind:
        return await mind.answer(asked)


async def test_whoever_thinks_gives_way_to_the_server() -> None:
    """By itself, and where Linux shares time between sessions first, with its session."""
    minds = Minds()
    await _answered(minds, puzzle()[0])
    [mind] = pids(minds)
    assert os.getpriority(os.PRIO_PROCESS, mind) > os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getsid(mind) == mind
    assert is_session_nice(mind)
    await minds.stop()


async def test_whoever_thinks_apart_answers_as_here(settings: Settings) -> None:
    """A game with a seed goes the same way, wherever its opponent thinks."""
    played: list[Any] = []
    for apart in (False, True):
        async with running(replace(settings, thinks_apart=apart)) as server:
            french, *_ = await server.people(opponent=BEGINNER, seed="1808")
            await play_on(Random(4), french, until_turn=3)
            played.append((await french.ok("GET", "state", log_from=0))["log"])
            assert bool(server.app.state.thinkers._minds._all) is apart
    assert played[0] == played[1]


async def test_a_mind_is_kept_for_the_next_thought_and_ends_when_told() -> None:
    minds = Minds()
    asked, options = puzzle()
    for _ in range(2):
        assert await _answered(minds, asked) in options
    [pid] = pids(minds)
    assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
    await minds.stop()
    assert not is_there(pid)


async def test_two_thoughts_at_a_time_take_two_minds() -> None:
    minds = Minds()
    async with minds.lent(), minds.lent():
        assert len(pids(minds)) == 2
    async with minds.lent():
        assert len(pids(minds)) == 2
    await minds.stop()


async def test_a_mind_that_was_killed_is_replaced() -> None:
    minds = Minds()
    asked, options = puzzle()
    await _answered(minds, asked)
    [first] = pids(minds)
    os.kill(first, signal.SIGKILL)
    with pytest.raises(MindError):
        await _answered(minds, asked)
    assert await _answered(minds, asked) in options
    assert first not in pids(minds)
    await minds.stop()


async def test_a_thought_that_fails_says_why() -> None:
    minds = Minds()
    with pytest.raises(MindError, match="nobody"):
        await _answered(minds, puzzle("nobody")[0])
    assert pids(minds) == []


async def test_a_mind_learns_nothing_that_its_view_does_not_show() -> None:
    """Options can ask the whole game whether a sheet is allowed; that stays at the table."""
    asked, options = puzzle()
    told = pickle.loads(packed(asked)[LENGTH:])
    assert told.view == asked.view
    with pytest.raises(LookupError):
        assert next(iter(options)) in told.options


async def test_a_mind_ends_with_a_server_that_is_killed() -> None:
    server = await asyncio.create_subprocess_exec(sys.executable, "-c", SERVER, stdout=PIPE)
    assert server.stdout is not None
    pid = int(await server.stdout.readline())
    assert is_there(pid)
    server.kill()
    await server.wait()
    await until(lambda: not is_there(pid))
