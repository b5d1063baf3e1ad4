"""A position: frozen, complete, and without behaviour. Everything dynamic is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dosdemayo.engine.ids import Area, CardId, Side
from dosdemayo.engine.orders import Sheet

if TYPE_CHECKING:
    from dosdemayo.engine.actions import Action
    from dosdemayo.engine.questions import Question


class InPlay(NamedTuple):
    """A card that lies on the table: the area named when it was played (0 for none) and the turn."""

    card: CardId
    area: Area
    turn: int


class Outcome(NamedTuple):
    """Who won, and why (chapter 8)."""

    winner: Side
    #: loss limit, cubes left, gate open, city subdued, resigned
    reason: str


class State(NamedTuple):
    """Pairs are indexed by side, `bytes` by area. Hands and decks are sorted: a deck is a bag."""

    turn: int
    #: The step of the turn that is entered next.
    step: int
    #: What is asked now; the last one is answered first.
    questions: tuple[Question, ...]
    cubes: tuple[bytes, bytes]
    outside: bytes
    reserve: tuple[int, int]
    lost: tuple[int, int]
    hands: tuple[tuple[CardId, ...], tuple[CardId, ...]]
    decks: tuple[tuple[CardId, ...], tuple[CardId, ...]]
    discards: tuple[tuple[CardId, ...], tuple[CardId, ...]]
    in_play: tuple[InPlay, ...]
    #: Cards in play that have been used this turn.
    used: tuple[CardId, ...]
    #: Sides whose draw is forbidden this turn (4.3): the enemy of who forbade it, then who gave up its own for that.
    denied: tuple[Side, ...]
    #: Secret simultaneous answers, kept until both are in.
    sealed: tuple[Action | None, Action | None]
    #: The side that writes first this turn and shows its sheet.
    first_writer: Side | None
    #: Orders in force, once revealed.
    orders: tuple[Sheet, Sheet]
    #: French cubes that moved into an area this turn and are still there (D-1).
    moved_in: bytes
    #: Areas whose fight was resolved this turn.
    fought: tuple[Area, ...]
    outcome: Outcome | None

    def __repr__(self) -> str:
        """Short; the whole position is written by `dosdemayo.position_line`."""
        french, spanish = (" ".join(f"{a}:{n}" for a, n in enumerate(cubes) if n) or "none" for cubes in self.cubes)
        now = self.outcome or (self.questions[-1] if self.questions else "no question")
        lost = "/".join(map(str, self.lost))
        return f"<State turn {self.turn}, French {french}, Spanish {spanish}, lost {lost}, {now}>"
