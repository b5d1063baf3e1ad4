"""Card windows at the server's table: everybody is asked alike, and may say beforehand that there will be no card."""

from __future__ import annotations

from random import Random

from tests.web.kit import Person, Server, play_on

WINDOWS = ("preparation", "orders", "movement", "after_movement", "resolution", "after_resolution")


async def to_window(rng: Random, *people: Person) -> None:
    """Play on until a window is open."""
    while not (await people[0].state())["cards_may_be_played"]:
        for person in people:
            state = await person.state()
            if "seal" in state["can"] or "answer" in state["can"]:
                await person.give(*person.sample(rng))


async def test_every_view_says_that_cards_may_be_played(server: Server) -> None:
    people = await server.people()
    await to_window(Random(3), *people[:2])
    states = [await person.state() for person in people]
    assert [state["cards_may_be_played"] for state in states] == [True, True, True]
    assert len({state["view"]["phase"] for state in states}) == 1
    assert sum(state["question"] is not None for state in states) == 1


async def test_who_holds_nothing_playable_is_asked_all_the_same(server: Server) -> None:
    """Somewhere in a few games a side is asked that can only pass."""
    rng = Random(4)
    empty = 0
    french, spanish, _ = await server.people()
    while not empty:
        for person in (french, spanish):
            state = await person.state()
            if state["view"]["outcome"]:
                french, spanish, _ = await server.people()
                break
            question = state["question"]
            if question is None or state["sealed"]["mine"] is not None:
                continue
            options = question["options"]
            empty += question["kind"].startswith("window:") and not options["plays"] and not options["uses"]
            await person.give(*person.sample(rng))
    assert empty


async def test_a_pass_tells_a_spectator_nothing(server: Server) -> None:
    rng = Random(5)
    french, spanish, spectator = await server.people()
    checked = 0
    while checked < 5:
        await to_window(rng, french, spanish)
        before = await spectator.state()
        passed = False
        for person in (french, spanish):
            state = await person.state()
            if state["question"] is not None and not passed:
                passed = True
                await person.give("pass")
        after = await spectator.state()
        if after["cards_may_be_played"] and after["log"]["total"] == before["log"]["total"]:
            assert after == before
            checked += 1


async def test_no_card_until_a_window_passes_all_before_it(server: Server) -> None:
    french, spanish, _ = await server.people()
    for person in (french, spanish):
        until = {"turn": 3, "window": "movement", "through_plays": True}
        state = await person.ok("PUT", "no_card", {"until": until})
        assert state["no_card_until"] == until
    asked: set[tuple[int, str]] = set()
    rng = Random(6)
    while True:
        for person in (french, spanish):
            state = await person.state()
            if state["view"]["turn"] > 3 or state["view"]["outcome"]:
                assert asked
                assert min(asked) >= (3, "2")
                return
            if state["cards_may_be_played"] and state["question"]:
                asked.add((state["view"]["turn"], str(WINDOWS.index(state["view"]["phase"]))))
            if "seal" in state["can"] or "answer" in state["can"]:
                await person.give(*person.sample(rng))


async def test_a_standing_pass_is_private_and_can_be_taken_back(server: Server) -> None:
    french, spanish, spectator = await server.people()
    seen = [await spanish.state(), await spectator.state()]
    await french.ok("PUT", "no_card", {"until": {"turn": 2, "window": "orders"}})
    assert [await spanish.state(), await spectator.state()] == seen
    state = await french.ok("PUT", "no_card", {"until": None})
    assert state["no_card_until"] is None


async def test_a_standing_pass_lapses_when_the_enemy_plays(server: Server) -> None:
    french, spanish, _ = await server.people()
    await french.give("choose", "artilleria")
    for through, expected in ((False, None), (True, {"turn": 9, "window": "orders", "through_plays": True})):
        french, spanish, _ = await server.people()
        until = {"turn": 9, "window": "orders", "through_plays": through}
        await spanish.ok("PUT", "no_card", {"until": until})
        await french.give("choose", "artilleria")
        await french.give("play", "artilleria")
        assert (await spanish.state())["no_card_until"] == expected


async def test_the_screen_changes_hands_at_the_same_moments_whatever_is_held(server: Server) -> None:
    """Whoever should sit there follows from what is public: two games with other hands change at the same moments."""
    moments: list[list[str | None]] = []
    for card in ("artilleria", "murat"):
        french, spanish, _ = await server.people(opponent={"kind": "same_screen"}, seed="the same deals")
        seats = {"french": french, "spanish": spanish}
        await french.give("choose", card)
        found: list[str | None] = []
        while (state := await french.state())["view"]["turn"] < 3:
            seat = state["screen"]["seat"]
            found.append(seat)
            assert (await spanish.state())["screen"] == {"seat": seat}
            question = (await seats[seat].state())["question"]
            await seats[seat].give(*_quiet_answer(question["kind"], question["options"]))
        moments.append(found)
    assert moments[0] == moments[1]


def _quiet_answer(kind: str, options: dict[str, list[str]]) -> list[object]:
    if kind == "orders":
        return ["orders", []]
    return ["pass"] if kind.startswith("window:") else [options["choices"][-1]]


async def test_against_the_computer_empty_windows_pass_by_themselves(server: Server) -> None:
    french, *_ = await server.people(opponent={"kind": "computer", "level": "practice"}, seed="practice")
    rng = Random(8)
    while not (state := await french.state())["view"]["outcome"]:
        question = state["question"]
        if question is not None and question["kind"].startswith("window:"):
            assert question["options"]["plays"] or question["options"]["uses"]
        state = await play_on(rng, french, until_turn=state["view"]["turn"] + 1)
