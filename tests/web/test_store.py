"""The store, on SQLite and on a real PostgreSQL: nothing accepted is lost, and two never write the same."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from random import Random
from threading import Timer

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select
from tests.web.kit import Person, Server, Stream, play_on, running

from dosdemayo.web.settings import Settings
from dosdemayo.web.store.database import Database, async_url
from dosdemayo.web.store.sqlite import FileConnection
from dosdemayo.web.store.tables import AnswerRow, Base


@pytest.fixture
def stored(settings: Settings, database_url: str) -> Settings:
    return replace(settings, database_url=database_url)


async def answers(server: Server, game: str) -> list[tuple[int, str, object]]:
    async with server.games.database.transaction(writes=False) as connection:
        rows = await connection.execute(select(AnswerRow).where(AnswerRow.game_id == game).order_by(AnswerRow.number))
        return [(row.number, row.seat, row.action) for row in rows]


def elsewhere(person: Person, server: Server) -> Person:
    return Person(server, person.game, person.seat, person.token)


async def test_migrations_make_exactly_the_tables_that_the_code_knows(database_url: str) -> None:
    database = Database(database_url)
    await database.migrate()
    await database.migrate()
    async with database.engine.connect() as connection:
        difference = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), Base.metadata)
        )
    await database.close()
    assert difference == []


async def test_whoever_begins_a_file_is_waited_for(sqlite_url: str) -> None:
    """Another process is just making it, and SQLite refuses at once to change how it is written."""
    other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    release = Timer(0.3, other.close)
    release.start()
    database = Database(sqlite_url)
    await database.migrate()
    await database.close()
    release.join()


async def test_whoever_reads_the_log_after_a_crash_is_waited_for(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorcode = sqlite3.SQLITE_BUSY_RECOVERY
        raise error

    monkeypatch.setattr(FileConnection, "_impatiently", refused)
    database = Database(sqlite_url)
    await database.migrate()
    await database.close()


async def test_a_restart_changes_nothing_that_anybody_sees(stored: Settings) -> None:
    async with running(stored) as server:
        people = await server.people(clock={"bank": 600, "increment": 5})
        await play_on(Random(5), *people[:2], until_turn=3, until_phase="allotment")
        await people[0].ok("POST", "chat", {"text": "¿Otra vez?"})
        before = [await person.state() for person in people]
        replays = [await person.ok("GET", "replay") for person in people]
    async with running(stored) as server:
        again = [elsewhere(person, server) for person in people]
        assert [await person.state() for person in again] == before
        assert [await person.ok("GET", "replay") for person in again] == replays
        end = await play_on(Random(6), *again[:2])
        assert end["view"]["outcome"] is not None


async def test_a_sealed_answer_and_a_draft_survive_a_restart(stored: Settings) -> None:
    async with running(stored) as server:
        french, spanish, _ = await server.people()
        await play_on(Random(1), french, spanish, until_phase="write")
        await spanish.give("orders", ["4-5"])
        question = (await french.state())["question"]["id"]
        await french.ok("PUT", "draft", {"question": question, "answer": ["orders", ["6-7"]]})
    async with running(stored) as server:
        french, spanish = elsewhere(french, server), elsewhere(spanish, server)
        assert (await spanish.state())["sealed"]["mine"] == ["orders", ["4-5"]]
        assert (await french.state())["draft"] == ["orders", ["6-7"]]
        state = await french.give("orders", ["6-7"])
        assert state["view"]["orders"] == {"french": ["6-7"], "spanish": ["4-5"]}


async def test_of_two_answers_at_the_same_time_one_is_stale(stored: Settings) -> None:
    async with running(stored) as server:
        french, *_ = await server.people()
        body = {"question": 0, "answer": ["choose", "murat"]}
        replies = await asyncio.gather(*(french.call("POST", "answer", body) for _ in range(6)))
        assert sorted(reply.status_code for reply in replies) == [200] + [409] * 5
        assert [row[1:] for row in await answers(server, french.game)] == [("french", ["choose", "murat"])]


async def test_answers_are_numbered_without_gaps_and_only_ever_added(stored: Settings) -> None:
    async with running(stored) as server:
        french, spanish, _ = await server.people()
        await play_on(Random(2), french, spanish, until_turn=2)
        early = await answers(server, french.game)
        await play_on(Random(3), french, spanish, until_turn=4)
        late = await answers(server, french.game)
        assert late[: len(early)] == early
        assert [number for number, *_ in late] == list(range(len(late)))


async def test_two_servers_share_one_postgresql(settings: Settings, postgres_url: str) -> None:
    shared = replace(settings, database_url=postgres_url)
    async with running(shared) as here, running(shared) as there:
        french, spanish, _ = await here.people()
        far = elsewhere(spanish, there)
        async with Stream(far).open() as stream:
            assert await here.presence(french.game) == {"french": False, "spanish": True}
            await french.give("choose", "murat")
            await stream.wait_for((await far.state())["revision"])
        assert [event["event"]["code"] for event in (await far.state())["log"]["events"]] == ["kept", "window"]
        end = await play_on(Random(4), french, far)
        assert end["view"]["outcome"] is not None


async def test_two_servers_on_one_database_accept_an_answer_once(settings: Settings, postgres_url: str) -> None:
    shared = replace(settings, database_url=postgres_url)
    async with running(shared) as here, running(shared) as there:
        french, *_ = await here.people()
        far = elsewhere(french, there)
        body = {"question": 0, "answer": ["choose", "murat"]}
        replies = await asyncio.gather(*(p.call("POST", "answer", body) for p in (french, far, french, far)))
        assert sorted(reply.status_code for reply in replies) == [200, 409, 409, 409]


async def test_a_sqlite_file_is_kept_in_wal_mode_with_foreign_keys(settings: Settings) -> None:
    async with running(settings) as server, server.games.database.transaction(writes=False) as connection:
        found = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "foreign_keys")
        ]
        assert found == ["wal", 1]


def test_other_databases_are_refused() -> None:
    with pytest.raises(ValueError, match="mysql is no database for games"):
        async_url("mysql://host/games")
