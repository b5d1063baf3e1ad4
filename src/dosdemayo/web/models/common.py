"""Words that many messages share."""

from __future__ import annotations

import json
from typing import Annotated, Generic, Literal, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    StringConstraints,
    TypeAdapter,
    WithJsonSchema,
)
from typing_extensions import TypeAliasType

from dosdemayo.engine import Problem

T = TypeVar("T")

SideName = Literal["french", "spanish"]
SeatName = Literal["french", "spanish", "spectator"]
Certainty = Literal["attested", "implied", "reconstructed"]
WindowName = Literal["preparation", "orders", "movement", "after_movement", "resolution", "after_resolution"]
PhaseName = Literal[
    "french_choice",
    "deny",
    "draw",
    "discard",
    "preparation",
    "orders",
    "write",
    "movement",
    "allotment",
    "after_movement",
    "resolution",
    "after_resolution",
    "over",
]

#: A line of text without control characters, also those that turn the direction of what is written.
LINE = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*$"
#: The same with line ends and tabs.
TEXT = r"^[^\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]*$"


def _printable(name: str) -> str:
    """A name must be able to stand in one line of a record."""
    if not name.isprintable() or name != name.strip():
        raise ValueError("contains what cannot be printed")
    return name


def _storable(value: list[JsonValue]) -> list[JsonValue]:
    """JSON of the standard in Unicode: Python's reader lets more through, databases do not."""
    try:
        json.dumps(value, allow_nan=False, ensure_ascii=False).encode()
    except ValueError as error:
        raise ValueError("contains what is no JSON text or number") from error
    return value


#: How many characters a name, a line to the other player and the seed of a game may have.
NAME_LENGTH, CHAT_LENGTH, SEED_LENGTH, QUESTION_LENGTH = 40, 500, 100, 80
WEBHOOK_LENGTH, MAIL_LENGTH = 500, 200
Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=NAME_LENGTH, pattern=LINE),
    AfterValidator(_printable),
]
Token = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
GameId = Annotated[str, StringConstraints(min_length=1, max_length=32, pattern=r"^[a-z0-9]+$")]
_Written = (
    tuple[Literal["deny", "allow", "draw", "decline", "pass", "resign"]]
    | tuple[Literal["choose"], str]
    | tuple[Literal["orders"], list[str]]
    | tuple[Literal["allot"], dict[str, int]]
    | tuple[Literal["play", "use"], str]
    | tuple[Literal["play", "use"], str, int | str | list[tuple[int, int, int]]]
    | tuple[Literal["play", "use"], str, str, int]
)
#: How an answer is written: a verb and what belongs to it, such as `["play", "heroinas", 9]`.
#: The schema says which; the notation reads it, because it knows better what is wrong with it.
Answer = TypeAliasType(
    "Answer",
    Annotated[
        list[JsonValue],
        Field(min_length=1, max_length=4),
        AfterValidator(_storable),
        WithJsonSchema(TypeAdapter(_Written).json_schema() | {"examples": [["orders", ["6-7", "-16"]]]}),
    ],
)
#: Cubes by area; areas without cubes are left out.
Cubes = dict[str, int]


class Model(BaseModel):
    """A message; whatever does not belong in it is refused."""

    model_config = ConfigDict(extra="forbid")


class BySide(Model, Generic[T]):
    french: T
    spanish: T


class Answered(Model):
    """Only ever sent: every field is there."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class ServerProblem(Answered):
    """A problem that no rule of the game has with a request."""

    rule: None = None
    warning: Literal[False] = False
    what: str


class Invalid(ServerProblem):
    code: Literal["invalid"] = "invalid"
    where: str


class Unreadable(ServerProblem):
    """A text that is no answer."""

    code: Literal["unreadable"] = "unreadable"
    text: str


class BadRecord(ServerProblem):
    code: Literal["bad_record"] = "bad_record"
    line: int
    about: str


#: Why something is refused, or a warning that does not refuse.
ProblemModel = Annotated[Problem | Invalid | Unreadable | BadRecord, Field(discriminator="code")]


class ErrorModel(Answered):
    code: str
    rule: str | None = None
    problems: list[ProblemModel] = Field(default_factory=list)
