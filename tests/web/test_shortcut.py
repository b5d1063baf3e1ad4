"""What every move asks for takes a shortcut past the framework: nobody can tell it from the usual way."""

from __future__ import annotations

import json
from typing import Any

import httpx2
import pytest
from tests.web.kit import Person, Server

#: Our page writes it large; whoever does not is led the usual way.
SHORT, USUAL = "Bearer", "bearer"
CHOICE = {"question": 0, "answer": ["choose", "murat"]}


@pytest.fixture
def framework(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths that the framework has looked for."""
    seen: list[str] = []
    router, route = server.app.router, server.app.router.app

    async def noting(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["path"])
        await route(scope, receive, send)

    monkeypatch.setattr(router, "middleware_stack", noting)
    return seen


async def ask(
    person: Person, scheme: str, method: str, path: str, body: Any = None, kind: str = "application/json"
) -> httpx2.Response:
    content = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    headers = {"Authorization": f"{scheme} {person.token}"} | ({} if body is None else {"Content-Type": kind})
    return await person.server.http.request(
        method, f"/api/games/{person.game}/{path}", content=content, headers=headers
    )


def told(response: httpx2.Response) -> tuple[int, list[tuple[str, str]], bytes]:
    return response.status_code, sorted(response.headers.multi_items()), response.content


async def test_moves_do_not_go_through_the_framework(server: Server, framework: list[str]) -> None:
    french, _, spectator = await server.people()
    framework.clear()
    assert (await ask(french, SHORT, "GET", "state?log_from=0")).status_code == 200
    assert (await ask(french, SHORT, "POST", "answer", CHOICE)).status_code == 200
    assert (await ask(spectator, SHORT, "POST", "answer", CHOICE)).status_code == 403
    assert framework == []
    assert (await ask(french, USUAL, "GET", "state")).status_code == 200
    assert len(framework) == 1


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
@pytest.mark.parametrize("path", ["state", "state?log_from=0", "state?log_from=3", "state?log_from=999999"])
async def test_a_look_is_the_same_either_way(server: Server, path: str, encoding: str) -> None:
    server.http.headers["accept-encoding"] = encoding
    for person in await server.people():
        short, usual = [await ask(person, way, "GET", path) for way in (SHORT, USUAL)]
        assert short.status_code == 200
        assert told(short) == told(usual)


@pytest.mark.parametrize(
    ("path", "body", "kind"),
    [
        ("answer", {"question": 7, "answer": ["choose", "murat"]}, "application/json"),
        ("answer", {"question": 0, "answer": ["choose", "godoy"]}, "application/json"),
        ("answer", {"question": 0, "answer": ["nonsense"]}, "application/json"),
        ("answer", {"question": 0}, "application/json"),
        ("answer", {"question": -1, "answer": ["choose", "murat"], "more": 1}, "application/json"),
        ("answer?log_from=-1", CHOICE, "application/json"),
        ("answer?log=1", CHOICE, "application/json"),
        ("answer", CHOICE, "text/plain"),
        ("answer", b"{", "application/json"),
        ("answer", b"\xff\xfe\xfd", "application/json"),
        ("answer", b"[" * 100_000, "application/json"),
        ("seal", CHOICE, "application/json"),
        ("reveal", {"question": 0}, "application/json"),
        ("wait", {"turn": 1, "window": "nowhere"}, "application/json"),
        ("ready", {"turn": 1, "window": "start"}, "application/json"),
    ],
)
async def test_refusals_are_the_same_either_way(server: Server, path: str, body: Any, kind: str) -> None:
    for person in await server.people():
        short, usual = [await ask(person, way, "POST", path, body, kind) for way in (SHORT, USUAL)]
        assert short.status_code >= 400
        assert told(short) == told(usual)


async def test_strangers_are_refused_the_same_either_way(server: Server) -> None:
    french, *_ = await server.people()
    elsewhere = [Person(server, french.game, "french", "guessed"), Person(server, "nowhere", "french", french.token)]
    for person in elsewhere:
        for method, path, body in (("GET", "state", None), ("GET", "events", None), ("POST", "answer", CHOICE)):
            short, usual = [await ask(person, way, method, path, body) for way in (SHORT, USUAL)]
            assert short.status_code == 404
            assert told(short) == told(usual)
