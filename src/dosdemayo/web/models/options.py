"""What may be answered to each kind of question, and the question itself."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from dosdemayo.web.models.common import Model


class CardChoices(Model):
    choices: list[str]


class DrawChoices(Model):
    choices: list[Literal["allow", "deny", "draw", "decline"]]


class FrenchGroup(Model):
    #: 0 is outside.
    origin: int
    cubes: int
    counted: bool
    destinations: list[int]


class FrenchOrderOptions(Model):
    side: Literal["french"]
    limit: int
    groups: list[FrenchGroup]


class SpanishGroup(Model):
    origin: int
    cubes: int
    most: int
    numbered: bool
    destinations: list[int]
    risky: list[int]


class SpanishOrderOptions(Model):
    side: Literal["spanish"]
    splits: int
    groups: list[SpanishGroup]


class Stack(Model):
    cubes: int
    orders: list[str]


class AllotmentOptions(Model):
    stacks: list[Stack]


class NoTarget(Model):
    kind: Literal["none"]
    values: list[None]


class AreaTargets(Model):
    kind: Literal["area"]
    values: list[int]


class OrderTargets(Model):
    kind: Literal["order"]
    values: list[str]


class RedirectTargets(Model):
    """An order and the area that it shall lead to instead."""

    kind: Literal["redirect"]
    values: list[tuple[str, int]]


class RideSource(Model):
    area: int
    cubes: int
    destinations: list[int]


class RideTargets(Model):
    kind: Literal["ride"]
    sources: list[RideSource]


class Playable(Model):
    card: str
    targets: Annotated[
        NoTarget | AreaTargets | OrderTargets | RedirectTargets | RideTargets, Field(discriminator="kind")
    ]


class WindowOptions(Model):
    model_config = ConfigDict(populate_by_name=True)

    may_pass: bool = Field(alias="pass")
    plays: list[Playable]
    uses: list[Playable]


class Asked(Model):
    """What this seat is asked. `id` goes back with the answer."""

    id: int
    rule: str
    secret: bool


class CardQuestion(Asked):
    kind: Literal["french_choice"]
    options: CardChoices


class DrawQuestion(Asked):
    kind: Literal["deny", "draw"]
    options: DrawChoices


class OrdersQuestion(Asked):
    kind: Literal["orders"]
    options: Annotated[FrenchOrderOptions | SpanishOrderOptions, Field(discriminator="side")]


class AllotmentQuestion(Asked):
    kind: Literal["allotment"]
    options: AllotmentOptions


class WindowQuestion(Asked):
    kind: Literal[
        "window:preparation",
        "window:orders",
        "window:movement",
        "window:after_movement",
        "window:resolution",
        "window:after_resolution",
    ]
    options: WindowOptions


Question = Annotated[
    CardQuestion | DrawQuestion | OrdersQuestion | AllotmentQuestion | WindowQuestion, Field(discriminator="kind")
]
