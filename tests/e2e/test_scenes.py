"""Cards, the reveal and the fights, as they are shown."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.e2e.player import Player
from tests.e2e.serving import Server
from tests.e2e.table import Table

Visit = Callable[..., Page]


def test_a_card_is_played_and_its_panel_gone(server: Server, visit: Visit) -> None:
    """Nothing of the panel is missed by what comes back after it has gone."""
    table = Table.lay(server)
    table.play_to(1, "after_movement")
    player = Player(visit(table.address("spanish")))
    player.press(re.compile("^José Blas Molina"))
    player.panel.get_by_role("radio").first.check()
    player.press(re.compile("^Play José Blas Molina"))
    expect(player.page.get_by_role("status").filter(has_text="The Spanish play José Blas Molina")).to_have_count(1)
    player.page.wait_for_timeout(100)
