"""Where an edition comes from: a base edition, today's or an earlier one, and the changes that files made to it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from dosdemayo.content.edition import Edition, Entry, base_edition
from dosdemayo.content.fingerprint import base_digest, edition_digest
from dosdemayo.content.overriding import override, read_edition
from dosdemayo.content.schema import EditionError

#: What a card is when its edition says nothing: it does not stay, is not used again, and may be played on any area; nor
#: does an edition say that a card may be played to the last turn.
_UNSAID = (("stays", "no"), ("uses", 0), ("near", 0))
#: What an edition is made of, as plain data: the fingerprint of a base edition, and the files that change it in turn.
Origin = Mapping[str, Any]


def origin_of(edition: Edition) -> Origin | None:
    """What `edition_from` needs to make the edition again, anywhere and later; None for a base edition."""
    return {"base": edition.base, "changes": list(edition.changes)} if edition.changes else None


def edition_from(origin: Origin, name: str) -> Edition:
    """The way back from `origin_of`; raises EditionError."""
    place = Path(name)
    changes = origin.get("changes")
    base = known_base(origin.get("base"))
    if base is None:
        raise EditionError(place, "base", f"is {origin.get('base')!r}, but must be the fingerprint of a base edition")
    if not isinstance(changes, list) or not all(isinstance(change, dict) for change in changes):
        raise EditionError(place, "changes", "must be a list of tables, each as an edition file has it")
    edition = base
    for change in changes:
        edition = override(edition, change, place)
    return replace(edition, name=name)


def known_base(fingerprint: object) -> Edition | None:
    """The base edition of this fingerprint, as it is or once was."""
    if fingerprint == base_digest():
        return base_edition()
    return _shipped().get(str(fingerprint))


@cache
def _shipped() -> dict[str, Edition]:
    return earlier_bases(base_edition(), files("dosdemayo.content.base") / "earlier")


@cache
def shipped_editions() -> tuple[Edition, ...]:
    """Examples that come with the program, beside the base edition."""
    folder = files("dosdemayo.content") / "editions"
    named = sorted((file.name, file) for file in folder.iterdir() if file.name.endswith(".toml"))
    return tuple(read_edition(file.read_text(encoding="utf-8"), Path(name)) for name, file in named)


def file_to_start_from() -> str:
    """The shipped example, under another name, for an owner to change."""
    example = (files("dosdemayo.content") / "editions" / "corrections.toml").read_text(encoding="utf-8")
    return example.replace('name = "corrections (example)"', 'name = "my box"')


def earlier_bases(newest: Edition, folder: Traversable | Path) -> dict[str, Edition]:
    """Earlier base editions by fingerprint. Each file, counted upwards, says what differs from the edition after it."""
    found: dict[str, Edition] = {}
    edition = newest
    names = [file.name for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
    for name in sorted(names, reverse=True):
        data = tomllib.loads((folder / name).read_text(encoding="utf-8"))
        changed = override(edition, data, Path(name))
        edition = replace(changed, name="base", base="", changes=(), values=_spoken(changed.values))
        found[edition_digest(edition)] = edition
    return found


def _spoken(values: Mapping[str, Entry]) -> dict[str, Entry]:
    """Without what a file took back from a card: base editions do not say what goes without saying."""
    unsaid = (*_UNSAID, ("until_turn", values["limits.turns"].value))
    return {key: entry for key, entry in values.items() if (key.rpartition(".")[2], entry.value) not in unsaid}
