"""An edition: every value of the box with how sure it is, and how a file of an owner's overrides it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from dosdemayo.content.schema import SCHEMA, EditionError, is_certainty

Edge = tuple[int, int]


@dataclass(frozen=True)
class Entry:
    """A value, how sure it is, and why."""

    value: Any
    certainty: str
    source: str = ""


@dataclass(frozen=True)
class AreaName:
    id: int
    name: str
    place: str


@dataclass(frozen=True)
class Edition:
    """Map, set-up, limits and cards of one edition, each value with how sure it is."""

    name: str
    areas: tuple[AreaName, ...]
    #: Areas that have an entry box outside (1.2).
    entries: tuple[int, ...]
    edges: Mapping[Edge, Entry]
    #: Values by dotted key, e.g. `limits.turns`, `cards.artilleria.bonus`.
    values: Mapping[str, Entry]
    #: What is fixed for each card: its rule number and its printed name.
    cards: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def __getitem__(self, key: str) -> Any:
        return self.values[key].value

    def of_card(self, card: str) -> dict[str, Entry]:
        """The parameters of one card."""
        prefix = f"cards.{card}."
        return {key.removeprefix(prefix): entry for key, entry in self.values.items() if key.startswith(prefix)}


@cache
def base_edition() -> Edition:
    folder = files("dosdemayo.content.base")
    board = tomllib.loads(folder.joinpath("madrid.toml").read_text(encoding="utf-8"))
    data = tomllib.loads(folder.joinpath("edition.toml").read_text(encoding="utf-8"))
    return Edition(
        name="base",
        areas=tuple(AreaName(area["id"], area["name"], area["place"]) for area in board["area"]),
        entries=tuple(entry["into"] for entry in board["entry"]),
        edges={
            _edge(edge["between"]): Entry(True, edge["certainty"], edge.get("source", "")) for edge in board["edge"]
        },
        values=dict(_entries(data)),
        cards={key: {"rule": card["rule"], "name": card["name"]} for key, card in data["cards"].items()},
    )


def _entries(data: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, Entry]]:
    for key, value in data.items():
        if isinstance(value, dict) and "certainty" in value:
            yield prefix + key, Entry(value.get("value"), value["certainty"], value.get("source", ""))
        elif isinstance(value, dict):
            yield from _entries(value, f"{prefix}{key}.")


def _edge(between: list[int]) -> Edge:
    return (min(between), max(between))


def load_edition(file: Path | str) -> Edition:
    """The base edition with what a file says instead. Whatever is wrong is named with file and line or key."""
    path = Path(file)
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise EditionError(path, "", f"cannot be read: {error}") from error
    except tomllib.TOMLDecodeError as error:
        raise EditionError(path, "", f"is not TOML: {error}") from error
    return override(base_edition(), data, path)


def override(edition: Edition, data: dict[str, Any], path: Path) -> Edition:
    known = {"name", "edges", "limits", "board", "setup", "cards"}
    for key in data:
        if key not in known:
            raise EditionError(path, key, f"is no part of an edition; expected one of {', '.join(sorted(known))}")
    name = data.get("name", path.stem)
    if not isinstance(name, str):
        raise EditionError(path, "name", "must be a text")
    values = dict(edition.values)
    for key, entry in _overrides({part: data[part] for part in data if part not in ("name", "edges")}, path):
        values[key] = _checked(key, entry, path)
    if not {int(area) for area in values["setup.outside"].value} <= set(edition.entries):
        raise EditionError(path, "setup.outside", f"has cubes where no entry box is; those are {list(edition.entries)}")
    edges = _edges(edition, data.get("edges", {}), path)
    return replace(edition, name=name, values=values, edges=edges)


def _overrides(data: dict[str, Any], path: Path, prefix: str = "") -> Iterator[tuple[str, Entry]]:
    for part, value in data.items():
        key = prefix + part
        if key in SCHEMA:
            yield key, _entry(value, key, path)
        elif isinstance(value, dict) and any(known.startswith(key + ".") for known in SCHEMA):
            yield from _overrides(value, path, key + ".")
        else:
            near = sorted(known for known in SCHEMA if known.startswith(prefix)) or sorted(SCHEMA)
            raise EditionError(path, key, f"is unknown; expected one of {', '.join(near)}")


def _entry(value: Any, key: str, path: Path) -> Entry:
    """A bare value stands as the owner's word; a table may say how sure it is."""
    if not (isinstance(value, dict) and "value" in value):
        return Entry(value, "attested", f"edition file {path.name}")
    certainty, source = value.get("certainty", "attested"), value.get("source", f"edition file {path.name}")
    extra = set(value) - {"value", "certainty", "source"}
    if extra:
        raise EditionError(path, f"{key}.{min(extra)}", "is unknown; expected value, certainty, source")
    if not is_certainty(certainty):
        raise EditionError(path, f"{key}.certainty", "must be attested, implied or reconstructed")
    if not isinstance(source, str):
        raise EditionError(path, f"{key}.source", "must be a text")
    return Entry(value["value"], certainty, source)


def _checked(key: str, entry: Entry, path: Path) -> Entry:
    expected, accepts = SCHEMA[key]
    if not accepts(entry.value):
        raise EditionError(path, key, f"is {entry.value!r}, but must be {expected}")
    return entry


def _edges(edition: Edition, data: Any, path: Path) -> dict[Edge, Entry]:
    """`edges.add` and `edges.remove`: lists of pairs of areas."""
    edges = dict(edition.edges)
    if not isinstance(data, dict) or set(data) - {"add", "remove"}:
        raise EditionError(path, "edges", "must be a table with `add` and `remove`, lists of pairs such as [9, 10]")
    for edge in _pairs(edition, data, "remove", path):
        if edge not in edges:
            raise EditionError(path, "edges.remove", f"{list(edge)} is no edge of the map")
        del edges[edge]
    for edge in _pairs(edition, data, "add", path):
        edges[edge] = Entry(True, "attested", f"edition file {path.name}")
    return edges


def _pairs(edition: Edition, data: dict[str, Any], word: str, path: Path) -> Iterator[Edge]:
    areas = {area.id for area in edition.areas}
    pairs = data.get(word, [])
    for pair in pairs if isinstance(pairs, list) else [pairs]:
        is_pair = isinstance(pair, list) and len(pair) == 2 and all(type(area) is int for area in pair)
        if not is_pair or not set(pair) <= areas or pair[0] == pair[1]:
            raise EditionError(path, f"edges.{word}", f"{pair!r} is not a pair of two areas from 1 to {len(areas)}")
        yield _edge(pair)
