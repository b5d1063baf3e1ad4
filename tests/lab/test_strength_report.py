"""The numbers and the pages made from kept games."""

import json
import re
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from dosdemayo.ai import levels
from dosdemayo.content import base_digest, base_rules
from dosdemayo.lab import stats
from dosdemayo.lab.arena import Cell
from dosdemayo.lab.arena_report import milliseconds
from dosdemayo.lab.fingerprint import rules_mark
from dosdemayo.lab.games import GameResult
from dosdemayo.lab.stats import Estimate
from dosdemayo.lab.strength import data, wording
from dosdemayo.lab.strength.__main__ import StudyName, app
from dosdemayo.lab.strength.balance_report import mean_losses
from dosdemayo.lab.strength.data import Heading, OtherPlayersError
from dosdemayo.lab.strength.exploit_report import CURVES, EXACT, GAINS
from dosdemayo.lab.strength.in_short import in_short
from dosdemayo.lab.strength.ladder_report import verdict
from dosdemayo.lab.strength.pages import PageError, filled
from dosdemayo.lab.strength.report import report
from dosdemayo.lab.strength.results import Results, paired
from dosdemayo.lab.strength.sides import SHIPPED, strengths
from dosdemayo.lab.strength.studies import Study, studies

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("strength.md", "balance.md")
BETTER, WORSE, UNSURE = Estimate(0.1, 0.01, 0.2), Estimate(-0.1, -0.2, -0.01), Estimate(0.1, -0.01, 0.2)


def test_paired_shares_of_a_published_table() -> None:
    """Approval of the prime minister (Agresti): 794 twice yes, 150 then no, 86 then yes, 570 twice no; 0.02 to 0.06."""
    first = [True] * 794 + [True] * 150 + [False] * 86 + [False] * 570
    second = [True] * 794 + [False] * 150 + [True] * 86 + [False] * 570
    assert stats.paired_shares(first, second) == pytest.approx((0.04, 0.0211, 0.0588), abs=3e-4)


def test_pairs_that_never_differ_prove_nothing() -> None:
    same = stats.paired_shares([False] * 50, [False] * 50)
    assert same.low < 0 == same.value < same.high


def test_pairing_takes_the_luck_of_the_decks_out() -> None:
    luck = [0.0, 5.0, 10.0, 15.0]
    more = stats.paired_means([value + 1 for value in luck], luck)
    assert more == (1.0, 1.0, 1.0)


def test_a_rating_does_not_depend_on_what_a_side_is_worth() -> None:
    """A side that wins twice as often as it loses, and a player with odds of 3 to 1: 6 : 1 and 3 : 2."""
    gap = stats.elo_gap([True] * 6000 + [False] * 1000, [True] * 6000 + [False] * 4000)
    assert gap.value == pytest.approx(190.85, abs=0.1)
    assert gap.low < gap.value < gap.high
    assert stats.elo_gap([False] * 10, [True] * 10).value == pytest.approx(0)


def test_sums_of_estimates_are_less_sure() -> None:
    assert Estimate(0.4, 0.37, 0.43).plus(Estimate(0.05, 0.01, 0.09)) == pytest.approx((0.45, 0.40, 0.50))
    assert Estimate(0.1, -0.02, 1.3).within(0, 1) == (0.1, 0, 1)


def test_verdicts() -> None:
    assert verdict(BETTER, WORSE, floored=False) == "clear"
    assert verdict(UNSURE, BETTER, floored=True) == "clear in the grade; wins are floored"
    assert verdict(UNSURE, BETTER, floored=False) == "not clear in wins, clear in the grade"
    assert verdict(UNSURE, UNSURE, floored=True) == "not clear"
    assert verdict(WORSE, BETTER, floored=False) == "clear, the other way"


def test_numbers_in_words() -> None:
    assert wording.number_of_games(300, 1000) == "300 of 1,000 games"
    assert wording.number_of_games(1000, 1000) == "1,000"
    assert wording.points(Estimate(0.012, -0.02, 0.0441)) == "+1.2 (−2.0 to +4.4)"
    assert milliseconds(0.0001236) == "0.124 ms"
    assert milliseconds(1.2964) == "1,296 ms"
    assert wording.percent(Estimate(0.4, 0.35, 0.45)) == "40.0 % (35.0 to 45.0)"


# ------------------------------------------------------------------------------------------------------------- pages


def game(cell: Cell, seed: int, winner: str, grade: float) -> GameResult:
    reason = "city subdued" if winner == "french" else "cubes left"
    losses = ([0, 1, 1, 2], [0, 0, 3, 8])
    kept = cell.opening if cell.opening in ("artilleria", "murat") else "murat"
    times = ([0.2], [0.1]), (0.9, 0.4)
    return GameResult(cell.french, cell.spanish, seed, winner, reason, 10, kept, 2, 2, 4, grade, losses, *times)


def keep(
    folder: Path, study: Study, cell: Cell, french_wins: int, games: int, mark: str = "ab", rules: str = "rules"
) -> None:
    heading = Heading(cell.french, cell.spanish, cell.opening, cell.variant.key, mark, mark, rules)
    winners = ["french" if seed <= french_wins else "spanish" for seed in range(1, games + 1)]
    played = [game(cell, seed, winner, 0.5) for seed, winner in enumerate(winners, start=1)]
    data.add(data.path_of(folder, study, cell), heading, played)


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """The pages without any data."""
    for name in PAGES:
        shutil.copy(DOCS / name, tmp_path)
    report(tmp_path)
    return tmp_path


def texts(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*.*")}


def test_the_pages_are_what_the_kept_data_gives(tmp_path: Path) -> None:
    for name in PAGES:
        shutil.copy(DOCS / name, tmp_path)
        source = (DOCS / name).with_suffix("")
        if source.exists():
            shutil.copytree(source, tmp_path / source.name, ignore=shutil.ignore_patterns("*.svg"))
    for name in (GAINS, EXACT, CURVES):
        if (DOCS / name).exists():
            (tmp_path / name).parent.mkdir(exist_ok=True)
            shutil.copy(DOCS / name, tmp_path / name)
    report(tmp_path)
    for name, text in texts(tmp_path).items():
        assert text == (DOCS / name).read_bytes(), f"{name}: python -m dosdemayo.lab.strength report"


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)", (DOCS / name).read_text(encoding="utf-8")):
        assert (DOCS / target).exists(), target


def test_without_data_the_pages_promise_nothing(pages: Path) -> None:
    assert "Not measured yet: `python -m dosdemayo.lab.strength run ladder`" in (pages / "strength.md").read_text()
    assert set(texts(pages)) == set(PAGES)


def test_what_reaches_even_is_not_called_better() -> None:
    lines = in_short(Estimate(0.48, 0.45, 0.51), 900, {"cards": [], "parameters": [], "edges": []}).splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("- Neither side is clearly better. In 900 games")


def test_a_ladder_is_told_by_side(pages: Path) -> None:
    ladder = studies()["ladder"]
    wins = {("beginner", "beginner"): 20, ("solid", "beginner"): 80, ("beginner", "solid"): 20}
    for cell in ladder.cells[:3]:
        keep(pages, ladder, cell, wins[cell.french, cell.spanish], 200 if cell.french == "solid" else 1000)
    report(pages)
    rows = [line for line in (pages / "strength.md").read_text().splitlines() if line.startswith("| solid |")]
    rows = rows[1:]  # the first tells what the level is
    assert rows[0].startswith("| solid | French | clear | 200 of 1,000 games | 40.0 % | 10.0 % | +30.0 (+2")
    assert rows[1].startswith("| solid | Spanish | not clear | 1,000 | 98.0 % | 98.0 % | +0.0 (")
    assert any("| solid | beginner | 200 | 40.0 % | 33.5–46.9 |" in row for row in rows)
    assert len(list((pages / "strength").glob("*.svg"))) == 2


def test_the_learned_evaluation_is_compared_with_the_hand_written(pages: Path) -> None:
    value = studies()["value"]
    keep(pages, value, value.cells[0], 60, 400)
    report(pages)
    assert "Not measured yet: `python -m dosdemayo.lab.strength run value`" in (pages / "strength.md").read_text()
    keep(pages, value, value.cells[1], 120, 400)
    report(pages)
    rows = [line for line in (pages / "strength.md").read_text().splitlines() if line.startswith("| learned |")]
    assert rows[0].startswith("| learned | French | clear | 400 | 30.0 % | 15.0 % | +15.0 (")


def test_characters_are_compared_with_the_even_player(pages: Path) -> None:
    study = studies()["characters"]
    assert [cell.key for cell in study.cells[1:3]] == ["strong-bold-strong", "strong-strong-bold"]
    keep(pages, study, study.cells[0], 100, 400)
    keep(pages, study, study.cells[2], 60, 400)
    report(pages)
    rows = [line for line in (pages / "strength.md").read_text().splitlines() if line.startswith("| strong-bold |")]
    assert rows[0].startswith("| strong-bold | Spanish | clear | 400 | 85.0 % | 75.0 % | +10.0 (")


def test_what_is_even_needs_no_change(pages: Path) -> None:
    found = studies()
    for cell in found["balance"].cells:
        keep(pages, found["balance"], cell, 500, 1000)
    parameters = found["parameters"]
    keep(pages, parameters, parameters.cells[0], 200, 400)
    keep(pages, parameters, parameters.cells[2], 140, 400)
    report(pages)
    short = (pages / "balance.md").read_text().partition("## In short")[2].partition("##")[0]
    assert "Neither side is clearly better." in short
    assert "make it even" not in short
    assert "nearest to even" not in short


def test_balance_and_variants_are_told(pages: Path) -> None:
    found = studies()
    for cell, wins in zip(found["balance"].cells, (1300, 300, 350), strict=True):
        keep(pages, found["balance"], cell, wins, cell.games)
    parameters = found["parameters"]
    cells = {cell.variant.key: cell for cell in parameters.cells}
    keep(pages, parameters, cells["base"], 200, 400)
    keep(pages, parameters, cells["tropas_de_elite.recruits=0"], 140, 400)
    keep(pages, parameters, cells["luis_daoiz.bonus=2"], 60, 100)
    keep(pages, found["heavy"], found["heavy"].cells[3], 360, 400)
    report(pages)
    text = (pages / "balance.md").read_text()
    assert (
        "The French side is better. In 2,000 games of the strongest player against itself the French win 65.0" in text
    )
    assert "nearest to even: **Tropas de Elite: recruits 0 (1)**, 50.0 % (" in text
    assert "One of these may make it even." in text
    assert "| its own choice | 2,000 | 65.0 % (62.9 to 67.1) |" in text
    assert "Left to itself, the strongest keeps Mariscal Joachim Murat in 2,000 of 2,000 games." in text
    assert "| Artillería | 500 | 60.0 % (" in text
    assert "Artillería instead of Mariscal Joachim Murat, on the same decks: −10.0 (" in text
    assert "base edition, 400: 50.0 % (" in text
    assert "| Tropas de Elite: recruits 0 (1) | 400 | 35.0 % (30.5 to 39.8) | −15.0 (" in text
    assert "| Capitán Luis Daoiz: bonus 2 (3) | 100 of 400 games | 60.0 % (" in text
    assert "Nearest to even: **Tropas de Elite: recruits 0 (1)**, 50.0 % (" in text, "65 less 15 points"
    assert "Strongest player against itself, base edition, 2,000: 65.0 % (" in text
    assert "| without Caballería | 400 | 90.0 % (86.7 to 92.6) | −10.0 (" in text
    again = texts(pages)
    assert report(pages) == []
    assert texts(pages) == again, "the same data gives the same bytes"


def test_more_effort_is_compared_with_the_usual_one(pages: Path) -> None:
    effort = studies()["effort"]
    for cell, wins in zip(effort.cells, (50, 60, 40), strict=True):
        keep(pages, effort, cell, wins, 100)
    report(pages)
    text = (pages / "balance.md").read_text()
    row = "| eightfold | strongest | 100 of 200 games | 60.0 % (50.2 to 69.1) | 50.0 % (40.4 to 59.6) | +10.0 ("
    assert row in text
    assert "| eightfold | eightfold | 100 of 200 games | 40.0 % (" in text


def test_results_of_the_exploiter_are_told(pages: Path) -> None:
    gain = {
        "games": 40,
        "wins": {"share": 0.5},
        "wins_of_level": {"share": 0.3},
        "gain_in_wins": {"mean": 0.2, "interval": [0.1, 0.3]},
        "gain_in_grade": {"mean": 0.05, "interval": [-0.01, 0.11]},
    }
    gains = {
        "terms": {"hands": 3},
        "value": "learned",
        "marks": {"solid": "ab12"},
        "gains": {"solid": {"french": gain, "spanish": gain}},
    }
    told_wins = {"nash_conv": 0.25, "french": 0.1, "spanish": 0.15}
    exact = {"rules": "patio", "players": [{"player": "solid", "positions_valued": 12.3, "wins": told_wins}]}
    for path, found in ((GAINS, gains), (EXACT, {"miniatures": [exact]})):
        (pages / path).parent.mkdir(exist_ok=True)
        (pages / path).write_text(json.dumps(found), encoding="utf-8")
    report(pages)
    text = (pages / "strength.md").read_text()
    assert "| solid | French | 40 | 50.0 % | 30.0 % | +20.0 (+10.0 to +30.0) | +0.050 (−0.010 to +0.110) |" in text
    assert "| solid | both together |  |  |  | +40.0 (+25.9 to +54.1) | +0.100 (+0.015 to +0.185) |" in text
    assert "Budget of the exploiter: hands 3; evaluation: learned. Players: solid `ab12`." in text
    assert "| patio | solid | 12 | 0.2500 | 0.1000 | 0.1500 |" in text


def test_another_strongest_than_in_the_ladder_is_named(pages: Path) -> None:
    found = studies()
    keep(pages, found["ladder"], found["ladder"].cells[-1], 1, 4, mark="old")
    keep(pages, found["balance"], found["balance"].cells[0], 1, 4, mark="new")
    report(pages)
    assert "strongest `new`. This is not the player of the ladder, `old`." in (pages / "balance.md").read_text()


def test_cells_of_two_players_with_one_name_are_not_compared(pages: Path) -> None:
    ladder = studies()["ladder"]
    keep(pages, ladder, ladder.cells[0], 1, 4, mark="old")
    keep(pages, ladder, ladder.cells[1], 1, 4, mark="new")
    with pytest.raises(OtherPlayersError, match="beginner is not the same player in all cells"):
        report(pages)


def test_levels_that_have_met_only_themselves_have_cells_and_no_ladder(pages: Path) -> None:
    ladder = studies()["ladder"]
    for cell in ladder.cells:
        if cell.french == cell.spanish:
            keep(pages, ladder, cell, 1, 4)
    report(pages)
    text = (pages / "strength.md").read_text()
    assert "Players: beginner `ab`, solid `ab`, strong `ab`." in text
    assert "ladder-wins.svg" not in text


def test_only_games_with_the_same_decks_are_compared(tmp_path: Path) -> None:
    ladder = studies()["ladder"]
    keep(tmp_path, ladder, ladder.cells[0], 2, 5)
    keep(tmp_path, ladder, ladder.cells[1], 2, 3)
    shelf = Results(tmp_path, ladder)
    one, other = paired(shelf.games(ladder.cells[0]), shelf.games(ladder.cells[1]))
    assert [g.seed for g in one] == [g.seed for g in other] == [1, 2, 3]


def test_a_game_that_is_over_keeps_its_losses() -> None:
    cell = studies()["balance"].cells[0]
    assert mean_losses((game(cell, 1, "french", 1.0),), 1).tolist() == [0, 0, 3, 8, 8, 8, 8, 8, 8, 8]


def test_a_page_must_have_all_markers() -> None:
    with pytest.raises(PageError, match=r"page\.md has markers for ; expected ladder"):
        filled("no markers", {"ladder": "x"}, Path("page.md"))


def test_the_light_player_is_told_as_it_is() -> None:
    from dosdemayo.lab.players import LIGHT_BUDGET

    text = (DOCS / "balance.md").read_text(encoding="utf-8").replace("\n ", "")
    budget = re.search(
        r"with (\d+) enemy hands imagined, (\d+) sheets a side, a start of (\d+), an effort of ([\d,]+)", text
    )
    assert budget is not None
    numbers = [int(number.replace(",", "")) for number in budget.groups()]
    assert numbers == [LIGHT_BUDGET[name] for name in ("hands", "sheets", "start", "effort")]
    assert LIGHT_BUDGET["mutations"] == 0


def test_commands(pages: Path) -> None:
    assert [name.value for name in StudyName] == [*studies(), "all"]
    written = CliRunner().invoke(app, ["report", "--folder", str(pages)])
    assert written.exit_code == 0, written.output
    ladder = studies()["ladder"]
    keep(pages, ladder, ladder.cells[0], 1, 4)
    refused = CliRunner().invoke(app, ["run", "ladder", "--games", "1", "--folder", str(pages)])
    assert refused.exit_code == 2
    assert "played otherwise" in refused.output
    assert levels()[0].name in refused.output


def test_the_server_ships_the_figures_of_what_is_kept() -> None:
    shipped = json.loads(SHIPPED.read_text(encoding="utf-8"))
    assert shipped == strengths(DOCS), "python -m dosdemayo.lab.strength report"
    assert all(entry["fingerprint"] == base_digest() for entry in shipped)


def test_games_of_another_edition_say_nothing_of_this_one(tmp_path: Path) -> None:
    balance, today = studies()["balance"], rules_mark(base_rules())
    own, prescribed, _ = balance.cells
    keep(tmp_path, balance, prescribed, 1, 4, rules=today)
    keep(tmp_path, balance, own, 1, 4, rules="another")
    assert strengths(tmp_path) == [], "one opening is not the game"
    data.path_of(tmp_path, balance, own).unlink()
    keep(tmp_path, balance, own, 3, 8, rules=today)
    assert [(entry["level"], entry["games"], entry["french"]) for entry in strengths(tmp_path)] == [
        ("strongest", 8, 37.5)
    ]
