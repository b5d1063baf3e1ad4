"""Rule 9.5 at the terminal: neither words nor time tell what the computer holds."""

from collections.abc import Callable
from random import Random

import pytest
from tests.cli.alone import Still, Time, by_side, sit
from tests.cli.run import run
from tests.cli.typist import Typist

from dosdemayo.ai import bot
from dosdemayo.belief import sample
from dosdemayo.cli.play.computer import Computer, Opponent
from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.settings import Settings
from dosdemayo.content import base_edition
from dosdemayo.engine import FRENCH, Side, View, enemy
from dosdemayo.engine.actions import Pass
from dosdemayo.records import Header, Player, Record
from dosdemayo.table import Table

pytestmark = pytest.mark.usefixtures("nobody_waits")


@by_side
@pytest.mark.parametrize("seed", [4, 5])
def test_no_screen_shows_a_card_that_the_computer_hides(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], side: Side, seed: int
) -> None:
    table = Table(Record())
    typist = Typist(lambda: capsys.readouterr().out)
    checked = 0

    def watching(prompt: str = "") -> str:
        nonlocal checked
        reply = typist(prompt)
        hidden = [base_edition().cards[card]["name"] for card in table.moment.state.hands[enemy(side)]]
        assert not any(name in typist.screens[-1] for name in hidden)
        checked += len(hidden)
        return reply

    monkeypatch.setattr("builtins.input", watching)
    sit(table, side, bot("beginner", table.game.rules), seed).run()
    assert checked > 20


@by_side
def test_the_computer_gets_the_view_of_its_own_seat_and_no_other(typist: Typist, side: Side) -> None:
    table, player = Table(Record()), Still()
    sit(table, side, player).run()
    assert len(player.seen) > 10
    assert {view.seat for view in player.seen} == {enemy(side)}
    assert all(view.asked is not None and view.asked.seat is enemy(side) for view in player.seen)


def advanced(side: Side, seed: int) -> Table:
    """A table in the middle of a game, with many hidden cards, where `side` is about to write."""
    rng = Random(seed)
    while True:
        table = Table(Record())
        while table.pending and table.outcome is None:
            view, seat = table.view(side), table.pending[0].seat
            both_write = [decision.kind for decision in table.pending] == ["orders", "orders"]
            if both_write and view.turn > 3 and view.hand_sizes[enemy(side)] > 1:
                return table
            options = table.options(seat)
            # Cards are kept, so that there are some to hide.
            table.answer(seat, Pass() if Pass() in options else options.sample(rng))


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
        return "decline" if "Type draw or decline" in shown else ""


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
        table, time = advanced(side, seed), Time()
        table._state = sample(table.view(side), table.game.rules, rng)
        person = Reader(time, lambda: capsys.readouterr().out)
        player = Still(time, thinking(searches))
        monkeypatch.setattr("builtins.input", person)
        sit(table, side, player, seed, time, level).run()
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
    """Also in a window in which it is not asked."""
    monkeypatch.setattr("dosdemayo.ai.bot", lambda level, rules: Still())
    time, settings, table = Time(), Settings(), Table(Record(Header(french=Player.computer("strongest"))))
    opponent = Opponent("strongest", Still())
    computer = Computer(settings, Screen(settings), table, FRENCH, [opponent], Random(1), time)
    computer.choose("beginner")
    with computer.window("orders", turn):
        pass
    assert time.now == lasts


def test_what_it_holds_does_not_change_how_long_a_person_waits_for_real(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("time.sleep", slept.append)
    run("play", "--against", "beginner", "--seed", "1", typed="\n\n\n\nquit\n")
    assert slept
    assert all(0.2 < seconds <= 0.3 for seconds in slept)
