"""The examples run and show what they say."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SCRIPTS = sorted(path.name for path in EXAMPLES.glob("*.py"))


def run(script: str) -> str:
    done = subprocess.run([sys.executable, EXAMPLES / script], check=False, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_write_a_bot() -> None:
    assert len(re.findall(r"^(french|spanish) won \(.+\) in turn \d+$", run("write_a_bot.py"), re.MULTILINE)) == 3


def test_the_bot_has_thirty_lines() -> None:
    source = (EXAMPLES / "write_a_bot.py").read_text()
    bot = source[source.index("class Brawler") : source.index("def main")]
    assert sum(bool(line.strip()) for line in bot.splitlines()) <= 30


def test_draw_a_position() -> None:
    [drawn, state] = re.fullmatch(r"(\S+) shows (<State turn 7, .*>)\n", run("draw_a_position.py")).groups()  # type: ignore[union-attr]
    assert Path(drawn).read_text(encoding="utf-8").startswith("<svg")
    assert "French 2:6" in state


def test_play_in_the_arena() -> None:
    shown = run("play_in_the_arena.py")
    spanish_brawler = shown[shown.index("against write_a_bot:Brawler (Spanish)") :]
    random_spanish = shown[shown.index("against random (Spanish)") :]
    losses = [float(re.search(r"French losses ([\d.]+)", text)[1]) for text in (spanish_brawler, random_spanish)]  # type: ignore[index]
    assert losses[0] > losses[1], "the bot kills more than the random player"


def test_train_an_agent() -> None:
    before, after = (int(share) for share in re.findall(r"wins (\d+)%", run("train_an_agent.py")))
    assert after > before + 15


def test_solve_a_miniature() -> None:
    shown = run("solve_a_miniature.py")
    values = [float(value) for value in re.findall(r"the French get ([-+][\d.]+)", shown)]
    assert values == pytest.approx([-1 / 3] * 3, abs=0.01)
    chances = [float(chance) for chance in re.findall(r"^ +([\d.]+)%", shown, re.MULTILINE)]
    assert sum(chances) == pytest.approx(100, abs=0.5)


def test_the_list_of_examples_is_whole() -> None:
    assert sorted(re.findall(r"\]\((\w+\.py)\)", (EXAMPLES / "README.md").read_text())) == SCRIPTS
