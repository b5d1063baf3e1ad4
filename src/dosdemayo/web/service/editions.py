"""What a game is played by: as it was stored, or by a file of a player's."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from dosdemayo.content import (
    Edition,
    EditionError,
    edition_digest,
    edition_from,
    known_base,
    origin_of,
    read_edition,
)
from dosdemayo.i18n import fault_in
from dosdemayo.spoken import language
from dosdemayo.web.errors import ApiError, invalid
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


async def edition_in(text: str) -> Edition:
    """What a player's file says. What is wrong with it is said in the language of the request."""
    try:
        return await asyncio.to_thread(read_edition, text, Path("edition"))
    except EditionError as error:
        raise invalid("edition_file", fault_in(language(), error.said)) from error


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
