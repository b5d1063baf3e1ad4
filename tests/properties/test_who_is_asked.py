"""Rule 9.5: at a table everybody who could act for all that is public is asked, and the game is the same."""

from dataclasses import replace
from random import Random

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game, State
from dosdemayo.engine.actions import Choose, Pass
from dosdemayo.engine.ids import WINDOWS, Window
from dosdemayo.engine.positions import could_act

RULES = base_rules()
QUICK = Game(RULES)
TABLE = Game(replace(RULES, asks_everyone=True))


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


def _past_idle_windows(state: State) -> tuple[State, int]:
    """Pass for whoever is asked and holds nothing for the window; how often that was."""
    passes = 0
    while TABLE.pending(state) and (decision := TABLE.pending(state)[0]).kind.window:
        if list(TABLE.options(state, decision.seat)) != [Pass()]:
            break
        state, _ = TABLE.apply(state, decision.seat, Pass())
        passes += 1
    return state, passes


def test_rule_9_5_asking_everybody_changes_nothing_but_who_passes() -> None:
    rng = Random(94)
    idle = asked = 0
    for _ in range(20):
        quick, table = QUICK.start(), TABLE.start()
        while QUICK.pending(quick):
            table, passes = _past_idle_windows(table)
            idle += passes
            assert table == quick
            seat = QUICK.pending(quick)[0].seat
            action = QUICK.options(quick, seat).sample(rng)
            asked += isinstance(action, Pass)
            quick, _ = QUICK.apply(quick, seat, action)
            table, _ = TABLE.apply(table, seat, action)
        assert _past_idle_windows(table)[0] == quick
    assert idle > asked > 0


def test_rule_9_5_who_is_asked_follows_from_what_is_public() -> None:
    rng = Random(95)
    compared = 0
    for _ in range(10):
        state = TABLE.start()
        while TABLE.pending(state):
            for window in WINDOWS:
                for side in (FRENCH, SPANISH):
                    asked = could_act(RULES, state, window, side)
                    assert could_act(RULES, _redealt(state, rng), window, side) == asked
            decision = TABLE.pending(state)[0]
            if decision.kind.window:
                assert could_act(RULES, state, decision.kind.window, decision.seat)
                compared += 1
            state, _ = TABLE.apply(state, decision.seat, TABLE.options(state, decision.seat).sample(rng))
    assert compared > 100


def test_rule_9_5_an_empty_hand_is_not_asked() -> None:
    state, _ = QUICK.apply(QUICK.start(), FRENCH, Choose("artilleria"))
    assert could_act(RULES, state, Window.PREPARATION, FRENCH)
    bare = state._replace(hands=((), state.hands[SPANISH]))
    assert not could_act(RULES, bare, Window.PREPARATION, FRENCH)


def test_rule_9_5_before_the_first_draw_the_cards_of_the_start_are_known() -> None:
    """The Spanish hold Molina alone (2.3), the French one of two cards (2.4)."""
    for choice in ("artilleria", "murat"):
        state, _ = QUICK.apply(QUICK.start(), FRENCH, Choose(choice))
        asked = [
            (window, side) for window in WINDOWS for side in (FRENCH, SPANISH) if could_act(RULES, state, window, side)
        ]
        assert asked == [(Window.PREPARATION, FRENCH), (Window.AFTER_MOVEMENT, SPANISH)]
