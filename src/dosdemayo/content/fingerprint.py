"""Short fingerprints, the same on every machine and in every run."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from typing import Any

from dosdemayo.content.edition import Edition, base_edition

#: Hexadecimal digits of a fingerprint.
LENGTH = 8
#: Editions that were written down otherwise once, and play the same: records know them by their first fingerprint.
_KNOWN_AS = {"4d3d0a26": "dfab40e9"}


def edition_digest(edition: Edition) -> str:
    """The fingerprint of every value that play depends on; names, certainties and sources do not count."""
    found = digest(
        {
            "areas": len(edition.areas),
            "entries": sorted(edition.entries),
            "edges": sorted(list(edge) for edge in edition.edges),
            "sides": {card: texts["side"] for card, texts in edition.cards.items()},
            "values": {key: entry.value for key, entry in edition.values.items() if entry.value is not None},
        }
    )
    return _KNOWN_AS.get(found, found)


@cache
def base_digest() -> str:
    return edition_digest(base_edition())


def digest(data: dict[str, Any]) -> str:
    text = json.dumps(data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return sha256(text.encode("ascii")).hexdigest()[:LENGTH]
