"""A table holds one match: it asks, writes down, tells each seat what it may know, takes back only sealed answers."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Order, Refused, View
from dosdemayo.engine.actions import Action, Choose, Draw, Pass, Write
from dosdemayo.engine.options import Options
from dosdemayo.records import Record, final_state, read_record, write_record
from dosdemayo.table import Dealer, Table, UndoError


class Recorder:
    """Answers at random and remembers everything it is given."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.views: list[View] = []
        self.told: list[dict[str, Any]] = []

    def answer(self, view: View, options: Options) -> Action:
        self.views.append(view)
        return options.sample(self.rng)

    def hear(self, told: Sequence[dict[str, Any]]) -> None:
        self.told += told


def at_the_orders() -> Table:
    table = Table(Record())
    table.answer(FRENCH, Choose("murat"))
    while table.pending[0].kind.startswith("window:"):
        table.answer(table.pending[0].seat, Pass())
    assert {decision.kind for decision in table.pending} == {"orders"}
    return table


def test_a_match_runs_to_its_end_and_its_record_replays() -> None:
    table = Table(Record())
    french, spanish = Recorder(1), Recorder(2)
    outcome = table.run({FRENCH: french, SPANISH: spanish, CHANCE: Dealer(Random(3))})
    assert outcome == table.outcome == final_state(table.record).outcome
    assert table.pending == ()
    assert french.views
    assert all(view.seat is FRENCH for view in french.views)
    assert all(view.seat is SPANISH for view in spanish.views)


def test_each_seat_hears_its_own_secrets_only() -> None:
    table = Table(Record())
    heard = {FRENCH: Recorder(1), SPANISH: Recorder(2), CHANCE: Dealer(Random(3))}
    table.run(heard)  # type: ignore[arg-type]
    for seat, other in ((FRENCH, SPANISH), (SPANISH, FRENCH)):
        player = heard[seat]
        assert isinstance(player, Recorder)
        draws = [event for event in player.told if event["event"] == "drew"]
        assert any(event["side"] == seat.label for event in draws)
        assert all("card" in event for event in draws if event["side"] == seat.label)
        assert not any("card" in event for event in draws if event["side"] == other.label)


def test_a_table_resumes_from_its_written_record() -> None:
    table = at_the_orders()
    table.answer(SPANISH, Write((Order(9, 14),)))
    again = Table(read_record(write_record(table.record)))
    assert again.pending == table.pending
    assert again.view(SPANISH) == table.view(SPANISH)


def test_a_sealed_sheet_can_be_taken_back_until_the_other_is_in() -> None:
    table = at_the_orders()
    before, written = table.view(SPANISH), len(table.record.answers)
    table.answer(SPANISH, Write((Order(9, 14),)))
    assert table.can_undo(SPANISH)
    assert not table.can_undo(FRENCH)
    table.undo(SPANISH)
    assert table.view(SPANISH) == before
    assert len(table.record.answers) == written
    table.answer(SPANISH, Write((Order(9, 7),)))
    table.answer(FRENCH, Write(()))
    assert not table.can_undo(SPANISH)
    with pytest.raises(UndoError):
        table.undo(SPANISH)


def test_a_pass_cannot_be_taken_back() -> None:
    """That it could be would tell whether the window is still open for the other side (9.5)."""
    table = Table(Record())
    table.answer(FRENCH, Choose("artilleria"))
    assert table.pending[0].kind == "window:preparation"
    table.answer(FRENCH, Pass())
    assert not table.can_undo(FRENCH)


def test_a_refused_answer_changes_nothing() -> None:
    table = at_the_orders()
    before = table.view(None)
    with pytest.raises(Refused):
        table.answer(SPANISH, Write((Order(9, 10),)))
    with pytest.raises(Refused):
        table.answer(SPANISH, Draw(True))
    assert table.view(None) == before
