"""What somebody who has read only the README and the Python page tries first."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import dosdemayo as dm

COMMAND = Path(sys.executable).with_name("dosdemayo")
BOT = """
class Hasty:
    def __init__(self, rules):
        self.rules = rules

    def answer(self, view, options, rng):
        return options.sample(rng)
"""


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([COMMAND, *arguments], cwd=folder, check=False, capture_output=True, text=True)


def test_a_bot_in_the_folder_plays_in_the_arena(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(BOT)
    done = run(tmp_path, "arena", "my_bot:Hasty", "random", "--games", "1")
    assert done.returncode == 0, done.stderr
    assert "my_bot:Hasty" in done.stdout


@pytest.mark.parametrize("name", ["my_bot:Hasty", "random:Nobody"])
def test_a_bot_that_is_not_there_is_named_in_a_sentence(tmp_path: Path, name: str) -> None:
    done = run(tmp_path, "arena", name, "random", "--games", "1")
    assert done.returncode == 2
    assert f"there is no player '{name}'" in done.stderr
    assert "Traceback" not in done.stderr


def test_events_and_problems_are_put_into_words() -> None:
    game = dm.new_game(seed=1)
    [kept, *_] = game.play("french keeps murat")
    assert "Murat" in dm.sentence(kept, seat=dm.FRENCH)
    assert "Murat" not in dm.sentence(kept, seat=dm.SPANISH) + dm.sentence(kept)
    [problem] = game.check("french", "orders 6-9")
    assert "5.2" in dm.sentence(problem)
    with pytest.raises(ValueError, match="no texts"):
        dm.sentence(kept, language="xx")


def test_words_and_pictures_of_a_game_are_those_of_its_edition(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(
        """
        areas.3 = "Mi barrio"
        board.gates = [2]
        board.main_streets = [9]
        [setup]
        spanish_hand = ["nueva"]
        [cards.nueva]
        name = "La nueva"
        side = "spanish"
        windows = ["preparation"]
        recruit = { area = 3, where = "any", cubes = 1 }
        """,
        encoding="utf-8",
    )
    game = dm.new_game(seed=1, edition=dm.load_edition(own))
    game.play("french keeps murat")
    events = game.play("spanish plays nueva")
    told = " ".join(dm.sentence(event, edition=game.edition) for event in events)
    assert "La nueva" in told
    assert "Mi barrio" in told
    again = dm.resume(game.record)
    for picture in (game._repr_svg_(), again._repr_svg_()):
        assert "Mi barrio" in picture
        assert "Monteleón" not in picture
    assert dm.board_svg(game.state).count("#f3cf74") == 3
    assert game._repr_svg_().count("#f3cf74") == 1
