"""An edition file is played by every program of the laboratory; a wrong one is refused before work starts."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pyspiel
import pytest
import typer
from pettingzoo.test import api_test
from tests.cli.run import refused, run
from typer.testing import CliRunner

import dosdemayo.lab.openspiel  # noqa: F401 - registers the game
from dosdemayo.lab.cli import app as study
from dosdemayo.lab.pettingzoo import AGENTS, env, parallel_env
from dosdemayo.lab.train import app as train

BOT = "beginner"
OWN = """
name = "my box"
[limits]
turns = 3
[areas]
10 = "Gran plaza"
[cards.guerrilla]
name = "La guerrilla"
side = "spanish"
windows = ["movement"]
cancel = { which = "outside" }
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    return file


def test_a_study_of_an_edition_lies_apart(own: Path, tmp_path: Path) -> None:
    options = ["balance", "--french", BOT, "--games", "8", "--folder", str(tmp_path), "--format", "csv"]
    done = CliRunner().invoke(study, [*options, "--edition", str(own)])
    assert done.exit_code == 0, done.output
    [pairing] = (tmp_path / "blocks").iterdir()
    assert pairing.name.startswith(f"{BOT}--random--")
    header, *rows = (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()
    assert "held_guerrilla" in header.split(",")
    assert len(rows) == 8
    text = (tmp_path / "balance" / "report.md").read_text(encoding="utf-8")
    assert text.startswith("# 2 de Mayo: balance, 8 games of edition my box ")
    assert "after turn 3" in text
    assert "Gran plaza" in text


def test_a_study_of_cards_names_those_of_the_edition(own: Path, tmp_path: Path) -> None:
    options = ["cards", "--french", BOT, "--games", "30", "--folder", str(tmp_path), "--edition", str(own)]
    assert CliRunner().invoke(study, options).exit_code == 0
    assert "La guerrilla" in (tmp_path / "cards" / "report.md").read_text(encoding="utf-8")


def test_a_match_by_an_edition_lies_apart(own: Path, tmp_path: Path) -> None:
    options = ["arena", "random", "-n", "3", "--json", "--folder", str(tmp_path / "games")]
    plain, changed = (json.loads(run(*options, *more).stdout) for more in ([], ["--edition", str(own)]))
    assert max(game["turn"] for game in plain["games"]) > 3
    assert max(game["turn"] for game in changed["games"]) <= 3


def test_a_case_is_judged_by_an_edition(own: Path, tmp_path: Path) -> None:
    case = tmp_path / "case.json"
    case.write_text(json.dumps({"id": "own", "setup": {}, "script": [], "expect": {}}), encoding="utf-8")
    hands = [json.loads(run("adjudicate", str(case), *more).stdout) for more in ([], ["--edition", str(own)])]
    assert hands[0] != hands[1]


# Dict observations are how masks are given; PettingZoo warns of them in all environments but its own.
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
def test_environments_play_an_edition(own: Path) -> None:
    api_test(env(edition=own), num_cycles=60)
    environment = parallel_env(edition=own)
    names = {environment.action_name(action) for action in range(int(environment.action_space(AGENTS[0]).n))}  # type: ignore[attr-defined]
    assert any("guerrilla" in name for name in names)
    with pytest.raises(ValueError, match="not both"):
        env(environment._match.stepwise.game.rules, edition=own)


def test_openspiel_plays_an_edition(own: Path) -> None:
    game = pyspiel.load_game("python_dosdemayo", {"edition": str(own)})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state, rng, turns = game.new_initial_state(), Random(1), 0
    while not state.is_terminal():
        turns = state.position.state.turn
        if state.is_simultaneous_node():
            state.apply_actions([rng.choice(state.legal_actions(player)) for player in (0, 1)])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert turns <= 3
    with pytest.raises(ValueError, match="miniature"):
        pyspiel.load_game("python_dosdemayo", {"edition": str(own), "rules": "alley"})


@pytest.mark.parametrize(("app", "command"), [(study, ["balance"]), (study, ["cards"]), (train, [])])
def test_a_wrong_file_is_refused_before_work_starts(app: typer.Typer, command: list[str], tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text("[limits]\nturns = 30\n", encoding="utf-8")
    said = refused(CliRunner().invoke(app, [*command, "--folder", str(tmp_path / "work"), "--edition", str(file)]))
    assert "limits.turns is 30, but must be a whole number from 1 to 10" in said
