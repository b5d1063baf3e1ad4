"""`dosdemayo edition new`, `check` and `diff`, and what starts with an edition file."""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path

from tests.cli.run import run


def test_a_new_file_is_an_edition_and_says_what_it_changes(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert "edition check" in run("edition", "new", str(file)).stdout
    assert "my box" in run("edition", "check", str(file)).stdout
    told = run("edition", "diff", str(file)).stdout
    assert "cards.pedro_velarde.strength.bonus" in told
    assert "the Spanish group there has +1 strength this turn" in " ".join(told.split())
    found = json.loads(run("edition", "diff", str(file), "--json").stdout)
    assert set(found["cards"]) == {"heroinas", "ordenes_interceptadas", "pedro_velarde", "guerrilla"}
    keys = [change["key"] for change in found["changes"] if change["key"].startswith("cards.")]
    assert [card for card, _ in groupby(key.split(".")[1] for key in keys)] == list(
        dict.fromkeys(key.split(".")[1] for key in keys)
    )
    assert {"cards.guerrilla.side", "cards.guerrilla.translated"} <= set(keys)
    assert {"key": "areas.14", "base": "Puerta del Sol", "edition": "Puerta del Sol y Alcalá"} in found["changes"]


def test_a_file_that_is_there_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("name = 'mine'\n", encoding="utf-8")
    refused = run("edition", "new", str(file))
    assert refused.exit_code == 2
    assert "is there already" in refused.stderr
    assert file.read_text(encoding="utf-8") == "name = 'mine'\n"


def test_a_wrong_file_is_told_what_would_be_right(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[limits]\nturns = 30\n", encoding="utf-8")
    for command in (("edition", "check", str(file)), ("edition", "diff", str(file)), ("cards", "--edition", str(file))):
        refused = run(*command)
        assert refused.exit_code == 2
        assert "limits.turns is 30, but must be a whole number from 1 to 10" in refused.stderr


def test_the_number_of_a_card_means_the_card_of_the_edition_in_play(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    run("edition", "new", str(file))
    asked = "\nrules C-S11\nrules cs12\nrules C-S13\nrules daoiz\nrules 5.4\nquit\n"
    told = " ".join(run("play", "--edition", str(file), typed=asked).output.split())
    assert "the Spanish group there has +1 strength this turn. stays: this turn how sure: attested" in told
    assert "loses one cube fewer" not in told
    assert "C-S12 id: guerrilla name: La guerrilla when: movement effect: Cancel one French order" in told
    assert "no rule 'C-S13'; near it: C-S9, C-S10, C-S11, C-S12" in told
    assert "C-S2 id: luis_daoiz … name: Capitán Luis Daoiz" in told
    assert "at most two orders" in told
    base = " ".join(run("play", typed=asked).output.split())
    assert " ".join(run("rules", "C-S11").output.split()) in base
    assert "no rule 'cs12'; near it: C-S8, C-S9, C-S10, C-S11" in base
