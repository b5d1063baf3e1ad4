"""What happened: a class for each thing that can happen, with its rule and all numbers that a sentence about it needs.

An event is plain data. One that holds a secret says by `seen_by` what another seat may know of it (rule 1.8).
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Literal, TypeAlias

from dosdemayo.engine.ids import Area, CardId, Rule, Seat, SideName, Window
from dosdemayo.engine.orders import OrderText
from dosdemayo.engine.targets import WrittenTarget

#: Why a game is over.
Reason: TypeAlias = Literal["loss limit", "cubes left", "gate open", "city subdued", "resigned", "time"]


@dataclass(frozen=True, slots=True, kw_only=True)
class EventBase:
    code: str
    rule: Rule

    def seen_by(self, seat: Seat | None) -> Event:
        """The event as this seat (or, with None, a spectator) may know it."""
        return self  # type: ignore[return-value]

    def to_json(self) -> dict[str, Any]:
        """The event, with all that it holds, in a form that can be sent."""
        return _plain(self)  # type: ignore[no-any-return]


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return value


@dataclass(frozen=True, slots=True, kw_only=True)
class SideEvent(EventBase):
    side: SideName

    def _is_of(self, seat: Seat | None) -> bool:
        return seat is not None and seat.label == self.side


@dataclass(frozen=True, slots=True, kw_only=True)
class CardKept(SideEvent):
    """A card was chosen at the start; only its owner knows which."""

    code: Literal["kept"] = "kept"
    rule: Rule = "2.4"
    card: CardId | None = None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if self._is_of(seat) else CardKept(side=self.side)


@dataclass(frozen=True, slots=True, kw_only=True)
class Denied(SideEvent):
    code: Literal["denied"] = "denied"
    rule: Rule = "4.3"


@dataclass(frozen=True, slots=True, kw_only=True)
class Allowed(SideEvent):
    code: Literal["allowed"] = "allowed"
    rule: Rule = "4.3"


@dataclass(frozen=True, slots=True, kw_only=True)
class Declined(SideEvent):
    code: Literal["declined"] = "declined"
    rule: Rule = "4.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(SideEvent):
    """Only the side that drew knows the card."""

    code: Literal["drew"] = "drew"
    rule: Rule = "4.2"
    card: CardId | None = None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if self._is_of(seat) else Drew(side=self.side)


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(SideEvent):
    code: Literal["discarded"] = "discarded"
    rule: Rule = "9.2"
    card: CardId


@dataclass(frozen=True, slots=True, kw_only=True)
class Looked(SideEvent):
    """A side has looked at the enemy's hand; only it knows what it saw."""

    code: Literal["looked"] = "looked"
    cards: tuple[CardId, ...] | None = None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if self._is_of(seat) else Looked(rule=self.rule, side=self.side)


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowOpened(EventBase):
    code: Literal["window"] = "window"
    rule: Rule = "9.4"
    window: Window


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(SideEvent):
    code: Literal["played"] = "played"
    card: CardId
    target: WrittenTarget


@dataclass(frozen=True, slots=True, kw_only=True)
class CardUsed(SideEvent):
    code: Literal["used"] = "used"
    card: CardId
    target: WrittenTarget


@dataclass(frozen=True, slots=True, kw_only=True)
class Expired(EventBase):
    code: Literal["expired"] = "expired"
    card: CardId


@dataclass(frozen=True, slots=True, kw_only=True)
class Sealed(SideEvent):
    """Only the side that wrote knows the orders."""

    code: Literal["sealed"] = "sealed"
    rule: Rule = "5.1"
    orders: tuple[OrderText, ...] | None = None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if self._is_of(seat) else Sealed(side=self.side)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(SideEvent):
    code: Literal["shown"] = "shown"
    rule: Rule = "5.1"
    orders: tuple[OrderText, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed(SideEvent):
    code: Literal["revealed"] = "revealed"
    rule: Rule = "6.1"
    orders: tuple[OrderText, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Voided(SideEvent):
    """A whole set of orders is void, by the rule in `why`."""

    code: Literal["voided"] = "voided"
    rule: Rule = "5.7"
    why: Rule


@dataclass(frozen=True, slots=True)
class NumberedOrder:
    """An order, and how many cubes carry it out."""

    order: OrderText
    cubes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Announced(EventBase):
    """The Spanish moves."""

    code: Literal["announced"] = "announced"
    rule: Rule = "6.3"
    moves: tuple[NumberedOrder, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Allotted(EventBase):
    """The French moves."""

    code: Literal["allotted"] = "allotted"
    rule: Rule = "6.3"
    moves: tuple[NumberedOrder, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Swap(EventBase):
    """Cubes of `side` met `against` enemy cubes on the way from `origin` to `destination`, and pushed them back."""

    code: Literal["swap"] = "swap"
    rule: Rule = "6.5"
    side: SideName
    origin: Area
    destination: Area
    cubes: int
    pushed: SideName
    against: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(SideEvent):
    code: Literal["moved"] = "moved"
    rule: Rule = "6.3"
    origin: Area
    destination: Area
    cubes: int


@dataclass(frozen=True, slots=True)
class Bonus:
    """What a card in play adds to the strength of a group."""

    card: CardId
    strength: int


@dataclass(frozen=True, slots=True)
class Strength:
    """The strength of a group (1.6), and of what it is the sum."""

    cubes: int
    bonuses: tuple[Bonus, ...]
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Fight(EventBase):
    """Rule 7.2 with its arithmetic: `weaker` goes `times` into `stronger`; of equal groups nobody loses."""

    code: Literal["fight"] = "fight"
    rule: Rule = "7.2"
    area: Area
    french: Strength
    spanish: Strength
    loser: SideName | None
    stronger: int
    weaker: int
    times: int
    #: What would be lost if no card spared anybody: `times`, but never more than there are.
    due: int
    spared: int
    spared_by: tuple[CardId, ...]
    lost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Lost(SideEvent):
    """Cubes were lost: in a fight, or by the card that struck."""

    code: Literal["lost"] = "lost"
    area: Area
    cubes: int
    card: CardId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(EventBase):
    code: Literal["turn"] = "turn"
    rule: Rule = "7.5"
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Over(EventBase):
    code: Literal["over"] = "over"
    winner: SideName
    reason: Reason


Event: TypeAlias = (
    CardKept
    | Denied
    | Allowed
    | Declined
    | Drew
    | Discarded
    | Looked
    | WindowOpened
    | CardPlayed
    | CardUsed
    | Expired
    | Sealed
    | Shown
    | Revealed
    | Voided
    | Announced
    | Allotted
    | Swap
    | Moved
    | Fight
    | Lost
    | TurnBegan
    | Over
)
