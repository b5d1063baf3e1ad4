"""Card windows inside a search: every card that can be played is tried on every target, and the best kept.

A try is judged by what comes of it if nobody plays another card this turn.
"""

from __future__ import annotations

from typing import Final

from dosdemayo.ai.fast.jit import piece
from dosdemayo.ai.fast.rollout import announced, best_numbers, copy, everybody, go_on, if_all_pass, with_numbers
from dosdemayo.ai.fast.value import value
from dosdemayo.ai.fast.workspace import TRIES, Workspace
from dosdemayo.kernel.acts import play_card, use_card
from dosdemayo.kernel.bits import lowest
from dosdemayo.kernel.cards import area_targets, cancellable, card_of, playable, redirections, riders, usable
from dosdemayo.kernel.effects import arrived, loss_limit_reached, number_of_card
from dosdemayo.kernel.layout import (
    ALLOTMENT,
    ASKED,
    CARD_COUNT,
    FRENCH,
    HANDS,
    HEAD,
    IN_PLAY,
    LOST,
    OCCUPIED,
    OVER,
    PASS,
    PLAY,
    Q_SIDE,
    Q_WINDOW,
    REASON,
    SPANISH,
    SPANISH_SHEET,
    STEP,
    USE,
    WINDOW,
    Ints,
    Row,
)
from dosdemayo.kernel.movement import move_all
from dosdemayo.kernel.rules_layout import (
    ADJACENT,
    AIM,
    AN_AREA,
    ENEMY_ORDER,
    HAVING,
    IDLE,
    LOWER_LIMIT,
    NEEDED,
    NEW_GOAL,
    NEW_ORDER,
    OPEN,
    RIDERS,
    STRIKE,
)
from dosdemayo.kernel.sheets import addable, order, origins
from dosdemayo.kernel.turn import answer_window

#: The card window before the numbers, by its place in a turn.
MOVEMENT_WINDOW: Final = 2
#: What a card must gain to be played now: less, and it is kept.
CARD_PRICE: Final = 0.004
#: Tries in the movement window that are looked at with care, with the best numbers for each.
_WITH_CARE: Final = 3


@piece
def list_tries(row: Row, data: Row, tries: Ints) -> int:
    """Write every answer worth a try into `tries`; the number of them."""
    window, side = row[Q_WINDOW], row[Q_SIDE]
    count = 0
    left = playable(row, data, window, side)
    while left:
        count = list_act(row, data, lowest(left), tries, count)
        left &= left - 1
    left = usable(row, data, window, side)
    while left:
        count = list_act(row, data, CARD_COUNT + lowest(left), tries, count)
        left &= left - 1
    return count


@piece
def list_act(row: Row, data: Row, act: int, tries: Ints, count: int) -> int:
    aim, head = data[AIM + act], PLAY + act
    if aim == NEW_ORDER:
        return list_added(row, data, head, tries, count)
    if aim == RIDERS:
        return list_rides(row, data, head, tries, count)
    if aim == NEW_GOAL:
        return list_redirections(row, data, head, tries, count)
    if aim == ENEMY_ORDER:
        return list_places(cancellable(row, data, act), head, tries, count)
    if aim != AN_AREA:
        if not waits(row, data, card_of(act)):
            count = put(tries, count, head)
        return count
    left = area_targets(row, data, act) & row[OCCUPIED + FRENCH]  # help is wanted only where there is a fight
    while left:
        count = put_on(tries, count, head, lowest(left))
        left &= left - 1
    return count


@piece
def put(tries: Ints, count: int, head: int) -> int:
    if count < TRIES:
        tries[count, HEAD] = head
        return count + 1
    return count


@piece
def put_on(tries: Ints, count: int, head: int, target: int) -> int:
    if count < TRIES:
        tries[count, 1] = target
    return put(tries, count, head)


@piece
def put_on_two(tries: Ints, count: int, head: int, first: int, second: int) -> int:
    if count < TRIES:
        tries[count, 2] = second
    return put_on(tries, count, head, first)


@piece
def put_ride(tries: Ints, count: int, head: int, step: int) -> int:
    """A ride of one step."""
    if count < TRIES:
        tries[count, 1] = 1
        tries[count, 2] = step
    return put(tries, count, head)


@piece
def list_added(row: Row, data: Row, head: int, tries: Ints, count: int) -> int:
    left = origins(row) | 1
    while left:
        origin = lowest(left)
        left &= left - 1
        goals = addable(row, data, origin)
        while goals:
            count = put_on(tries, count, head, order(origin, lowest(goals), 0))
            goals &= goals - 1
    return count


@piece
def list_rides(row: Row, data: Row, head: int, tries: Ints, count: int) -> int:
    """One area at a time: all riders, or all but one, to one place."""
    left = riders(row, data)
    while left:
        area = lowest(left)
        left &= left - 1
        goals = data[ADJACENT + area]
        while goals:
            goal = lowest(goals)
            goals &= goals - 1
            count = put_ride(tries, count, head, order(area, goal, arrived(row, area)))
            if arrived(row, area) > 1:
                count = put_ride(tries, count, head, order(area, goal, arrived(row, area) - 1))
    return count


@piece
def list_redirections(row: Row, data: Row, head: int, tries: Ints, count: int) -> int:
    for place in range(row[SPANISH_SHEET]):
        goals = redirections(row, data, place)
        while goals:
            count = put_on_two(tries, count, head, place, lowest(goals))
            goals &= goals - 1
    return count


@piece
def list_places(places: int, head: int, tries: Ints, count: int) -> int:
    while places:
        count = put_on(tries, count, head, lowest(places))
        places &= places - 1
    return count


@piece
def waits(row: Row, data: Row, card: int) -> bool:
    """A card that lowers the limit, and one that does nothing but make it playable, are kept hidden until they win."""
    if (data[HAVING + LOWER_LIMIT] >> card) & 1:
        return not wins_by_limit(row, data, card)
    if not (data[IDLE] >> card) & 1:
        return False
    hand = row[HANDS + SPANISH] & data[HAVING + LOWER_LIMIT]
    while hand:
        other = lowest(hand)
        hand &= hand - 1
        ready = row[IN_PLAY] & data[NEEDED + other] != 0
        if (data[NEEDED + other] >> card) & 1 and not ready and wins_by_limit(row, data, other):
            return False
    return True


@piece
def wins_by_limit(row: Row, data: Row, card: int) -> bool:
    return row[LOST + FRENCH] >= number_of_card(data, LOWER_LIMIT, card)


@piece
def judge(row: Row, answer: Row, care: bool, work: Workspace) -> float:
    """The value after one answer in a window, if no more cards are played this turn."""
    tried, numbers, data = work.tried, work.numbers, work.data
    copy(tried, row)
    window = row[Q_WINDOW]
    tried[ASKED] = OVER
    if answer[HEAD] >= USE:
        use_card(tried, data, answer[HEAD] - USE, answer)
    elif answer[HEAD] != PASS:
        play_card(tried, data, answer[HEAD] - PLAY, answer)
    if loss_limit_reached(tried, data):
        return value(tried, work)
    if window > MOVEMENT_WINDOW:
        return if_all_pass(tried, work)
    announced(tried, data)
    if care:
        return best_numbers(tried, numbers, work)
    everybody(tried, numbers)
    return with_numbers(tried, numbers, work)


@piece
def sure_play(data: Row, tries: Ints, count: int) -> int:
    """The try that needs no thought, or -1: a strike, the way into closed streets, a limit that falls and wins."""
    sure = data[HAVING + STRIKE] | data[HAVING + OPEN] | data[HAVING + LOWER_LIMIT] | data[IDLE]
    for place in range(count):
        if (sure >> card_of(tries[place, HEAD] - PLAY)) & 1:
            return place
    return -1


@piece
def take(answer: Row, tries: Ints, place: int) -> None:
    for part in range(3):
        answer[part] = tries[place, part]


@piece
def choose(row: Row, answer: Row, work: Workspace) -> None:
    """Fill `answer` with the best of all tries for the side that is asked, or a pass."""
    answer[HEAD] = PASS
    tries = work.tries
    count = list_tries(row, work.data, tries)
    sure = sure_play(work.data, tries, count)
    if sure >= 0:
        take(answer, tries, sure)
        return
    if count:
        sign = 1.0 if row[Q_SIDE] == FRENCH else -1.0
        care = row[Q_WINDOW] <= MOVEMENT_WINDOW
        count = shortlist(row, tries, count, sign, work) if care else count
        best = sign * judge(row, answer, care, work) + CARD_PRICE
        for place in range(count):
            found = sign * judge(row, tries[place], care, work)
            if found > best:
                best = found
                take(answer, tries, place)


@piece
def shortlist(row: Row, tries: Ints, count: int, sign: float, work: Workspace) -> int:
    """Bring the tries that look best at first sight to the front; how many of them deserve care."""
    if count <= _WITH_CARE:
        return count
    scores = work.scores
    for place in range(count):
        scores[place] = sign * judge(row, tries[place], False, work)
    for rank in range(_WITH_CARE):
        top = rank
        for place in range(rank + 1, count):
            if scores[place] > scores[top]:
                top = place
        for part in range(3):
            tries[rank, part], tries[top, part] = tries[top, part], tries[rank, part]
        scores[rank], scores[top] = scores[top], scores[rank]
    return _WITH_CARE


@piece
def play_out(row: Row, work: Workspace) -> float:
    """Play the rest of this turn, each choosing cards and numbers as it likes best; the value then."""
    answer, data = work.answer, work.data
    go_on(row, data)
    while row[REASON] == 0 and row[STEP] > 0:
        if row[ASKED] == WINDOW:
            choose(row, answer, work)
            answer_window(row, data, answer)
        elif row[ASKED] == ALLOTMENT:
            best_numbers(row, answer, work)
            row[ASKED] = OVER
            move_all(row, answer)
        go_on(row, data)
    return value(row, work)
