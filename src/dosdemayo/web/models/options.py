"""What may be answered to each kind of question, and the question itself."""

from __future__ import annotations

from typing import Literal

from pydantic import ConfigDict, Field, JsonValue

from dosdemayo.web.models.common import Model

QuestionKind = Literal[
    "french_choice",
    "deny",
    "draw",
    "orders",
    "allotment",
    "window:preparation",
    "window:orders",
    "window:movement",
    "window:after_movement",
    "window:resolution",
    "window:after_resolution",
]


class ChoiceOptions(Model):
    choices: list[str]


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


class ListedTargets(Model):
    kind: Literal["none", "area", "order", "redirect"]
    values: list[JsonValue]


class RideSource(Model):
    area: int
    cubes: int
    destinations: list[int]


class RideTargets(Model):
    kind: Literal["ride"]
    sources: list[RideSource]


class Playable(Model):
    card: str
    targets: ListedTargets | RideTargets


class WindowOptions(Model):
    model_config = ConfigDict(populate_by_name=True)

    may_pass: bool = Field(alias="pass")
    plays: list[Playable]
    uses: list[Playable]


QuestionOptions = ChoiceOptions | FrenchOrderOptions | SpanishOrderOptions | AllotmentOptions | WindowOptions


class Question(Model):
    """What this seat is asked. `id` goes back with the answer."""

    id: int
    kind: QuestionKind
    rule: str
    secret: bool
    options: QuestionOptions
