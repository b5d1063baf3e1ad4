"""The lesson over HTTP: nothing is kept, whatever is sent."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.kit import Server

from dosdemayo.engine import SIDES
from dosdemayo.lesson import lesson
from dosdemayo.notation import answer_to_json
from dosdemayo.web.models.answers import Replay
from dosdemayo.web.models.lessons import LessonState


async def play(server: Server, path: str, answers: list[Any]) -> Any:
    response = await server.http.post(f"/api/lesson/{path}", json={"answers": answers})
    assert response.status_code == 200, response.text
    LessonState.model_validate(response.json())
    return response.json()


@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.label)
async def test_every_step_in_its_order(server: Server, side: Any) -> None:
    outline = (await server.http.get(f"/api/lesson/{side.label}")).json()
    assert outline["steps"] == [step.name for step in lesson(side)]
    for step in lesson(side):
        answers: list[Any] = []
        for number, task in enumerate(step.tasks, 1):
            asked = await play(server, f"{side.label}/{step.name}", answers)
            assert (asked["task"], asked["done"]) == (number, False)
            assert asked["state"]["can"] in (["seal"], ["answer"])
            answers.append(answer_to_json(task.right[0]))
        ended = await play(server, f"{side.label}/{step.name}", answers)
        assert ended["done"] == bool(step.tasks)
        assert ended["state"]["log"]["events"] or not step.tasks


async def test_a_wrong_answer_is_explained_and_does_not_stand(server: Server) -> None:
    before = await play(server, "spanish/move", [])
    after = await play(server, "spanish/move", [["orders", ["9-14"]]])
    assert after["verdict"] == {"text": "no1-one", "rule": "5.3"}
    assert after["given"] == 0
    assert after["state"] == before["state"]


async def test_the_enemys_orders_stay_secret(server: Server) -> None:
    asked = await play(server, "spanish/streets", [])
    assert "14-7" not in str(asked)


async def test_an_answer_in_the_making_is_checked(server: Server) -> None:
    async def check(tried: dict[str, Any]) -> Any:
        return (await server.http.post("/api/lesson/french/pinned/check", json={"answers": [], **tried})).json()

    refused = await check({"answer": ["orders", ["11-14"]]})
    assert not refused["accepted"]
    assert [problem["rule"] for problem in refused["problems"]] == ["5.6"]
    assert (await check({"text": "6 to 11"}))["answer"] == ["orders", ["6-11"]]


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("spanish/nothing", {"answers": []}, 404, "no_such_text"),
        ("italian/move", {"answers": []}, 422, "invalid"),
        ("spanish/move", {"answers": [["orders", ["9-12"]]]}, 422, "refused"),
        ("spanish/move", {"answers": [["orders", []], ["orders", []]]}, 409, "not_asked"),
        ("spanish/move", {"answers": [["pass"]] * 31}, 422, "invalid"),
        ("spanish/move/check", {"answers": []}, 422, "invalid"),
    ],
)
async def test_what_cannot_be_is_refused(server: Server, path: str, body: Any, status: int, code: str) -> None:
    response = await server.http.post(f"/api/lesson/{path}", json=body)
    assert (response.status_code, response.json()["code"]) == (status, code)


async def test_the_example_is_shown_and_played_on(server: Server) -> None:
    replay = (await server.http.get("/api/example")).json()
    Replay.model_validate(replay)
    assert replay["over"]
    told = [event["event"] for step in replay["steps"] for event in step["events"]]
    assert {event["orders"] for event in told if event["code"] == "sealed"} == {None}
    assert any(event["orders"] for event in told if event["code"] == "revealed")
    response = await server.http.post("/api/example/5", json={"side": "spanish", "level": "practice"})
    assert response.status_code == 201, response.text
    seated = response.json()
    token = seated["tokens"]["spanish"]
    state = await server.http.get(f"/api/games/{seated['game']}/state", headers={"Authorization": f"Bearer {token}"})
    assert state.json()["view"]["turn"] == 5
    assert state.json()["view"]["phase"] in ("preparation", "orders", "write")
    assert (await server.http.post("/api/example/8", json={"side": "french", "level": "practice"})).status_code == 404
