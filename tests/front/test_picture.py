"""The board as a picture: one well-formed SVG that shows what lies open, and nothing else."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree as ET

import pytest

from dosdemayo.content import base_edition, base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game, State
from dosdemayo.notation import parse_position
from dosdemayo.picture import Picture, board_svg
from dosdemayo.picture.shapes import shapes
from dosdemayo.testing.play import random_game

SVG = "{http://www.w3.org/2000/svg}"
RULES = base_rules()
CROWDED = "T9 F14:13,8:8,2:7,20:1 S14:6,1:1,6:1 o- r1/2 x0/0"


def texts(picture: str, tag: str = "text") -> list[str]:
    return [element.text or "" for element in ET.fromstring(picture).iter(SVG + tag)]


def test_the_shapes_are_those_of_the_map() -> None:
    board = shapes()
    assert set(board.outlines) == set(RULES.board.areas)
    assert {pair for pair in board.borders if 0 not in pair} == set(RULES.board.edges)
    assert set(board.entries) == set(RULES.board.entries)
    assert set(board.gates) == set(RULES.board.gates)


def test_it_says_what_it_shows() -> None:
    picture = board_svg(Game(RULES).start(), orders={SPANISH: "9-14, 15-14"})
    assert texts(picture, "title") == ["2 de Mayo, turn 1"]
    [described] = texts(picture, "desc")
    assert "French cubes: 2 in Conde-Duque (1)" in described
    assert "Spanish orders: 9-14, 15-14." in described
    words = " ".join(texts(picture))
    assert all(part in words for area in base_edition().areas for part in area.name.split())


def test_large_groups_bear_their_number() -> None:
    shown = texts(board_svg(parse_position(CROWDED, RULES)))
    assert {"13", "8", "7"} <= {text for text in shown if shown.count(text) % 2}


def test_orders_are_arrows_and_numbers_badges() -> None:
    start = Game(RULES).start()
    plain = board_svg(start)
    ordered = board_svg(start, orders={FRENCH: "2x6-7, -16", SPANISH: "9-14"})
    assert ordered.count("Q") - plain.count("Q") == 2 * 3
    assert len(texts(ordered)) == len(texts(plain)) + 1


def test_orders_that_lead_nowhere_are_left_out() -> None:
    start = Game(RULES).start()
    drawn = board_svg(start, orders={FRENCH: "9-99, -2, 5-5"})
    assert drawn.count("Q") == board_svg(start).count("Q")


@pytest.mark.parametrize("seed", range(3))
def test_every_position_makes_a_small_picture_without_outside_parts(seed: int) -> None:
    for played in random_game(Game(RULES), Random(seed)):
        picture = board_svg(played.after)
        ET.fromstring(picture)
        assert len(picture.encode()) < 40_000
        assert "href" not in picture
        assert "<style" not in picture


def test_a_view_makes_the_same_picture_as_the_state_and_hands_do_not_show() -> None:
    game = Game(RULES)
    for played in random_game(game, Random(5)):
        state: State = played.after
        assert board_svg(game.view(state, None)) == board_svg(state)


def test_notebooks_show_it() -> None:
    picture = board_svg(Game(RULES).start(), size=200)
    assert isinstance(picture, Picture)
    assert picture._repr_svg_() == picture
    assert 'width="200" height="212"' in picture
