"""How a file of an owner's overrides the base edition. Whatever is wrong is named with file and line or key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from dosdemayo.content.checks import first_fault, first_pitfall
from dosdemayo.content.edition import AreaName, Edge, Edition, Entry, base_edition, edge_of
from dosdemayo.content.fingerprint import edition_digest
from dosdemayo.content.overriding_cards import CardFile
from dosdemayo.content.reading import checked, entry, own_word, unknown
from dosdemayo.content.schema import NAME, SCHEMA, EditionError, shortened

#: Letters; the base edition itself has a third of it.
LARGEST_FILE = 60_000
#: No letter takes more than four; what is cut off here is too large in any case.
_LARGEST_IN_BYTES = 4 * LARGEST_FILE + 4
_PARTS = ("name", "areas", "edges", "limits", "board", "setup", "cards")


def load_edition(file: Path | str) -> Edition:
    """The base edition with what a file says instead."""
    path = Path(file)
    try:
        with path.open("rb") as opened:
            content = opened.read(_LARGEST_IN_BYTES + 1)
        return read_edition(content[:_LARGEST_IN_BYTES].decode("utf-8"), path)
    except UnicodeDecodeError as error:
        line = 1 + content.count(b"\n", 0, error.start)
        raise EditionError(path, "", f"line {line} is not UTF-8; save the file as UTF-8") from error
    except (OSError, ValueError) as error:
        raise EditionError(path, "", f"cannot be read: {getattr(error, 'strerror', None) or error}") from error


def read_edition(text: str, path: Path) -> Edition:
    """The same from the text of a file."""
    if len(text) > LARGEST_FILE:
        raise EditionError(path, "", f"is too large; {LARGEST_FILE} letters are more than enough")
    try:
        edition = override(base_edition(), tomllib.loads(text.removeprefix("\ufeff")), path)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(path, "", f"is not TOML: {error}; {_hint(str(error))}") from error
    except RecursionError as error:
        raise EditionError(path, "", "is nested too deeply") from error
    except ValueError as error:  # a number with more digits than Python reads or prints
        raise EditionError(path, "", "has a number that is far too large") from error
    if edition.name.casefold() == base_edition().name:
        raise EditionError(path, "name", f"must not be {edition.name!r}: that is what the base edition is called")
    pitfall = first_pitfall(edition)
    if pitfall is not None:
        raise EditionError(path, *pitfall)
    return edition


def _hint(fault: str) -> str:
    """What is most often the reason for what the reader of TOML says."""
    if re.search("twice|Duplicate|overwrite|mutate|redefine", fault):
        return "each [heading] and each key comes once"
    return 'texts stand between straight quotation marks ", and ids have no accents'


def override(edition: Edition, data: dict[str, Any], path: Path) -> Edition:
    for key in data:
        if key not in _PARTS:
            raise EditionError(path, key, f"is no part of an edition; expected one of {', '.join(_PARTS)}")
    name = checked("name", Entry(data.get("name", path.stem), "attested"), NAME, path).value
    parts: dict[str, Any] = {part: data[part] for part in ("limits", "board", "setup") if part in data}
    values = {**edition.values, **dict(_overrides(parts, path))}
    cards = CardFile(path, edition, values)
    cards.read(data.get("cards", {}))
    changed = replace(
        edition,
        name=name,
        areas=_areas(edition, data.get("areas", {}), path),
        edges=_edges(edition, data.get("edges", {}), path),
        values=cards.values,
        cards=cards.texts,
        translated=cards.words["translated"],
        flavour=cards.words["flavour"],
        changes=(*edition.changes, data),
        base=edition.base or edition_digest(edition),
    )
    fault = first_fault(changed)
    if fault is not None:
        raise EditionError(path, *fault)
    return changed


def _overrides(data: dict[str, Any], path: Path, prefix: str = "") -> Iterator[tuple[str, Entry]]:
    for part, value in data.items():
        key = prefix + part
        if key in SCHEMA:
            yield key, checked(key, entry(value, key, path), SCHEMA[key], path)
        elif isinstance(value, dict) and any(known.startswith(key + ".") for known in SCHEMA):
            yield from _overrides(value, path, key + ".")
        else:
            near = sorted(known for known in SCHEMA if known.startswith(prefix)) or sorted(SCHEMA)
            raise EditionError(path, key, unknown(key, near))


def _areas(edition: Edition, data: Any, path: Path) -> tuple[AreaName, ...]:
    """`areas.9 = "Santo Domingo"`: a name for a number."""
    known = {str(area.id): area for area in edition.areas}
    if not isinstance(data, dict):
        raise EditionError(path, "areas", 'must be a table of names, such as 9 = "Santo Domingo"')
    for number, name in data.items():
        if number not in known:
            raise EditionError(path, f"areas.{number}", f"is no area; they are numbered from 1 to {len(known)}")
        checked(f"areas.{number}", Entry(name, "attested"), NAME, path)
        known[number] = replace(known[number], name=name, certainty="attested")
    return tuple(known.values())


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
        edges[edge] = own_word(True, path)
    return edges


def _pairs(edition: Edition, data: dict[str, Any], word: str, path: Path) -> Iterator[Edge]:
    areas = {area.id for area in edition.areas}
    pairs = data.get(word, [])
    for pair in pairs if isinstance(pairs, list) else [pairs]:
        is_pair = isinstance(pair, list) and len(pair) == 2 and all(type(area) is int for area in pair)
        if not is_pair or not set(pair) <= areas or pair[0] == pair[1]:
            raise EditionError(
                path, f"edges.{word}", f"{shortened(repr(pair))} is not a pair of two areas from 1 to {len(areas)}"
            )
        yield edge_of(pair)
