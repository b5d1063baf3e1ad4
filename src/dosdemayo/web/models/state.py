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

CardManner = Literal["beat", "standing", "strict"]
OpponentKind = Literal["computer", "same_screen", "link"]
Ability = Literal[
    "answer",
    "seal",
    "unseal",
    "reveal",
    "undo",
    "resign",
    "wait",
    "ready",
    "look",
    "draw",
    "standing",
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
    #: Of each side, until the cubes move: who has seen to it that it was not asked whether it draws (4.3).
    draw_forbidden_by: BySide[Literal["enemy", "self"] | None]
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
    #: The message of the catalogs that holds its name; where they have none it is called as its owner calls it.
    edition_key: str
    own_edition: bool = Field(description="Another than the base edition of this server: ask /edition of the game")
    seeded: bool
    cards: CardManner
    #: Seconds of a beat.
    beat: float
    clock: ClockOptions | None


class PlayerModel(Model):
    kind: Literal["human", "computer"]
    name: str | None
    joined: bool


class Seals(Model):
    sides: list[SideName]
    mine: Answer | None
    reveal: bool


class ContributionModel(Model):
    """A player's part in the dealing: empty before there is any."""

    commitment: str
    opened: bool


class ProofModel(Model):
    """What binds the server and the players. Hashes are SHA-256 in hexadecimal."""

    server: str
    players: BySide[ContributionModel]
    #: May players still contribute? Not any more once a card was dealt.
    open: bool
    #: To the answers that are sealed now; empty where none is.
    seals: BySide[str]


class StandingModel(Model):
    """What shall be done about my cards in a turn; private."""

    turn: int = Field(ge=1, le=99)
    ask: Literal["always", "last_chance", "when", "never"]
    #: Conditions for `when`: an enemy order begins or ends here, I would lose a cube, the enemy has played a card.
    areas: list[Annotated[int, Field(ge=1, le=99)]] = Field(default=[], max_length=99)
    on_loss: bool = False
    on_card: bool = False
    #: Is played then, where there is only one way to play it.
    card: Annotated[str, Field(max_length=40)] | None = None


class BeatModel(Model):
    """A card window that waits for nobody."""

    turn: int
    window: WindowName
    seconds: float
    #: Seconds that are left.
    left: float
    #: Have I said that I need no more time?
    ready: bool


class Screen(Model):
    """At a screen that both share: who should sit there alone, or else, for all to see, who is asked."""

    seat: SideName | None
    asks: SideName | None


class ClockModel(Model):
    remaining: float
    running: bool


class Tokens(Model):
    french: str | None
    spanish: str | None
    spectator: str | None


class Rematch(Model):
    offered_by: SideName | None
    game: str | None
    side: SideName | None
    #: Mine, unless it was renewed since; the others that I may have stand beside it.
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
    #: None where the cards are dealt by dice: with a seed, from a record, in games from before.
    proof: ProofModel | None
    draft: Answer | None
    standing: StandingModel | None
    beat: BeatModel | None
    #: Who has said Wait in this card window.
    waiting: list[SideName]
    can: list[Ability]
    screen: Screen | None
    clocks: BySide[ClockModel] | None
    rematch: Rematch | None
    chat: int
    undone: int
    log: Log
