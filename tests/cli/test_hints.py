"""`hint` at the keyboard: what a strong player would answer, why, and what to type for it."""

import re
from random import Random
from typing import Any

import pytest
from tests.cli.run import run

from dosdemayo.ai.hints import Alternative, Expected, Hint, Reason
from dosdemayo.cli.play.advice import HintPrinter
from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.settings import Settings
from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Game, Order, Ruleset, Step, View
from dosdemayo.engine.actions import Action, Allot, Choose, Deny, Draw, Pass, Play, Use, Write
from dosdemayo.engine.spaces import Options
from dosdemayo.typed import Asking
from dosdemayo.typed.answers import to_type

SHEET = (Order(9, 14), Order(12, 15))


class Advising:
    """Stands in for the strong player: keeps what it was shown, and has one answer."""

    def __init__(self) -> None:
        self.asked: list[View] = []

    def __call__(self, rules: Ruleset, view: View, options: Options) -> Hint:
        self.asked.append(view)
        return Hint(
            Write(SHEET),
            62,
            (Reason("attack", {"order": "9-14", "area": 14, "lost": 1.5}), Reason("varies", {"share": 40})),
            (Alternative(Write(()), 58, 0), Alternative(Write((Order(9, 7),)), None)),
            (Expected((Order(6, 7),), 70), Expected((), 30)),
        )


@pytest.fixture
def advising(nobody_waits: None, monkeypatch: pytest.MonkeyPatch) -> Advising:
    found = Advising()
    monkeypatch.setattr("dosdemayo.ai.hints.hint", found)
    return found


def session(*lines: str, more: tuple[str, ...] = ()) -> str:
    return run("play", "--seed", "1", *more, typed="\n".join(lines) + "\n").output


def test_a_hint_tells_the_answer_what_to_type_and_why(advising: Advising) -> None:
    shown = session("hint", "quit", more=("--against", "beginner"))
    said = " ".join(shown.split())
    assert (
        "A strong player would answer: 9-14 (Las Descalzas to Puerta del Sol) and "
        "12-15 (San Jerónimo to Plaza Mayor). To do so type: 9-14, 12-15 Prospects 62 %"
    ) in said
    assert "9-14 attacks 14 Puerta del Sol: the enemy will probably lose 1.5 cubes." in said
    assert "writes this about 40 % of the time." in said
    assert "Also worth considering • write no orders · Prospects 58 % • 9-7" in said
    assert (
        "What the enemy may order • 6-7 · perhaps 70 % of the time • write no orders · perhaps 30 % of the time" in said
    )
    assert [view.seat for view in advising.asked] == [SPANISH]


def test_a_hint_answers_nothing_and_can_be_asked_for_again(advising: Advising) -> None:
    shown = session("hint", "9-14", "hint", "undo", "options", "quit", more=("--against", "beginner"))
    assert len(advising.asked) == 2
    assert shown.count("Your orders: 9-14. Enter seals them") == 2  # again after the hint: that stands to be answered
    assert "Nothing is sealed" in shown
    assert shown.count("Write your orders, such as") == 2


def test_between_two_each_is_advised_from_the_own_seat(advising: Advising) -> None:
    session("", "hint", "1", "", "", "hint", "", "", "", "hint", "quit")
    assert [view.seat for view in advising.asked] == [FRENCH, SPANISH, FRENCH]
    for view in advising.asked:
        assert view.asked is not None
        assert view.sealed is None


def test_whoever_can_play_nothing_needs_no_hint(advising: Advising) -> None:
    shown = session("", "2", "wait french", "", "hint", "", "quit")
    assert shown.count("There is nothing that you can play now. Press Enter to pass.") == 2
    assert advising.asked == []


def test_the_help_tells_of_it() -> None:
    assert re.search(r"^  hint +what a strong player would answer", session("", "help", "quit"), re.MULTILINE)


def test_whoever_does_what_the_hints_say_gets_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The real ones, in a first turn: each names something that the game takes."""
    typed: list[str] = []

    def obedient(prompt: str = "") -> str:
        shown = capsys.readouterr().out
        assert "not understood" not in shown
        advised = re.search(r"^To do so (?:type: (.*)|just press Enter\.)$", shown, re.MULTILINE)
        unasked = ("Hand the keyboard", "nothing that you can play", "any cards?", "Enter seals them")
        if "Turn 2 begins" in shown:
            raise EOFError
        if any(words in shown for words in unasked):
            typed.append("")
        else:
            typed.append((advised[1] or "") if advised else "hint")
        return typed[-1]

    from dosdemayo.cli.play import NewGame, play_here

    monkeypatch.setattr("builtins.input", obedient)
    play_here(Settings(), None, 1, NewGame())
    assert "The game stops here" in capsys.readouterr().out
    assert typed.count("hint") >= 4
    assert any(re.match(r"\d+-\d+:\d", line) for line in typed), "no numbers of cubes"


# ---------------------------------------------------------------------------------------------------- in words


@pytest.mark.parametrize(
    ("answer", "words", "typed"),
    [
        (Write(()), "write no orders", ""),
        (Write((Order(0, 16), Order(11, 14, 2))), None, "-16, 2x11-14"),
        (Write((Order(0, 16),)), "-16 (outside 16 to Atocha)", "-16"),
        (Allot(((Order(6, 7), 2), (Order(0, 16), 1))), None, "6-7:2 -16:1"),
        (Allot(((Order(6, 7), 2),)), "2x6-7 (Recoletos to Las Infantas)", "6-7:2"),
        (Choose("murat"), "Keep Mariscal Joachim Murat", "murat"),
        (Draw(True), "Draw a card", "draw"),
        (Draw(False), "Don't draw", "decline"),
        (Deny(True), "Forbid the draw", "deny"),
        (Deny(False), "Allow the draw", "allow"),
        (Pass(), "Pass", "pass"),
        (Play("alcalde_de_mostoles"), "Play El Alcalde de Móstoles", "play alcalde_de_mostoles"),
        (Play("jose_blas_molina", 10), None, "play jose_blas_molina 10"),
        (Use("murat", Order(6, 7)), "Use Mariscal Joachim Murat: 6-7", "use murat 6-7"),
        (Play("desorden", (Order(9, 14), 15)), "Play Desorden: 9-14 to 15 Plaza Mayor", "play desorden 9-14 to 15"),
        (
            Play("caballeria", (Step(7, 9, 2), Step(7, 14, 1))),
            "Play Caballería: 7-9 (2 cubes) and 7-14 (1 cube)",
            "play caballeria 7-9:2 7-14:1",
        ),
    ],
)
def test_an_answer_in_words_and_as_it_is_typed(answer: Action, words: str | None, typed: str) -> None:
    settings = Settings()
    assert words in (None, HintPrinter(settings, Screen(settings), base_rules()).in_words(answer))
    assert to_type(answer, settings.words) == typed


def test_whatever_can_be_answered_is_read_as_it_is_typed() -> None:
    game, rng, settings = Game(base_rules()), Random(1808), Settings()
    read: set[Any] = set()
    for _ in range(25):
        state = game.start()
        while game.pending(state):
            seat = game.pending(state)[0].seat
            options, view = game.options(state, seat), game.view(state, seat)
            action = options.sample(rng)
            if seat is not CHANCE:
                assert (
                    Asking(settings.teller, settings.words, view, options).read(to_type(action, settings.words))
                    == action
                )
                read.add((type(action), type(action.target) if isinstance(action, Play | Use) else None))
            state, _ = game.apply(state, seat, action)
    assert {kind for kind, _ in read} == {Choose, Deny, Draw, Write, Allot, Pass, Play, Use}
    assert {target for _, target in read} >= {type(None), int, Order, tuple}
