"""Who may come in as whom. Tokens follow from the server's key, so that none has to be stored."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256

from dosdemayo.engine import FRENCH, SPANISH, Side

#: Whoever looks at a game: a side, or None for a spectator.
AUDIENCES: dict[str, Side | None] = {"french": FRENCH, "spanish": SPANISH, "spectator": None}
_BYTES = 18


def audience_name(seat: Side | None) -> str:
    return "spectator" if seat is None else seat.label


class Tokens:
    def __init__(self, key: bytes) -> None:
        self._key = key

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
        digest = hmac.new(self._key, f"{game}/{purpose}".encode(), sha256).digest()
        return urlsafe_b64encode(digest[:_BYTES]).decode("ascii")
