"""Records: what they keep, how they are written, and that nothing is lost on the way."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from dosdemayo.content import base_edition, base_rules, load_edition, ruleset
from dosdemayo.engine import FRENCH, SPANISH, Game
from dosdemayo.engine.actions import Choose, Pass, Resign
from dosdemayo.records import (
    Header,
    Player,
    Record,
    RecordError,
    edition_digest,
    final_state,
    load_record,
    read_record,
    replay,
    state_digest,
    write_record,
)
from dosdemayo.testing import random_game, random_record

FRESH = """\
dosdemayo record 2
ruleset: 1
edition: base {edition}
orders: strict
french: Ana #1
spanish: José: the smith
date: 1808-05-02
result: unfinished

# Good luck!
= T1 {start}
french keeps murat
# A long think.
#

= now {now}
"""


def fresh() -> Record:
    record = Record(
        Header(strict=True, french=Player.person("Ana #1"), spanish=Player.person("José: the smith"), date="1808-05-02")
    )
    record.comment("Good luck!")
    record.append(FRENCH, Choose("murat"))
    record.comment("A long\tthink.\n\n")
    return record


def test_the_written_form() -> None:
    record = fresh()
    start = Game(base_rules(strict=True)).start()
    digests = {"edition": edition_digest(base_edition()), "start": state_digest(start)}
    text = FRESH.format(now=state_digest(final_state(record)), **digests)
    assert write_record(record) == text
    assert read_record(text) == record


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("strict", [False, True])
def test_text_and_record_are_the_same(seed: int, strict: bool) -> None:
    record = random_record(Game(base_rules(strict)), Random(seed))
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize("seed", range(5))
def test_every_beginning_of_a_game_is_a_record(seed: int) -> None:
    whole = random_record(Game(base_rules()), Random(seed))
    for length in range(len(whole.answers)):
        part = Record(whole.header, whole.answers[:length])
        assert read_record(write_record(part)) == part


@pytest.mark.parametrize("seed", range(20))
def test_replay_equals_play(seed: int) -> None:
    game = Game(base_rules())
    played = random_game(game, Random(seed))
    record = Record()
    for step in played:
        record.append(step.decision.seat, step.action)
    again = list(replay(record))
    assert [step.state for step in again] == [step.after for step in played]
    assert [step.events for step in again] == [step.events for step in played]


def test_a_hand_written_record_needs_no_fingerprints() -> None:
    record = random_record(Game(base_rules()), Random(3))
    lines = [line.rsplit(" ", 1)[0] if line.startswith("=") else line for line in write_record(record).splitlines()]
    assert read_record("\n".join(lines)) == record
    without_turns = [line for line in lines if not line.startswith("= T")]
    assert read_record("\n".join(without_turns)) == record


def test_remarks_spaces_and_line_ends_are_free() -> None:
    text = write_record(fresh())
    edited = "\ufeff" + text.replace("french keeps murat", "\t French  keeps MURAT   # why?").replace("\n", "\r\n\r\n")
    record = read_record(edited)
    assert record.answers == fresh().answers
    assert record.comments == {0: ["Good luck!", "why?"], 1: ["A long think.", ""]}
    assert read_record(write_record(record)) == record


def test_resigning_needs_no_question() -> None:
    record = fresh()
    record.append(SPANISH, Resign())
    text = write_record(record)
    assert "result: french win, resigned" in text
    assert read_record(text) == record


def test_another_edition(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text("[limits]\nturns = 3\n", encoding="utf-8")
    edition = load_edition(file)
    record = random_record(Game(ruleset(edition)), Random(0), Header.of(edition))
    text = write_record(record, edition)
    assert read_record(text, edition) == record
    assert final_state(record, edition).turn <= 3
    with pytest.raises(RecordError, match=r"line 3: edition: played by short .* edition at hand is base"):
        read_record(text, base_edition())
    with pytest.raises(RecordError, match="edition: played by short"):
        list(replay(record, base_edition()))


def test_how_sure_a_value_is_does_not_matter(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[limits]\nturns = { value = 10, certainty = 'implied' }\n", encoding="utf-8")
    assert edition_digest(load_edition(file)) == edition_digest(base_edition())


def test_an_illegal_answer_is_told_by_its_number() -> None:
    record = fresh()
    record.append(SPANISH, Pass())
    with pytest.raises(RecordError, match=r"^rule 3.1: answer 2: spanish passes: wrong kind"):
        list(replay(record))
    with pytest.raises(RecordError, match="wrong kind"):
        write_record(record)


@pytest.mark.parametrize(
    "wrong",
    [{"edition": "two\nlines"}, {"edition": " x"}, {"edition": "x" * 81}, {"date": "2 May"}, {"edition": ""}],
)
def test_a_header_holds_only_what_fits_a_line(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        Header(**wrong)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        load_record(tmp_path / "nothing.dos")


def test_fingerprints_do_not_depend_on_how_things_lie() -> None:
    """Cards in play, discards, and the orders of a sheet have no order at the table."""
    states = [step.after for seed in range(10) for step in random_game(Game(base_rules()), Random(seed))]
    crowded = [s for s in states if len(s.in_play) > 1 and len(s.discards[0]) > 1 and len(s.orders[1]) > 1]
    assert crowded
    for state in crowded:
        french, spanish = state.discards
        turned = state._replace(
            in_play=state.in_play[::-1],
            discards=(french[::-1], spanish),
            orders=(state.orders[0], state.orders[1][::-1]),
        )
        assert turned != state
        assert state_digest(turned) == state_digest(state)


def test_fingerprints_tell_positions_apart() -> None:
    states = {step.after for seed in range(30) for step in random_game(Game(base_rules()), Random(seed))}
    canonical = {
        state._replace(step=0, discards=(tuple(sorted(state.discards[0])), tuple(sorted(state.discards[1]))))
        for state in states
        if not any(state.orders)
    }
    assert len({state_digest(state) for state in canonical}) == len(canonical) > 1000
