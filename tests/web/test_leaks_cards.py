"""Beats, Wait and standing answers tell nothing of a hand: twins send others the same bytes at the same times."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from tests.web.conftest import new_database
from tests.web.kit import Clock, Person, Server, Stream, running, until
from tests.web.test_leaks import PING, _scripted, assert_same  # noqa: F401 (a fixture for every test here)
from tests.web.twins import Rows, Script, twins

from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Seat, Side, enemy
from dosdemayo.engine.actions import Action, Pass
from dosdemayo.notation import answer_to_json
from dosdemayo.table import History
from dosdemayo.web.settings import Settings

#: A stream says that there is something new by its number.
CHANGE = re.compile(rb'event: [a-z]+\r\ndata: \{"revision": (\d+)\}\r\n\r\n')
NewUrl: TypeAlias = Callable[[], Awaitable[str]]
#: What a side that plays no card may have said of its cards, so that it is not asked.
UNASKED: list[dict[str, Any]] = [
    {"ask": "never"},
    {"ask": "when", "areas": [], "on_loss": False, "on_card": False},
]


@pytest.fixture
def new_url(store: str, tmp_path: Path, request: pytest.FixtureRequest) -> NewUrl:
    """A new database of a kind, each time."""
    numbers = count()

    async def url() -> str:
        if store == "sqlite":
            return f"sqlite:///{tmp_path / f'twin{next(numbers)}.sqlite'}"
        return await new_database(request.getfixturevalue("postgres"))

    return url


@dataclass
class Evening:
    """Three people at one game, of whom one side has the secrets."""

    server: Server
    people: dict[Side, Person]
    streams: dict[str, Stream]
    spectator: Person
    clock: Clock
    #: Who has the secrets.
    side: Side
    #: The numbers at which each looked.
    looked: dict[str, set[int]] = field(default_factory=dict)

    @property
    def history(self) -> History:
        return self.server.games._kept[self.spectator.game].history

    @property
    def watchers(self) -> tuple[Person, Person]:
        return self.people[enemy(self.side)], self.spectator

    async def play(self, rows: Rows, standing: dict[str, Any] | None) -> None:
        """What the table answers of itself is not given."""
        said = 0
        for number, (seat, action) in enumerate(rows):
            if standing is not None and said < self.history.state.turn:
                said = self.history.state.turn
                await self.people[self.side].ok("PUT", "standing", {"standing": {"turn": said} | standing})
                await self._look()
            await self._meet_the_beat(rows, number)
            if number >= len(self.history.entries) and seat is not CHANCE:
                await self._give(seat, action)
            await self._look()

    async def _give(self, seat: Seat, action: Action) -> None:
        self.clock.time += 0.5
        await self.people[seat].give(*answer_to_json(action))

    async def _meet_the_beat(self, rows: Rows, number: int) -> None:
        """Who plays in the window says Wait. If nobody does, both are ready in some turns; in others it runs out."""
        beat = (await self.spectator.state())["beat"]
        if beat is None or number < len(self.history.entries):
            return
        named = {"turn": beat["turn"], "window": beat["window"]}
        player = self._first_to_play(rows, number)
        if player is not None:
            await self.people[player].ok("POST", "wait", named)
        elif beat["turn"] % 2:
            for person in self.people.values():
                await person.ok("POST", "ready", named)
                await self._look()
        else:
            self.clock.time += beat["left"]
            await self.server.app.state.ticker.tick()
            await until(lambda: number < len(self.history.entries))  # the server's own ticker may have been first

    def _first_to_play(self, rows: Rows, number: int) -> Seat | None:
        history, window = self.history, self.history.window
        for seat, action in rows[number:]:
            if history.window is not window:
                return None
            if not isinstance(action, Pass):
                return seat
            history = history.answered(seat, action)
        return None

    async def _look(self) -> None:
        for person in self.watchers:
            revision = (await person.state())["revision"]
            await self.streams[person.seat].wait_for(revision)
            self.looked.setdefault(person.seat, set()).add(revision)

    def streamed(self, person: Person) -> bytes:
        """What a stream said, but for numbers between looks: of two changes in a row it may say the second alone."""
        raw = self.streams[person.seat].raw.replace(PING, b"")
        looked = self.looked[person.seat]
        return CHANGE.sub(lambda change: change[0] if int(change[1]) in looked else b"", raw)


async def evening(settings: Settings, rows: Rows, side: Side, standing: dict[str, Any] | None) -> dict[str, Any]:
    """What the other side and a spectator receive of a game, up to the answer that ends it."""
    clock = Clock()
    scripted = replace(settings, chance=Script(rows, base_rules()), now=clock, presence_timeout=1e6)
    async with running(scripted) as server, AsyncExitStack() as stack:
        french, spanish, spectator = await server.people(cards="beat" if standing is None else "standing", seed=None)
        streams = {p.seat: await stack.enter_async_context(Stream(p).open()) for p in (french, spanish, spectator)}
        table = Evening(server, {FRENCH: french, SPANISH: spanish}, streams, spectator, clock, side)
        await table.play(rows[:-1], standing)
        return {who.seat: (who.received, table.streamed(who)) for who in table.watchers}


@pytest.mark.parametrize(("seed", "side"), [(41, FRENCH), (42, SPANISH)], ids=["french", "spanish"])
@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
async def test_rule_9_5_twins_with_beats_look_the_same(
    settings: Settings, new_url: NewUrl, seed: int, side: Side
) -> None:
    received = [
        await evening(replace(settings, database_url=await new_url()), rows, side, None) for rows in twins(seed, side)
    ]
    assert_same(*received)


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
async def test_rule_9_5_twins_with_standing_answers_look_the_same(settings: Settings, new_url: NewUrl) -> None:
    """Each has said something else of its cards, by which it is not asked; what was said is nobody else's."""
    said = zip(twins(43, SPANISH, silent=True), UNASKED, strict=True)
    received = [
        await evening(replace(settings, database_url=await new_url()), rows, SPANISH, standing)
        for rows, standing in said
    ]
    assert_same(*received)
