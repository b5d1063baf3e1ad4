"""Learning: slopes are those of the loss, compiled networks are the learned ones, and a simple lesson is learned."""

import numpy as np
import pytest

from dosdemayo.ai import search
from dosdemayo.ai.fast.evaluator import NETWORK, linear, networks, opinion
from dosdemayo.ai.fast.features import CARDS_AT, CLOCK, FEATURES, FRENCH_AT, GUNS
from dosdemayo.ai.fast.matrix import look, worth
from dosdemayo.ai.fast.value import GRADED
from dosdemayo.ai.fast.workspace import workspace
from dosdemayo.ai.weights import WEIGHTS, learned
from dosdemayo.content import base_rules
from dosdemayo.engine.actions import Choose
from dosdemayo.kernel.convert import row_of
from dosdemayo.lab.learning import Network, Samples, SelfPlayGames, learn
from dosdemayo.lab.selfplay import play_games
from dosdemayo.testing import scenario


def some_samples(count: int, seed: int = 1) -> Samples:
    rng = np.random.default_rng(seed)
    features = rng.integers(0, 3, (count, FEATURES)).astype(np.float32)
    won = (features[:, 5] > features[:, 9]).astype(np.float32)
    return Samples(features, np.stack([won, features[:, 3] / 2], axis=1).astype(np.float32))


def busy_network(seed: int = 2) -> Network:
    """One whose corrections are not nothing."""
    rng = np.random.default_rng(seed)
    network = Network.fresh(rng)
    network.parts[6][:] = rng.normal(0, 0.3, network.parts[6].shape)
    return network


@pytest.mark.parametrize("part", range(7))
def test_slopes_are_those_of_the_loss(part: int) -> None:
    network, samples = busy_network(), some_samples(64)
    network.parts = [array.astype(np.float64) for array in network.parts]
    slope = network.slopes(samples)[part].reshape(-1)
    place = int(np.abs(slope).argmax())
    weights, step = network.parts[part].reshape(-1), 1e-4
    losses = []
    for change in (step, -2 * step):
        weights[place] += change
        odds = network.layers(samples.features)[-1]
        losses.append(float((np.logaddexp(0, odds) - samples.targets * odds).mean(axis=0).sum()))
    assert (losses[0] - losses[1]) / (2 * step) == pytest.approx(slope[place], rel=1e-2)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_compiled_networks_say_what_the_learned_ones_say_on_the_average(count: int) -> None:
    learners = [busy_network(seed) for seed in range(count)]
    row = np.concatenate([learner.row() for learner in learners])
    assert row.size == count * NETWORK
    state = scenario(turn=5, french={14: 4, 1: 2}, spanish={9: 2, 3: 1}, hands=(("murat",), ("heroinas",)))
    work = workspace(base_rules(), networks(row))
    look(row_of(state, base_rules()), work)
    odds = np.mean([learner.layers(work.seen[None])[-1][0] for learner in learners], axis=0)
    win, grade = 1 / (1 + np.exp(-odds))
    assert worth(row_of(state, base_rules()), work) == pytest.approx((1 - GRADED) * win + GRADED * grade, abs=1e-5)


def test_a_fresh_network_thinks_of_winning_as_the_opinion_does() -> None:
    network, samples = Network.fresh(np.random.default_rng(3)), some_samples(16)
    assert network.layers(samples.features)[-1][:, 0] == pytest.approx(samples.features @ opinion().weights, abs=1e-4)


def test_a_simple_lesson_is_learned_and_generalises() -> None:
    rng = np.random.default_rng(4)
    network, known, unseen = Network.fresh(rng), some_samples(4000), some_samples(500, seed=9)
    before = network.loss(unseen)
    curve = learn(network, known, unseen, rng, epochs=40)
    assert (network.loss(unseen) < 0.75 * before).all()
    assert curve[-1] == pytest.approx([*network.loss(known), *network.loss(unseen)], rel=1e-3)


def test_the_shipped_weights_are_small_and_fit() -> None:
    assert np.isfinite(learned().weights).all()
    assert WEIGHTS.stat().st_size < 5_000_000


def test_weights_of_another_shape_are_refused() -> None:
    for make in (linear, networks):
        with pytest.raises(ValueError, match="train it again"):
            make(np.zeros(NETWORK + 1, np.float32))


def two_games() -> SelfPlayGames:
    """Three positions of a game that was won, two of one that was lost."""
    features = np.zeros((5, FEATURES), np.float32)
    outcomes = np.array([[1, 0.5]] * 3 + [[0, 0.2]] * 2, np.float32)
    return SelfPlayGames(features, outcomes, np.array([False, False, True, False, True]))


def test_without_a_judge_a_lesson_is_how_the_game_ended() -> None:
    games = two_games()
    assert (games.lessons([], 0.5).targets == games.outcomes).all()


def test_judges_are_heard_on_the_positions_that_followed_in_the_same_game() -> None:
    undecided, sure = (Network([np.zeros_like(part) for part in busy_network().parts]) for _ in range(2))
    sure.parts[1][:] = 2 * np.log(3)  # together they give three to one
    won = two_games().lessons([undecided, sure], 0.5).targets[:, 0]
    assert won == pytest.approx([0.8125, 0.875, 1.0, 0.375, 0.0])


def test_games_to_learn_from_are_the_same_for_the_same_seeds() -> None:
    rules, evaluators = base_rules(), [networks(busy_network().row())]
    first, again = (play_games(rules, evaluators, [0.5, 0.5], range(3, 7)) for _ in range(2))
    assert first.last.sum() == 4
    assert (first.features == again.features).all()
    assert (first.outcomes == again.outcomes).all()


def test_both_opening_cards_are_learned_even_if_one_is_thought_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "keep_card", lambda *_: Choose("murat"))
    games = play_games(base_rules(), [], [1.0], range(8))
    assert set(games.features[:, GUNS]) == {0, 1}


def test_the_first_turn_is_learned_from_with_each_card_that_may_be_kept() -> None:
    games = play_games(base_rules(), [], [1.0], range(8))
    first_turns = games.features[games.features[:, CLOCK] == 0]
    assert len(first_turns) == 8
    assert len({tuple(hands) for hands in first_turns[:, CARDS_AT:FRENCH_AT]}) == 2
