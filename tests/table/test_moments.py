"""An answer unfolded into moments is the answer applied, and tells of every card window."""

from random import Random

import pytest

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game, Refused, State
from dosdemayo.engine.actions import Choose, Draw
from dosdemayo.table import may_act, unfold

WINDOWS = ["preparation", "orders", "movement", "after_movement", "resolution", "after_resolution"]


def test_moments_add_up_to_apply() -> None:
    game, rng = Game(base_rules()), Random(1808)
    for _ in range(20):
        state, windows = game.start(), []
        while game.pending(state):
            seat = game.pending(state)[0].seat
            action = game.options(state, seat).sample(rng)
            moments = unfold(game, state, seat, action)
            end, events = game.apply(state, seat, action)
            assert moments[-1].state == end
            assert [event for moment in moments for event in moment.events] == events
            windows += [moment.window for moment in moments if moment.window]
            state = end
        whole_turns, rest = divmod(len(windows), 6)
        assert windows == WINDOWS * whole_turns + WINDOWS[:rest]


def test_a_window_is_seen_before_what_follows_it() -> None:
    """Nobody can play after the last movement of turn 1, so fights and the next turn come in the same answer."""
    game, rng = Game(base_rules()), Random(4)
    seen = 0
    for _ in range(30):
        state = game.start()
        while game.pending(state):
            seat = game.pending(state)[0].seat
            action = game.options(state, seat).sample(rng)
            moments = unfold(game, state, seat, action)
            for moment in moments[:-1]:
                if moment.window == "resolution" and any(e.code == "fight" for e in moments[-1].events):
                    assert moment.state.turn <= moments[-1].state.turn
                    assert not any(event.code == "fight" for event in moment.events)
                    seen += moment.state.lost != moments[-1].state.lost
            state = moments[-1].state
    assert seen > 0


def test_a_refused_answer_has_no_moments() -> None:
    game = Game(base_rules())
    with pytest.raises(Refused):
        unfold(game, game.start(), FRENCH, Draw(True))


def _redealt(state: State, rng: Random) -> State:
    """The same public position with other hands and decks of the same sizes; the cards at the start are known."""
    hands, decks = [], []
    for side, undrawn in ((FRENCH, 10), (SPANISH, 10)):
        unseen = [*state.hands[side], *state.decks[side]]
        if len(state.decks[side]) == undrawn:
            hands.append(state.hands[side])
            decks.append(state.decks[side])
            continue
        rng.shuffle(unseen)
        hands.append(tuple(sorted(unseen[: len(state.hands[side])])))
        decks.append(tuple(sorted(unseen[len(state.hands[side]) :])))
    return state._replace(hands=(hands[0], hands[1]), decks=(decks[0], decks[1]))


def test_rule_9_5_who_is_offered_a_window_follows_from_what_is_public() -> None:
    rules = base_rules()
    game, rng = Game(rules), Random(95)
    asked_and_offered = 0
    for _ in range(10):
        state = game.start()
        while game.pending(state):
            decision = game.pending(state)[0]
            for window in WINDOWS:
                for side in (FRENCH, SPANISH):
                    offered = may_act(rules, state, window, side)
                    assert may_act(rules, _redealt(state, rng), window, side) == offered
            if decision.kind.startswith("window:"):
                assert may_act(rules, state, decision.kind.removeprefix("window:"), decision.seat)
                asked_and_offered += 1
            state, _ = game.apply(state, decision.seat, game.options(state, decision.seat).sample(rng))
    assert asked_and_offered > 50


def test_an_empty_hand_is_offered_nothing() -> None:
    rules = base_rules()
    game = Game(rules)
    state, _ = game.apply(game.start(), FRENCH, Choose("artilleria"))
    assert may_act(rules, state, "preparation", FRENCH)
    bare = state._replace(hands=((), state.hands[SPANISH]))
    assert not may_act(rules, bare, "preparation", FRENCH)


def test_before_the_first_draw_the_cards_of_the_start_are_known() -> None:
    """The Spanish hold Molina alone (2.3), the French one of two cards (2.4)."""
    rules = base_rules()
    game = Game(rules)
    for choice in ("artilleria", "murat"):
        state, _ = game.apply(game.start(), FRENCH, Choose(choice))
        offered = [
            (window, side) for window in WINDOWS for side in (FRENCH, SPANISH) if may_act(rules, state, window, side)
        ]
        assert offered == [("preparation", FRENCH), ("after_movement", SPANISH)]
