"""Who may come in as whom. Tokens follow from the server's key, so that none has to be stored.

Where an audience was given another token, how often that happened is stored, and earlier ones do not count any more.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Iterable

from dosdemayo.engine import FRENCH, SPANISH, Side

#: Whoever looks at a game: a side, or None for a spectator.
AUDIENCES: dict[str, Side | None] = {"french": FRENCH, "spanish": SPANISH, "spectator": None}
_BYTES = 18


def audience_name(seat: Side | None) -> str:
    return "spectator" if seat is None else seat.label


class Tokens:
    def __init__(self, key: bytes) -> None:
        self._key = key
        #: By game and audience, where it was renewed.
        self._renewals: dict[tuple[str, str], int] = {}

    def note_renewals(self, renewals: Iterable[tuple[str, str, int]]) -> None:
        """How often the tokens of games' audiences were renewed."""
        self._renewals.update({(game, audience): number for game, audience, number in renewals})

    def forget(self, game: str) -> None:
        """It is not stored any more."""
        for audience in AUDIENCES:
            self._renewals.pop((game, audience), None)

    def is_renewed(self, game: str, seat: Side | None) -> bool:
        return (game, audience_name(seat)) in self._renewals

    def of(self, game: str, seat: Side | None) -> str:
        return self._token(game, audience_name(seat))

    def invitation(self, game: str, side: Side) -> str:
        """Not a seat's token: it is exchanged for one, once."""
        return self._token(game, f"invitation/{side.label}")

    def audience(self, game: str, token: str) -> str | None:
        """`french`, `spanish` or `spectator`, if the token is one of the game's."""
        return next((name for name in AUDIENCES if hmac.compare_digest(self._token(game, name), token)), None)

    def invited(self, game: str, invitation: str) -> Side | None:
        for side in (FRENCH, SPANISH):
            if hmac.compare_digest(self.invitation(game, side), invitation):
                return side
        return None

    def _token(self, game: str, purpose: str) -> str:
        renewals = self._renewals.get((game, purpose))
        text = f"{game}/{purpose}" if renewals is None else f"{game}/{purpose}/{renewals}"
        digest = hmac.digest(self._key, text.encode(), "sha256")
        return urlsafe_b64encode(digest[:_BYTES]).decode("ascii")
