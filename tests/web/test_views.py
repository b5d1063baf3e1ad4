"""What the page is told outright, so that it has no rule to know and no name to make."""

from __future__ import annotations

import pytest
from tests.web.kit import Server

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Side
from dosdemayo.engine.game import Game
from dosdemayo.i18n import Catalog
from dosdemayo.web.serializers.views import view_data


@pytest.mark.parametrize(
    ("denied", "french", "spanish"),
    [((), None, None), ((FRENCH,), "enemy", None), ((SPANISH, FRENCH), "self", "enemy")],
)
def test_a_view_says_who_forbade_a_draw_until_the_cubes_move_4_3(
    denied: tuple[Side, ...], french: str | None, spanish: str | None
) -> None:
    game = Game(base_rules())
    view = game.view(game.start(), FRENCH)._replace(denied=denied)
    told = [view_data(game.rules, view._replace(phase=phase))["draw_forbidden_by"] for phase in ("write", "movement")]
    assert told == [{"french": french, "spanish": spanish}, {"french": None, "spanish": None}]


async def test_editions_come_with_the_message_that_names_them(server: Server) -> None:
    catalog = Catalog("es")
    offered = (await server.http.get("/api/about")).json()["editions"]
    assert {edition["name"]: catalog.text(edition["key"]) for edition in offered}["base"] == "básica"
