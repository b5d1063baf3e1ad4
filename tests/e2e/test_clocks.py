"""Clocks that run out: the game goes on with the answer that does least, or it is lost."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.player import Player
from tests.e2e.serving import Server
from tests.e2e.table import Table

Visit = Callable[..., Page]
#: The shortest that there is. Both games run at the same time, so that this is waited for once.
BANK = 10


def begin(visit: Visit, server: Server, on_timeout: str) -> tuple[Table, Player]:
    table = Table.lay(server, clock={"bank": BANK, "increment": 0, "on_timeout": on_timeout})
    player = Player(visit(table.address("french")))
    expect(player.panel.get_by_role("timer").first).to_be_visible()
    return table, player


def test_time_runs_out(visit: Visit, server: Server) -> None:
    table, late = begin(visit, server, "default")
    _, lost = begin(visit, server, "forfeit")
    lost.expect_asked("The Spanish win")
    # The first card that is offered is kept, no card is played, and orders are none: nobody waits for the French.
    late.open_tab("Log")
    expect(late.page.get_by_role("list", name="Log")).to_contain_text("The French keep Artillería")
    expect(late.panel.get_by_role("timer").first).to_have_text("0:00")
    expect(late.button("Keep Artillería")).to_have_count(0)
    assert table.state("french")["view"]["phase"] != "french_choice"
