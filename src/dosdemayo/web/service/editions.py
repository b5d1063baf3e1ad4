"""What a stored game is played by."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache

from dosdemayo.content import Edition, EditionError, edition_digest, edition_from, known_base, origin_of
from dosdemayo.web.errors import ApiError
from dosdemayo.web.store.tables import GameRow


def edition_of(game: GameRow, offered: Mapping[str, Edition]) -> Edition:
    """Offered here, kept with the game, or the base edition at some time."""
    ours = offered.get(game.edition)
    if ours is not None and _is_played(ours, game) and game.edition_origin in (None, origin_of(ours)):
        return ours
    kept = known_base(game.edition_digest) if game.edition_origin is None else _kept(game)
    if kept is None or not _is_played(kept, game):
        raise ApiError(409, "no_such_edition")
    return kept


def _kept(game: GameRow) -> Edition | None:
    """The edition that is stored with the game, if this version can still read it."""
    try:
        return _made(json.dumps(game.edition_origin), game.edition)
    except EditionError:
        return None


@lru_cache(maxsize=64)
def _made(origin: str, name: str) -> Edition:
    return edition_from(json.loads(origin), name)


def _is_played(edition: Edition, game: GameRow) -> bool:
    return edition_digest(edition) == game.edition_digest
