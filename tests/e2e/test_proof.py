"""Two browsers contribute to the dealing without being asked, and the replay proves it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.serving import Server
from tests.e2e.table import SIDES, Table

Visit = Callable[..., Page]


def contributed(table: Table) -> bool:
    players = table.state("spectator")["proof"]["players"]
    return all(players[side]["opened"] for side in SIDES)


def test_dealing_and_sealed_answers_are_proved(visit: Visit, server: Server) -> None:
    table = Table.lay(server, seed=None)
    pages = {side: visit(table.address(side)) for side in SIDES}
    for _ in range(100):
        if contributed(table):
            break
        pages["french"].wait_for_timeout(100)
    assert contributed(table)
    while table.state("spectator")["view"]["turn"] < 3:
        for side in SIDES:
            state = table.state(side)
            if state["question"] is not None and {"seal", "answer"} & {*state["can"]}:
                table.give(side, ["draw"] if state["question"]["kind"] == "draw" else None)
    pages["french"].wait_for_function("localStorage['dosdemayo.pledges'].includes('seals')")
    table.call("spanish", "POST", "resign", {})
    page = pages["french"]
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_text("Fairness check: cards dealt and answers sealed").click()
    for words in (
        "Proved: every card follows from the secrets",
        "The Spanish contributed a secret to the dealing. It fits their commitment.",
        "Each follows from the secrets.",
        "This browser saw the server's commitment during the game",
        "What this does not prove",
    ):
        expect(page.get_by_text(words)).to_be_visible()
