"""Playing token by token: same game, no secret told, bounds that hold."""

from random import Random

import numpy as np
import pytest

from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Seat
from dosdemayo.engine.ids import enemy
from dosdemayo.lab.encoding import WAIT
from dosdemayo.lab.history import Bounds
from dosdemayo.lab.miniature import miniature
from dosdemayo.lab.observation import Observer
from dosdemayo.lab.stepwise import Position, Stepwise

STEPWISE = Stepwise(base_rules())
OBSERVER = Observer(STEPWISE)


def random_step(position: Position, rng: Random) -> Position:
    tokens = {seat: rng.choice(STEPWISE.legal(position, seat)) for seat in STEPWISE.asked(position)}
    return STEPWISE.step(position, tokens)


def known(position: Position, side: Seat) -> object:
    """All that an environment tells a side."""
    return (
        STEPWISE.recollection(position, side),
        STEPWISE.legal(position, side) if side in STEPWISE.asked(position) else None,
        OBSERVER.observe(position, side).tolist(),
    )


def test_random_games_end_within_the_bounds() -> None:
    rng, bounds = Random(1), Bounds(base_rules())
    for _ in range(40):
        position, moves, dealt = STEPWISE.start(), 0, 0
        while asked := STEPWISE.asked(position):
            moves, dealt = (moves, dealt + 1) if asked == (CHANCE,) else (moves + 1, dealt)
            position = random_step(position, rng)
            assert max(len(STEPWISE.recollection(position, side)) for side in (FRENCH, SPANISH)) <= bounds.codes
        assert moves <= bounds.moves
        assert dealt <= bounds.chance_answers
        assert sorted(STEPWISE.returns(position)) == [-1.0, 1.0]


@pytest.mark.parametrize("watcher", [FRENCH, SPANISH])
def test_what_the_other_writes_is_unseen_until_both_have_finished(watcher: Seat) -> None:
    rng, writer, compared = Random(2), enemy(watcher), 0
    for _ in range(6):
        position = STEPWISE.start()
        while asked := STEPWISE.asked(position):
            if len(asked) == 2 and STEPWISE.legal(position, watcher) != [WAIT]:
                own = STEPWISE.legal(position, watcher)[-1]
                after = [
                    STEPWISE.step(position, {watcher: own, writer: token}) for token in STEPWISE.legal(position, writer)
                ]
                secret = [known(each, watcher) for each in after if each.state == position.state]
                assert all(each == secret[0] for each in secret)
                compared += len(secret)
            position = random_step(position, rng)
    assert compared > 200


@pytest.mark.parametrize("watcher", [FRENCH, SPANISH])
def test_the_card_that_the_other_draws_is_unseen(watcher: Seat) -> None:
    rng, rules, compared = Random(3), base_rules(), 0
    for _ in range(8):
        position = STEPWISE.start()
        while asked := STEPWISE.asked(position):
            if asked == (CHANCE,) and STEPWISE.game.pending(position.state)[0].kind == "deal":
                after = [STEPWISE.step(position, {CHANCE: t}) for t in STEPWISE.legal(position, CHANCE)]
                drawn = [
                    set(each.state.hands[enemy(watcher)]) - set(position.state.hands[enemy(watcher)]) for each in after
                ]
                plain = [
                    known(each, watcher)[0]  # type: ignore[index]
                    for each, cards in zip(after, drawn, strict=True)
                    if cards and not any(rules.cards[card].immediate for card in cards)
                ]
                assert len({str(each) for each in plain}) <= 1
                compared += len(plain)
            position = random_step(position, rng)
    assert compared > 50


def test_a_side_that_has_finished_waits_for_the_other() -> None:
    stepwise = Stepwise(miniature("square").rules)
    start = stepwise.start()
    done = stepwise.encoding.names.index("done")
    order = stepwise.legal(start, SPANISH)[1]
    position = stepwise.step(start, {FRENCH: done, SPANISH: order})
    assert stepwise.asked(position) == stepwise.asked(start)
    assert stepwise.legal(position, FRENCH) == [WAIT]
    position = stepwise.step(position, {FRENCH: WAIT, SPANISH: done})
    assert position.state.turn == 2
    assert position.written == ((), ())
    french, spanish = (stepwise.memory.text(seen) for seen in position.seen)
    name = stepwise.encoding.names[order]
    assert french == f"own done revealed {name} turn"
    assert spanish == f"own {name} done revealed turn"


def test_what_cannot_be_written_is_refused() -> None:
    start = STEPWISE.start()
    with pytest.raises(ValueError, match="french cannot write done"):
        STEPWISE.step(start, {FRENCH: 0})


def test_observations_tell_positions_apart() -> None:
    """Whatever a view shows moves the numbers: two positions of a game with different views look different."""
    rng, position = Random(4), STEPWISE.start()
    seen: dict[bytes, set[str]] = {}
    while STEPWISE.asked(position):
        view = STEPWISE.game.view(position.state, FRENCH)
        shown = (view[:2], view.cubes, view.lost, view.hand, view.orders, view.in_play, position.written[FRENCH])
        seen.setdefault(OBSERVER.observe(position, FRENCH).tobytes(), set()).add(str(shown))
        position = random_step(position, rng)
    assert len(seen) > 30
    assert all(len(views) == 1 for views in seen.values())


def test_allotted_numbers_stand_at_their_orders() -> None:
    rng, stepwise = Random(8), STEPWISE
    position = stepwise.start()
    while not (stepwise.game.phase(position.state) == "allotment" and len(position.state.orders[FRENCH]) > 1):
        position = random_step(position, rng) if stepwise.asked(position) else stepwise.start()
    before = OBSERVER.private(position, FRENCH)
    token = stepwise.legal(position, FRENCH)[-1]
    after = OBSERVER.private(stepwise.step(position, {FRENCH: token}), FRENCH)
    [place] = np.flatnonzero(before != after)
    first = len(before) - stepwise.size
    assert stepwise.encoding.names[place - first] == str(position.state.orders[FRENCH][0])
    assert after[place] == stepwise.encoding.number_of(token)
