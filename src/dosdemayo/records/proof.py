"""Who contributed to the dealing (2.5), and what proves that nothing sealed was changed.

All hashes are SHA-256 over lines of plain text, written in hexadecimal: anybody can check them with other tools.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import NamedTuple

from dosdemayo.engine import FRENCH, Side
from dosdemayo.engine.actions import Action, Deal, Discard

#: What secrets, salts and commitments look like.
HEX = r"[0-9a-f]{64}"
_LINE = re.compile(rf"proof\s+(server|french|spanish|seal)\s+({HEX})(?:\s+({HEX}))?")
_EXPECTED = "expected server, french, spanish or seal, a commitment, and what opens it, each of 64 letters from 0 to f"


def digest(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


class Pledge(NamedTuple):
    """A commitment, which everybody may see, and the secret behind it, as long as that is not known empty."""

    commitment: str = ""
    secret: str = ""

    def __repr__(self) -> str:
        """Without the secret: logs and tracebacks show it."""
        return f"Pledge({self.commitment!r})"

    @classmethod
    def to(cls, secret: str) -> Pledge:
        return cls(digest(secret), secret)

    @classmethod
    def to_line(cls, salt: str, line: str) -> Pledge:
        """To an answer, as a record writes it; without the salt it could be guessed and tried."""
        return cls(digest(salt, line), salt)

    @property
    def shown(self) -> Pledge:
        return self._replace(secret="")


NO_PLEDGE = Pledge()


@dataclass(frozen=True, slots=True)
class Proof:
    """Every deal follows from the three secrets together: whoever knows only two of them knows nothing."""

    server: Pledge
    french: Pledge = NO_PLEDGE
    spanish: Pledge = NO_PLEDGE
    #: Of the answers that both sides gave in secret, in the order in which they were revealed.
    seals: tuple[Pledge, ...] = ()

    def __getitem__(self, side: Side) -> Pledge:
        return self.french if side is FRENCH else self.spanish

    def with_player(self, side: Side, pledge: Pledge) -> Proof:
        return replace(self, french=pledge) if side is FRENCH else replace(self, spanish=pledge)

    @property
    def shown(self) -> Proof:
        """What everybody may know while the game runs."""
        return replace(self, server=self.server.shown, french=self.french.shown, spanish=self.spanish.shown)

    def dealt(self, open_to_chance: Iterable[Action], number: int) -> Action:
        """What the chance seat answers, after so many answers of its own.

        A deck lies in the order of its cards' hashes from the start; for each random discard a hand is ordered anew.
        """
        key = digest("deal", self.server.secret, self.french.secret, self.spanish.secret)

        def rank(action: Action) -> str:
            assert isinstance(action, Deal | Discard)
            return digest(key, "deck" if isinstance(action, Deal) else f"discard {number}", action.card)

        return min(open_to_chance, key=rank)


def proof_lines(proof: Proof | None) -> Iterator[str]:
    """As a record writes it: `proof server 1a2b… 3c4d…`."""
    if proof is None:
        return
    named = [("server", proof.server), ("french", proof.french), ("spanish", proof.spanish)]
    for name, pledge in (*named, *(("seal", seal) for seal in proof.seals)):
        if pledge.commitment:
            yield " ".join(part for part in ("proof", name, *pledge) if part)


def read_pledge(line: str) -> tuple[str, Pledge]:
    """Whose it is, and what. Raises ValueError."""
    match = _LINE.fullmatch(line)
    if match is None:
        raise ValueError(_EXPECTED)
    return match[1], Pledge(match[2], match[3] or "")


def made_proof(pledges: list[tuple[str, Pledge]]) -> Proof:
    """Of all that a record holds. Raises ValueError."""
    names = [name for name, _ in pledges]
    if names.count("server") != 1 or names.count("french") > 1 or names.count("spanish") > 1:
        raise ValueError("expected one line for the server, and one at most for each side")
    single = dict(pledges)
    seals = tuple(pledge for name, pledge in pledges if name == "seal")
    return Proof(single["server"], single.get("french", NO_PLEDGE), single.get("spanish", NO_PLEDGE), seals)
