"""What players ask for."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, model_validator

from dosdemayo.records import Pledge
from dosdemayo.records.proof import HEX
from dosdemayo.web.models.common import (
    CHAT_LENGTH,
    LINE,
    MAIL_LENGTH,
    QUESTION_LENGTH,
    SEED_LENGTH,
    TEXT,
    WEBHOOK_LENGTH,
    Answer,
    GameId,
    Model,
    Name,
    SideName,
    Token,
    WindowName,
)
from dosdemayo.web.models.state import CardManner, ClockOptions, StandingModel

QuestionId = Annotated[int, Field(ge=0, le=1_000_000)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[a-z0-9_.-]+$")]


EditionName = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=LINE)]


class ComputerOpponent(Model):
    kind: Literal["computer"]
    level: Word


class SameScreen(Model):
    kind: Literal["same_screen"]


class ByLink(Model):
    kind: Literal["link"]


#: From so many seconds on a clock a game goes on over days, and nobody is hurried.
SLOW_FROM = 86_400
#: Seconds that a beat may last.
SHORTEST_BEAT, LONGEST_BEAT = 2, 15
Opponent = Annotated[ComputerOpponent | SameScreen | ByLink, Field(discriminator="kind")]


class CreateGame(Model):
    side: Literal["french", "spanish", "random"] = "random"
    opponent: Opponent
    orders: Literal["assisted", "strict"] = "assisted"
    edition: EditionName = "base"
    #: Empty, too long or wrong: whoever reads editions says so, in the player's language.
    edition_file: str | None = Field(
        default=None, description="The text of an edition file, played instead of an edition that is offered"
    )
    clock: ClockOptions | None = None
    #: How card windows are dealt with; unless said, as fits the opponent and the clock.
    cards: CardManner | None = None
    #: Seconds of a beat; the usual ones unless said.
    beat: Annotated[float, Field(ge=SHORTEST_BEAT, le=LONGEST_BEAT)] | None = None
    #: Against the computer: ask before both sheets are opened.
    confirms_reveal: bool = False
    seed: Annotated[str, StringConstraints(min_length=1, max_length=SEED_LENGTH, pattern=LINE)] | None = None
    name: Name | None = None

    @model_validator(mode="after")
    def _no_clock_at_one_screen(self) -> CreateGame:
        if self.clock is not None and self.opponent.kind == "same_screen":
            raise ValueError("a same-screen game has no clock")
        return self

    @model_validator(mode="after")
    def _somebody_to_hurry(self) -> CreateGame:
        fitting = {"computer": ["standing"], "same_screen": ["beat", "strict"], "link": ["beat", "standing", "strict"]}
        if self.cards is not None and self.cards not in fitting[self.opponent.kind]:
            raise ValueError(f"cards: expected one of {', '.join(fitting[self.opponent.kind])}")
        return self

    @property
    def manner(self) -> CardManner:
        """A game against the computer, or one over days, does not hurry anybody."""
        is_slow = self.clock is not None and self.clock.bank >= SLOW_FROM
        unless_said: CardManner = "standing" if self.opponent.kind == "computer" or is_slow else "beat"
        return self.cards or unless_said


class TellEdition(Model):
    edition_file: str = Field(description="The text of an edition file")


class ImportRecord(Model):
    record: Annotated[str, StringConstraints(min_length=1, max_length=200_000)]
    side: SideName = "french"
    opponent: Opponent
    cards: CardManner | None = None
    name: Name | None = None


class Join(Model):
    invitation: Token
    name: Name | None = None


class AnswerQuestion(Model):
    question: QuestionId
    answer: Answer


class CheckAnswer(Model):
    """Either an answer or, for orders, what somebody typed."""

    question: QuestionId
    answer: Answer | None = None
    text: Annotated[str, StringConstraints(max_length=500)] | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> CheckAnswer:
        if (self.answer is None) == (self.text is None):
            raise ValueError("give either answer or text")
        return self


class AskInWords(Model):
    """A word about the table, or the number of an area, and the language of the answer."""

    text: Annotated[str, StringConstraints(max_length=QUESTION_LENGTH)]
    lang: Annotated[str, StringConstraints(max_length=40)] = "en"


Hash = Annotated[str, StringConstraints(pattern=rf"^{HEX}$")]


class Contribute(Model):
    """A player's part in the dealing (2.5): first the commitment to a secret, then the secret."""

    commitment: Hash | None = None
    secret: Hash | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> Contribute:
        if (self.commitment is None) == (self.secret is None):
            raise ValueError("give either commitment or secret")
        return self

    @property
    def pledge(self) -> Pledge:
        return Pledge.to(self.secret) if self.secret is not None else Pledge(self.commitment or "")


class NameQuestion(Model):
    question: QuestionId


class NameBeat(Model):
    """The card window whose beat runs."""

    turn: Annotated[int, Field(ge=1, le=99)]
    window: WindowName


class SayDraws(Model):
    """Who draws a card, said for both before a screen that they share."""

    turn: Annotated[int, Field(ge=1, le=99)]
    drawing: Annotated[list[SideName], Field(max_length=2)]


class SetStanding(Model):
    standing: StandingModel | None


class ChooseLevel(Model):
    level: Word


class SetName(Model):
    name: Name


class Say(Model):
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=CHAT_LENGTH, pattern=TEXT)]


class SetNotices(Model):
    webhook: Annotated[str, StringConstraints(max_length=WEBHOOK_LENGTH, pattern=LINE)] | None = None
    mail: Annotated[str, StringConstraints(max_length=MAIL_LENGTH, pattern=LINE)] | None = None
    language: Annotated[str, StringConstraints(pattern="^[a-z]{2,3}$")] = Field(
        "en", description="In which notices are written; English where there are no texts in it"
    )


class ConfirmMail(Model):
    code: Annotated[str, StringConstraints(pattern=r"^[0-9]{6}$")]


class RenewToken(Model):
    """My own, or the spectators'."""

    whose: Literal["mine", "spectator"]


class ShowInvitation(Model):
    invitation: Token


class DrawQr(Model):
    """A link to be read by a camera."""

    text: str = Field(min_length=1, max_length=400, pattern=LINE)


class KnownGame(Model):
    game: GameId
    token: Token


class MyGames(Model):
    games: Annotated[list[KnownGame], Field(max_length=100)]


class Nothing(Model):
    """An empty object."""
