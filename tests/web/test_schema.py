"""The OpenAPI schema is complete, and the server keeps to it whatever it is sent."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import httpx2
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis import checks
from tests.web.postgres import free_port

from dosdemayo.web.app import create_app
from dosdemayo.web.settings import Settings

ENDLESS = "/api/games/{game}/events"
OPERATIONS = [
    (method.upper(), path)
    for path, operations in create_app(Settings(database_url="sqlite://")).openapi()["paths"].items()
    for method in operations
    if path != ENDLESS
]
# A token that was renewed lets nobody in any more, so that comes last.
OPERATIONS.sort(key=lambda operation: operation[1].endswith("/token"))
#: Seconds; on a machine that is busy with other things an answer takes its time.
PATIENCE = 120
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server in a thread."""
    folder = tmp_path_factory.mktemp("schema")
    app = create_app(
        Settings(
            database_url=f"sqlite:///{folder / 'games.sqlite'}", static=folder, bot_pause=lambda level, question: 0.0
        )
    )
    port = free_port()
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=port, log_level="critical"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.05)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def games(address: str) -> dict[str, list[str]]:
    """Tokens by game: one at one screen, one against the computer, one that is over."""
    found = {}
    for opponent in ({"kind": "same_screen"}, {"kind": "computer", "level": "practice"}, {"kind": "same_screen"}):
        made = httpx2.post(
            f"{address}/api/games", json={"side": "french", "opponent": opponent, "seed": "schema"}
        ).json()
        found[made["game"]] = [token for token in made["tokens"].values() if token]
    httpx2.post(
        f"{address}/api/games/{made['game']}/resign",
        json={},
        headers={"Authorization": f"Bearer {made['tokens']['french']}"},
        timeout=PATIENCE,
    )
    return found


@pytest.fixture(scope="module")
def attacked(address: str, games: dict[str, list[str]]) -> Any:
    """The schema as it is served, except that it knows which games there are."""
    raw = httpx2.get(f"{address}/openapi.json", timeout=PATIENCE).json()
    for operations in raw["paths"].values():
        for operation in operations.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] == "game":
                    parameter["schema"] = {"type": "string", "enum": list(games)}
    return schemathesis.openapi.from_dict(raw)


#: Whose token comes next: each game's seats and its spectator take turns.
turns = cycle(range(12))


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=lambda part: part.removeprefix("/api"))
def test_no_accident_and_no_nonsense_accepted(
    method: str, path: str, mode: Any, attacked: Any, address: str, games: dict[str, list[str]]
) -> None:
    operation = attacked[path][method]
    if mode is schemathesis.GenerationMode.NEGATIVE and not (operation.body or list(operation.path_parameters)):
        return  # there is nothing that could be wrong

    @given(operation.as_strategy(generation_mode=mode))
    @settings(max_examples=12, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    def attack(case: Any) -> None:
        tokens = games.get(str((case.path_parameters or {}).get("game"))) or next(iter(games.values()))
        token = tokens[next(turns) % len(tokens)]
        headers = {"Authorization": f"Bearer {token}"}
        case.call_and_validate(base_url=address, headers=headers, checks=CHECKS, timeout=PATIENCE)

    attack()


def test_every_operation_is_described(address: str) -> None:
    raw = httpx2.get(f"{address}/openapi.json", timeout=PATIENCE).json()
    operations = [operation for path in raw["paths"].values() for operation in path.values()]
    assert len(operations) >= 29
    assert len({operation["operationId"] for operation in operations}) == len(operations)
    for operation in operations:
        success = next(code for code in operation["responses"] if code.startswith("2"))
        for media in operation["responses"][success]["content"].values():
            assert media["schema"], operation["operationId"]
