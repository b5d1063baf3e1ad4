"""The text game, played from its first question to its end by what the screen says."""

import re
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path

import pytest
from tests.cli.run import refused, run
from tests.cli.typist import Typist

from dosdemayo.cli.play.save import Save
from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.play.terminal_game import TerminalGame, dice_of
from dosdemayo.cli.play.text_game import TextGame
from dosdemayo.cli.settings import Settings
from dosdemayo.content import base_edition, ruleset
from dosdemayo.engine import FRENCH, SPANISH, Seat, enemy
from dosdemayo.engine.actions import Write
from dosdemayo.records import Record, load_record

SEEDS = [1, 2, 3]


def begin(seed: int) -> tuple[TerminalGame, TextGame]:
    settings, live = Settings(), TerminalGame(Record(), base_edition(), dice_of(seed))
    return live, TextGame(settings, live, Screen(settings), Save(live, None))


def play(seed: int) -> TerminalGame:
    live, game = begin(seed)
    game.run()
    return live


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_is_played_to_its_end(typist: Typist, seed: int) -> None:
    live = play(seed)
    assert live.outcome is not None
    assert len(live.record.answers) > 40
    sealed = sum("Enter seals them" in screen for screen in typist.screens)
    assert sealed == sum(isinstance(answer.action, Write) for answer in live.record.answers)
    assert "not understood" not in "".join(typist.screens)


def test_the_same_lines_on_standard_input_play_the_same_game(
    typist: Typist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = play(1)
    monkeypatch.undo()
    file = tmp_path / "game.dos"
    done = run("play", str(file), "--seed", "1", typed="\n".join(typist.typed) + "\n")
    assert done.exit_code == 0
    assert load_record(file).answers == live.record.answers
    assert "win: " in done.output
    assert str(file) in done.output
    assert "a sound record" in run("check", str(file)).output


@pytest.mark.parametrize("seed", SEEDS)
def test_no_screen_shows_a_card_that_the_other_side_hides(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], seed: int
) -> None:
    live, game = begin(seed)
    typist = Typist(lambda: capsys.readouterr().out)
    rules = ruleset(base_edition())
    holder: list[Seat] = []
    checked = 0

    def watching(prompt: str = "") -> str:
        nonlocal checked
        reply = typist(prompt)
        screen = typist.screens[-1]
        if "Hand the keyboard" in screen:
            holder[:] = [FRENCH if "to the French" in screen else SPANISH]
            return reply
        state = live.match.history.state
        hidden_hands = state.hands if "any cards?" in screen else [state.hands[enemy(holder[0])]]
        lying = {lying.card for lying in state.in_play}
        hidden = [
            base_edition().cards[card]["name"]
            for hand in hidden_hands
            for card in hand
            if not lying & {*rules.cards[card].needs}  # a card in play says which one it makes playable
        ]
        assert not any(name in screen for name in hidden)
        checked += len(hidden)
        return reply

    monkeypatch.setattr("builtins.input", watching)
    game.run()
    assert checked > 20


def curtains(screens: list[str]) -> list[str]:
    """Who gets the keyboard, and in which phase each screen stands: all that a bystander notices."""
    phases = re.findall(r"Hand the keyboard to the (\w+)|Turn 1 of 10 · (.*?) ·", "\n".join(screens))
    return [side or phase for side, phase in phases]


def test_rule_9_5_the_keyboard_goes_round_alike_whatever_is_held(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With Artillería the French may play in the first window, with Murat they may not."""
    seen = []
    for card in ("1", "2"):
        script = chain(["", card], repeat("", 6), repeat("quit"))
        screens: list[str] = []

        def typed(prompt: str = "", script: Iterator[str] = script, screens: list[str] = screens) -> str:
            screens.append(capsys.readouterr().out)
            return next(script)

        monkeypatch.setattr("builtins.input", typed)
        play(1)
        seen.append(curtains(screens))
    assert seen[0] == seen[1]
    assert seen[0][:5] == ["French", "the French keep a card", "Preparation: card window", "Spanish", "Orders: writing"]


def test_anybody_may_wait_and_nothing_secret_is_looked_up_in_a_beat() -> None:
    shown = session("1", "wait", "hand", "log", "resign", "yes", "wait spanish", "quit")
    assert "Wait is for a card window." in shown
    assert shown.count("any cards? Press Enter") == 3
    assert "Hand the keyboard to the French" in shown.rpartition("any cards?")[2]


def session(*lines: str, more: tuple[str, ...] = ()) -> str:
    """The start of a game: the French keep a card, and the lines follow."""
    return run("play", "--seed", "1", *more, typed="\n".join(["", *lines]) + "\n").output


def test_lookups_at_the_keyboard() -> None:
    shown = session("help", "map", "hand", "cards daoiz", "rules 5.4", "log", "options", "cards nobody", "rules 99")
    assert "save FILE" in shown
    assert shown.count("╔") == 2
    assert "Your hand is empty" in shown
    assert "(C-S2, luis_daoiz)" in shown
    assert "at most two orders" in shown
    assert "Nothing has happened this turn yet" in shown
    assert shown.count("Which card do you keep?") == 2
    assert "there is no card 'nobody'" in shown
    assert "there is no rule '99'" in shown


def test_the_table_is_asked_in_words_as_in_the_browser() -> None:
    shown = session("where", "where 9", "threats", "orders", "where 99", "quit")
    assert "The Spanish: 4 " in shown
    assert "Next to it: 5 " in shown
    assert "against up to" in shown
    assert "No orders are known now." in shown
    assert "or the number of an area" in shown


def test_faulty_orders_are_refused_with_every_reason_and_orders_can_be_taken_back() -> None:
    shown = session("1", "", "", "9-10, 4-17", "gibberish", "9-14", "undo", "9-7", "", "", "map", "quit")
    assert "9-10: these areas are not joined" in shown
    assert "4-17: these areas are not joined" in shown
    assert "'gibberish' is not an order" in shown
    assert "Your orders: 9-14. Enter seals them" in shown
    assert "Nothing is sealed; write your orders again." in shown
    assert "Your orders: 9-7." in shown
    assert "Hand the keyboard to the French" in shown.split("Your orders: 9-7.")[1]


def test_cards_are_played_by_the_beginning_of_their_name() -> None:
    shown = session("1", "wait french", "", "play daoiz", "art 5", "play arti", "", "quit")
    assert "Capitán Luis Daoiz is not in the hand. (9.1)" in shown
    assert "Artillería cannot be played on 5 Hortaleza. (C-F3)" in shown
    assert "The French play Artillería" in shown


def test_resigning_asks_twice() -> None:
    shown = session("resign", "no", "resign", "yes")
    assert shown.count("Do you really want to resign?") == 2
    assert "The Spanish win: the French resign." in shown


def test_resigning_in_a_window_with_nothing_to_play() -> None:
    shown = session("2", "f", "", "resign", "yes")
    assert "There is nothing that you can play now" in shown
    assert "The Spanish win: the French resign." in shown


def test_the_end_of_input_stops_the_game_without_a_traceback() -> None:
    done = run("play", typed="\n")
    assert done.exit_code == 0
    assert "The game stops here and is not kept" in " ".join(done.output.split())


def test_a_game_is_saved_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.dos"
    shown = session(
        "1", f"save {file}", "wait french", "", "play art", "", "", "9-14", "", "quit", more=("--french-name", "Ana")
    )
    assert "the French (Ana)" in shown
    assert "The game is in" in shown
    saved = load_record(file)
    assert saved.header.french.name == "Ana"
    resumed = " ".join(run("play", str(file), typed="\n6-7\n\nquit\n").output.split())
    assert "goes on" in resumed
    assert "Hand the keyboard to the French (Ana)" in resumed
    assert len(load_record(file).answers) == len(saved.answers) + 1


def test_a_game_is_never_saved_over_another_file(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("dear reader")
    assert "exists already" in " ".join(session(f"save {other}", "quit").split())
    assert other.read_text() == "dear reader"
    assert "letter.txt: line 1: title" in refused(run("play", str(other)))


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere" / "game.dos"
    assert "cannot be written" in " ".join(session(f"save {missing}", "quit").split())
    assert run("play", str(missing), typed="\n").exit_code == 2


def test_options_of_a_new_game_are_refused_for_one_that_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.dos"
    run("play", str(file), typed="\n")
    assert "for a new game" in refused(run("play", str(file), "--strict", typed="\n"))


def test_strict_play_warns_and_takes_a_faulty_set() -> None:
    shown = session("2", "", "", "9-10", "", "", "", "", "", "", "quit", more=("--strict",))
    assert "Beware: 9-10: these areas are not joined" in shown
    assert "Your orders: 9-10. Enter seals them" in shown


def test_a_name_that_cannot_be_written_down_is_refused() -> None:
    assert "--french-name: the name is longer than" in refused(run("play", "--french-name", "x" * 200))
