"""The drawing joins what the map joins, holds what stands on the board, and fits its width."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from dosdemayo.cli.board import Standing, draw_board, unlike_drawing
from dosdemayo.cli.layout import CELLS, GARDENS, HEIGHT, WIDTH, owners, shared_sides
from dosdemayo.cli.status import print_position
from dosdemayo.content import base_edition, base_rules, override
from dosdemayo.engine import Game, State
from dosdemayo.i18n import Catalog, Teller

TELLER = Teller(Catalog("en"))


def positions(seed: int) -> Iterator[State]:
    game, rng = Game(base_rules()), Random(seed)
    state = game.start()
    while game.pending(state):
        yield state
        seat = game.pending(state)[0].seat
        state, _ = game.apply(state, seat, game.options(state, seat).sample(rng))
    yield state


def test_areas_share_a_side_exactly_where_they_are_joined() -> None:
    assert shared_sides() == set(base_edition().edges)
    assert unlike_drawing(base_edition()) == ([], [])


def test_every_point_belongs_to_an_area_and_inner_points_to_one() -> None:
    for y in range(HEIGHT):
        for x in range(WIDTH):
            areas = owners(x, y)
            assert areas
            cells = [CELLS.get(area, GARDENS) for area in areas]
            inner = [cell for cell in cells if cell.left < x < cell.right and cell.top < y < cell.bottom]
            assert len(areas) == 1 if inner else True


def text_in(drawing: list[str], area: int) -> str:
    cell = CELLS[area]
    return "\n".join(drawing[y][cell.left + 1 : cell.right] for y in range(cell.top + 1, cell.bottom))


@pytest.mark.parametrize("seed", range(3))
def test_every_cube_stands_in_its_area(seed: int) -> None:
    for state in positions(seed):
        drawing = draw_board(base_edition(), Standing(state.cubes, state.outside)).plain.splitlines()
        assert {len(line) for line in drawing} == {WIDTH}
        for area in CELLS:
            shown = text_in(drawing, area)
            french, spanish = state.cubes[0][area], state.cubes[1][area]
            first = shown.splitlines()[0]
            assert re.match(rf" {area}\D", first)
            assert re.findall(r"F(\d+)", first) == ([str(french)] if french else [])
            assert re.findall(r"S(\d+)", first) == ([str(spanish)] if spanish else [])
            assert re.findall(rf"o{area} F(\d+)", shown) == ([str(state.outside[area])] if state.outside[area] else [])


def test_the_fullest_groups_fit() -> None:
    full = Standing((bytes([25] * 22), bytes([10] * 22)), bytes([5] * 22), frozenset(CELLS))
    drawing = draw_board(base_edition(), full).plain.splitlines()
    assert {len(line) for line in drawing} == {WIDTH}
    for area in CELLS:
        assert re.search(r"F25 ?S10", text_in(drawing, area))
        assert drawing[CELLS[area].top + 1][CELLS[area].right] in "│┆║"


def test_borders_show_how_sure_they_are() -> None:
    drawing = draw_board(base_edition()).plain.splitlines()
    assert drawing[1][CELLS[5].left] == "┆"  # 3-5 is reconstructed
    assert drawing[4][CELLS[5].left] == "│"  # 4-5 is attested
    edition = override(base_edition(), {"edges": {"remove": [[4, 5]]}}, Path("mine.toml"))
    assert draw_board(edition).plain.splitlines()[4][CELLS[5].left] == "┃"


@pytest.mark.parametrize("width", [60, 100])
def test_a_narrow_screen_gets_a_list(width: int) -> None:
    console = Console(width=width, record=True, file=None, force_terminal=False, quiet=False)
    with console.capture() as captured:
        state = Game(base_rules()).start()
        print_position(console, TELLER, Game(base_rules()).view(state, None))
    lines = captured.get().splitlines()
    assert max(len(line) for line in lines) <= width
    assert any("Conde-Duque" in line for line in lines)
    assert ("╔" in captured.get()) == (width >= WIDTH)
