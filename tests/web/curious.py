"""Everything that a curious player can ask for, or try, at every route that there is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any
from urllib.parse import parse_qsl

from fastapi import FastAPI
from fastapi.routing import APIRoute
from starlette.routing import Route, compile_path
from tests.web.kit import Person

#: In one's own game. `?` is the number of the question that one is asked, or of none.
IN_GAME: list[tuple[str, str, Any]] = [
    ("GET", "state", None),
    ("GET", "state?log_from=7", None),
    ("GET", "record", None),
    ("GET", "report", None),
    ("GET", "report?step=3", None),
    ("GET", "replay", None),
    ("GET", "replay?viewpoint=all", None),
    ("GET", "ending", None),
    ("GET", "prospects", None),
    ("GET", "edition", None),
    ("GET", "chat", None),
    ("POST", "chat", {"text": "What have you got?"}),
    ("PUT", "name", {"name": "Eva"}),
    ("POST", "answer", {"question": 0, "answer": ["play", "no_such_card"]}),
    ("POST", "answer", {"question": "?", "answer": ["attack"]}),
    ("POST", "seal", {"question": "?", "answer": ["attack"]}),
    ("POST", "check", {"question": "?", "answer": ["orders", ["9-15"]]}),
    ("POST", "check", {"question": "?", "answer": ["play", "murat", "6-7"]}),
    ("POST", "check", {"question": "?", "text": "9-15, 4 to 5, and on"}),
    ("PUT", "draft", {"question": "?", "answer": ["orders", ["4-5"]]}),
    ("PUT", "standing", {"standing": {"turn": 1, "ask": "sometimes"}}),
    ("PUT", "standing", {"standing": None}),
    ("POST", "wait", {"turn": 1, "window": "movement"}),
    ("POST", "ready", {"turn": 1, "window": "movement"}),
    ("POST", "look", {}),
    ("POST", "draw", {"turn": 99, "drawing": ["french"]}),
    ("POST", "hint", {"question": "?"}),
    ("POST", "words", {"text": "where"}),
    ("POST", "words", {"text": "cards", "lang": "xx"}),
    ("POST", "words", {"text": "orders"}),
    ("POST", "tutor", {"question": "?", "answer": ["orders", ["4-5"]]}),
    ("PUT", "level", {"level": "practice"}),
    ("PUT", "level", {"level": "other"}),
    ("PUT", "notices", {"webhook": None, "mail": None}),
    ("PUT", "notices", {"webhook": "http://127.0.0.1/"}),
    ("POST", "notices/confirm", {"code": "000000"}),
    ("POST", "undo", {"all": True}),
    ("POST", "reveal", {"question": 3}),
    ("POST", "unseal", {"question": 900}),
    ("POST", "contribution", {"commitment": "guessed"}),
    ("POST", "rematch", {}),
    ("POST", "resign", {"why": "only to see what is said to that"}),
    ("POST", "token", {"whose": "french"}),
    ("POST", "join", {"invitation": "guessed"}),
    ("POST", "invitation", {"invitation": "guessed"}),
]
#: What is there for everybody.
ANYWHERE: list[tuple[str, str, Any]] = [
    ("GET", "/", None),
    ("HEAD", "/", None),
    ("GET", "/game/{game}", None),
    ("GET", "/assets/main-1a2b3c.js", None),
    ("GET", "/openapi.json", None),
    ("GET", "/healthz", None),
    ("GET", "/api/about", None),
    ("GET", "/api/editions/base", None),
    ("GET", "/api/edition-file", None),
    ("GET", "/api/rules/cards", None),
    ("GET", "/api/catalogs", None),
    ("GET", "/api/catalogs/en", None),
    ("GET", "/api/catalogs/en/ui.ftl", None),
    ("GET", "/api/shapes", None),
    ("GET", "/api/example", None),
    ("POST", "/api/example/3", {"side": "nobody"}),
    ("GET", "/api/lesson/french", None),
    ("POST", "/api/lesson/french/1", {"answer": ["pass"]}),
    ("POST", "/api/lesson/french/1/check", {"answer": ["pass"]}),
    ("POST", "/api/qr", {"text": "https://play.example/game/{game}"}),
    ("POST", "/api/games", {"side": "french", "opponent": {"kind": "link"}}),
    ("POST", "/api/editions", {"edition_file": "[limits]\nturns = 3"}),
    ("POST", "/api/records", {"record": "?", "opponent": {"kind": "same_screen"}}),
    ("POST", "/api/my-games", {"games": "?"}),
]
#: Streams are read all the time; these answer this machine alone.
ELSEWHERE = {("GET", "/api/games/{game}/events"), ("GET", "/readyz"), ("GET", "/metrics")}


def routes(app: FastAPI) -> set[tuple[str, str]]:
    """Every method and path that the application answers."""
    found = [inner for route in app.routes for inner in _within(route)]
    return {(method, route.path) for route in found for method in route.methods or ()}


def _within(route: Any) -> list[Route | APIRoute]:
    included = getattr(route, "original_router", None)
    return [route] if included is None else [inner for outer in included.routes for inner in _within(outer)]


def asked(app: FastAPI) -> Iterator[tuple[str, str]]:
    """The routes that the lists above ask at, the first that fits as a server would take it."""
    paths = {path: compile_path(path)[0] for _, path in sorted(routes(app), key=lambda route: "{path" in route[1])}
    for method, address, _ in (*((m, f"/api/games/x/{path}", b) for m, path, b in IN_GAME), *ANYWHERE):
        plain = address.partition("?")[0]
        yield method, next(path for path, pattern in paths.items() if pattern.match(plain))


async def nothing() -> None:
    """There is nobody to wait for."""


async def look(person: Person, everything: bool, settled: Callable[[], Awaitable[None]] = nothing) -> None:
    """The state always, all of it now and then: a whole game takes its time. After a change streams have to settle."""
    question = (await person.state())["question"]
    number = 0 if question is None else question["id"]
    for method, path, body in IN_GAME if everything else ():
        filled = body | {"question": number} if body is not None and body.get("question") == "?" else body
        address, _, query = path.partition("?")
        response = await person.call(method, address, filled, **dict(parse_qsl(query)))
        if method != "GET" and response.status_code == 200:
            await settled()
    for method, path, body in ANYWHERE if everything else ():
        address = path.format(game=person.game)
        person.hear(
            f"{method} {path}", await person.server.http.request(method, address, json=await _own(person, body))
        )


async def _own(person: Person, body: Any) -> Any:
    """With what this player has in hand: its token, and the record as it reads it."""
    match body:
        case {"games": "?"}:
            return {"games": [{"game": person.game, "token": person.token}]}
        case {"record": "?", **rest}:
            return {"record": (await person.call("GET", "record")).text, **rest}
        case _:
            return body
