"""The numbers, the pictures and the words of a report, and the command that writes it."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pyarrow as pa
import pytest
from typer.testing import CliRunner

from dosdemayo.content import base_digest, base_rules
from dosdemayo.lab.cli import app
from dosdemayo.lab.stats import Rate, newcombe
from dosdemayo.lab.study import measures
from dosdemayo.lab.study.games import play_batch
from dosdemayo.lab.study.plan import Batch, Pairing
from dosdemayo.lab.study.records import fights, held, lost, played
from dosdemayo.lab.study.report import percent, points

RULES = base_rules()
BOT = "tests.lab.workers:own_bot"


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"), [(10, 100, 0.0552, 0.1744), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0)]
)
def test_wilson_intervals(part: int, whole: int, low: float, high: float) -> None:
    """Values of a published table."""
    assert Rate(part, whole).interval == pytest.approx((low, high), abs=5e-5)


def test_newcombe_interval() -> None:
    """The first example of Newcombe (1998), method 10: 56 of 70 against 48 of 80."""
    difference = newcombe(Rate(56, 70), Rate(48, 80))
    assert difference == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)
    assert points(newcombe(Rate(0, 0), Rate(48, 80))) == "–"
    assert points(difference) == "+20.0 (+5.2 to +33.4)"
    assert percent(Rate(0, 0)) == "–"
    assert percent(Rate(10, 100)) == "10.0 % (5.5 to 17.4)"
    assert percent(Rate(178, 100_000)) == "0.18 % (0.15 to 0.21)"


def made_games() -> pa.Table:
    """Four games made by hand: the French win the two in which they hold and play Murat."""
    columns = play_batch(Batch(Pairing(BOT, "random"), 1, 0, 4))
    columns |= {name: [0] * 4 for name in columns if name.startswith(("held_", "played_", "fights_"))}
    columns["winner"] = ["french", "french", "spanish", "spanish"]
    columns["reason"] = ["city subdued", "city subdued", "cubes left", "loss limit"]
    columns["kept"] = ["murat", "murat", "artilleria", "artilleria"]
    columns[held("murat")] = [1, 1, 0, 0]
    columns[held("artilleria")] = [0, 0, 1, 1]
    columns[played("murat")] = [3, 5, 0, 0]
    columns[fights(10)] = [4, 0, 1, 1]
    columns["opening_spanish"] = ["4-5", "4-5 8-9", "8-9", ""]
    for turn in range(1, RULES.turns + 1):
        columns[lost("french", turn)] = [0, 1, 2, turn]
        columns[lost("spanish", turn)] = [10, 10, 4, 0]
    return pa.table(columns)


def test_numbers_drawn_from_games() -> None:
    table = made_games()
    assert measures.rate(measures.wins(table)) == Rate(2, 4)
    assert measures.reasons(table)["spanish: loss limit"] == Rate(1, 4)
    assert measures.kept_cards(table) == {"artilleria": Rate(0, 2), "murat": Rate(2, 2)}
    assert measures.fights_by_area(table, RULES)[10] == 1.5
    assert measures.losses_by_turn(table, RULES, "french")[:2].tolist() == [1.0, 1.25]
    assert [name for name, _ in measures.pairings(table)] == [f"{BOT} vs random"]
    murat, artilleria = measures.card_values(table, RULES)
    assert (murat.card, murat.held, murat.holding.value, murat.turn) == ("murat", 2, 1.0, 4.0)
    assert murat.cubes.value == pytest.approx((10 + 9) / 2 - (2 - 10) / 2)
    assert (artilleria.holding.value, artilleria.turn) == (-1.0, None)


def test_shifts_compare_like_with_like() -> None:
    """In short games 1 against 0, in long ones 11 against 10: a shift of 1, whatever the share of long games."""
    values = np.array([1.0, 0.0, 0.0, 0.0, 11.0, 11.0, 11.0, 10.0])
    marks = np.array([True, False, False, False, True, True, True, False])
    alike = np.array([1, 1, 1, 1, 2, 2, 2, 2])
    assert measures.shift(values, marks, alike) == (1.0, 1.0, 1.0)
    assert measures.shift(values, marks, np.where(marks, 1, 2)) is None
    noisy = measures.shift(np.array([0.0, 2.0, 0.0, 0.0]), np.array([True, True, False, False]), np.ones(4, np.int64))
    assert noisy is not None
    assert noisy == pytest.approx((1, 1 - 1.959964 / 2**0.5, 1 + 1.959964 / 2**0.5))


def test_openings() -> None:
    table = made_games()
    orders = {value.order: value.effect for value in measures.opening_orders(table, "spanish", least=1)}
    assert orders["4-5"] == newcombe(Rate(0, 2), Rate(2, 2))
    assert orders["8-9"] == newcombe(Rate(1, 2), Rate(1, 2))
    assert ("(none)", Rate(1, 1)) in measures.common_sheets(table, "spanish", least=1)
    assert measures.common_sheets(table, "spanish") == []
    assert measures.opening_orders(table, "spanish") == [], "four games say nothing"


@pytest.mark.parametrize("kind", ["balance", "cards", "openings"])
def test_command(kind: str, tmp_path: Path) -> None:
    options = ["--french", BOT, "--games", "6", "--block-size", "4", "--folder", str(tmp_path), "--format", "csv"]
    result = CliRunner().invoke(app, [kind, *options])
    assert result.exit_code == 0, result.output
    assert (tmp_path / "games.csv").read_text().count("\n") == 7
    text = (tmp_path / kind / "report.md").read_text()
    assert text.startswith(f"# 2 de Mayo: {kind}, 6 games of edition base {base_digest()} (seed 1)\n")
    pictures = sorted((tmp_path / kind).glob("*.svg"))
    assert pictures
    for picture in pictures:
        assert ET.parse(picture).getroot().tag.endswith("svg")
        assert f"({picture.name})" in text
    page = (tmp_path / kind / "report.html").read_text()
    assert page.count("<svg") == len(pictures)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*.*")}
    assert CliRunner().invoke(app, [kind, *options]).exit_code == 0
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.*")} == before, "again gives the same files"


@pytest.mark.parametrize("kind", ["balance", "cards", "openings"])
def test_names_of_an_edition_are_no_formulas(kind: str, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('areas.3 = "$\\\\frac$"\n[cards.murat]\nname = "50 $x^$"\n', encoding="utf-8")
    options = ["--games", "12", "--folder", str(tmp_path), "--format", "csv", "--edition", str(own)]
    result = CliRunner().invoke(app, [kind, *options])
    assert result.exit_code == 0, result.output
    drawn = "".join(picture.read_text(encoding="utf-8") for picture in (tmp_path / kind).glob("*.svg"))
    assert ("\\frac" if kind == "balance" else "50 $x^$") in drawn


def test_command_refuses_an_unknown_format(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["balance", "--folder", str(tmp_path), "--format", "xlsx"])
    assert result.exit_code == 2
    assert "parquet, csv" in result.output


def test_nothing_heavy_is_imported_before_it_is_needed() -> None:
    heavy = "{'ray', 'pyspiel', 'matplotlib', 'pyarrow', 'pettingzoo', 'scipy', 'numba', 'torch', 'gymnasium'}"
    code = f"import sys, dosdemayo, dosdemayo.lab.cli; print(sorted({heavy} & set(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert run.stdout.strip() == "[]"
