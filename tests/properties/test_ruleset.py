"""check_ruleset finds an edition that does not play."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dosdemayo.content import base_rules, load_edition, ruleset
from dosdemayo.engine import Game, Ruleset
from dosdemayo.testing import check_ruleset, position_faults, scenario

RULES = base_rules()


@pytest.mark.parametrize("strict", [False, True])
def test_the_base_edition_plays(strict: bool) -> None:
    assert check_ruleset(base_rules(strict), games=10) == []


@pytest.mark.parametrize(
    "changes",
    [
        "[limits]\nturns = 3\nloss_limit = 1\n",
        "[limits]\norder_limit = 4\nentry_turn = 1\ndenial = 1\n",
        "[board]\nmain_streets = []\n[setup]\nfrench = { 1 = 2, 10 = 1 }\nfrench_reserve = 6\n",
        "[cards.heroinas.spare]\ncubes = 2\n[cards.la_turba_se_dispersa.split]\ngroups = 3\n",
        '[cards.desorden]\nstays = "all game"\n',
    ],
)
def test_changed_editions_play(tmp_path: Path, changes: str) -> None:
    file = tmp_path / "changed.toml"
    file.write_text(changes, encoding="utf-8")
    assert check_ruleset(ruleset(load_edition(file)), games=10) == []


def broken(**changes: object) -> Ruleset:
    return replace(RULES, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("rules", "rule"),
    [
        (broken(setup=replace(RULES.setup, choice=())), "2.4"),
        (broken(setup=replace(RULES.setup, choice=("manolas",))), "2.4"),
        (broken(setup=replace(RULES.setup, hands=((), ("murat",)))), "2.3"),
        (broken(board=replace(RULES.board, edges=frozenset({(1, 2)}))), "1.2"),
    ],
)
def test_a_broken_one_is_found(rules: Ruleset, rule: str) -> None:
    assert check_ruleset(rules, games=1)[0].startswith(f"{rule}:")


def test_lost_cubes_and_doubled_cards_are_found() -> None:
    state = Game(RULES).start()
    assert position_faults(RULES, state) == []
    [cubes] = position_faults(RULES, state._replace(reserve=(0, 2)))
    assert cubes == "1.4: 29 french cubes, not 30"
    [cards] = position_faults(RULES, state._replace(hands=(("murat",), state.hands[1])))
    assert cards.startswith("1.8: the french cards are")


def test_a_scenario_is_a_whole_position() -> None:
    state = scenario(
        turn=5, step="write", french={1: 3}, spanish={4: 2}, outside={6: 5}, lost=(1, 2), hands=(("murat",), ())
    )
    assert position_faults(RULES, state) == []
    assert (state.turn, Game(RULES).phase(state)) == (5, "write")
    assert state.reserve == (21, 6)
    assert state.discards[1] == RULES.decks[1]
