"""`dosdemayo replay`: a recorded game as text or JSON. A record knows everything, so nothing is hidden here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.text import Text

from dosdemayo.cli.play.levels import level_name
from dosdemayo.cli.settings import Settings, print_json
from dosdemayo.cli.status import print_position
from dosdemayo.cli.story import Story, sentence
from dosdemayo.engine import Game, State
from dosdemayo.notation import answer_to_json, board_line
from dosdemayo.records import Header, Player, Record, format_answer, replay, state_digest
from dosdemayo.records.replay import Replayed, game_of


def replay_text(settings: Settings, file: Path, turn: int | None, *, wait: bool) -> None:
    record = settings.record(file)
    game = game_of(record.header, settings.edition)
    settings.console.print(Text(_title(settings, record.header), "bold"))
    shown = _Shown(settings, game)
    if turn in (None, 1):
        shown.position(settings.text("replay-start"), game.start())
    last = game.start()
    for step in _steps(record, settings, turn):
        if wait and not _go_on(settings):
            return
        shown.step(step)
        last = step.state
    if turn is None and last.outcome is None:
        settings.console.print(settings.text("replay-unfinished"))


class _Shown:
    """Prints steps, with the board wherever it has changed."""

    def __init__(self, settings: Settings, game: Game) -> None:
        self.settings = settings
        self.game = game
        self.board: Any = None
        self.story = Story()

    def step(self, step: Replayed) -> None:
        self.settings.console.print(Text(f"> {format_answer(step.answer)}", "dim"))
        for event in filter(self.story.is_news, step.events):
            self.settings.console.print(sentence(self.settings.teller, event))
        if (step.state.cubes, step.state.outside) != self.board or step.state.outcome is not None:
            self.position("", step.state)

    def position(self, heading: str, state: State) -> None:
        self.board = (state.cubes, state.outside)
        if heading:
            self.settings.console.print(heading)
        print_position(self.settings.console, self.settings.teller, self.game.view(state, None))


def _title(settings: Settings, header: Header) -> str:
    nobody = settings.text("replay-unnamed")
    return settings.text(
        "replay-title",
        french=_player(settings, header.french) or nobody,
        spanish=_player(settings, header.spanish) or nobody,
        orders=settings.text("replay-strict" if header.strict else "replay-assisted"),
        edition=settings.teller.edition_name(header.edition),
    )


def _player(settings: Settings, player: Player) -> str:
    if not player.is_computer:
        return str(player)
    return settings.text("ui-games-computer", level=level_name(settings.catalog, player.level))


def _steps(record: Record, settings: Settings, turn: int | None) -> Iterator[Replayed]:
    """The answers of the game, or of one turn."""
    before = 1
    for step in replay(record, settings.edition):
        if turn in (None, before):
            yield step
        before = step.state.turn


def _go_on(settings: Settings) -> bool:
    prompt = settings.text("replay-more")
    try:
        return not settings.words.read(input(f"[{prompt}] ").strip(), ("quit", "stop"))
    except EOFError:
        return False


def replay_json(settings: Settings, file: Path, turn: int | None) -> None:
    record = settings.record(file)
    start = game_of(record.header, settings.edition).start()
    steps = [_step_json(step) for step in _steps(record, settings, turn)]
    levels = [change._asdict() for change in record.levels]
    print_json({"header": asdict(record.header), "levels": levels, "start": board_line(start), "steps": steps})


def _step_json(step: Replayed) -> dict[str, Any]:
    outcome = step.state.outcome
    return {
        "seat": step.answer.seat.label,
        "answer": answer_to_json(step.answer.action),
        "events": [event.to_json() for event in step.events],
        "position": board_line(step.state),
        "fingerprint": state_digest(step.state),
        "outcome": None if outcome is None else [outcome.winner.label, outcome.reason],
    }
