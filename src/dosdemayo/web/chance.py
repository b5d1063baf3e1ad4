"""Where randomness comes from: the deals of the chance seat, the names of games, and secrets."""

from __future__ import annotations

import secrets
from random import Random, SystemRandom
from typing import Protocol

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


class Chance(Protocol):
    def dice(self, seed: str | None, purpose: str) -> Random:
        """A generator for one purpose in one game; the same again where the game has a seed."""

    def game_id(self) -> str: ...

    def secret(self) -> bytes: ...


class SecureChance:
    """The operating system's generator, except in a game that was created with a seed."""

    def dice(self, seed: str | None, purpose: str) -> Random:
        return SystemRandom() if seed is None else Random(f"{seed}/{purpose}")

    def game_id(self) -> str:
        return "".join(secrets.choice(_LETTERS) for _ in range(12))

    def secret(self) -> bytes:
        return secrets.token_bytes(32)
