"""Records of other editions replay anywhere: what differs from the base edition is carried along."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.random_editions import random_edition

from dosdemayo.content import base_edition, edition_digest, origin, override, ruleset
from dosdemayo.content.origin import earlier_bases
from dosdemayo.engine import SPANISH, Game
from dosdemayo.records import Header, Record, RecordError, parse_answer, read_record, replay, write_record
from dosdemayo.records.replay import edition_of
from dosdemayo.testing import random_record

OWN: dict[str, Any] = {
    "name": "my box",
    "limits": {"turns": 3},
    "areas": {"9": "Sol # 9"},
    "cards": {"heroinas": {"name": "Heroínas"}},
}


def record_text(data: dict[str, Any]) -> str:
    edition = override(base_edition(), data, Path("mine.toml"))
    return write_record(random_record(Game(ruleset(edition)), Random(0), Header.of(edition)))


def test_a_record_carries_what_differs_from_the_base_edition() -> None:
    text = record_text(OWN)
    record = read_record(text)
    assert write_record(record) == text
    found = edition_of(record.header)
    assert (found.name, found["limits.turns"], found.areas[8].name) == ("my box", 3, "Sol # 9")
    assert found.cards["heroinas"]["name"] == "Heroínas"
    assert list(replay(record))[-1].state.turn <= 3


@pytest.mark.parametrize("seed", range(10))
def test_random_editions_come_back_as_they_were(seed: int) -> None:
    edition = random_edition(seed)
    header = Header.of(edition)
    found = edition_of(header)
    assert (found.name, found.areas, found.cards) == (edition.name, edition.areas, edition.cards)
    assert ruleset(found) == ruleset(edition)
    assert edition_digest(found) == header.edition_digest


@pytest.mark.parametrize("seed", range(20))
def test_games_of_random_editions_are_read_and_replayed(seed: int) -> None:
    edition = random_edition(seed)
    record = random_record(Game(ruleset(edition)), Random(seed), Header.of(edition))
    text = write_record(record)
    again = read_record(text)
    assert again.answers == record.answers
    assert write_record(again) == text


def test_a_side_that_discards_is_read_again() -> None:
    """Whoever picks the card oneself answers for oneself (Q-112)."""
    data = {
        "setup": {"spanish_hand": ["jose_blas_molina", "heroinas"], "french_choice": ["artilleria"]},
        "cards": {"artilleria": {"discard": {"by": "enemy"}}},
    }
    edition = override(base_edition(), data, Path("mine.toml"))
    game = Game(ruleset(edition))
    record = Record(Header.of(edition))
    state = game.start()
    for line in ("french keeps artilleria", "french plays artilleria", "spanish discards heroinas"):
        answer = parse_answer(line)
        state, _ = game.apply(state, *answer)
        record.append(*answer)
    text = write_record(record)
    assert "\nspanish discards heroinas\n" in text
    assert read_record(text).answers == record.answers
    assert state.discards[SPANISH] == ("heroinas",)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"turns": 3', '"turns": 30', r"line 4: changes: my box: limits.turns is 30"),
        ('"turns": 3', '"turns": 4', r"line 3: edition: played by my box"),
        ('{"base"', '{"base', r"line 4: changes"),
        ('"base": "', '"base": "0', r"line 4: changes: my box: base is"),
        ("changes: {", "changes: [{", r"line 4: changes"),
    ],
)
def test_a_damaged_edition_is_named_by_its_line(old: str, new: str, told: str) -> None:
    with pytest.raises(RecordError, match=told):
        read_record(record_text(OWN).replace(old, new, 1))


def test_endless_brackets_are_refused() -> None:
    text = record_text(OWN)
    line = text.splitlines()[3]
    with pytest.raises(RecordError, match="line 4: changes"):
        read_record(text.replace(line, "changes: " + "[" * 100_000))


def test_games_of_earlier_base_editions_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two changes of the base edition, one after the other; a box that overrides the first is carried along too."""
    newest = base_edition()
    (tmp_path / "2.toml").write_text("[limits]\nturns = 5\n", encoding="utf-8")
    (tmp_path / "1.toml").write_text("[limits]\norder_limit = 3\n", encoding="utf-8")
    earlier = earlier_bases(newest, tmp_path)
    assert [(e["limits.turns"], e["limits.order_limit"], e.name) for e in earlier.values()] == [
        (5, 2, "base"),
        (5, 3, "base"),
    ]
    monkeypatch.setattr(origin, "_shipped", lambda: earlier)
    for first in earlier.values():
        owned = override(first, {"limits": {"loss_limit": 5}}, Path("mine.toml"))
        for edition in (first, owned):
            record = random_record(Game(ruleset(edition)), Random(1), Header.of(edition))
            again = read_record(write_record(record))
            assert ruleset(edition_of(again.header)) == ruleset(edition)
            assert write_record(again) == write_record(record)


def test_an_earlier_base_edition_does_not_say_that_a_card_may_be_played_to_the_end(tmp_path: Path) -> None:
    said = "[limits]\nturns = 8\n[cards.desorden]\nuntil_turn = 8\n[cards.soldados_se_escapan]\nuntil_turn = 7\n"
    (tmp_path / "1.toml").write_text(said, encoding="utf-8")
    (earlier,) = earlier_bases(base_edition(), tmp_path).values()
    assert "cards.desorden.until_turn" not in earlier.values
    assert earlier["cards.soldados_se_escapan.until_turn"] == 7


def test_every_shipped_earlier_edition_has_the_fingerprint_that_its_file_is_named_by() -> None:
    folder = Path(origin.__file__).parent / "base" / "earlier"
    names = [path.stem.split("-")[1] for path in sorted(folder.glob("*.toml"), reverse=True)]
    assert list(earlier_bases(base_edition(), folder)) == names
