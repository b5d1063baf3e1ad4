"""Playing over HTTP: who may answer what, when, and what can be taken back."""

from __future__ import annotations

from random import Random

import pytest
from tests.web.kit import Person, Server, play_on

CHOICE = {"question": 0, "answer": ["choose", "murat"]}


@pytest.fixture
async def people(server: Server) -> tuple[Person, Person, Person]:
    return await server.people()


async def at_orders(people: tuple[Person, Person, Person]) -> tuple[Person, Person, int, int]:
    french, spanish, _ = people
    await play_on(Random(1), french, spanish, until_phase="write")
    ids = [(await person.state())["question"]["id"] for person in (french, spanish)]
    return french, spanish, ids[0], ids[1]


async def test_a_whole_game_by_link(people: tuple[Person, Person, Person]) -> None:
    state = await play_on(Random(7), *people[:2])
    assert state["view"]["phase"] == "over"
    assert state["question"] is None
    assert state["can"] == ["offer_rematch", "chat"]
    assert state["log"]["events"][-1]["event"]["code"] == "over"


@pytest.mark.parametrize(("token", "status", "code"), [(None, 401, "no_token"), ("wrong", 404, "no_such_game")])
async def test_nobody_comes_in_without_a_token(
    server: Server, people: tuple[Person, Person, Person], token: str | None, status: int, code: str
) -> None:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    response = await server.http.get(f"/api/games/{people[0].game}/state", headers=headers)
    assert (response.status_code, response.json()["code"]) == (status, code)


async def test_a_token_opens_its_own_game_only(server: Server, people: tuple[Person, Person, Person]) -> None:
    other, *_ = await server.people()
    stranger = Person(server, other.game, "french", people[0].token)
    assert await stranger.refused("GET", "state") == (404, "no_such_game")


async def test_a_spectator_answers_nothing(people: tuple[Person, Person, Person]) -> None:
    assert await people[2].refused("POST", "answer", CHOICE) == (403, "not_a_player")
    assert (await people[2].state())["can"] == []


async def test_an_invitation_is_good_once(server: Server) -> None:
    made = await server.create(side="spanish", name="Ana")
    assert made["tokens"]["french"] is None
    invitation = made["invitation"]
    assert invitation["side"] == "french"
    path = f"/api/games/{made['game']}/join"
    first = await server.http.post(path, json={"invitation": invitation["token"], "name": "Bea"})
    assert (first.status_code, first.json()["side"]) == (200, "french")
    second = await server.http.post(path, json={"invitation": invitation["token"]})
    assert (second.status_code, second.json()["code"]) == (409, "already_joined")
    as_token = Person(server, made["game"], "french", invitation["token"])
    assert await as_token.refused("GET", "state") == (404, "no_such_game")


async def test_a_late_click_does_not_hit_the_next_question(people: tuple[Person, Person, Person]) -> None:
    french = people[0]
    await french.ok("POST", "answer", CHOICE)
    assert (await french.state())["question"]["id"] == 1
    assert await french.refused("POST", "answer", CHOICE) == (409, "stale_question")
    pass_too_early = {"question": 7, "answer": ["pass"]}
    assert await french.refused("POST", "answer", pass_too_early) == (409, "stale_question")


async def test_who_is_not_asked_cannot_answer(people: tuple[Person, Person, Person]) -> None:
    assert await people[1].refused("POST", "answer", {"question": 0, "answer": ["pass"]}) == (409, "not_asked")


async def test_a_refusal_names_every_problem_and_changes_nothing(people: tuple[Person, Person, Person]) -> None:
    french, _, question, _ = await at_orders(people)
    before = await french.state()
    body = {"question": question, "answer": ["orders", ["6-20", "-16", "1-2", "6-7"]]}
    response = await french.call("POST", "seal", body)
    assert response.status_code == 422
    found = response.json()
    assert found["code"] == "refused"
    assert found["rule"] == found["problems"][0]["rule"]
    assert {(p["code"], p["rule"]) for p in found["problems"]} == {
        ("not_adjacent", "5.2"),
        ("entry_too_early", "5.2"),
        ("too_many_orders", "5.4"),
    }
    assert await french.state() == before


async def test_strict_orders_are_accepted_and_voided(server: Server) -> None:
    french, spanish, question, _ = await at_orders(await server.people(orders="strict"))
    check = await french.ok("POST", "check", {"question": question, "answer": ["orders", ["6-20"]]})
    assert (check["accepted"], check["problems"][0]["warning"]) == (True, True)
    await french.give("orders", ["6-20"])
    state = await spanish.give("orders", [])
    assert "voided" in {event["event"]["code"] for event in state["log"]["events"]}


async def test_sealed_orders_stay_secret_and_can_be_taken_back(people: tuple[Person, Person, Person]) -> None:
    french, spanish, question, _ = await at_orders(people)
    body = {"question": question, "answer": ["orders", ["6-7"]]}
    state = await french.ok("POST", "seal", body)
    assert state["sealed"] == {"sides": ["french"], "mine": ["orders", ["6-7"]], "reveal": False}
    assert "unseal" in state["can"]
    assert await french.refused("POST", "seal", body) == (409, "already_sealed")
    seen = await spanish.state()
    assert seen["sealed"] == {"sides": ["french"], "mine": None, "reveal": False}
    state = await french.ok("POST", "unseal", {"question": question})
    assert (state["sealed"]["sides"], state["question"]["id"]) == ([], question)
    await french.give("orders", ["1-2"])
    state = await spanish.give("orders", [])
    assert state["view"]["orders"]["french"] == ["1-2"]
    assert await french.refused("POST", "unseal", {"question": question}) in [
        (409, "stale_question"),
        (409, "not_asked"),
    ]


async def test_a_draft_is_private_and_moves_nothing(people: tuple[Person, Person, Person]) -> None:
    french, spanish, question, _ = await at_orders(people)
    before = [await person.state() for person in people]
    checked = await french.ok("PUT", "draft", {"question": question, "answer": ["orders", ["6-7", "6-9"]]})
    assert [problem["code"] for problem in checked["problems"]] == ["not_adjacent"]
    after = [await person.state() for person in people]
    assert after[0].pop("draft") == ["orders", ["6-7", "6-9"]]
    assert before[0].pop("draft") is None
    assert after == before
    await french.give("orders", [])
    await spanish.give("orders", [])
    assert (await french.state())["draft"] is None


async def test_check_reads_what_is_typed(people: tuple[Person, Person, Person]) -> None:
    french, _, question, _ = await at_orders(people)
    check = await french.ok("POST", "check", {"question": question, "text": "6 to 7; 1→2"})
    assert check["answer"] == ["orders", ["6-7", "1-2"]]
    assert (check["accepted"], check["counted"], check["free"]) == (True, 2, 0)
    check = await french.ok("POST", "check", {"question": question, "text": "to the palace"})
    assert (check["accepted"], check["answer"], check["problems"][0]["code"]) == (False, None, "unreadable")
    check = await french.ok("POST", "check", {"question": question, "text": "6-7, abc, 1-2"})
    assert check["problems"][0]["text"] == "abc"


async def test_check_changes_nothing(people: tuple[Person, Person, Person]) -> None:
    french, _, question, _ = await at_orders(people)
    before = await french.state()
    await french.ok("POST", "check", {"question": question, "answer": ["orders", ["6-7"]]})
    assert await french.state() == before


async def test_an_answer_that_is_none_is_malformed(people: tuple[Person, Person, Person]) -> None:
    response = await people[0].call("POST", "answer", {"question": 0, "answer": ["attack", 3]})
    assert (response.status_code, response.json()["code"]) == (422, "invalid")


async def test_undo_while_nothing_has_come_of_it(server: Server) -> None:
    """French cubes are allotted, the French have the initiative, so nobody else has had a turn."""
    rng = Random(11)
    for _ in range(12):
        french, spanish, _ = await server.people()
        while (state := await play_on(rng, french, spanish, until_phase="allotment"))["view"]["phase"] == "allotment":
            if state["view"]["initiative"] == "french":
                break
            await french.give(*french.sample(rng))
        if state["view"]["phase"] != "allotment":
            continue
        before = await french.state()
        after = await french.give(*french.sample(rng))
        if "undo" not in after["can"]:
            continue
        assert after["view"]["phase"] != "allotment"
        back = await french.ok("POST", "undo", {})
        assert back["view"] == before["view"]
        assert back["log"] == before["log"]
        assert (back["undone"], back["question"]["id"]) == (1, before["question"]["id"] + 2)
        assert (await spanish.state())["undone"] == 1
        return
    pytest.fail("no game in which an allotment could be taken back")


async def test_no_undo_into_the_others_turn_or_behind_what_was_revealed(people: tuple[Person, Person, Person]) -> None:
    french, spanish, *_ = await at_orders(people)
    await french.give("orders", [])
    assert await french.refused("POST", "undo", {}) == (409, "cannot_undo")
    await spanish.give("orders", [])
    for person in (french, spanish):
        assert await person.refused("POST", "undo", {}) == (409, "cannot_undo")


async def test_resigning_ends_the_game(people: tuple[Person, Person, Person]) -> None:
    state = await people[1].ok("POST", "resign", {})
    assert state["view"]["outcome"] == {"winner": "french", "reason": "resigned"}
    assert await people[0].refused("POST", "answer", CHOICE) == (409, "game_over")
    assert await people[0].refused("POST", "resign", {}) == (409, "game_over")


async def test_a_rematch_swaps_sides(server: Server, people: tuple[Person, Person, Person]) -> None:
    french, spanish, spectator = people
    assert await french.refused("POST", "rematch", {}) == (409, "not_over")
    await french.ok("PUT", "name", {"name": "Ana"})
    await french.ok("POST", "resign", {})
    offered = await french.ok("POST", "rematch", {})
    nothing_yet = {"game": None, "side": None, "token": None, "tokens": None}
    assert offered["rematch"] == {"offered_by": "french", **nothing_yet}
    assert "accept_rematch" in (await spanish.state())["can"]
    accepted = (await spanish.ok("POST", "rematch", {}))["rematch"]
    mine = (await french.state())["rematch"]
    assert (accepted["side"], mine["side"]) == ("french", "spanish")
    assert accepted["game"] == mine["game"] != french.game
    watched = (await spectator.state())["rematch"]
    assert watched["tokens"] == {"french": None, "spanish": None, "spectator": watched["token"]}
    assert mine["tokens"] == {"french": None, "spanish": mine["token"], "spectator": watched["token"]}
    assert (await Person(server, mine["game"], "spectator", watched["token"]).state())["seat"] == "spectator"
    new = await Person(server, mine["game"], "spanish", mine["token"]).state()
    assert (new["seat"], new["players"]["spanish"]["name"]) == ("spanish", "Ana")


async def test_a_rematch_at_one_screen_gives_both_seats_and_the_spectators(server: Server) -> None:
    french, spanish, spectator = await server.people(opponent={"kind": "same_screen"}, seed="rematch")
    await french.ok("POST", "resign", {})
    rematch = (await french.ok("POST", "rematch", {}))["rematch"]
    assert (rematch["side"], rematch["token"]) == ("spanish", rematch["tokens"]["spanish"])
    for seat, token in rematch["tokens"].items():
        assert (await Person(server, rematch["game"], seat, token).state())["seat"] == seat
    assert (await spanish.state())["rematch"]["tokens"] == rematch["tokens"]
    watched = (await spectator.state())["rematch"]
    assert watched["tokens"] == {"french": None, "spanish": None, "spectator": rematch["tokens"]["spectator"]}
    again = await french.ok("POST", "rematch", {})
    assert again["rematch"] == rematch


@pytest.mark.parametrize("seed", [None, "a seed that nobody else may know"])
async def test_everybody_learns_that_there_is_a_seed_and_nobody_which(server: Server, seed: str | None) -> None:
    people = await server.people(seed=seed)
    await play_on(Random(1), *people[:2], until_turn=2)
    for person in people:
        assert (await person.state())["options"]["seeded"] is (seed is not None)
        await person.call("GET", "record")
        assert not any(b"nobody else may know" in body for *_, body in person.received)


async def test_chat_is_read_by_all_and_written_by_players(people: tuple[Person, Person, Person]) -> None:
    french, spanish, spectator = people
    await french.ok("POST", "chat", {"text": "¡Viva!"})
    await spanish.ok("POST", "chat", {"text": "Vive"})
    lines = (await spectator.ok("GET", "chat"))["lines"]
    assert [(line["side"], line["text"]) for line in lines] == [("french", "¡Viva!"), ("spanish", "Vive")]
    assert (await spectator.ok("GET", "chat", **{"from": 1}))["lines"] == lines[1:]
    assert await spectator.refused("POST", "chat", {"text": "hm"}) == (403, "not_a_player")
    assert (await spectator.state())["chat"] == 2


async def test_my_games_are_found_by_their_tokens(server: Server, people: tuple[Person, Person, Person]) -> None:
    known = [{"game": p.game, "token": p.token} for p in people] + [{"game": "nowhere", "token": people[0].token}]
    found = (await server.http.post("/api/my-games", json={"games": known})).json()["games"]
    assert [(game["seat"], game["asked"]) for game in found] == [
        ("french", True),
        ("spanish", False),
        ("spectator", False),
    ]


@pytest.mark.parametrize("name", ["", " ", "a\u2028b", "a\nb", "\u200e", "x" * 41])
async def test_a_name_must_stand_in_one_line(people: tuple[Person, Person, Person], name: str) -> None:
    assert await people[0].refused("PUT", "name", {"name": name}) == (422, "invalid")
    assert (await people[0].call("GET", "record")).status_code == 200
