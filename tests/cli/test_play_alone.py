"""Alone against the computer in the terminal: whole games, saved games, and what the options say."""

from pathlib import Path
from random import Random

import pytest
from tests.cli.alone import Still, alone, by_side, sit
from tests.cli.run import refused, run
from tests.cli.typist import Typist

from dosdemayo.ai import bot
from dosdemayo.cli.play.computer import Computer, LevelBot
from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.play.terminal_game import TerminalGame
from dosdemayo.cli.play.text_game import TextGame
from dosdemayo.cli.settings import Settings
from dosdemayo.engine import FRENCH, SIDES, SPANISH, Side, View, enemy
from dosdemayo.engine.actions import Action, Choose, Deal, Write
from dosdemayo.engine.spaces import Options
from dosdemayo.records import LevelChange, Player, load_record

pytestmark = pytest.mark.usefixtures("nobody_waits")


@by_side
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_is_played_to_its_end(typist: Typist, capsys: pytest.CaptureFixture[str], side: Side, seed: int) -> None:
    live = alone(side, seed)
    sit(live, bot("beginner", live.plain.rules)).run()
    assert live.outcome is not None
    shown = "".join([*typist.screens, capsys.readouterr().out])
    assert "not understood" not in shown
    assert Settings().teller.outcome(live.outcome) in shown
    for writer in SIDES:
        assert any(isinstance(answer.action, Write) and answer.seat is writer for answer in live.record.answers)
    thinkers = {label: f"The {label.capitalize()} are thinking…" in shown for label in ("french", "spanish")}
    assert thinkers == {side.label: False, enemy(side).label: True}


@by_side
def test_there_is_no_curtain_and_news_are_told(typist: Typist, side: Side) -> None:
    live = alone(side, 3)
    sit(live, bot("beginner", live.plain.rules)).run()
    shown = "".join(typist.screens)
    assert "Hand the keyboard" not in shown
    assert "─" * 100 not in shown  # what stands for a wiped screen
    assert "nothing that you can play" not in shown
    assert shown.count("Since you last looked:") > 5
    assert f"The {enemy(side).label.capitalize()} reveal their orders" in shown


def ask_next(live: TerminalGame, game: TextGame) -> None:
    assert live.next_asked is not None
    game._ask(live.next_asked)


def test_getting_ready_is_no_part_of_the_game() -> None:
    settings, live, player = Settings(), alone(SPANISH), Still()
    Computer(settings, Screen(settings), live, FRENCH, [LevelBot("any", player)]).get_ready()
    assert live.record.answers == []
    assert {view.asked.kind for view in player.seen if view.asked} >= {"french_choice", "orders"}
    assert {(view.seat, view.turn) for view in player.seen} == {(FRENCH, 1), (FRENCH, 9), (FRENCH, 10)}


def test_its_luck_is_its_own(typist: Typist) -> None:
    """However often it throws dice, the same cards are drawn."""
    dealt = []
    for dice in (0, 7):
        live = alone(SPANISH)
        sit(live, Still(dice=dice)).run()
        dealt.append([answer for answer in live.record.answers if isinstance(answer.action, Deal)])
    assert len(dealt[0]) > 5
    assert dealt[0] == dealt[1]


# ---------------------------------------------------------------------------------------------------- the command


def began(file: Path, *more: str, typed: str = "\n\nquit\n") -> str:
    """A game against the beginner that is stopped in its first turn."""
    done = run("play", str(file), "--against", "beginner", "--seed", "1", *more, typed=typed)
    assert done.exit_code == 0, done.output
    return " ".join(done.output.split())


def test_the_header_names_the_computer_and_the_file_brings_it_back(tmp_path: Path) -> None:
    file = tmp_path / "game.dos"
    shown = began(file, "--spanish-name", "Ana")
    assert "alone against the computer (beginner). You play the Spanish." in shown
    saved = load_record(file)
    assert saved.header.players == (Player.computer("beginner"), Player.person("Ana"))
    done = run("play", str(file), typed="pass\ndraw\n\n\nquit\n")
    shown = " ".join(done.output.split())
    assert "You play the Spanish against the computer (beginner)" in shown
    assert "Hand the keyboard" not in shown
    longer = load_record(file)
    assert longer.header == saved.header
    assert longer.answers[: len(saved.answers)] == saved.answers
    new = longer.answers[len(saved.answers) :]
    assert {answer.seat for answer in new} >= {FRENCH, SPANISH}


def test_a_person_on_the_french_side(tmp_path: Path) -> None:
    file = tmp_path / "game.dos"
    shown = began(file, "--side", "french", typed="1\nquit\n")
    assert "You play the French." in shown
    assert "Which card do you keep?" in shown
    assert load_record(file).header.spanish == Player.computer("beginner")
    assert isinstance(load_record(file).answers[0].action, Choose)


def test_a_header_written_by_hand_lets_the_computer_take_over(tmp_path: Path) -> None:
    file = tmp_path / "game.dos"
    run("play", str(file), "--french-name", "Ana", typed="\n1\nquit\n")
    file.write_text(file.read_text("utf-8").replace("french: Ana", "french: computer, beginner"), "utf-8")
    shown = run("play", str(file), typed="\n\nquit\n").output
    assert "You play the Spanish against the computer (beginner)" in " ".join(shown.split())
    assert "Hand the keyboard" not in shown


def test_a_seed_repeats_the_whole_game(typist: Typist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer's answers too: the beginner errs by chance."""
    live = alone(SPANISH, 6, "beginner")
    sit(live, bot("beginner", live.plain.rules)).run()
    monkeypatch.undo()
    monkeypatch.setattr("time.sleep", lambda seconds: None)  # it was undone too
    typed = "\n".join(typist.typed) + "\n"
    outputs = []
    for name in ("one.dos", "two.dos"):
        done = run("play", str(tmp_path / name), "--against", "beginner", "--seed", "6", typed=typed)
        outputs.append(done.output.replace(name, "game"))
        assert load_record(tmp_path / name).answers == live.record.answers
    assert outputs[0] == outputs[1]
    assert "win: " in outputs[0]


def test_another_seed_is_another_luck(typist: Typist) -> None:
    """Sheets of the first turn depend on nothing but the view and the luck."""
    sheets = set()
    for seed in range(6):
        live = alone(SPANISH, seed)
        game = sit(live, bot("beginner", live.plain.rules))
        while live.match.french.sealed is None and live.turn == 1:
            ask_next(live, game)
        sheets.add(
            str(
                next(
                    answer
                    for answer in live.record.answers
                    if answer.seat is FRENCH and isinstance(answer.action, Write)
                )
            )
        )
    assert len(sheets) > 1


def test_a_level_that_is_none_is_told_with_those_that_are(tmp_path: Path) -> None:
    told = refused(run("play", "--against", "genius", typed="\n"))
    assert told.startswith("dosdemayo: --against: there is no level 'genius'")
    assert "beginner, " in told
    file = tmp_path / "game.dos"
    began(file)
    file.write_text(file.read_text("utf-8").replace("computer, beginner", "computer, genius"), "utf-8")
    told = refused(run("play", str(file), typed="\n"))
    assert "game.dos: there is no level 'genius'" in told


@pytest.mark.parametrize(
    ("lang", "words"), [("es", "principiante-audaz"), ("fr", "très-fort-prudent"), ("pl", "silny")]
)
def test_the_levels_are_told_in_the_language_of_the_player(lang: str, words: str) -> None:
    told = refused(run("play", "--against", "genius", "--lang", lang, typed="\n"))
    assert words in told
    assert "beginner" not in told


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--side", "french"), "--against"),
        (("--against", "beginner", "--french-name", "Ana"), "--french-name: the computer plays the French"),
        (("--against", "beginner", "--side", "french", "--spanish-name", "Ana"), "the computer plays the Spanish"),
        (("--against", "so lid"), "--against: expected the computer with its level"),
        (("--french-name", "x" * 81), "--french-name: the name is longer"),
    ],
)
def test_options_that_do_not_go_together_are_told(options: tuple[str, ...], told: str) -> None:
    assert told in refused(run("play", *options, typed="\n"))


@pytest.mark.parametrize("options", [("--against", "beginner"), ("--side", "french")])
def test_a_game_that_is_there_keeps_its_players(tmp_path: Path, options: tuple[str, ...]) -> None:
    people, alone = tmp_path / "people.dos", tmp_path / "alone.dos"
    run("play", str(people), typed="\n")
    began(alone)
    for file in (people, alone):
        before = file.read_text("utf-8")
        assert "are for a new game" in refused(run("play", str(file), *options, typed="\n"))
        assert file.read_text("utf-8") == before


def test_a_game_of_the_computer_with_itself_is_not_for_people(tmp_path: Path) -> None:
    file = tmp_path / "game.dos"
    began(file, "--spanish-name", "Ana")
    file.write_text(file.read_text("utf-8").replace("spanish: Ana", "spanish: computer, solid"), "utf-8")
    assert "both sides" in refused(run("play", str(file), typed="\n"))


def test_another_level_plays_from_the_next_turn_on_and_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.dos"
    shown = began(file, typed="level\nlevel genius\nlevel beginner-bold\nlevel\nquit\n")
    assert "The computer plays as beginner. To change" in shown
    assert "level: there is no level 'genius'; expected one of beginner, " in shown
    assert shown.count("From the next turn the computer plays as beginner, bold.") == 2
    saved = load_record(file)
    assert (saved.header.french.level, saved.levels) == ("beginner", [LevelChange(2, "beginner-bold")])
    shown = " ".join(run("play", str(file), typed="level\nquit\n").output.split())
    assert "against the computer (beginner)" in shown
    assert "From the next turn the computer plays as beginner, bold." in shown
    assert "No computer plays in this game." in run("play", typed="\nlevel\nquit\n").output


def test_no_turn_is_played_by_two_levels(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = Still(), Still()
    monkeypatch.setattr("dosdemayo.ai.bot", lambda level, rules: second)
    live = alone(SPANISH, level="first")
    game = sit(live, first)
    computer = game._computer
    assert computer is not None
    while live.turn < 3:
        ask_next(live, game)
    computer.choose("second")
    second.seen.clear()  # it has rehearsed
    while live.turn < 5:
        ask_next(live, game)
        assert computer.waits == (live.turn < 4)
    assert {view.turn for view in first.seen} == {1, 2, 3}
    assert {view.turn for view in second.seen} == {4}
    assert computer.level == "second"


class Interrupted(Still):
    """Somebody presses Ctrl-C when it has been asked this so many times, counting from when it gets ready."""

    def __init__(self, kind: str, times: int) -> None:
        super().__init__()
        self.kind = kind
        self.times = times

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        self.times -= view.asked is not None and view.asked.kind == self.kind
        if not self.times:
            raise KeyboardInterrupt
        return super().answer(view, options, rng)


@pytest.mark.parametrize(("kind", "times"), [("orders", 1), ("orders", 3), ("window:preparation", 1)])
def test_whoever_loses_patience_while_it_thinks_stops_the_game(
    typist: Typist, capsys: pytest.CaptureFixture[str], kind: str, times: int
) -> None:
    live, player = alone(SPANISH), Interrupted(kind, times)
    sit(live, player).run()
    assert player.times == 0
    assert "The game stops here" in capsys.readouterr().out
    assert live.outcome is None
