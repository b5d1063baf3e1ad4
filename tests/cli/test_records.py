"""replay, check and verify."""

import json
from pathlib import Path

import pytest
from tests.cli.run import refused, run

GOLDEN = Path(__file__).parents[1] / "golden"
EXAMPLE = GOLDEN / "example_of_play.dos"
PROVED = Path(__file__).parents[1] / "records" / "proved.dos"


def test_a_whole_game_is_told() -> None:
    shown = " ".join(run("replay", str(EXAMPLE), "--all").output.split())
    assert "The French keep Artillería" in shown
    assert "15 Plaza Mayor: French 2 against Spanish 1: the Spanish lose" in shown
    assert "The Spanish play Teniente Jacinto Ruiz: the French loss limit is 3 at most" in shown
    assert shown.count("Turn 8 begins") == 1
    assert "The Spanish win: the French losses have reached the limit. (8.1)" in shown


def test_one_turn() -> None:
    shown = run("replay", str(EXAMPLE), "--all", "--turn", "7").output
    assert "pushed back" in shown
    assert "> french orders 16-19 20-18 14-15 2-3" in shown
    assert "Turn 7 begins" not in shown
    assert shown.count("Turn 8 begins") == 1
    assert "not finished" not in shown


def test_an_unfinished_game_says_so(tmp_path: Path) -> None:
    file = tmp_path / "game.dos"
    run("play", str(file), typed="\n1\n")
    assert "The game is not finished." in run("replay", str(file), "--all").output


def test_step_by_step_waits_for_enter_and_stops_when_told() -> None:
    two = run("replay", str(EXAMPLE), typed="\n\nq\n").output
    assert "> french keeps artilleria" in two
    assert "> french plays artilleria" in two
    assert "> spanish orders" not in two


def test_json() -> None:
    done = run("replay", str(EXAMPLE), "--json")
    game = json.loads(done.stdout)
    assert game["header"]["strict"] is False
    assert game["start"].startswith("T1 F1:2,6:2,10:1,11:2,19:2 S4:1")
    assert game["steps"][0]["answer"] == ["choose", "artilleria"]
    assert game["steps"][-1]["outcome"] == ["spanish", "loss limit"]
    turn = json.loads(run("replay", str(EXAMPLE), "--json", "--turn", "7").stdout)
    assert 0 < len(turn["steps"]) < len(game["steps"])


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.dos")), ids=lambda file: file.stem)
def test_golden_games_are_sound(file: Path) -> None:
    done = run("check", str(file))
    assert done.exit_code == 0
    assert "a sound record" in done.output


def test_a_damaged_record_names_line_and_rule(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.dos"
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    place = next(number for number, line in enumerate(lines, start=1) if line.startswith("spanish orders 9-14"))
    lines[place - 1] = "spanish orders 9-10"
    damaged.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = run("check", str(damaged))
    assert done.exit_code == 2
    assert f"{damaged}: line {place}: spanish orders 9-10: 9-10: these areas are not joined" in done.stderr
    assert "(5.2)" in done.stderr
    assert f"line {place}: spanish orders 9-10" in refused(run("replay", str(damaged), "--all"))


def test_what_is_no_record_is_refused_in_a_sentence(tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("hello\nworld\nnothing here\n")
    assert f"{other}: line 1: title" in refused(run("replay", str(other)))
    other.write_text("dosdemayo record 1\nworld\nnothing here\n")
    assert "`dosdemayo check` lists them" in refused(run("replay", str(other)))
    none = tmp_path / "none.dos"
    for command in ("replay", "check"):
        assert refused(run(command, str(none))) == f"dosdemayo: {none} cannot be read: No such file or directory"
    assert run("check", str(other)).exit_code == 2


def test_a_proof_is_verified() -> None:
    done = run("verify", str(PROVED))
    assert done.exit_code == 0
    assert "Proved: every card follows from the secrets" in done.output
    assert "What this does not prove" in done.output
    found = json.loads(run("verify", str(PROVED), "--json").stdout)
    assert found["proved"] is True
    assert [finding["code"] for finding in found["findings"]] == ["server", "player", "player", "deals", "seals"]


def test_what_was_changed_is_named(tmp_path: Path) -> None:
    text = PROVED.read_text(encoding="utf-8")
    changed = tmp_path / "changed.dos"
    last = [line for line in text.splitlines() if line.startswith("proof seal")][-1]
    changed.write_text(text.replace(last, last[:-4] + "0000"), encoding="utf-8")
    done = run("verify", str(changed))
    assert done.exit_code == 1
    assert "is not what was sealed" in done.output
    assert "Not proved" in done.output
    assert json.loads(run("verify", str(changed), "--json").stdout)["proved"] is False


@pytest.mark.parametrize(("lang", "words"), [("es", "Probado"), ("fr", "Prouvé"), ("pl", "Dowiedziono")])
def test_the_verdict_in_other_languages(lang: str, words: str) -> None:
    assert words in run("verify", str(PROVED), "--lang", lang).output


def test_nothing_to_verify() -> None:
    done = run("verify", str(EXAMPLE))
    assert done.exit_code == 2
    assert "There is no proof in this record" in done.output
    assert "cannot be read" in refused(run("verify", "nowhere.dos"))
