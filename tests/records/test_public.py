"""What a seat reads of a game that goes on: nothing of the other's secrets."""

from __future__ import annotations

from random import Random

import pytest

from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Game, Order, Seat
from dosdemayo.engine.actions import Action, Choose, Deal, Discard, Draw, Pass, Play, Write
from dosdemayo.records import Record, RecordError, final_state, public_record, read_record, write_record
from dosdemayo.testing import random_record

READERS = [FRENCH, SPANISH, None]


def second_turn() -> Record:
    """Both have drawn, the French an immediate card; the Spanish have sealed their second sheet."""
    record = Record()
    record.comment("I hold Murat!")
    answers: list[tuple[Seat, Action]] = [
        (FRENCH, Choose("murat")),
        (SPANISH, Write((Order(9, 14),))),
        (FRENCH, Write(())),
        (SPANISH, Pass()),
        (SPANISH, Draw(True)),
        (FRENCH, Draw(True)),
        (CHANCE, Deal("manolas")),
        (CHANCE, Deal("fusilamientos")),
        (SPANISH, Write((Order(14, 9),))),
    ]
    for answer in answers:
        record.append(*answer)
    return record


def body(record: Record, seat: Seat | None) -> list[str]:
    lines = public_record(record, seat).splitlines()
    return lines[lines.index("= T1") + 1 :]


def test_what_the_french_read() -> None:
    assert body(second_turn(), FRENCH) == [
        "french keeps murat",
        "french passes",
        "spanish orders 9-14",
        "french orders nothing",
        "",
        "= T2",
        "spanish draws",
        "french draws",
        "chance deals spanish ?",
        "chance deals french fusilamientos",
        "french passes",
        "french passes",
        "spanish seals ?",
        "",
        "= now",
    ]


def test_what_the_spanish_read() -> None:
    lines = body(second_turn(), SPANISH)
    assert lines[0] == "french keeps ?"
    assert lines[lines.index("= T2") - 2] == "spanish passes"
    assert lines[-8:-2] == [
        "french draws",
        "chance deals spanish manolas",
        "chance deals french fusilamientos",
        "spanish passes",
        "spanish passes",
        "spanish orders 14-9",
    ]


def test_what_a_spectator_reads() -> None:
    text = public_record(second_turn(), None)
    assert "seen by: spectator" in text
    for secret in ("murat", "manolas", "14-9", "passes", "I hold"):
        assert secret not in text
    assert "french keeps ?" in text


def test_a_sealed_draw_is_not_told() -> None:
    record = Record(answers=second_turn().answers[:5])
    assert "spanish seals ?" in body(record, FRENCH)
    assert "spanish draws" in body(record, SPANISH)


def test_a_shown_sheet_is_told() -> None:
    """Órdenes de Napoleón: the Spanish set is open before the French write."""
    record = Record(answers=second_turn().answers[:6])
    answers: list[tuple[Seat, Action]] = [
        (CHANCE, Deal("manolas")),
        (CHANCE, Deal("ordenes_de_napoleon")),
        (FRENCH, Play("ordenes_de_napoleon")),
        (CHANCE, Discard("manolas")),
        (SPANISH, Write((Order(14, 9),))),
    ]
    for answer in answers:
        record.append(*answer)
    assert "spanish orders 14-9" in body(record, FRENCH)
    record.append(FRENCH, Write((Order(6, 7),)))
    assert "french orders 6-7" in body(record, SPANISH)


@pytest.mark.parametrize("reader", READERS)
def test_it_cannot_be_mistaken_for_a_record(reader: Seat | None) -> None:
    text = public_record(second_turn(), reader)
    assert "cannot be replayed" in text
    with pytest.raises(RecordError, match="title"):
        read_record(text)


@pytest.mark.parametrize("seed", range(12))
def test_no_hidden_card_is_named_and_no_fingerprint_given(seed: int) -> None:
    """A card's id stands in the text only if it lies open or is the reader's own. A fingerprint would betray hands."""
    whole = random_record(Game(base_rules()), Random(seed))
    for length in range(1, len(whole.answers)):
        record = Record(whole.header, whole.answers[:length])
        state = final_state(record)
        for reader in READERS:
            text = public_record(record, reader)
            hidden = [card for side in (FRENCH, SPANISH) if side is not reader for card in state.hands[side]]
            assert [card for card in hidden if card in text] == []
            assert not any(line.split()[2:] for line in text.splitlines() if line.startswith("="))


@pytest.mark.parametrize("reader", READERS)
def test_when_the_game_is_over_all_is_shown(reader: Seat | None) -> None:
    record = random_record(Game(base_rules()), Random(1))
    assert public_record(record, reader) == write_record(record)
