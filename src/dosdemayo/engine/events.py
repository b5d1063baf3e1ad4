"""What happened, born in a public and, where there is one, a secret form (rule 1.8)."""

from __future__ import annotations

from typing import Any, NamedTuple

from dosdemayo.engine.ids import Rule, Seat, Side


class Event(NamedTuple):
    """One thing that happened: a code, its rule, and what it is about."""

    code: str
    rule: Rule
    data: dict[str, Any]
    #: The only side that also sees `secret`.
    owner: Side | None = None
    secret: dict[str, Any] | None = None

    def seen_by(self, seat: Seat | None) -> dict[str, Any]:
        """The event as this seat (or, with None, a spectator) may know it."""
        shown = {"event": self.code, "rule": self.rule, **self.data}
        if self.secret is not None and seat is self.owner:
            shown |= self.secret
        return shown
