"""Rule 9.5 at the terminal: neither words nor time tell what the computer holds."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from tests.cli.alone import Still, Time, alone, by_side, sit
from tests.cli.run import run
from tests.cli.typist import Typist

from dosdemayo.ai import bot
from dosdemayo.belief import sample
from dosdemayo.cli.play.computer import Computer, LevelBot
from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.play.terminal_game import TerminalGame
from dosdemayo.cli.settings import Settings
from dosdemayo.content import base_edition
from dosdemayo.engine import FRENCH, SPANISH, Side, View, enemy
from dosdemayo.engine.actions import Pass

pytestmark = pytest.mark.usefixtures("nobody_waits")


@by_side
@pytest.mark.parametrize("seed", [4, 5])
def test_no_screen_shows_a_card_that_the_computer_hides(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], side: Side, seed: int
) -> None:
    live = alone(side, seed)
    typist = Typist(lambda: capsys.readouterr().out)
    checked = 0

    def watching(prompt: str = "") -> str:
        nonlocal checked
        reply = typist(prompt)
        hidden = [base_edition().cards[card]["name"] for card in live.match.history.state.hands[enemy(side)]]
        assert not any(name in typist.screens[-1] for name in hidden)
        checked += len(hidden)
        return reply

    monkeypatch.setattr("builtins.input", watching)
    sit(live, bot("beginner", live.plain.rules)).run()
    assert checked > 20


@by_side
def test_the_computer_gets_the_view_of_its_own_seat_and_no_other(typist: Typist, side: Side) -> None:
    player = Still()
    sit(alone(side), player).run()
    assert len(player.seen) > 10
    assert {view.seat for view in player.seen} == {enemy(side)}
    assert all(view.asked is not None and view.asked.seat is enemy(side) for view in player.seen)


def advanced(side: Side, seed: int, level: str) -> TerminalGame:
    """The middle of a game, with many hidden cards, where `side` is about to write."""
    rng = Random(seed)
    while True:
        live = alone(side, rng.randrange(1000), level)
        while (seat := live.next_asked) is not None:
            view = live.view(side)
            if live.match.secret and view.phase == "write" and view.turn > 3 and view.hand_sizes[enemy(side)] > 1:
                return live
            options = live.options(seat)
            # Cards are kept, so that there are some to hide.
            live.answer(seat, Pass() if Pass() in options else options.sample(rng))


def redealt(live: TerminalGame, side: Side, rng: Random) -> TerminalGame:
    """The same for all that `side` can know."""
    history = live.match.history
    state = sample(live.view(side), live.plain.rules, rng)
    live.match = replace(live.match, history=replace(history, state=state))
    return live


class Reader:
    """Plays no card either, and draws none: one shows what the other side held. Notes what there was to read when."""

    def __init__(self, time: Time, look: Callable[[], str]) -> None:
        self.time = time
        self.look = look
        self.screens: list[tuple[float, str]] = []

    def __call__(self, prompt: str = "") -> str:
        shown = self.look()
        self.screens.append((round(self.time.now, 6), shown))
        if len(self.screens) == 15:
            raise EOFError
        return "decline" if "Type “draw” or “decline”" in shown else ""


def thinking(searches: float) -> Callable[[View], float]:
    """Every hand has a time of its own, within what the level may take."""

    def thought(view: View) -> float:
        assert view.asked is not None
        longest = searches if view.asked.kind in ("orders", "window:orders") else 0.3
        return longest * Random(str(sorted(view.hand))).random()

    return thought


@by_side
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("level", "searches"), [("strong", 0.3), ("strongest", 1.0)])
def test_rule_9_5_nothing_tells_what_the_computer_holds(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    side: Side,
    seed: int,
    level: str,
    searches: float,
) -> None:
    """Re-deal what it hides: as long as it answers the same, each screen and the time of each are the same."""
    rng, seen, questions = Random(seed), [], set()
    for _ in range(6):
        live, time = redealt(advanced(side, seed, level), side, rng), Time()
        person = Reader(time, lambda: capsys.readouterr().out)
        player = Still(time, thinking(searches))
        monkeypatch.setattr("builtins.input", person)
        sit(live, player, time).run()
        seen.append([*person.screens, (round(time.now, 6), capsys.readouterr().out)])
        questions.add(tuple(view.asked.kind for view in player.seen if view.asked))
    assert len(questions) > 1, "it was asked the same in all deals, so there was nothing to tell"
    for screens in seen[1:]:
        assert screens == seen[0]
    assert any("card window" in shown for _, shown in seen[0])


@pytest.mark.parametrize(("turn", "lasts"), [(1, 1.0), (2, 0.3)])
def test_rule_9_5_a_new_level_has_its_time_from_its_turn_on(
    monkeypatch: pytest.MonkeyPatch, turn: int, lasts: float
) -> None:
    """Also in a window for which it holds nothing."""
    monkeypatch.setattr("dosdemayo.ai.bot", lambda level, rules: Still())
    live, time, settings = alone(SPANISH, level="strongest"), Time(), Settings()
    computer = Computer(settings, Screen(settings), live, FRENCH, [LevelBot("strongest", Still())], time)
    computer.choose("beginner")
    with computer._as_usual("window:orders", turn):
        pass
    assert time.now == lasts


def test_what_it_holds_does_not_change_how_long_a_person_waits_for_real(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("time.sleep", slept.append)
    run("play", "--against", "beginner", "--seed", "1", typed="\n\n\n\nquit\n")
    assert slept
    assert all(0.2 < seconds <= 0.3 for seconds in slept)
