"""Rule 9.5: passes of those who held nothing are given at a table, and left out of a written record."""

from __future__ import annotations

from random import Random

import pytest

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game, Refused
from dosdemayo.engine.actions import Pass, Resign
from dosdemayo.records import (
    Answer,
    Record,
    final_state,
    public_record,
    replay,
    with_forced_passes,
    without_forced_passes,
    write_record,
)
from dosdemayo.records.passes import table_game
from dosdemayo.testing import play_random, random_record

READERS = [FRENCH, SPANISH, None]


def at_a_table(seed: int, strict: bool = False) -> list[Answer]:
    """Every answer of a game at random in which everybody is asked."""
    game = table_game(base_rules(strict))
    return [Answer(played.decision.seat, played.action) for played in play_random(game, Random(seed))]


@pytest.mark.parametrize("seed", range(8))
def test_there_and_back(seed: int) -> None:
    rules = base_rules(seed % 2 == 1)
    given = at_a_table(seed, rules.strict)
    written = without_forced_passes(rules, given)
    assert len(written) < len(given)
    assert with_forced_passes(rules, written) == given
    record = random_record(Game(rules), Random(seed))
    assert without_forced_passes(rules, with_forced_passes(rules, record.answers)) == record.answers


@pytest.mark.parametrize("seed", range(4))
def test_the_ordinary_rules_tell_the_same_game(seed: int) -> None:
    rules = base_rules()
    given = at_a_table(seed)
    game = table_game(rules)
    state = game.start()
    for answer in given:
        state, _ = game.apply(state, *answer)
    assert final_state(Record(answers=without_forced_passes(rules, given))) == state


def test_the_table_rests_where_somebody_is_asked() -> None:
    rules = base_rules()
    record = random_record(Game(rules), Random(2))
    for length in range(len(record.answers)):
        given = with_forced_passes(rules, record.answers[:length])
        assert given[-1:] == record.answers[:length][-1:]


def test_whoever_gives_up_need_not_pass_first() -> None:
    rules = base_rules()
    answers = [*random_record(Game(rules), Random(2)).answers[:20], Answer(FRENCH, Resign())]
    assert with_forced_passes(rules, answers)[-2:] == answers[-2:]


def test_an_answer_that_is_not_allowed_is_refused() -> None:
    for convert in (with_forced_passes, without_forced_passes):
        with pytest.raises(Refused):
            convert(base_rules(), [Answer(FRENCH, Pass())])


@pytest.mark.parametrize("seed", range(3))
def test_a_public_record_ends_where_the_table_rests(seed: int) -> None:
    """Whether the ordinary rules have gone past the window that is open, nobody learns from it."""
    rules = base_rules()
    given = at_a_table(seed)
    game = table_game(rules)
    state, behind = game.start(), 0
    for length, answer in enumerate(given[:-1], start=1):
        state, _ = game.apply(state, *answer)
        record = Record(answers=given[:length])
        ordinary = final_state(Record(answers=without_forced_passes(rules, record.answers)))
        behind += (ordinary.turn, ordinary.outcome) != (state.turn, state.outcome)
        text = public_record(record, READERS[length % 3])
        assert f"= T{state.turn}\n" in text
        assert f"= T{state.turn + 1}\n" not in text
        assert text.endswith("\n\n= now\n")
    assert behind


def test_missing_passes_are_added_for_the_public() -> None:
    rules = base_rules()
    record = random_record(Game(rules), Random(4))
    part = Record(answers=record.answers[:60])
    given = Record(answers=with_forced_passes(rules, part.answers))
    assert given.answers != part.answers
    assert [public_record(part, reader) for reader in READERS] == [public_record(given, reader) for reader in READERS]


def test_when_the_game_is_over_the_whole_record_is_shown_without_them() -> None:
    rules = base_rules()
    record = random_record(Game(rules), Random(4))
    turns = [step.state.turn for step in replay(record)]
    fifth = 1 + turns.index(5)
    record.comments = {0: ["Hello"], fifth: ["Half-way"], len(record.answers): ["Bye"]}
    given = with_forced_passes(rules, record.answers)
    place = len(with_forced_passes(rules, record.answers[:fifth]))
    at_table = Record(record.header, given, {0: ["Hello"], place: ["Half-way"], len(given): ["Bye"]})
    assert public_record(at_table, None) == public_record(record, None) == write_record(record)
