"""What the server answers beside a game's state."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from pydantic import Field, JsonValue

from dosdemayo.web.models.common import (
    Answer,
    Answered,
    BySide,
    Certainty,
    Model,
    PhaseName,
    ProblemModel,
    SeatName,
    SideName,
    WindowName,
)
from dosdemayo.web.models.state import (
    EventModel,
    GameOptions,
    OpponentKind,
    OutcomeModel,
    PlayerModel,
    Tokens,
    ViewModel,
)

Viewpoint = Literal["french", "spanish", "spectator", "all"]


class About(Model):
    version: str
    ruleset: str
    levels: list[str]
    editions: list[OfferedEdition]
    #: The name of the one that a page offers first.
    usual_edition: str
    languages: list[str]
    mail: bool
    #: Where the page is reached from outside; empty where nobody has said.
    public_url: str
    #: Games in which nothing has happened for so many days are removed; 0 for never.
    expire_days: int
    strengths: list[SideStrength]
    limits: FieldLimits


class OfferedEdition(Model):
    name: str
    #: The message of the catalogs that holds its name, as in the options of a game.
    key: str


class FieldLimits(Model):
    """Numbers that a page needs before it asks for anything."""

    #: Characters.
    name: int
    chat: int
    seed: int
    question: int
    webhook: int
    mail: int
    #: Seconds of a beat: the fewest, the most, and those unless said otherwise.
    shortest_beat: float
    longest_beat: float
    usual_beat: float
    #: From so many seconds on a clock a game has no beats unless they are asked for.
    slow_from: float


class SideStrength(Model):
    """How often each side wins between two computers of a level."""

    edition: str
    level: str
    games: int
    #: Percent of these games.
    french: float


class Invitation(Model):
    side: SideName
    token: str


class Renewed(Model):
    token: str


class Seated(Model):
    """How to come back to a game."""

    game: str
    side: SideName
    tokens: Tokens
    invitation: Invitation | None


class Invited(Model):
    """What somebody is invited to."""

    side: SideName
    #: Whoever invites, if there is a name.
    host: str | None
    options: GameOptions
    #: As a spectator sees it.
    view: ViewModel
    #: What it is played by, where that is not the base edition.
    edition: EditionModel | None


class Check(Answered):
    accepted: bool
    answer: Answer | None
    problems: list[ProblemModel]
    counted: int | None
    free: int | None


class InWords(Model):
    """Sentences, an answer that the rules allow, or something that the page does; nothing if it is not understood."""

    lines: list[str] | None = None
    answer: Answer | None = None
    act: Literal["seal", "undo", "wait"] | None = None


class ChatLine(Model):
    n: int
    side: SideName
    text: str
    at: datetime


class ChatLines(Model):
    total: int
    lines: list[ChatLine]


class Notices(Model):
    webhook: bool
    mail: bool
    mail_to_confirm: bool


class MyGame(Model):
    game: str
    seat: SeatName
    turn: int
    phase: PhaseName
    asked: bool
    #: The other player offers a rematch.
    rematch_offered: bool
    opponent: OpponentKind
    level: str | None
    edition: str
    #: The message of the catalogs that holds its name, as in the options of a game.
    edition_key: str
    players: BySide[PlayerModel]
    outcome: OutcomeModel | None
    created: datetime
    moved: datetime


class TurnLosses(Model):
    turn: int
    french: int
    spanish: int


class Ending(Model):
    lost: list[TurnLosses]
    hands: BySide[list[str]]
    #: Games won in this row of rematches by whoever has each side now.
    score: BySide[int]


class ProspectModel(Model):
    turn: int
    #: Out of a hundred; the rest is the Spanish side's.
    french: int


class Prospects(Model):
    """How the strong player, who sees both hands, judges each turn before its orders."""

    turns: list[ProspectModel]
    #: The turn after which the winner was ahead for good.
    tipped: int | None


class MyGamesFound(Model):
    games: list[MyGame]


class ReplayStep(Model):
    step: int
    turn: int
    phase: PhaseName
    view: ViewModel
    events: list[EventModel]


class Replay(Model):
    game: str
    viewpoint: Viewpoint
    viewpoints: list[Viewpoint]
    over: bool
    steps: list[ReplayStep]


class AreaModel(Model):
    id: int
    name: str
    place: str


class Edge(Model):
    between: list[int]
    certainty: Certainty
    source: str


class Sure(Model):
    certainty: Certainty
    source: str


class Value(Sure):
    key: str
    value: JsonValue


class CardText(Model):
    """A card in one language, made from its effects."""

    translated: str
    when: str
    effect: str
    done: str = Field(description="What playing it has done, with {area}, {order}, {goal} or {steps} for its target")
    flavour: str
    source: str = Field(description="Where what it does comes from; empty where the edition does not say")


class CardModel(Model):
    id: str
    rule: str
    side: SideName
    name: str
    windows: list[WindowName]
    immediate: bool
    stays: str
    from_turn: int
    until_turn: int
    parameters: list[Value]
    effect: Sure | None
    texts: dict[str, CardText] = Field(description="By language: the one that was asked for")


class DifferenceModel(Model):
    """How an edition differs from the base edition of this server; how sure something is counts for nothing."""

    changed: list[str] = Field(description="Ids of cards that say or do something else")
    added: list[str]
    removed: list[str]
    others: int = Field(description="So many names of areas, edges, and values of set-up and limits")


class EditionModel(Model):
    name: str
    is_base: bool = Field(description="The base edition of this server; an earlier one has the same name")
    difference: DifferenceModel
    areas: list[AreaModel]
    edges: list[Edge]
    entries: list[int]
    gates: list[int]
    main_streets: list[int]
    turns: int
    loss_limit: int
    cards: list[CardModel]
    values: list[Value]


class Catalogs(Model):
    languages: dict[str, list[str]] = Field(examples=[{"en": ["cards", "web"]}])
