"""The board with what lies beside it: turn, losses, cards and orders. The one way in which positions are printed."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from dosdemayo.cli.board import FRENCH_STYLE, SPANISH_STYLE, Standing, cube_parts, draw_board
from dosdemayo.cli.layout import WIDTH
from dosdemayo.engine import FRENCH, SPANISH, View
from dosdemayo.engine.orders import Sheet
from dosdemayo.i18n import Teller


def print_position(console: Console, teller: Teller, view: View) -> None:
    standing = Standing(view.cubes, view.outside, view.closed)
    wide = console.width >= WIDTH
    console.print(draw_board(teller.edition, standing) if wide else list_board(teller, standing))
    for line in status_lines(teller, view):
        console.print(line)


def list_board(teller: Teller, standing: Standing) -> Text:
    """The same on a screen that is too narrow for the drawing: every area with cubes, one in a line."""
    listed = Text()
    for area in teller.edition.areas:
        parts = cube_parts(standing, area.id)
        if standing.outside[area.id]:
            parts += [(f"  o{area.id} ", ""), (f"F{standing.outside[area.id]}", FRENCH_STYLE)]
        if parts:
            listed.append(f"{teller.area(area.id):20} ")
            for text, style in parts:
                listed.append(text, style)
            listed.append("\n")
    listed.rstrip()
    return listed


def status_lines(teller: Teller, view: View) -> list[Text]:
    text = teller.catalog.text
    turn = {"turn": view.turn, "turns": teller.edition["limits.turns"], "phase": teller.phase(view.phase)}
    kind = "status-over" if view.phase == "over" else "status-turn"
    lines = [
        text(kind, **turn, initiative=teller.side(view.initiative)),
        text("status-lost", **_both(view.lost), limit=view.loss_limit)
        + " · "
        + text("status-reserve", **_both(view.reserve)),
        text("status-hands", **_both(view.hand_sizes)) + " · " + text("status-decks", **_both(view.deck_sizes)),
    ]
    if view.in_play:
        lines.append(
            text("status-in-play", cards=teller.catalog.join([_lying(teller, lying) for lying in view.in_play]))
        )
    if view.closed:
        areas = [teller.area(area) for area in sorted(view.closed)]
        lines.append(text("status-closed", areas=teller.catalog.join(areas)))
    if any(view.orders):
        french, spanish = (_sheet(teller, view.orders[side]) for side in (FRENCH, SPANISH))
        lines.append(text("status-orders", french=french, spanish=spanish))
    return [_coloured(teller, line) for line in lines]


def _both(pair: tuple[int, int]) -> dict[str, int]:
    return {"french": pair[FRENCH], "spanish": pair[SPANISH]}


def _lying(teller: Teller, lying: tuple[str, int, int]) -> str:
    card, area, _ = lying
    name = teller.cards.name(card)
    return teller.catalog.text("status-in-play-area", card=name, area=teller.area(area)) if area else name


def _sheet(teller: Teller, orders: Sheet) -> str:
    return ", ".join(str(order) for order in orders) or teller.catalog.text("nothing")


def _coloured(teller: Teller, line: str) -> Text:
    text = Text(line)
    text.highlight_words([teller.side(FRENCH)], FRENCH_STYLE)
    text.highlight_words([teller.side(SPANISH)], SPANISH_STYLE)
    return text
