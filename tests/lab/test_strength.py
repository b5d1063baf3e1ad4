"""Cells of games: variants of the edition, marks of players, files that are never half written, runs that go on."""

import csv
import json
import re
import subprocess
import sys
import time
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from dosdemayo.ai import levels
from dosdemayo.ai.search import Searcher
from dosdemayo.ai.weights import learned
from dosdemayo.content import base_edition, base_rules
from dosdemayo.engine import FRENCH, Game
from dosdemayo.engine.actions import Choose
from dosdemayo.engine.vocabulary.fights import StrengthBonus
from dosdemayo.lab import variants
from dosdemayo.lab.arena import BLOCK_SIZE, BY_TURNS, Cell, GamesBlock, play_games, prescribed_card
from dosdemayo.lab.fingerprint import player_mark, rules_mark
from dosdemayo.lab.games import Decks, GameResult
from dosdemayo.lab.players import BEFORE, EIGHTFOLD, LEARNED, LIGHT, PrescribedOpening, player
from dosdemayo.lab.strength import data, run
from dosdemayo.lab.strength.__main__ import app as strength_app
from dosdemayo.lab.strength.data import OtherPlayersError
from dosdemayo.lab.strength.run import run_study
from dosdemayo.lab.strength.studies import Study, match_cell, studies
from dosdemayo.lab.variants import BASE, rules_of, with_value, without_card
from dosdemayo.rules_text import rules_file

QUIET = Console(quiet=True)
BEGINNERS = Study("test", "strength", (match_cell("beginner", "beginner", 6), match_cell("random", "beginner", 6)))


def test_every_card_marked_reconstructed_is_tried() -> None:
    marked = re.findall(r"^\| C-[FS]\d+ \| `(\w+)` .*\[R\].*\|$", rules_file("cards"), re.MULTILINE)
    assert set(variants.reconstructed_cards()) == set(marked)


def test_every_reconstructed_number_has_its_steps() -> None:
    """Read off the edition by hand: each with the base value."""
    numbers = {
        "tropas_de_elite.recruits": 1,
        "luis_daoiz.bonus": 3,
        "pedro_velarde.bonus": 2,
        "soldados_se_escapan.recruits": 2,
        "manolas.kills": 1,
        "un_tiesto.kills": 1,
        "heroinas.spared": 1,
    }
    steps = {f"{key}={value + step}" for key, value in numbers.items() for step in (-1, 1)}
    no_cubes = {"tropas_de_elite.recruits=2", "soldados_se_escapan.recruits=3"}
    tried = {variant.key for variant in variants.parameters()}
    assert tried >= steps - no_cubes
    assert not tried & no_cubes


def test_every_variant_changes_the_rules_in_its_own_way() -> None:
    tried = (BASE, *variants.cards(), *variants.parameters(), *variants.edges())
    marks = {variant.key: rules_mark(rules_of(variant)) for variant in tried}
    assert len(set(marks.values())) == len(tried)
    assert rules_of(BASE) == base_rules()
    assert marks["base"] == rules_mark(base_rules())


def test_a_variant_reaches_the_rules() -> None:
    daoiz = rules_of(with_value("cards.luis_daoiz.strength.bonus", 4)).cards["luis_daoiz"]
    assert daoiz == replace(base_rules().cards["luis_daoiz"], effects=(StrengthBonus(area=3, bonus=4),))
    edge = variants.edges()[0].edge
    assert edge is not None
    assert rules_of(variants.edges()[0]).board.edges == base_rules().board.edges - {edge}


@pytest.mark.parametrize("card", ["caballeria", "murat", "heroinas"])
def test_a_card_without_which_is_played_is_in_no_deck_and_is_not_kept(card: str) -> None:
    rules = rules_of(without_card(card))
    assert {left for deck in base_rules().decks for left in deck} - {left for deck in rules.decks for left in deck} == {
        card
    }
    assert set(base_rules().setup.choice) - set(rules.setup.choice) <= {card}
    assert rules.setup.choice


def test_decks_are_common_to_all_variants() -> None:
    """Also where a card is left out: the others come in the same order."""
    base = Decks(base_rules(), "5")._order
    tried = (*variants.cards(), *variants.parameters(), *variants.edges())
    assert all(Decks(rules_of(variant), "5")._order.items() <= base.items() for variant in tried)


def test_the_opening_choice_is_prescribed() -> None:
    for opening in base_edition()["setup.french_choice"]:
        games = play_games(GamesBlock(Cell("x", "beginner", "random", 4, opening=opening), (1, 2, 3)))
        assert [game.kept for game in games] == [opening] * 3
    by_turns = Cell("x", "beginner", "random", 4, opening=BY_TURNS)
    assert {prescribed_card(by_turns, seed) for seed in (1, 2)} == {"artilleria", "murat"}
    without = by_turns._replace(variant=without_card("murat"))
    game = Game(rules_of(without.variant))
    assert [game.kept for game in play_games(GamesBlock(without, (1, 2)))] == ["artilleria", "artilleria"]
    assert Choose("murat") not in game.options(game.start(), FRENCH)


def test_the_ladder_meets_a_common_opponent() -> None:
    cells = {(cell.french, cell.spanish) for cell in studies()["ladder"].cells}
    for below, level in pairwise(level.name for level in levels()):
        assert {(level, below), (below, level), (below, below)} <= cells


def test_all_studies_are_run_one_after_the_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played: list[str] = []
    monkeypatch.setattr(run, "run_study", lambda study, *_: played.append(study.name))
    assert CliRunner().invoke(strength_app, ["run", "all", "--folder", str(tmp_path)]).exit_code == 0
    assert played == list(studies())


def test_some_cells_of_a_study_are_run_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played: list[str] = []
    monkeypatch.setattr(run, "run_study", lambda study, *_: played.extend(cell.key for cell in study.cells))
    arguments = ["run", "ladder", "--folder", str(tmp_path), "--cell"]
    assert CliRunner().invoke(strength_app, [*arguments, "solid-solid", "--cell", "strong-strong"]).exit_code == 0
    assert played == ["solid-solid", "strong-strong"]
    refused = CliRunner().invoke(strength_app, [*arguments, "solid-nobody"])
    assert refused.exit_code == 2
    assert "solid-solid" in refused.output


def test_eight_times_the_effort() -> None:
    usual, more = player("strongest", base_rules()), player(EIGHTFOLD, base_rules())
    assert isinstance(usual, Searcher)
    assert isinstance(more, Searcher)
    assert more.budget.effort == 8 * usual.budget.effort
    assert more.work.evaluator is usual.work.evaluator


def test_promises() -> None:
    found = studies()
    assert {cell.games for cell in found["ladder"].cells} == {1000}
    assert [cell.games for cell in found["balance"].cells if not cell.opening] == [2000]
    heavy = found["heavy"].cells
    assert [cell.games for cell in heavy] == [2000, *[400] * 5]
    assert [cell.variant.left_out for cell in heavy] == [
        "", "murat", "ordenes_de_napoleon", "caballeria", "tropas_de_elite", "desorden",
    ]  # fmt: skip
    for name, games in (("cards", 1000), ("parameters", 400), ("edges", 400)):
        assert {cell.games for cell in found[name].cells} == {games}
        assert {cell.french for cell in found[name].cells} == {LIGHT}
        assert BASE in {cell.variant for cell in found[name].cells}


def test_only_the_evaluation_tells_learned_from_strong() -> None:
    one, other = (player(name, base_rules()) for name in (LEARNED, "strong"))
    assert isinstance(one, Searcher)
    assert isinstance(other, Searcher)
    assert one.budget == other.budget
    assert one.work.evaluator.weights.tobytes() == learned().weights.tobytes()
    assert one.work.evaluator.weights.size != other.work.evaluator.weights.size
    assert {cell.games for cell in studies()["value"].cells} == {400}


def test_only_what_it_has_learned_and_keeps_tells_before_from_the_strongest() -> None:
    other, usual = player(BEFORE, base_rules()), player("strongest", base_rules())
    assert isinstance(other, PrescribedOpening)
    assert isinstance(other.bot, Searcher)
    assert isinstance(usual, Searcher)
    assert other.card == "murat"
    assert other.bot.budget == usual.budget
    assert (other.bot.sentry and other.bot.sentry.budget) == (usual.sentry and usual.sentry.budget)
    weights = [mind.work.evaluator.weights for mind in (other.bot, usual)]
    assert weights[0].tobytes() != weights[1].tobytes()


# ------------------------------------------------------------------------------------------------------------- files


def seeds_kept(folder: Path, cell: Cell) -> list[int]:
    kept = data.read(data.path_of(folder, BEGINNERS, cell))
    return [] if kept is None else [game.seed for game in kept.games]


def course(game: GameResult) -> tuple[object, ...]:
    """All of a game but the clock."""
    whole = (game.seed, game.winner, game.reason, game.turn, game.kept, game.spanish_left, game.french_lost)
    return (*whole, game.gates, game.grade, game.losses)


def test_a_run_goes_on_and_gives_the_same_games(tmp_path: Path) -> None:
    run_study(BEGINNERS, tmp_path / "two steps", games=3, console=QUIET)
    assert [seeds_kept(tmp_path / "two steps", cell) for cell in BEGINNERS.cells] == [[1, 2, 3]] * 2
    run_study(BEGINNERS, tmp_path / "two steps", console=QUIET)
    run_study(BEGINNERS, tmp_path / "at once", processes=2, console=QUIET)
    for cell in BEGINNERS.cells:
        one, other = (data.read(data.path_of(tmp_path / name, BEGINNERS, cell)) for name in ("two steps", "at once"))
        assert one is not None
        assert other is not None
        assert one.heading == other.heading
        assert [*map(course, one.games)] == [*map(course, other.games)]
        assert [game.seed for game in one.games] == [1, 2, 3, 4, 5, 6]


def test_what_is_kept_is_what_was_played(tmp_path: Path) -> None:
    cell = BEGINNERS.cells[0]
    played = play_games(GamesBlock(cell, (2, 1)))
    data.add(tmp_path / "x.csv", data.heading_of(cell), played)
    kept = data.read(tmp_path / "x.csv")
    assert kept is not None
    assert [*map(course, kept.games)] == sorted(map(course, played))


def test_a_block_that_was_cut_off_does_not_count(tmp_path: Path) -> None:
    cell = BEGINNERS.cells[0]
    run_study(BEGINNERS, tmp_path, games=2, console=QUIET)
    path = data.path_of(tmp_path, BEGINNERS, cell)
    path.with_suffix(".unfinished").write_text("# half a li", encoding="utf-8")
    run_study(BEGINNERS, tmp_path, games=3, console=QUIET)
    assert seeds_kept(tmp_path, cell) == [1, 2, 3]


def test_a_run_that_is_killed_keeps_whole_blocks(tmp_path: Path) -> None:
    code = (
        "from pathlib import Path; from tests.lab.test_strength import BEGINNERS; "
        "from dosdemayo.lab.strength.run import run_study; "
        f"run_study(BEGINNERS, Path({str(tmp_path)!r}), games=5000)"
    )
    cell = BEGINNERS.cells[0]
    with subprocess.Popen([sys.executable, "-c", code], cwd=Path(__file__).parents[2]) as process:
        while not seeds_kept(tmp_path, cell):
            assert process.poll() is None, "it ended by itself"
            time.sleep(0.02)
        process.kill()
    kept = seeds_kept(tmp_path, cell)
    assert 0 < len(kept) < 5000
    assert kept == list(range(1, len(kept) + 1))
    assert len(kept) % BLOCK_SIZE == 0
    run_study(BEGINNERS, tmp_path, games=len(kept) + 1, console=QUIET)
    assert seeds_kept(tmp_path, cell) == [*kept, len(kept) + 1]


def test_games_of_others_are_not_mixed_in(tmp_path: Path) -> None:
    run_study(BEGINNERS, tmp_path, games=1, console=QUIET)
    path = data.path_of(tmp_path, BEGINNERS, BEGINNERS.cells[1])
    first, *rest = path.read_text(encoding="utf-8").splitlines()
    old = json.loads(first.removeprefix("# ")) | {"spanish_mark": "0123456789ab"}
    path.write_text("\n".join((f"# {json.dumps(old)}", *rest)) + "\n", encoding="utf-8")
    with pytest.raises(OtherPlayersError, match=r"1 games .*spanish_mark 0123456789ab, now [0-9a-f]{12}"):
        run_study(BEGINNERS, tmp_path, games=2, console=QUIET)
    assert seeds_kept(tmp_path, BEGINNERS.cells[0]) == [1], "nothing is played before all files are known to fit"
    run_study(BEGINNERS, tmp_path, games=2, anew=True, console=QUIET)
    assert [seeds_kept(tmp_path, cell) for cell in BEGINNERS.cells] == [[1, 2]] * 2


def test_a_mark_tells_players_apart_and_is_always_the_same() -> None:
    first = player_mark("beginner")
    player_mark.cache_clear()
    assert player_mark("beginner") == first
    assert len({first, player_mark("random"), player_mark("solid"), player_mark(LIGHT)}) == 4


def test_data_is_small(tmp_path: Path) -> None:
    """20,000 games fit in 2 MB."""
    cell = BEGINNERS.cells[0]
    games = play_games(GamesBlock(cell, tuple(range(1, 41))))
    data.add(tmp_path / "x.csv", data.heading_of(cell), games)
    with (tmp_path / "x.csv").open(encoding="utf-8") as file:
        lines = [len(",".join(row)) + 1 for row in csv.reader(file)][2:]
    assert len(lines) == 40
    assert 20_000 * sum(lines) / len(lines) < 2_000_000
