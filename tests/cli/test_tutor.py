"""The tutor at the keyboard: there against the beginner, silenced and called by a word."""

import pytest
from tests.cli.run import run

from dosdemayo.i18n import Catalog
from dosdemayo.i18n.catalog import languages
from dosdemayo.lesson import TutorWarning

pytestmark = pytest.mark.usefixtures("nobody_waits")

LOSING = "12-11"
AGAINST = ("--against", "beginner")
WARNING = "Tutor: In 11 Alcalá you would be 1 against 2. If the enemy stays there, you lose 1 cube for nothing. (7.2)"


def session(*lines: str, more: tuple[str, ...] = AGAINST) -> str:
    return " ".join(run("play", "--seed", "1", *more, typed="\n".join((*lines, "quit", ""))).output.split())


def test_it_warns_before_orders_are_sealed_and_says_why() -> None:
    shown = session(LOSING, "undo", "12-15")
    assert "The tutor warns you before you give something away." in shown
    assert f"{WARNING} Your orders: 12-11. Enter seals them" in shown
    assert "Nothing is sealed" in shown
    assert shown.count("Tutor:") == 1


def test_it_is_silenced_and_called_back_by_a_word() -> None:
    shown = session("tutor", LOSING, "undo", "tutor", LOSING)
    silent, _, again = shown.partition("The tutor is silent from now on.")
    assert "Tutor:" not in silent
    assert again.count(WARNING) == 1
    while_sealing = session(LOSING, "tutor", "undo", LOSING)
    assert while_sealing.count(WARNING) == 1
    assert while_sealing.count("Your orders: 12-11. Enter seals them") == 3


def test_other_answers_than_orders_are_held_back_until_the_player_insists(monkeypatch: pytest.MonkeyPatch) -> None:
    warning = TutorWarning("card", "C-S8", {"card": "heroinas"})
    monkeypatch.setattr("dosdemayo.cli.play.tutor.heard", lambda *_: [warning])
    shown = session("1", "undo", "map", "1", "", more=(*AGAINST, "--side", "french"))
    assert (
        shown.count("can be played now for the last time. Unused, it is lost. (C-S8) Press Enter to do it anyway") == 2
    )
    assert shown.count("Which card do you keep?") == 2


@pytest.mark.parametrize("more", [("--against", "solid"), ()])
def test_elsewhere_it_waits_to_be_called(more: tuple[str, ...]) -> None:
    to_orders = () if more else ("", "1", "", "")
    assert "Tutor:" not in session(*to_orders, LOSING, more=more)
    assert WARNING in session(*to_orders, "tutor", LOSING, more=more)


@pytest.mark.parametrize("lang", languages())
def test_it_speaks_every_language(lang: str) -> None:
    shown = session(LOSING, more=(*AGAINST, "--lang", lang))
    prefix = Catalog(lang).text("ask-tutor", warning="").strip()
    assert f"{prefix} " in shown
    assert "(7.2)" in shown
