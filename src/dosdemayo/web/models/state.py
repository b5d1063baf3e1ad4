"""What one seat sees of a game."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from dosdemayo.engine.events import Event, Reason
from dosdemayo.web.models.common import (
    Answer,
    Answered,
    BySide,
    Cubes,
    Model,
    PhaseName,
    SeatName,
    SideName,
    WindowName,
)
from dosdemayo.web.models.options import Question

OpponentKind = Literal["computer", "same_screen", "link"]
Ability = Literal[
    "answer",
    "seal",
    "unseal",
    "reveal",
    "undo",
    "resign",
    "no_card",
    "level",
    "hint",
    "offer_rematch",
    "accept_rematch",
    "chat",
]


class CardInPlay(Model):
    card: str
    side: SideName
    area: int
    turn: int


class OutcomeModel(Model):
    winner: SideName
    reason: Reason


class ViewModel(Model):
    turn: int
    phase: PhaseName
    cubes: BySide[Cubes]
    outside: Cubes
    reserve: BySide[int]
    lost: BySide[int]
    hands: BySide[list[str] | None]
    decks: BySide[list[str] | None]
    hand_sizes: BySide[int]
    deck_sizes: BySide[int]
    discards: BySide[list[str]]
    in_play: list[CardInPlay]
    used: list[str]
    denied: list[SideName]
    initiative: SideName
    loss_limit: int
    closed: list[int]
    first_writer: SideName | None
    shown: list[str] | None
    orders: BySide[list[str]]
    moved_in: Cubes
    fought: list[int]
    outcome: OutcomeModel | None


class EventModel(Answered):
    n: int
    step: int
    turn: int
    event: Annotated[Event, Field(discriminator="code")]


class Log(Model):
    start: int = Field(alias="from")
    total: int
    events: list[EventModel]


class ClockOptions(Model):
    bank: float = Field(ge=10, le=2_592_000)
    increment: float = Field(default=0, ge=0, le=604_800)
    on_timeout: Literal["default", "forfeit"] = "default"


class GameOptions(Model):
    opponent: OpponentKind
    #: Which level of the computer plays this turn, and which another one from the next turn on.
    level: str | None
    next_level: str | None
    orders: Literal["assisted", "strict"]
    edition: str
    own_edition: bool = Field(description="Another than the base edition of this server: ask /edition of the game")
    seeded: bool
    clock: ClockOptions | None


class PlayerModel(Model):
    kind: Literal["human", "computer"]
    name: str | None
    joined: bool


class Seals(Model):
    sides: list[SideName]
    mine: Answer | None
    reveal: bool


class NoCardUntil(Model):
    """A private, standing pass in every card window before this one."""

    turn: int = Field(ge=1, le=99)
    window: WindowName
    through_plays: bool = False


class Screen(Model):
    seat: SideName


class ClockModel(Model):
    remaining: float
    running: bool


class Tokens(Model):
    french: str | None
    spanish: str | None
    spectator: str


class Rematch(Model):
    offered_by: SideName | None
    game: str | None
    side: SideName | None
    #: Mine; the others that I may have stand beside it.
    token: str | None
    tokens: Tokens | None


class State(Model):
    game: str
    revision: int
    seat: SeatName
    options: GameOptions
    players: BySide[PlayerModel]
    view: ViewModel
    question: Question | None
    cards_may_be_played: bool
    sealed: Seals
    draft: Answer | None
    no_card_until: NoCardUntil | None
    can: list[Ability]
    screen: Screen | None
    clocks: BySide[ClockModel] | None
    rematch: Rematch | None
    chat: int
    undone: int
    log: Log
