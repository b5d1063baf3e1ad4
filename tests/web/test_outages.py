"""When the database is away: a refusal that can be understood, once in the log, and then the game goes on."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from tests.web.kit import Person, Server

from dosdemayo.web.headers import POLICY

LONE = "\\ud800"


def fail(monkeypatch: pytest.MonkeyPatch, server: Server, error: Exception) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise error

    monkeypatch.setattr(server.games.database, "_connected", refuse)


FULL = OperationalError(
    "UPDATE games", {"seed": "a secret"}, Exception("database or disk is full"), hide_parameters=True
)
#: As the driver itself says it.
FULL_FILE = sqlite3.OperationalError("database or disk is full")
AWAY = ConnectionRefusedError(111, "refused")


@pytest.mark.parametrize("error", [FULL, FULL_FILE, AWAY], ids=["full", "full file", "away"])
async def test_an_outage_is_503_and_said_once(
    server: Server, error: Exception, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    french, *_ = await server.people()
    with monkeypatch.context() as broken:
        fail(broken, server, error)
        for _ in range(5):
            response = await french.call("POST", "answer", {"question": 0, "answer": ["choose", "murat"]})
            assert (response.status_code, response.json()["code"]) == (503, "unavailable")
            assert int(response.headers["Retry-After"]) > 0
            assert response.headers["Content-Security-Policy"] == POLICY
        assert len(caplog.records) == 1
        assert "secret" not in caplog.text
    await french.give("choose", "murat")
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]


async def test_a_store_that_can_be_read_but_not_written(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    """Said once, however often it is read meanwhile; what was refused can be done afterwards."""
    french, *_ = await server.people()
    engine = server.games.database.engine.sync_engine

    def hinder(connection: Any, *_: Any) -> None:
        connection.cursor().execute("PRAGMA query_only = ON")

    event.listen(engine, "checkout", hinder)
    for _ in range(3):
        assert await french.refused("POST", "chat", {"text": "Still there?"}) == (503, "unavailable")
        await french.state()
    event.remove(engine, "checkout", hinder)
    await server.games.database.engine.dispose()  # the pragma goes with its connections
    await french.give("choose", "murat")
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]


async def test_what_nobody_expected_is_json_with_all_headers(
    server: Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    french, *_ = await server.people()
    fail(monkeypatch, server, ZeroDivisionError("unexpected"))
    response = await french.call("POST", "chat", {"text": "Still there?"})
    assert (response.status_code, response.json()["code"]) == (500, "failed")
    assert response.headers["Content-Security-Policy"] == POLICY
    assert "unexpected" in caplog.text


async def raw(person: Person, method: str, path: str, body: str) -> Any:
    """A body that no JSON writer of ours would write."""
    headers = {"Authorization": f"Bearer {person.token}", "Content-Type": "application/json"}
    return await person.server.http.request(
        method, f"/api/games/{person.game}/{path}", content=body.encode(), headers=headers
    )


@pytest.mark.parametrize(
    "answer",
    [f'["choose", "{LONE}"]', '["choose", NaN]', '["choose", 1e999]', f'["allot", {{"{LONE}": 1}}]', "[" * 5000],
)
@pytest.mark.parametrize(("method", "path"), [("PUT", "draft"), ("POST", "answer"), ("POST", "check")])
async def test_what_cannot_be_stored_is_refused(server: Server, method: str, path: str, answer: str) -> None:
    french, *_ = await server.people()
    response = await raw(french, method, path, f'{{"question": 0, "answer": {answer}}}')
    assert response.status_code in (400, 422)
    assert (await french.state())["draft"] is None


async def test_a_name_of_a_field_that_cannot_be_sent_back_is_refused(server: Server) -> None:
    french, *_ = await server.people()
    response = await raw(french, "POST", "answer", f'{{"question": 0, "{LONE}": 1}}')
    assert (response.status_code, response.json()["code"]) == (422, "invalid")


async def test_a_card_that_is_played_on_an_empty_list_is_checked_like_any_other(server: Server) -> None:
    french, *_ = await server.people()
    check = await french.ok("POST", "check", {"question": 0, "answer": ["play", "murat", []]})
    assert not check["accepted"]


async def test_a_path_longer_than_any_file_name_is_the_pages(server: Server) -> None:
    assert (await server.http.get("/" + "a" * 300)).status_code == 404  # there is no page in these tests


async def test_a_body_that_is_too_large_is_refused_with_all_headers(server: Server) -> None:
    response = await server.http.post("/api/games", content=b" " * 2_600_000)
    assert response.status_code == 413
    assert response.headers["Content-Security-Policy"] == POLICY
