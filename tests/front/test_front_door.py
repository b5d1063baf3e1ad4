"""What `import dosdemayo` offers: light, typed, documented, and enough to play, save and study a game."""

from __future__ import annotations

import inspect
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import dosdemayo as dm
from dosdemayo import front
from dosdemayo.testing.play import play_random

HEAVY = ("fastapi", "fluent", "json", "numba", "numpy", "rich", "sqlalchemy", "typer", "typing", "dosdemayo.engine")
LIGHT = ("fastapi", "fluent", "numba", "numpy", "rich", "sqlalchemy", "typer")


def loaded_after(code: str, modules: tuple[str, ...]) -> str:
    program = f"import sys; before = set(sys.modules); {code}; print(*({set(modules)!r} & set(sys.modules) - before))"
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    return run.stdout.strip()


def test_the_import_loads_next_to_nothing() -> None:
    assert loaded_after("import dosdemayo", HEAVY) == ""


def test_a_game_needs_no_heavy_library() -> None:
    assert loaded_after("import dosdemayo; dosdemayo.new_game(seed=1)._repr_svg_()", LIGHT) == ""


def test_all_that_is_promised_is_there() -> None:
    assert set(dm.__all__) == {*front.__all__, "__version__"}
    assert dir(dm) == sorted(dm.__all__)
    for name in front.__all__:
        assert getattr(dm, name) is getattr(front, name)
    with pytest.raises(AttributeError, match="nobody"):
        dm.nobody  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("name", sorted(set(dm.__all__) - {"__version__"}))
def test_every_public_name_has_a_docstring(name: str) -> None:
    thing = getattr(dm, name)
    if not (inspect.isclass(thing) or inspect.isfunction(thing)):
        return
    assert own_doc(thing), name
    for key, member in vars(thing).items() if inspect.isclass(thing) else ():
        plain = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
        if not key.startswith("_") and inspect.isfunction(plain):
            assert own_doc(plain), f"{name}.{key}"


def own_doc(thing: object) -> str:
    """A docstring that somebody wrote; named tuples and dataclasses make up one of their own."""
    doc = inspect.getdoc(thing) or ""
    made_up = doc.startswith(f"{getattr(thing, '__name__', '')}(")
    return "" if made_up else doc


def test_a_game_from_the_first_answer_to_the_numbers() -> None:
    game = dm.new_game(seed=1)
    assert [(decision.seat, decision.kind) for decision in game.pending] == [(dm.FRENCH, "french_choice")]
    assert dm.Choose("murat") in game.options()
    [kept, *_] = game.play(dm.FRENCH, dm.Choose("murat"))
    assert kept.rule == "2.4"
    assert game.view("french").hand == ("murat",)
    assert game.view("spanish").hand == ("jose_blas_molina",)
    assert game.view(None).hand == ()
    game.play("spanish", "orders 9-14 15-14")
    game.play("french orders 6-7")
    assert game.state.orders == ((dm.Order(6, 7),), (dm.Order(9, 14), dm.Order(15, 14)))
    assert len(game.record.answers) == 3
    assert game.outcome is None


def test_what_is_refused_changes_nothing() -> None:
    game = dm.new_game(seed=1)
    game.play("french keeps murat")
    before = (game.state, len(game.record.answers), len(game.events))
    [problem] = game.check("french", "orders 6-9")
    assert problem.rule == "5.2"
    for seat, answer, error in (
        ("french", "orders 6-9", dm.Refused),
        ("french", "dances", dm.NotationError),
        ("nobody", dm.Pass(), dm.NotationError),
    ):
        with pytest.raises(error):
            game.play(seat, answer)
    assert (game.state, len(game.record.answers), len(game.events)) == before


def test_the_same_seed_deals_the_same_cards() -> None:
    def played(seed: int) -> dm.LiveGame:
        game, rng = dm.new_game(seed=seed), Random(7)
        while game.pending:
            decision = game.pending[0]
            assert decision.seat is not dm.CHANCE
            game.play(decision, game.options(decision).sample(rng))
        return game

    assert played(1).record.answers == played(1).record.answers
    assert played(1).record.answers != played(2).record.answers


def test_a_copy_goes_its_own_way_with_the_same_cards_to_come() -> None:
    game = dm.new_game(seed=3)
    game.play("french keeps murat")
    copy = game.copy()
    bots = dict.fromkeys((dm.FRENCH, dm.SPANISH), dm.bot("beginner"))
    assert copy.play_out(bots) == copy.outcome
    assert len(game.record.answers) == 1
    assert game.outcome is None
    game.play_out(bots)
    assert game.record.answers == copy.record.answers
    assert game.events == copy.events


def test_a_record_is_saved_loaded_and_gone_on_with(tmp_path: Path) -> None:
    game = dm.new_game(seed=3, strict=True)
    game.play("french keeps murat")
    dm.save_record(game, tmp_path / "game.dos")
    again = dm.resume(dm.load_record(tmp_path / "game.dos"), seed=3)
    assert again.state == game.state
    assert again.events == game.events
    assert again.game.rules.strict


def test_a_game_goes_on_from_a_line_but_has_no_record() -> None:
    game = dm.new_game(seed=3)
    game.play("french keeps murat")
    again = dm.new_game(position=game.line)
    assert again.state == game.state == dm.position(game.line)
    assert dm.new_game(position=game.state).state == game.state
    with pytest.raises(ValueError, match="line"):
        again.record  # noqa: B018


def test_a_short_line_is_gone_on_with_to_its_first_question() -> None:
    game = dm.new_game(seed=1, position="T3 F1:2,16:5 S4:1 o20:5 r1/2 x2/2 next=write")
    assert {decision.kind for decision in game.pending} == {"orders"}


def test_reprs_are_short_and_say_where_the_game_stands() -> None:
    game = dm.new_game(seed=1)
    assert repr(game).endswith("x0/0: french french_choice>")
    assert repr(game.state).startswith("<State turn 1, French 1:2 6:2 10:1 11:2 19:2, Spanish 4:1")
    for played in play_random(game.game, Random(1)):
        assert len(repr(played.after)) < 300


def test_an_edition_has_its_own_rules(tmp_path: Path) -> None:
    (tmp_path / "short.toml").write_text("[limits]\nturns = 3\n")
    edition = dm.load_edition(str(tmp_path / "short.toml"))
    assert dm.rules(edition).turns == 3
    assert dm.new_game(edition=edition).game.rules.turns == 3
    with pytest.raises(dm.NotationError, match="from 1 to 3"):
        dm.position("T4 F- S- o- r0/0 x0/0", edition=edition)
