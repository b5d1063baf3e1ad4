"""Card windows at the server's table where both sides are always asked, and against the computer."""

from __future__ import annotations

from random import Random

from tests.web.kit import Person, Server, play_on


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


async def test_the_screen_changes_hands_at_the_same_moments_whatever_is_held(server: Server) -> None:
    """Whoever should sit there follows from what is public: two games with other hands change at the same moments."""
    moments: list[list[str | None]] = []
    for card in ("artilleria", "murat"):
        french, spanish, _ = await server.people(opponent={"kind": "same_screen"}, seed="the same deals")
        seats = {"french": french, "spanish": spanish}
        await french.give("choose", card)
        found: list[str | None] = []
        while (state := await french.state())["view"]["turn"] < 3:
            seat = state["screen"]["asks"]
            found.append(seat)
            assert (await spanish.state())["screen"] == state["screen"]
            if seat is None:
                await french.ok("POST", "draw", {"turn": state["view"]["turn"], "drawing": []})
                continue
            question = (await seats[seat].state())["question"]
            await seats[seat].give(*_quiet_answer(question["kind"], question["options"]))
        moments.append(found)
    assert None in moments[0], "both say together whether they draw"
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
