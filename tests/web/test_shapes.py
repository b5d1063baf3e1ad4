"""The drawing of the board agrees with the map: areas touch along a line exactly where they are joined."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from itertools import combinations
from math import dist, hypot
from typing import Any

import pytest

Point = tuple[float, float]
Segment = tuple[Point, Point]
Ring = list[Point]

BASE = files("dosdemayo.content") / "base"
SHAPES: dict[str, Any] = json.loads((BASE / "shapes.json").read_text(encoding="utf-8"))
MAP: dict[str, Any] = tomllib.loads((BASE / "madrid.toml").read_text(encoding="utf-8"))
AREAS: list[int] = [area["id"] for area in MAP["area"]]
EDGES = {frozenset(edge["between"]) for edge in MAP["edge"]}
GARDENS = 0  # no area: what keeps 8 and 10 apart
LEAST_BORDER = 40.0  # shorter than two cubes' width a border would be taken for a corner


def points(line: list[list[float]]) -> Ring:
    return [(x, y) for x, y in line]


def chain(lines: list[Ring]) -> Ring:
    """Join open lines end to end into one closed ring."""
    rest = list(lines)
    ring = rest.pop(0)
    while rest:
        following = next((line for line in rest if ring[-1] in (line[0], line[-1])), None)
        assert following is not None, f"no line goes on from {ring[-1]}"
        rest.remove(following)
        ring = ring + (following if following[0] == ring[-1] else following[::-1])[1:]
    assert ring[0] == ring[-1]
    return ring[:-1]


def lines_of(area: int) -> list[Ring]:
    return [points(border["line"]) for border in SHAPES["borders"] if area in border["areas"]]


RINGS = {area: chain(lines_of(area)) for area in AREAS}
WALL = chain([points(border["line"]) for border in SHAPES["borders"] if len(border["areas"]) == 1])


def segments(ring: Ring) -> list[Segment]:
    return list(zip(ring, ring[1:] + ring[:1], strict=True))


def surface(ring: Ring) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in segments(ring))) / 2


def contains(ring: Ring, point: Point) -> bool:
    x, y = point
    crossings = [
        a
        for a, b in segments(ring)
        if (a[1] > y) != (b[1] > y) and x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]
    ]
    return len(crossings) % 2 == 1


def distance(segment: Segment, point: Point) -> float:
    (ax, ay), (bx, by) = segment
    dx, dy = bx - ax, by - ay
    along = ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy)
    along = min(1.0, max(0.0, along))
    return hypot(point[0] - ax - along * dx, point[1] - ay - along * dy)


def room(ring: Ring, point: Point) -> float:
    """How far a point inside lies from the ring; nothing if it lies outside."""
    return min(distance(segment, point) for segment in segments(ring)) if contains(ring, point) else 0.0


def side(segment: Segment, point: Point) -> float:
    """Positive on one side of the line through a segment, negative on the other."""
    (ax, ay), (bx, by) = segment
    return (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)


def cross(one: Segment, other: Segment) -> bool:
    """Whether two segments meet anywhere but in a common end."""
    touching = any(distance(s, p) == 0 for s, o in ((one, other), (other, one)) for p in set(o) - set(s))
    apart = side(one, other[0]) * side(one, other[1]) >= 0 or side(other, one[0]) * side(other, one[1]) >= 0
    return touching or not apart


def common_length(one: int, other: int) -> float:
    theirs = {frozenset(segment) for segment in segments(RINGS[other])}
    return sum(dist(*segment) for segment in segments(RINGS[one]) if frozenset(segment) in theirs)


def test_every_area_is_drawn_and_nothing_else() -> None:
    assert {area for border in SHAPES["borders"] for area in border["areas"]} == {GARDENS, *AREAS}
    assert set(SHAPES["labels"]) == set(SHAPES["stands"]) == {str(area) for area in AREAS}


@pytest.mark.parametrize(("one", "other"), list(combinations(AREAS, 2)))
def test_two_areas_share_a_border_exactly_where_the_map_joins_them(one: int, other: int) -> None:
    length = common_length(one, other)
    if frozenset((one, other)) in EDGES:
        assert length >= LEAST_BORDER
    else:
        assert length == 0


def test_areas_that_meet_in_a_corner_only_are_not_joined() -> None:
    corners = {frozenset(pair) for pair in combinations(AREAS, 2) if set(RINGS[pair[0]]) & set(RINGS[pair[1]])} - EDGES
    assert corners == {frozenset({4, 9}), frozenset({5, 8}), frozenset({9, 10})}


def test_no_two_lines_cross() -> None:
    drawn = {frozenset(segment): segment for ring in RINGS.values() for segment in segments(ring)}
    assert [pair for pair in combinations(drawn.values(), 2) if cross(*pair)] == []


def test_the_areas_fill_the_walls_without_gap_or_overlap() -> None:
    assert sum(surface(ring) for ring in (*RINGS.values(), chain(lines_of(GARDENS)))) == pytest.approx(surface(WALL))


def test_borders_run_from_junction_to_junction() -> None:
    for border in SHAPES["borders"]:
        start, end = (SHAPES["junctions"][number] for number in border["junctions"])
        assert [border["line"][0], border["line"][-1]] == [start, end]


@pytest.mark.parametrize("area", AREAS)
def test_labels_and_groups_stand_well_inside_their_area(area: int) -> None:
    stands = SHAPES["stands"][str(area)]
    assert room(RINGS[area], tuple(SHAPES["labels"][str(area)])) >= 20
    assert all(room(RINGS[area], tuple(stands[side])) >= 26 for side in ("french", "spanish"))


def test_every_gate_opens_through_its_areas_wall_to_its_entry_box() -> None:
    assert {(name, entry["into"]) for name, entry in SHAPES["entries"].items()} == {
        (entry["id"], entry["into"]) for entry in MAP["entry"]
    }
    for entry in SHAPES["entries"].values():
        gate = tuple(SHAPES["gates"][str(entry["into"])]["at"])
        wall = [segment for segment in segments(RINGS[entry["into"]]) if frozenset(segment) in wall_segments()]
        assert min(distance(segment, gate) for segment in wall) < 1
        assert tuple(entry["road"][0]) == gate


def wall_segments() -> set[frozenset[Point]]:
    return {frozenset(segment) for segment in segments(WALL)}


def test_entry_boxes_lie_outside_the_walls_and_on_the_sheet() -> None:
    width, height = SHAPES["size"]
    for entry in SHAPES["entries"].values():
        x, y, w, h = entry["box"]
        corners = [(x, y), (x + w, y), (x, y + h), (x + w, y + h)]
        assert not any(contains(WALL, corner) for corner in corners)
        assert all(0 <= cx <= width and 0 <= cy <= height for cx, cy in corners)
