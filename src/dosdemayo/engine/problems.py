"""Why an answer is refused: a class for each reason, with the rule and what it is about. Words are found elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Literal, TypeAlias

from dosdemayo.engine.ids import Area, CardId, Kind, Rule, SeatName, SideName, Window
from dosdemayo.engine.orders import OrderText
from dosdemayo.engine.targets import WrittenTarget


@dataclass(frozen=True, slots=True, kw_only=True)
class ProblemBase:
    """One reason against an answer: a code, the rule, and, in fields of its own, what it is about."""

    code: str
    rule: Rule
    #: A warning does not refuse: the set can still become executable (5.7).
    warning: bool = False

    def about(self) -> dict[str, Any]:
        """The problem's own fields; one that is left at its default has nothing to say."""
        own = (field for field in fields(self) if field.name not in _COMMON)
        return {field.name: _listed(value) for field in own if (value := getattr(self, field.name)) != field.default}

    def to_json(self) -> dict[str, Any]:
        """The problem in a form that can be sent."""
        return {"code": self.code, "rule": self.rule, **self.about()} | ({"warning": True} if self.warning else {})


_COMMON = {field.name for field in fields(ProblemBase)}


def _listed(value: Any) -> Any:
    return [_listed(part) for part in value] if isinstance(value, tuple) else value


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOver(ProblemBase):
    code: Literal["game_over"] = "game_over"
    rule: Rule = "8.2"


@dataclass(frozen=True, slots=True, kw_only=True)
class NotAsked(ProblemBase):
    code: Literal["not_asked"] = "not_asked"
    rule: Rule = "3.1"
    seat: SeatName


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongKind(ProblemBase):
    """An answer to another question than the one that is asked."""

    code: Literal["wrong_kind"] = "wrong_kind"
    rule: Rule = "3.1"
    asked: Kind
    answer: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardProblem(ProblemBase):
    card: CardId


@dataclass(frozen=True, slots=True, kw_only=True)
class NotOffered(CardProblem):
    code: Literal["not_offered"] = "not_offered"
    rule: Rule = "2.4"
    offered: tuple[CardId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NotInDeck(CardProblem):
    code: Literal["not_in_deck"] = "not_in_deck"
    rule: Rule = "4.2"
    side: SideName


@dataclass(frozen=True, slots=True, kw_only=True)
class NotInHand(CardProblem):
    code: Literal["not_in_hand"] = "not_in_hand"
    rule: Rule = "9.1"
    #: Whose hand, where chance picks the card.
    side: SideName | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NoSuchCard(CardProblem):
    code: Literal["no_such_card"] = "no_such_card"
    rule: Rule = "9.1"


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongWindow(CardProblem):
    code: Literal["wrong_window"] = "wrong_window"
    window: Window
    windows: tuple[Window, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongTurn(CardProblem):
    code: Literal["wrong_turn"] = "wrong_turn"
    turn: int
    from_turn: int
    until_turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NotInPlay(CardProblem):
    code: Literal["not_in_play"] = "not_in_play"
    rule: Rule = "9.4"


@dataclass(frozen=True, slots=True, kw_only=True)
class UsedThisTurn(CardProblem):
    code: Literal["used_this_turn"] = "used_this_turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class NoObject(CardProblem):
    code: Literal["no_object"] = "no_object"


@dataclass(frozen=True, slots=True, kw_only=True)
class BadTarget(CardProblem):
    code: Literal["bad_target"] = "bad_target"
    target: WrittenTarget


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderProblem(ProblemBase):
    rule: Rule = "5.2"
    order: OrderText


@dataclass(frozen=True, slots=True, kw_only=True)
class RepeatedOrder(OrderProblem):
    code: Literal["repeated_order"] = "repeated_order"


@dataclass(frozen=True, slots=True, kw_only=True)
class NoSuchArea(OrderProblem):
    code: Literal["no_such_area"] = "no_such_area"


@dataclass(frozen=True, slots=True, kw_only=True)
class NotAdjacent(OrderProblem):
    code: Literal["not_adjacent"] = "not_adjacent"
    neighbours: tuple[Area, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClosedArea(OrderProblem):
    """A card closes the area. A card in the writer's hand may mend that (5.7)."""

    code: Literal["closed_area"] = "closed_area"
    card: CardId
    mended_by: CardId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryIsFrench(OrderProblem):
    code: Literal["entry_is_french"] = "entry_is_french"


@dataclass(frozen=True, slots=True, kw_only=True)
class NoEntryHere(OrderProblem):
    code: Literal["no_entry_here"] = "no_entry_here"
    entries: tuple[Area, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryTooEarly(OrderProblem):
    code: Literal["entry_too_early"] = "entry_too_early"
    from_turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberInFrenchOrder(OrderProblem):
    code: Literal["number_in_french_order"] = "number_in_french_order"
    rule: Rule = "5.4"


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyOutside(OrderProblem):
    code: Literal["nobody_outside"] = "nobody_outside"
    rule: Rule = "5.5"


@dataclass(frozen=True, slots=True, kw_only=True)
class TooManyOrders(ProblemBase):
    code: Literal["too_many_orders"] = "too_many_orders"
    rule: Rule = "5.4"
    counted: tuple[OrderText, ...]
    limit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MoreOrdersThanCubes(ProblemBase):
    code: Literal["more_orders_than_cubes"] = "more_orders_than_cubes"
    rule: Rule = "5.5"
    origin: Area
    orders: int
    cubes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FrenchLeaveContested(ProblemBase):
    code: Literal["french_leave_contested"] = "french_leave_contested"
    rule: Rule = "5.6"
    origin: Area


@dataclass(frozen=True, slots=True, kw_only=True)
class NoGroup(OrderProblem):
    code: Literal["no_group"] = "no_group"
    rule: Rule = "5.3"


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupSplit(ProblemBase):
    code: Literal["group_split"] = "group_split"
    rule: Rule = "5.3"
    origin: Area
    orders: tuple[OrderText, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TooManySplits(ProblemBase):
    code: Literal["too_many_splits"] = "too_many_splits"
    rule: Rule = "Q-18"
    origins: tuple[Area, ...]
    allowed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TooManyCubes(ProblemBase):
    """More cubes than there are: of a Spanish group (5.3), or of those that French orders share (6.3)."""

    code: Literal["too_many_cubes"] = "too_many_cubes"
    origin: Area | None = None
    orders: tuple[OrderText, ...] | None = None
    cubes: int
    most: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SpanishLeaveContested(ProblemBase):
    code: Literal["spanish_leave_contested"] = "spanish_leave_contested"
    rule: Rule = "5.6"
    origin: Area
    cubes: int
    most: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberMissing(OrderProblem):
    code: Literal["number_missing"] = "number_missing"


@dataclass(frozen=True, slots=True, kw_only=True)
class NoSuchOrder(OrderProblem):
    code: Literal["no_such_order"] = "no_such_order"
    rule: Rule = "6.3"


@dataclass(frozen=True, slots=True, kw_only=True)
class AtLeastOne(OrderProblem):
    code: Literal["at_least_one"] = "at_least_one"
    rule: Rule = "6.3"
    cubes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderWithoutNumber(OrderProblem):
    code: Literal["order_without_number"] = "order_without_number"
    rule: Rule = "6.3"


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderNamedTwice(ProblemBase):
    code: Literal["order_named_twice"] = "order_named_twice"
    rule: Rule = "6.3"


Problem: TypeAlias = (
    GameOver
    | NotAsked
    | WrongKind
    | NotOffered
    | NotInDeck
    | NotInHand
    | NoSuchCard
    | WrongWindow
    | WrongTurn
    | NotInPlay
    | UsedThisTurn
    | NoObject
    | BadTarget
    | RepeatedOrder
    | NoSuchArea
    | NotAdjacent
    | ClosedArea
    | EntryIsFrench
    | NoEntryHere
    | EntryTooEarly
    | NumberInFrenchOrder
    | NobodyOutside
    | TooManyOrders
    | MoreOrdersThanCubes
    | FrenchLeaveContested
    | NoGroup
    | GroupSplit
    | TooManySplits
    | TooManyCubes
    | SpanishLeaveContested
    | NumberMissing
    | NoSuchOrder
    | AtLeastOne
    | OrderWithoutNumber
    | OrderNamedTwice
)
