"""Matches: the same decks for everybody, blocks that are kept, and figures that can be checked by hand."""

from dataclasses import replace
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from dosdemayo.ai.fast import value
from dosdemayo.ai.grading import grade
from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Game
from dosdemayo.engine.actions import Deal
from dosdemayo.engine.state import Outcome
from dosdemayo.kernel.convert import row_of
from dosdemayo.kernel.data import kernel_data
from dosdemayo.lab.arena import play_match
from dosdemayo.lab.arena_report import elo, pair_table, summaries, tables
from dosdemayo.lab.games import Decks, GameResult
from dosdemayo.lab.stats import wilson
from dosdemayo.testing import play_random


def result(french: str, spanish: str, winner: str, left: int = 0) -> GameResult:
    return GameResult(french, spanish, 1, winner, "cubes left", 10, "murat", left, 2, 4)


def dealt(seed: str, luck: int) -> list[str]:
    """French cards in the order in which they come, in a game in which the sides play at random."""
    game, decks = Game(base_rules()), Decks(base_rules(), seed)
    rng, state, cards = Random(luck), game.start(), []
    while state.outcome is None:
        seat = game.pending(state)[0].seat
        options = game.options(state, seat)
        action = decks.answer(options) if seat is CHANCE else options.sample(rng)
        if isinstance(action, Deal) and base_rules().cards[action.card].side == 0:
            cards.append(action.card)
        state, _ = game.apply(state, seat, action)
    return [card for card in cards if card not in base_rules().setup.choice]


def test_a_seed_deals_the_same_cards_however_the_game_goes() -> None:
    deals = [dealt("7", luck) for luck in range(6)]
    longest = max(deals, key=len)
    assert len(longest) >= 4
    assert all(deal == longest[: len(deal)] for deal in deals)
    assert dealt("8", 0)[:4] != longest[:4]


def test_a_match_goes_on_where_it_was_stopped_and_is_the_same_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dosdemayo.lab.arena.BLOCK_SIZE", 2)
    first = play_match(["random", "beginner"], 4, seed=3, folder=tmp_path)
    assert [(r.french, r.spanish) for r in first].count(("random", "beginner")) == 4
    kept = sorted(tmp_path.glob("*.json"))
    assert len(kept) == 4
    kept[0].unlink()
    times = [path.stat().st_mtime_ns for path in kept[1:]]
    again = play_match(["random", "beginner"], 4, seed=3, folder=tmp_path)
    assert [(r.seed, r.winner, r.turn, r.spanish_left) for r in again] == [
        (r.seed, r.winner, r.turn, r.spanish_left) for r in first
    ]
    assert [path.stat().st_mtime_ns for path in kept[1:]] == times


def test_swapped_sides_meet_the_same_seeds() -> None:
    results = play_match(["random", "beginner"], 3, seed=11)
    seeds = {pair: [r.seed for r in results if (r.french, r.spanish) == pair] for pair in PAIRS}
    assert seeds[PAIRS[0]] == seeds[PAIRS[1]] == [11, 12, 13]


PAIRS = (("random", "beginner"), ("beginner", "random"))


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"), [(8, 10, 0.490, 0.943), (0, 20, 0.0, 0.161), (50, 100, 0.404, 0.596)]
)
def test_intervals_are_those_of_the_books(part: int, whole: int, low: float, high: float) -> None:
    assert wilson(part, whole) == pytest.approx((low, high), abs=0.001)


def test_tenfold_odds_are_400_points() -> None:
    """Each side wins 10 of 11 with either colour, so the advantage of a side is nothing."""
    games = [result("a", "b", "french")] * 1000 + [result("a", "b", "spanish")] * 100
    games += [result("b", "a", "spanish")] * 1000 + [result("b", "a", "french")] * 100
    ratings = elo(games)
    assert ratings["a"] - ratings["b"] == pytest.approx(400, abs=2)


def test_a_summary_counts_wins_and_cubes_by_pair() -> None:
    games = [result("a", "b", "french", 0), result("a", "b", "spanish", 4), result("b", "a", "spanish", 8)]
    first, second = summaries(games)
    assert (first.games, first.french_wins, first.spanish_left[0]) == (2, 1, 2.0)
    assert (second.games, second.french_wins, second.spanish_left[0]) == (1, 0, 8.0)
    assert "| a | b | 2 | 50.0 % |" in pair_table(games)


def test_games_are_graded_as_the_search_grades_them() -> None:
    """On ends of random games, and on the same positions as if they had ended otherwise."""
    rules, data, found = base_rules(), kernel_data(base_rules()), set()
    for number in range(8):
        *_, last = play_random(Game(rules), Random(number))
        for outcome in (
            Outcome(SPANISH, "loss limit"),
            Outcome(SPANISH, "cubes left"),
            Outcome(FRENCH, "city subdued"),
        ):
            state = last.after._replace(outcome=outcome)
            found.add(grade(rules, state))
            assert grade(rules, state) == pytest.approx(value.grade(row_of(state, rules), data))
    assert len(found) > 4


def test_losses_are_noted_turn_by_turn() -> None:
    for game in play_match(["random", "beginner"], 2, seed=5):
        french, spanish = game.losses
        assert len(french) == len(spanish) == game.turn
        assert french == sorted(french)
        assert french[-1] == game.french_lost
        assert spanish == sorted(spanish)


def test_every_game_of_the_test_kit_can_be_dealt() -> None:
    """Decks answer whatever chance is asked: deals and random discards."""
    game, asked = Game(base_rules()), set()
    for number in range(30):
        decks = Decks(base_rules(), str(number))
        for played in play_random(game, Random(number)):
            for seat, kind in game.pending(played.after):
                if seat is CHANCE:
                    asked.add(kind)
                    options = game.options(played.after, seat)
                    assert decks.answer(options) in options
    assert asked == {"deal", "discard"}


def test_tables_hold_whole_names_in_eighty_columns() -> None:
    shown = Console(width=80, file=StringIO(), color_system=None)
    played = replace(result("strongest-careful", "beginner-bold", "spanish", left=3), longest=(1.2, 0.0004))
    for table in tables([played] * 2):
        shown.print(table)
    assert isinstance(shown.file, StringIO)
    text = shown.file.getvalue()
    assert all(
        part in text
        for part in (
            "strongest-",
            "careful",
            "beginner-",
            "bold",
            "0.0–65.8",
            "gates",
            "strongest-careful",
            "1,200 ms",
            "0.4 ms",
        )
    )
    assert "…" not in text
