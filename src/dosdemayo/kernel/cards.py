"""Chapter 9: which cards can be played now, and what each does at once. What cards in play change is in `effects`."""

from __future__ import annotations

from dosdemayo.kernel.bits import lowest, size
from dosdemayo.kernel.data import ADJACENT, CARD_AREA, CARD_NUMBER, MURAT_WINDOWS, PLAYABLE, RUIZ_NEEDS, STAYING
from dosdemayo.kernel.effects import add_cubes, barred, closed, contested, eliminate
from dosdemayo.kernel.jit import piece
from dosdemayo.kernel.layout import (
    AREA_CARDS,
    ARRIVED,
    CABALLERIA,
    COLABORACION,
    DAOIZ,
    DESORDEN,
    DISCARD_WAITS,
    DISCARDS,
    FIRST_WRITER,
    FOUGHT,
    FRENCH,
    FRENCH_SHEET,
    FUEGO,
    HANDS,
    IN_PLAY,
    INTERCEPTADAS,
    LYING,
    MANOLAS,
    MOLINA,
    MOVED_IN,
    MURAT,
    NAPOLEON,
    OCCUPIED,
    PAZ,
    PRESOS,
    RESERVE,
    RUIZ,
    SOLDADOS,
    SPANISH,
    SPANISH_SHEET,
    TIESTO,
    TROPAS,
    TURN,
    USED,
    VELARDE,
    WINDOW_COUNT,
    Row,
)
from dosdemayo.kernel.resolution import fight
from dosdemayo.kernel.sheets import add_order, addable, cancel, goal_of, number_of, order, origin_of, origins


@piece
def playable(row: Row, data: Row, window: int, side: int) -> int:
    """Mask of the cards in hand that this side may play in this window now."""
    cards = row[HANDS + side] & data[PLAYABLE + row[TURN] * WINDOW_COUNT + window]
    found = 0
    while cards:
        if has_object(row, data, lowest(cards)):
            found |= cards & -cards
        cards &= cards - 1
    return found


@piece
def murat_usable(row: Row, data: Row, window: int, side: int) -> bool:
    """D-2: Murat in play gives one order a turn, in place of playing a card."""
    if side != FRENCH or not (row[IN_PLAY] & ~row[USED] >> MURAT) & 1:
        return False
    return (data[MURAT_WINDOWS] >> window) & 1 != 0 and can_add_order(row, data)


@piece
def can_act(row: Row, data: Row, window: int, side: int) -> bool:
    cards = row[HANDS + side] & data[PLAYABLE + row[TURN] * WINDOW_COUNT + window]
    while cards:
        if has_object(row, data, lowest(cards)):
            return True
        cards &= cards - 1
    return murat_usable(row, data, window, side)


@piece
def has_object(row: Row, data: Row, card: int) -> bool:
    """D-12: is there something that the card can be played on?"""
    if card >= MOLINA:
        return spanish_object(row, data, card)
    if card == MURAT:
        return can_add_order(row, data)
    if card == CABALLERIA:
        return row[ARRIVED] & ~row[OCCUPIED + SPANISH] != 0
    if card == DESORDEN:
        return can_redirect(row, data)
    if card == PAZ:
        return row[SPANISH_SHEET] > 0
    if (AREA_CARDS >> card) & 1:
        return area_targets(row, data, card) != 0
    return True


@piece
def spanish_object(row: Row, data: Row, card: int) -> bool:
    if (AREA_CARDS >> card) & 1:
        return area_targets(row, data, card) != 0
    area = data[CARD_AREA + card]
    if card == DAOIZ:
        return (contested(row) >> area) & 1 != 0
    if card == RUIZ:
        return row[IN_PLAY] & data[RUIZ_NEEDS] != 0
    if card == PRESOS:
        return enters_closed(row, data)
    if card == SOLDADOS:
        held = row[OCCUPIED + SPANISH] & ~row[OCCUPIED + FRENCH]
        return row[RESERVE + SPANISH] > 0 and (held >> area) & 1 != 0
    if card in (MANOLAS, TIESTO):
        return row[MOVED_IN + area] > 0 and (row[OCCUPIED + SPANISH] >> area) & 1 != 0
    if card == INTERCEPTADAS:
        return row[FRENCH_SHEET] > 0
    return True


@piece
def area_targets(row: Row, data: Row, card: int) -> int:
    """Mask of the areas that a card can be played on."""
    if card == MOLINA:
        return row[OCCUPIED + SPANISH]
    if card == TROPAS and not row[RESERVE + FRENCH]:
        return 0
    fighting = contested(row)
    if card == FUEGO:
        return fighting & row[FOUGHT]
    if card == VELARDE:
        place = data[CARD_AREA + VELARDE]
        return fighting & (data[ADJACENT + place] | (1 << place))
    return fighting


@piece
def can_add_order(row: Row, data: Row) -> bool:
    left = origins(row)
    while left:
        if addable(row, data, lowest(left)):
            return True
        left &= left - 1
    return addable(row, data, 0) != 0


@piece
def redirections(row: Row, data: Row, place: int) -> int:
    """Mask of the areas to which the Spanish order at a place (from 0) could be redirected (D-5)."""
    written = row[SPANISH_SHEET + 1 + place]
    return data[ADJACENT + origin_of(written)] & ~(1 << goal_of(written)) & ~barred(row, data)


@piece
def can_redirect(row: Row, data: Row) -> bool:
    place = row[SPANISH_SHEET]
    while place and not redirections(row, data, place - 1):
        place -= 1
    return place > 0


@piece
def enters_closed(row: Row, data: Row) -> bool:
    shut = closed(row, data)
    if shut:
        for place in range(1, row[SPANISH_SHEET] + 1):
            if (shut >> goal_of(row[SPANISH_SHEET + place])) & 1:
                return True
    return False


@piece
def play_card(row: Row, data: Row, card: int, answer: Row) -> None:
    """From hand to the table: it stays or is discarded face up (9.3), and takes effect."""
    side = FRENCH if card < MOLINA else SPANISH
    row[HANDS + side] &= ~(1 << card)
    if (data[STAYING] >> card) & 1:
        area = answer[1] if (AREA_CARDS >> card) & 1 else 0
        row[IN_PLAY] |= 1 << card
        row[USED] |= 1 << card
        row[LYING + card] = area | (row[TURN] << 8)
    else:
        row[DISCARDS + side] |= 1 << card
    take_effect(row, data, card, answer)


@piece
def use_card(row: Row, data: Row, card: int, answer: Row) -> None:
    row[USED] |= 1 << card
    take_effect(row, data, card, answer)


@piece
def take_effect(row: Row, data: Row, card: int, answer: Row) -> None:
    """The targets of a card stand in its answer from place 1 on."""
    if card >= MOLINA:
        take_spanish_effect(row, data, card, answer)
    elif card == MURAT:
        add_order(row, answer[1])
    elif card == NAPOLEON:
        row[FIRST_WRITER] = SPANISH
    elif card == CABALLERIA:
        ride(row, answer)
    elif card == COLABORACION:
        discard_at_random(row, SPANISH)
    elif card == TROPAS:
        recruit(row, FRENCH, answer[1], data[CARD_NUMBER + TROPAS])
    elif card == FUEGO:
        fight(row, data, answer[1])
    elif card == DESORDEN:
        redirect(row, answer[1], answer[2])
    elif card == PAZ:
        cancel(row, SPANISH, answer[1])


@piece
def take_spanish_effect(row: Row, data: Row, card: int, answer: Row) -> None:
    if card == INTERCEPTADAS:
        cancel(row, FRENCH, answer[1])
    elif card == SOLDADOS:
        recruit(row, SPANISH, data[CARD_AREA + SOLDADOS], data[CARD_NUMBER + SOLDADOS])
    elif card in (MANOLAS, TIESTO):
        ambush(row, data[CARD_AREA + card], data[CARD_NUMBER + card])


@piece
def ride(row: Row, answer: Row) -> None:
    """D-3: `answer[1]` steps, written like orders."""
    for place in range(2, 2 + answer[1]):
        step = answer[place]
        move_arrived(row, origin_of(step), -number_of(step))
        move_arrived(row, goal_of(step), number_of(step))


@piece
def move_arrived(row: Row, area: int, cubes: int) -> None:
    add_cubes(row, FRENCH, area, cubes)
    row[MOVED_IN + area] += cubes
    if row[MOVED_IN + area]:
        row[ARRIVED] |= 1 << area
    else:
        row[ARRIVED] &= ~(1 << area)


@piece
def discard_at_random(row: Row, side: int) -> None:
    """Ask chance only where there is a choice (a hand of two or more)."""
    hand = row[HANDS + side]
    if size(hand) > 1:
        row[DISCARD_WAITS] = 1 + side
    else:
        row[HANDS + side] = 0
        row[DISCARDS + side] |= hand


@piece
def recruit(row: Row, side: int, area: int, number: int) -> None:
    """D-10: cubes join a group from the reserve."""
    number = min(number, row[RESERVE + side])
    row[RESERVE + side] -= number
    add_cubes(row, side, area, number)


@piece
def redirect(row: Row, place: int, goal: int) -> None:
    written = row[SPANISH_SHEET + 1 + place]
    row[SPANISH_SHEET + 1 + place] = order(origin_of(written), goal, number_of(written))


@piece
def ambush(row: Row, area: int, kills: int) -> None:
    """Q-26: of the French cubes that moved in, so many are lost."""
    killed = min(kills, row[MOVED_IN + area])
    row[MOVED_IN + area] -= killed
    if not row[MOVED_IN + area]:
        row[ARRIVED] &= ~(1 << area)
    eliminate(row, FRENCH, area, killed)
