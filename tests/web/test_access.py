"""Tokens: renewed ones, the key behind them, and pages whose process died."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import func, select
from tests.web.kit import Clock, Person, Server, Stream, running, until

from dosdemayo.shell import UserError
from dosdemayo.web.service.connections import Connection, forget_the_gone
from dosdemayo.web.settings import Settings
from dosdemayo.web.store.database import Database
from dosdemayo.web.store.tables import ConnectionRow, ServerRow


@pytest.fixture
def stored(settings: Settings, database_url: str) -> Settings:
    return replace(settings, database_url=database_url)


async def test_whoever_holds_an_earlier_token_is_out(stored: Settings) -> None:
    async with running(stored) as server:
        french, spanish, spectator = await server.people()
        async with Stream(french).open() as stream:
            token = (await french.ok("POST", "token", {"whose": "mine"}))["token"]
            await until(lambda: stream.ended)
        assert await french.refused("GET", "state") == (404, "no_such_game")
        again = Person(server, french.game, "french", token)
        await again.give("choose", "murat")
        await spanish.state()
        watching = (await again.ok("POST", "token", {"whose": "spectator"}))["token"]
        assert await spectator.refused("GET", "state") == (404, "no_such_game")
        assert await spectator.refused("POST", "token", {"whose": "mine"}) == (404, "no_such_game")
        latest = (await again.ok("POST", "token", {"whose": "mine"}))["token"]
        assert len({french.token, token, latest}) == 3
    async with running(stored) as server:
        await Person(server, french.game, "french", latest).state()
        await Person(server, french.game, "spectator", watching).state()
        for earlier in (french.token, token):
            assert await Person(server, french.game, "french", earlier).refused("GET", "state") == (404, "no_such_game")


async def test_the_game_before_does_not_hand_out_what_was_renewed(server: Server) -> None:
    french, spanish, _ = await server.people()
    await french.ok("POST", "resign", {})
    await french.ok("POST", "rematch", {})
    await spanish.ok("POST", "rematch", {})
    given = (await french.state())["rematch"]
    mine = Person(server, given["game"], given["side"], given["token"])
    renewed = (await mine.ok("POST", "token", {"whose": "mine"}))["token"]
    response = await french.call("GET", "state")
    rematch = response.json()["rematch"]
    assert (rematch["game"], rematch["token"], rematch["tokens"]) == (given["game"], None, None)
    assert renewed not in response.text
    assert (await spanish.state())["rematch"]["token"]


async def test_the_game_before_one_screen_hands_out_no_renewed_token_of_any_audience(server: Server) -> None:
    french, spanish, _ = await server.people(opponent={"kind": "same_screen"})
    await french.ok("POST", "resign", {})
    await french.ok("POST", "rematch", {})
    await spanish.ok("POST", "rematch", {})
    given = (await french.state())["rematch"]
    other = Person(server, given["game"], "french", given["tokens"]["french"])
    for whose in ("spectator", "mine"):
        await other.ok("POST", "token", {"whose": whose})
    rematch = (await french.state())["rematch"]
    assert rematch["token"] == given["token"]
    assert rematch["tokens"] == {"french": None, "spanish": given["token"], "spectator": None}


async def test_other_processes_hear_of_it(settings: Settings, postgres_url: str) -> None:
    shared = replace(settings, database_url=postgres_url)
    async with running(shared) as one, running(shared) as other:
        french, *_ = await one.people()
        there = Person(other, french.game, "french", french.token)
        async with Stream(there).open() as stream:
            token = (await french.ok("POST", "token", {"whose": "mine"}))["token"]
            await until(lambda: stream.ended)
        await Person(other, french.game, "french", token).state()
        assert await there.refused("GET", "state") == (404, "no_such_game")


async def test_a_spectator_renews_nothing(stored: Settings) -> None:
    async with running(stored) as server:
        *_, spectator = await server.people()
        assert await spectator.refused("POST", "token", {"whose": "spectator"}) == (403, "not_a_player")


async def test_with_a_secret_the_key_is_not_in_the_database(stored: Settings) -> None:
    """Tokens from before count on."""
    async with running(stored) as server:
        french, *_ = await server.people()
        key = server.games.tokens._key
    assert key in await kept(stored)
    secret = replace(stored, token_secret="a secret of the server")
    for _ in range(2):
        async with running(secret) as server:
            await Person(server, french.game, "french", french.token).state()
        assert not any(key in value or "a secret" in str(value) for value in await kept(stored))
    for wrong in (stored, replace(stored, token_secret="another secret")):
        with pytest.raises(UserError, match="DOSDEMAYO_TOKEN_SECRET"):
            async with running(wrong):
                pass
    assert "a secret" not in repr(secret)


async def kept(settings: Settings) -> list[bytes]:
    database = Database(settings.database_url)
    async with database.transaction(writes=False) as connection:
        found = list(await connection.scalars(select(ServerRow.value)))
    await database.close()
    return found


async def test_pages_of_a_process_that_died_are_forgotten(stored: Settings, clock: Clock) -> None:
    async with running(stored) as server:
        french, *_ = await server.people()
        for _ in range(2):
            await Connection(server.games, french.game, "french").open()
            clock.time += 30
        await forget_the_gone(server.games)
        async with server.games.database.transaction(writes=False) as connection:
            assert await connection.scalar(select(func.count()).select_from(ConnectionRow)) == 1
