"""Players, levels, clocks and forfeits are facts of a record; format 1 is read as the same facts."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game
from dosdemayo.engine.actions import Choose, Resign
from dosdemayo.records import (
    Clock,
    Header,
    LevelChange,
    OnTimeout,
    Player,
    PlayerKind,
    Record,
    RecordError,
    final_state,
    load_record,
    read_record,
    replay,
    write_record,
)
from dosdemayo.testing import random_record

OLD = sorted((Path(__file__).parent / "format1").glob("*.dos"))
PLAYERS = [
    (Player.person("José"), "José"),
    (Player.computer("solid-bold"), "computer, solid-bold"),
    (Player.person("computer, solid"), '"computer, solid"'),
    (Player.person("Computer"), '"Computer"'),
    (Player.person("computer (solid)"), '"computer (solid)"'),
    (Player.person("computerfan, strong"), "computerfan, strong"),
    (Player.person('"El Bravo"'), '""El Bravo""'),
    (Player.person('"'), '"""'),
    (Player.person('the "Bravo"'), 'the "Bravo"'),
]


@pytest.mark.parametrize(("player", "text"), PLAYERS)
def test_how_players_are_written(player: Player, text: str) -> None:
    assert str(player) == text
    assert Player.read(text) == player
    record = Record(Header(french=player))
    assert f"french: {text}\n" in write_record(record)
    assert read_record(write_record(record)) == record


def test_a_player_is_a_person_or_the_computer() -> None:
    for kind, name, level in (("person", "Ana", "solid"), ("computer", "Ana", "solid"), ("computer", "", "so lid")):
        with pytest.raises(ValueError, match="level"):
            Player(PlayerKind(kind), name, level)
    for name, told in (("two\nlines", "printed"), (" x", "space"), ("x" * 81, "longer")):
        with pytest.raises(ValueError, match=told):
            Player.person(name)


@pytest.mark.parametrize(
    ("clock", "text"),
    [
        (Clock(600, 10, OnTimeout.FORFEIT), "600 + 10, forfeit"),
        (Clock(90.5, 0.25), "90.5 + 0.25, default"),
    ],
)
def test_how_clocks_are_written(clock: Clock, text: str) -> None:
    record = Record(Header(clock=clock))
    assert f"clock: {text}\n" in write_record(record)
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("french: computer", "line 5: french: expected the computer with its level"),
        ("french: computer (solid)", "line 5: french: expected the computer with its level"),
        ('spanish: " x"', "line 5: spanish: the name begins or ends with a space"),
        ("clock: ten minutes", "line 5: clock: expected seconds"),
        ("clock: 600 + 10", "line 5: clock: expected seconds"),
    ],
)
def test_a_fact_that_cannot_be_read_is_named(line: str, told: str) -> None:
    text = write_record(Record()).replace("result:", f"{line}\nresult:")
    with pytest.raises(RecordError, match="line 5") as caught:
        read_record(text)
    assert [str(fault)[: len(told)] for fault in caught.value.faults] == [told]


# ------------------------------------------------------------------------------------------------------- levels


def against(level: str) -> Record:
    """A whole game of an unnamed person against the French computer."""
    return random_record(Game(base_rules()), Random(5), Header(french=Player.computer(level)))


def test_a_level_stands_at_the_head_of_its_turn_or_is_still_to_come() -> None:
    record = Record(against("solid").header, against("solid").answers[:40])
    turn = final_state(record).turn
    record.change_level(2, "strong")
    record.change_level(turn + 1, "beginner")
    assert [record.level_at(n) for n in (1, 2, turn, turn + 1)] == ["solid", "strong", "strong", "beginner"]
    lines = write_record(record).splitlines()
    assert lines[lines.index("computer plays strong from turn 2") - 1].startswith("= T2 ")
    assert lines[-3] == f"computer plays beginner from turn {turn + 1}"
    assert read_record(write_record(record)) == record


def test_what_was_said_last_about_a_turn_counts() -> None:
    record = against("a")
    record.change_level(5, "b")
    record.change_level(4, "c")
    record.change_level(6, "c")
    assert record.levels == [LevelChange(4, "c")]
    record.change_level(3, "a")
    assert (record.levels, record.last_level) == ([], "a")


@pytest.mark.parametrize(
    ("header", "line", "told"),
    [
        (Header(), "computer plays strong from turn 2", "level: no side in the header, or both"),
        (Header(french=Player.computer("a")), "computer plays strong from turn 1", "level: expected a level"),
        (Header(french=Player.computer("a")), "computer plays strong", "level: expected a level"),
    ],
)
def test_a_wrong_level_is_told(header: Header, line: str, told: str) -> None:
    text = write_record(Record(header)).replace("\n\n= now", f"\n{line}\n\n= now")
    number = text.splitlines().index(line) + 1
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert str(caught.value).startswith(f"line {number}: {told}")


# ----------------------------------------------------------------------------------------------------- forfeits


def forfeited() -> Record:
    record = Record()
    record.append(FRENCH, Choose("murat"))
    record.append(SPANISH, Resign(on_time=True))
    return record


def test_rule_8_4_a_game_lost_on_time_is_told_as_that() -> None:
    record = forfeited()
    assert record.forfeited
    assert final_state(record).outcome == (FRENCH, "time")
    text = write_record(record)
    assert "spanish forfeits\n" in text
    assert "result: french win, time\n" in text
    assert read_record(text) == record
    record.answers[-1] = record.answers[-1]._replace(action=Resign())
    assert not record.forfeited


# ----------------------------------------------------------------------------------------------------- format 1


def in_format_1(record: Record) -> str:
    """The text of a record of people that names no fact of format 2."""
    return write_record(record).replace("dosdemayo record 2", "dosdemayo record 1")


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_record_of_format_1_becomes_format_2_and_is_the_same_game(path: Path) -> None:
    old = path.read_text(encoding="utf-8")
    record = load_record(path)
    text = write_record(record)
    assert text.splitlines() == ["dosdemayo record 2", *old.splitlines()[1:]]
    assert [step.state for step in replay(read_record(text))] == [step.state for step in replay(record)]


def test_format_1_a_forfeit_was_a_remark() -> None:
    resigned = forfeited()
    resigned.answers[-1] = resigned.answers[-1]._replace(action=Resign())
    remark = "Time has run out; what follows is a forfeit, and nobody's resignation."
    resigned.comments = {0: ["Hello"], 1: [remark, "Pity"]}
    record = read_record(in_format_1(resigned))
    assert record == Record(answers=forfeited().answers, comments={0: ["Hello"], 1: ["Pity"]})
    assert final_state(record).outcome == (FRENCH, "time")


def test_format_1_the_computer_was_a_name() -> None:
    text = in_format_1(Record(Header(french=Player.person("Ana"))))
    record = read_record(text.replace("french: Ana", "french: Computer (solid)"))
    assert record.header.players == (Player.computer("solid"), Player.person())
    record = read_record(text.replace("french: Ana", "french: computer, solid"))
    assert record.header.french == Player.person("computer, solid")


def test_format_1_a_level_was_a_remark_of_the_terminal() -> None:
    """The header named the latest level."""
    whole = Record(Header(french=Player.person("Ana")), against("x").answers)
    whole.comments = {
        3: ["from turn 2 on computer (hard), until then computer (easy)", "from turn 2 on, well"],
        4: ["from turn 2 on computer (solid), until then computer (hard)"],
    }
    record = read_record(in_format_1(whole).replace("french: Ana", "french: computer (solid)"))
    assert record.header.french == Player.computer("easy")
    assert record.levels == [LevelChange(2, "solid")]
    assert record.comments == {3: ["from turn 2 on, well"]}


def third_turn(record: Record) -> int:
    return 1 + next(number for number, step in enumerate(replay(record)) if step.state.turn == 3)


@pytest.mark.parametrize("named", [True, False])
def test_format_1_a_level_was_a_remark_of_the_server(named: bool) -> None:
    """It gave the computer no name: where the person has none either, nobody knows who was who."""
    whole = Record(Header(french=Player.person("Ana" if named else "")), against("x").answers)
    remark = "From here on the computer plays at level hard, no longer at level easy."
    whole.comments = {third_turn(whole): [remark]}
    record = read_record(in_format_1(whole))
    if named:
        assert record.header.players == (Player.person("Ana"), Player.computer("easy"))
        assert (record.levels, record.comments) == ([LevelChange(3, "hard")], {})
    else:
        assert record == whole
