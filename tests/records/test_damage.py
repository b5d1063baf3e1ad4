"""A damaged record is refused with the line, and the rule or field; nothing else ever happens."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dosdemayo.records import Record, RecordError, read_record, replay, write_record

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.dos"))
TEXT = (Path(__file__).parents[1] / "golden" / "example_of_play.dos").read_text(encoding="utf-8")
LINES = TEXT.splitlines()
SEED_BLOCKS = 8
TRIALS = 60


def line_of(start: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(LINES, start=1) if line.startswith(start))


def faults_of(text: str | bytes) -> list[str]:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return [str(fault) for fault in caught.value.faults]


def replaced(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_an_order_that_is_not_adjacent_names_line_and_rule() -> None:
    [fault] = faults_of(replaced("french orders 6-7 19-16", "french orders 6-9 19-16"))
    assert fault.startswith(f"line {line_of('french orders 6-7')}: rule 5.2: french orders 6-9 19-16: not adjacent")


def test_all_reasons_of_one_answer_are_told() -> None:
    faults = faults_of(replaced("french orders 6-7 19-16", "french orders 6-9 19-10 1-8"))
    assert [fault.split(": ")[1] for fault in faults] == ["rule 5.2", "rule 5.2", "rule 5.4"]


def test_a_changed_number_is_found_at_the_next_turn() -> None:
    faults = faults_of(replaced("-16:5 9-15:2", "-16:4 9-15:2"))
    assert faults[0].startswith(f"line {line_of('= T4')}: turn 4: the position at the start of turn 4 is ")
    assert "something before this line was changed" in faults[0]


def test_the_first_difference_alone_is_told_and_the_refusal_after_it() -> None:
    faults = faults_of(replaced("french allots 1-2:6 -20:5", "french allots 1-2:1 -20:5"))
    assert faults[0].startswith(f"line {line_of('= T7')}: turn 7")
    assert faults[1].startswith(f"line {line_of('french allots 16-19:2')}: rule 6.3")
    assert len(faults) == 2


def test_a_missing_answer_is_found() -> None:
    [fault] = faults_of(replaced("french allots 6-7:2 19-16:2\n", ""))
    assert "rule 3.1: spanish plays jose_blas_molina on 10: not asked" in fault


def test_a_card_that_is_dealt_twice() -> None:
    [fault] = faults_of(replaced("deals spanish un_tiesto", "deals spanish manolas"))
    assert f"line {line_of('chance deals spanish un_tiesto')}: rule 4.2" in fault


def test_several_unreadable_lines_are_all_told() -> None:
    text = replaced("french keeps", "french hides").replace("spanish draws", "spanish steals")
    assert len(faults_of(text)) == 1 + TEXT.count("spanish draws")


def test_the_wrong_turn_mark() -> None:
    faults = faults_of(replaced("= T3 ", "= T5 "))
    assert faults == [f"line {line_of('= T3')}: turn 5: does not begin here, where turn 3 begins"]


def test_a_mark_in_the_middle_of_a_turn() -> None:
    faults = faults_of(replaced("french allots 6-7", "= T1\nfrench allots 6-7"))
    assert faults == [f"line {line_of('french allots 6-7')}: turn 1: does not begin here, where turn 1 goes on"]


def test_a_record_that_breaks_off() -> None:
    faults = faults_of(TEXT[: TEXT.index("= T6")])
    assert any("breaks off: the line '= now' is missing" in fault for fault in faults)
    assert f"line {line_of('result')}: result: expected 'unfinished', which is what the answers lead to" in faults


def test_answers_after_the_end() -> None:
    faults = faults_of(TEXT + "french passes\n")
    assert faults[0] == f"line {len(LINES)}: end: is not the last line of the game"
    assert f"line {len(LINES) + 1}: rule 8.2: french passes: game over" in faults


def test_the_last_fingerprint() -> None:
    [fault] = faults_of(TEXT[:-9] + "00000000\n")
    assert fault.startswith(f"line {len(LINES)}: end: the last position is ")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("dosdemayo record 2", "dosdemayo record 3", "line 1: title: format 3 is unknown"),
        ("dosdemayo record 2", "a letter", "line 1: title: a record begins with"),
        ("dosdemayo record 2", "dosdemayo public record 2", "line 1: title: the game was still going on"),
        ("ruleset: 1", "ruleset: 9", "line 2: ruleset: played by version 9"),
        ("ruleset: 1", "ruleset: one", "line 2: ruleset: expected the number"),
        ("ruleset: 1\n", "", "ruleset: is missing from the header"),
        ("edition: base ", "edition: base x", "line 3: edition: expected its name and its fingerprint"),
        ("orders: assisted", "orders: loose", "line 4: orders: expected assisted or strict"),
        ("orders: assisted", "orders: assisted\norders: strict", "line 5: orders: stands twice, first in line 4"),
        ("orders: assisted", "orders: assisted\nreferee: Murat", "line 5: referee: is no field of a header"),
        ("orders: assisted", "orders: assisted\ndate: today", "header: date 'today' is no date"),
        ("result: spanish", "result: french", "result: expected 'spanish win, loss limit'"),
        ("= T1", "= T1 turn", "mark: expected = T3"),
    ],
)
def test_the_field_is_named(old: str, new: str, told: str) -> None:
    assert any(told in fault for fault in faults_of(replaced(old, new)))


@pytest.mark.parametrize(
    "text", ["", "\n\n", "\0\0", b"\xff\xfe\0", b"dosdemayo record 1\n\xc3\x28", "# only a remark"]
)
def test_what_is_no_record(text: str | bytes) -> None:
    [fault] = faults_of(text)
    assert fault.startswith(("line 1: ", "line 2: text: byte 19"))


def test_the_message_stays_short() -> None:
    with pytest.raises(RecordError) as caught:
        read_record("dosdemayo record 1\n" + "junk\n" * 1000)
    assert len(caught.value.faults) > 1000
    assert str(caught.value).count("\n") == 20
    assert str(caught.value).endswith(" more")


def damaged(rng: Random, text: str) -> str:
    """One accident or careless edit."""
    lines = text.split("\n")
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    spot = rng.randrange(len(text))
    kinds = [
        lambda: text[:spot],
        lambda: text[:spot] + text[spot + rng.randint(1, 30) :],
        lambda: text[:spot] + chr(rng.choice([0, 9, 35, 58, 61, 63, 160, 0x661, 0x2028, 0xFFFD])) + text[spot + 1 :],
        lambda: text[:spot] + rng.choice("0123456789-:x=#T") + text[spot + 1 :],
        lambda: "\n".join(lines[:at] + lines[at + 1 :]),
        lambda: "\n".join([*lines[:at], lines[other], *lines[at:]]),
        lambda: "\n".join([*lines[:at], *reversed(lines[at : at + 2]), *lines[at + 2 :]]),
        lambda: text.replace(rng.choice("0123456789"), str(rng.randint(0, 99999)), rng.randint(1, 3)),
        lambda: text.replace(
            rng.choice(["french", "spanish", "chance"]), rng.choice(["french", "spanish", "chance"]), 1
        ),
    ]
    return rng.choice(kinds)()


@pytest.mark.parametrize("block", range(SEED_BLOCKS))
def test_damage_is_noticed_or_harmless(block: int) -> None:
    """Either RecordError, or a record of a legal game; never another error, never another game under the same marks."""
    noticed = 0
    for trial in range(TRIALS):
        rng = Random(f"{block}/{trial}")
        text = rng.choice(GOLDEN).read_text(encoding="utf-8")
        broken = text
        for _ in range(rng.randint(1, 3)):
            broken = damaged(rng, broken) or "\n"
        try:
            record = read_record(broken)
        except RecordError:
            noticed += 1
            continue
        assert_same_game(record, read_record(text))
    assert noticed > TRIALS // 3


def assert_same_game(found: Record, whole: Record) -> None:
    """What still reads well leads to the same positions; names, remarks and the way of writing may differ."""
    assert [step.state.cubes for step in replay(found)] == [step.state.cubes for step in replay(whole)]
    assert read_record(write_record(found)) == found


@settings(deadline=None)
@given(st.binary(max_size=400))
def test_binary_junk(junk: bytes) -> None:
    [fault] = faults_of(junk)
    assert fault.startswith("line ")


@settings(deadline=None)
@given(st.binary(max_size=40), st.integers(0, len(TEXT.encode())))
def test_binary_junk_within_a_record(junk: bytes, spot: int) -> None:
    content = TEXT.encode()
    broken = content[:spot] + junk + content[spot:]
    try:
        record = read_record(broken)
    except RecordError:
        return
    assert_same_game(record, read_record(TEXT))
