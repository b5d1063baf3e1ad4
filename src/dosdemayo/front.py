"""The front door: what `import dosdemayo` offers, gathered in one place.

`LiveGame` is one game that goes on: it holds a position, deals cards and keeps the record. It is a thin cover over
`Game`, the engine itself, which holds nothing: it answers questions about positions that never change.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from dosdemayo import ai
from dosdemayo.ai import Bot
from dosdemayo.content import Edition, base_edition, base_rules, load_edition, ruleset
from dosdemayo.engine import (
    CHANCE,
    FRENCH,
    OUTSIDE,
    SPANISH,
    Decision,
    Game,
    InPlay,
    Order,
    Outcome,
    Problem,
    Refused,
    Ruleset,
    Seat,
    State,
    Step,
    View,
)
from dosdemayo.engine.actions import (
    Action,
    Allot,
    Choose,
    Deal,
    Deny,
    Discard,
    Draw,
    Pass,
    Play,
    Resign,
    Use,
    Write,
)
from dosdemayo.engine.events import Event
from dosdemayo.engine.spaces import Options
from dosdemayo.notation import NotationError, board_line, parse_order, parse_position, parse_sheet, position_line
from dosdemayo.picture import Picture, board_svg
from dosdemayo.records import (
    Answer,
    Header,
    Record,
    RecordError,
    Replayed,
    format_answer,
    load_record,
    parse_answer,
    replay,
    write_record,
)
from dosdemayo.records.replay import edition_of, game_of

if TYPE_CHECKING:
    from dosdemayo.i18n import Teller

__all__ = [
    "CHANCE",
    "FRENCH",
    "OUTSIDE",
    "SPANISH",
    "Action",
    "Allot",
    "Answer",
    "Bot",
    "Choose",
    "Deal",
    "Decision",
    "Deny",
    "Discard",
    "Draw",
    "Edition",
    "Event",
    "Game",
    "InPlay",
    "LiveGame",
    "NotationError",
    "Options",
    "Order",
    "Outcome",
    "Pass",
    "Picture",
    "Play",
    "Problem",
    "Record",
    "RecordError",
    "Refused",
    "Replayed",
    "Resign",
    "Ruleset",
    "Seat",
    "State",
    "Step",
    "Use",
    "View",
    "Write",
    "board_svg",
    "bot",
    "format_answer",
    "load_edition",
    "load_record",
    "new_game",
    "parse_answer",
    "parse_order",
    "parse_sheet",
    "position",
    "position_line",
    "replay",
    "resume",
    "rules",
    "save_record",
    "sentence",
]


class LiveGame:
    """A game that goes on: its position, its record, and the deal of the cards. Made by `new_game` and `resume`.

    A seat answers with `play`; chance answers by itself, from the seed. Positions are immutable, so whatever was read
    before an answer stays as it was.
    """

    def __init__(
        self, game: Game, state: State, rng: Random, record: Record | None, events: list[Event], edition: Edition
    ) -> None:
        #: What is played by: names and texts for `sentence` and `board_svg`.
        self.edition = edition
        #: The engine, for whoever wants to look ahead: `game.game.apply(game.state, seat, action)`.
        self.game = game
        #: The position, secrets included.
        self.state = state
        #: Everything that happened so far.
        self.events = events
        self._rng = rng
        self._record = record
        self._deal()

    @property
    def pending(self) -> tuple[Decision, ...]:
        """Who is asked what now: one decision, two when both sides choose in secret, none when the game is over."""
        return self.game.pending(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, or None while the game goes on."""
        return self.state.outcome

    @property
    def line(self) -> str:
        """The whole position in one line, from which `new_game(position=…)` goes on."""
        return position_line(self.state)

    @property
    def record(self) -> Record:
        """Every answer so far. A game that began at a position has none: a record begins at the setup."""
        if self._record is None:
            raise ValueError("a game that began at a position has no record; keep its line instead")
        return self._record

    def options(self, seat: Seat | Decision | str | None = None) -> Options:
        """What an asked seat may answer: iterate it, `sample` it, ask it with `in`. Without a seat: the first asked."""
        return self.game.options(self.state, self.pending[0].seat if seat is None else _seat(seat))

    def view(self, seat: Seat | Decision | str | None) -> View:
        """All that a seat may know, or with None a spectator."""
        return self.game.view(self.state, None if seat is None else _seat(seat))

    def check(self, seat: Seat | Decision | str, answer: Action | str = "") -> list[Problem]:
        """Every problem with an answer, each with its rule; none means that `play` accepts it."""
        return self.game.check(self.state, *_answer(seat, answer))

    def play(self, seat: Seat | Decision | str, answer: Action | str = "") -> list[Event]:
        """Answer for a seat, and return what happened; chance then answers what it is asked.

        The answer is an action, or a text as in a record: `play(FRENCH, Choose("artilleria"))`,
        `play(FRENCH, "keeps artilleria")` and `play("french keeps artilleria")` are the same. Raises Refused with every
        problem, or NotationError, and then nothing has changed.
        """
        before = len(self.events)
        self._apply(_answer(seat, answer))
        self._deal()
        return self.events[before:]

    def ask(self, bot: Bot, seat: Seat | Decision | str) -> Action:
        """What a bot would answer for a seat, from what the seat may know."""
        return bot.answer(self.view(seat), self.options(seat), self._rng)

    def play_out(self, bots: Mapping[Seat, Bot]) -> Outcome:
        """Let bots answer for both sides until the game is over."""
        while self.outcome is None:
            seat = self.pending[0].seat
            self.play(seat, self.ask(bots[seat], seat))
        return self.outcome

    def copy(self) -> LiveGame:
        """A game of its own from here, with the same cards to come."""
        rng = Random()
        rng.setstate(self._rng.getstate())
        return LiveGame(self.game, self.state, rng, deepcopy(self._record), list(self.events), self.edition)

    def _apply(self, answer: Answer) -> None:
        self.state, events = self.game.apply(self.state, *answer)
        self.events += events
        if self._record is not None:
            self._record.append(*answer)

    def _deal(self) -> None:
        while self.pending and self.pending[0].seat is CHANCE:
            self._apply(Answer(CHANCE, self.options(CHANCE).sample(self._rng)))

    def __repr__(self) -> str:
        asked = ", ".join(f"{decision.seat.label} {decision.kind}" for decision in self.pending)
        return f"<LiveGame {board_line(self.state)}: {asked or self.outcome}>"

    def _repr_svg_(self) -> str:
        return board_svg(self.state, edition=self.edition)


def new_game(
    seed: int | None = None,
    *,
    edition: Edition | None = None,
    strict: bool = False,
    position: State | str | None = None,
) -> LiveGame:
    """Start a game. The same seed deals the same cards to the same answers.

    `edition` is one from `load_edition`, `strict` accepts faulty orders and voids them (rule 5.7), and with `position`
    the game starts there, at a state or at the line of one.
    """
    edition = edition or base_edition()
    record = None if position is not None else Record(Header.of(edition, strict=strict))
    game = Game(rules(edition, strict=strict))
    state = parse_position(position, game.rules) if isinstance(position, str) else position or game.start()
    events: list[Event] = []
    if not state.questions and state.outcome is None:
        state, events = game.resume(state)
    return LiveGame(game, state, Random(seed), record, events, edition)


def resume(record: Record, seed: int | None = None, *, edition: Edition | None = None) -> LiveGame:
    """Go on with the game of a record; raises RecordError where an answer is refused."""
    game = game_of(record.header, edition)
    state, events = game.start(), list[Event]()
    for replayed in replay(record, edition):
        state = replayed.state
        events += replayed.events
    return LiveGame(game, state, Random(seed), record, events, edition or edition_of(record.header))


def rules(edition: Edition | None = None, *, strict: bool = False) -> Ruleset:
    """The board, cards, set-up and limits of an edition; of the base edition if none is named."""
    return base_rules(strict) if edition is None else ruleset(edition, strict)


def position(line: str, *, edition: Edition | None = None) -> State:
    """The state that a line describes; parts may be left out. The way back is `position_line`."""
    return parse_position(line, rules(edition))


def bot(name: str = "strong", *, edition: Edition | None = None) -> Bot:
    """A computer opponent: beginner, solid, strong or strongest, also with a character as in `strong-bold`."""
    return ai.bot(name, rules(edition))


def save_record(game: LiveGame | Record, path: Path | str, *, edition: Edition | None = None) -> None:
    """Write the record of a game to a file, as the text that people can read and edit."""
    record = game.record if isinstance(game, LiveGame) else game
    Path(path).write_text(write_record(record, edition), encoding="utf-8")


def sentence(
    said: Event | Problem, *, seat: Seat | None = None, language: str = "en", edition: Edition | None = None
) -> str:
    """What happened, or why an answer is refused, in words and with its rule.

    An event is put as `seat` may know it, without one as a spectator may. `language` is the code of a catalog;
    `edition` names the areas and cards, as `game.edition` does.
    """
    teller = _teller(language) if edition is None else _teller_of(language, edition)
    return teller.problem(said) if isinstance(said, Problem) else teller.event(said.seen_by(seat))


@cache
def _teller(language: str) -> Teller:
    return _teller_of(language, base_edition())


def _teller_of(language: str, edition: Edition) -> Teller:
    from dosdemayo.i18n import Catalog, Teller  # loads Fluent: only for whoever wants words

    return Teller(Catalog(language), edition)


def _seat(who: Seat | Decision | str) -> Seat:
    if isinstance(who, str):
        names = {seat.label: seat for seat in Seat}
        if who not in names:
            raise NotationError(f"{who!r} is no seat; expected one of {', '.join(names)}")
        return names[who]
    return who.seat if isinstance(who, Decision) else who


def _answer(who: Seat | Decision | str, answer: Action | str) -> Answer:
    """Who answers what; a text may hold both."""
    if not isinstance(answer, str):
        return Answer(_seat(who), answer)
    return parse_answer(f"{who if isinstance(who, str) else _seat(who).label} {answer}")
