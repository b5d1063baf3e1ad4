"""What the cards in play change (rule 9), and the few things that every rule asks of a position."""

from __future__ import annotations

from dosdemayo.kernel.bits import lowest
from dosdemayo.kernel.jit import phrase, piece
from dosdemayo.kernel.layout import (
    AREAS,
    ASKED,
    CARD_COUNT,
    CUBES,
    DISCARDING,
    FRENCH,
    FRENCH_CUBES,
    HANDS,
    IN_PLAY,
    LOSS_LIMIT,
    LOST,
    LYING,
    MOVED_IN,
    OCCUPIED,
    OVER,
    REASON,
    RESUME,
    SPANISH,
    SPANISH_CUBES,
    TURN,
    WINNER,
    Row,
)
from dosdemayo.kernel.rules_layout import (
    BASE_LOSS_LIMIT,
    CLOSE,
    DECK,
    HAVING,
    LOWER_LIMIT,
    NUMBER,
    OPEN,
    PLACE,
    SHIELD,
    SPARE,
    SPLIT,
    STRENGTH,
    STRICT,
)


@phrase
def contested(row: Row) -> int:
    """Rule 1.5: mask of the areas with cubes of both sides."""
    return row[OCCUPIED + FRENCH] & row[OCCUPIED + SPANISH]


@phrase
def held(row: Row, side: int) -> int:
    """Rule 1.5: mask of the areas that a side holds."""
    return row[OCCUPIED + side] & ~row[OCCUPIED + 1 - side]


@phrase
def arrived(row: Row, area: int) -> int:
    """French cubes that moved into an area this turn and are still there (D-1, Q-117)."""
    return min(row[MOVED_IN + area], row[FRENCH_CUBES + area])


@phrase
def initiative(row: Row) -> int:
    """Rule 1.7."""
    return FRENCH if row[LOST + SPANISH] > row[LOST + FRENCH] else SPANISH


@phrase
def lying(row: Row, data: Row, effect: int) -> int:
    """Mask of the cards in play that have an effect."""
    return row[IN_PLAY] & data[HAVING + effect]


@phrase
def number_of_card(data: Row, effect: int, card: int) -> int:
    """The number that an effect of a card is about."""
    return data[NUMBER + effect * CARD_COUNT + card]


@phrase
def place_of(row: Row, data: Row, effect: int, card: int) -> int:
    """The area that an effect of a card in play is about: a fixed one, or the one named when it was played."""
    return data[PLACE + effect * CARD_COUNT + card] or row[LYING + card] & 0xFF


@phrase
def turn_of(row: Row, card: int) -> int:
    return (row[LYING + card] >> 8) & 0xFF


@piece
def bonuses(row: Row, data: Row, effect: int, side: int, area: int) -> int:
    """The sum of what cards of a side give to its group in an area by an effect."""
    total = 0
    cards = lying(row, data, effect) & data[DECK + side]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if place_of(row, data, effect, card) == area:
            total += number_of_card(data, effect, card)
    return total


@piece
def strength(row: Row, data: Row, side: int, area: int) -> int:
    """Rule 1.6."""
    cubes = row[CUBES + side * AREAS + area]
    return cubes + bonuses(row, data, STRENGTH, side, area) if lying(row, data, STRENGTH) else cubes


@piece
def is_shielded(row: Row, data: Row, area: int, later: int) -> bool:
    """Does a card shield the Spanish group of an area that was played so many turns ago (D-7)?"""
    cards = lying(row, data, SHIELD)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if place_of(row, data, SHIELD, card) == area and row[TURN] == turn_of(row, card) + later:
            return True
    return False


@piece
def spared(row: Row, data: Row, side: int, losses: int, area: int) -> int:
    """What remains of the losses of a group (D-7, D-9)."""
    if side == SPANISH and is_shielded(row, data, area, 0):
        return 0
    return max(0, losses - bonuses(row, data, SPARE, side, area))


@piece
def closed(row: Row, data: Row) -> int:
    """Mask of the areas closed to the Spanish, whether or not a card lets them in."""
    shut = 0
    cards = lying(row, data, CLOSE)
    while cards:
        streets = number_of_card(data, CLOSE, lowest(cards))
        cards &= cards - 1
        if streets & ~held(row, FRENCH) == 0:
            shut |= streets
    return shut


@piece
def barred(row: Row, data: Row) -> int:
    """Mask of the areas that no Spanish order may enter now."""
    return 0 if lying(row, data, OPEN) else closed(row, data)


@piece
def unwritable(row: Row, data: Row) -> int:
    """Mask of the areas into which the Spanish may not even write an order (5.7)."""
    if data[STRICT] or row[HANDS + SPANISH] & data[HAVING + OPEN]:
        return 0
    return barred(row, data)


@piece
def most_leaving(row: Row, data: Row, area: int) -> int:
    """Rule 5.6: how many cubes of a Spanish group may leave."""
    cubes = row[SPANISH_CUBES + area]
    if not (contested(row) >> area) & 1 or is_shielded(row, data, area, 1):
        return cubes
    return cubes >> 1


@piece
def splits(row: Row, data: Row) -> int:
    """How many Spanish groups may be split."""
    groups = 0
    cards = lying(row, data, SPLIT)
    while cards:
        groups += number_of_card(data, SPLIT, lowest(cards))
        cards &= cards - 1
    return groups


@piece
def loss_limit(row: Row, data: Row) -> int:
    limit = data[BASE_LOSS_LIMIT]
    cards = lying(row, data, LOWER_LIMIT)
    while cards:
        limit = min(limit, number_of_card(data, LOWER_LIMIT, lowest(cards)))
        cards &= cards - 1
    return limit


@piece
def end(row: Row, winner: int, reason: int) -> None:
    row[WINNER] = winner
    row[REASON] = reason
    row[ASKED] = OVER
    row[DISCARDING] = row[DISCARDING + 1] = row[RESUME] = 0


@piece
def loss_limit_reached(row: Row, data: Row) -> bool:
    """Rule 8.1: at once."""
    if row[LOST + FRENCH] < loss_limit(row, data):
        return False
    end(row, SPANISH, LOSS_LIMIT)
    return True


@piece
def add_cubes(row: Row, side: int, area: int, number: int) -> None:
    """Cubes join a group (or, with a negative number, leave it); its bit follows."""
    place = CUBES + side * AREAS + area
    row[place] += number
    if row[place]:
        row[OCCUPIED + side] |= 1 << area
    else:
        row[OCCUPIED + side] &= ~(1 << area)


@piece
def eliminate(row: Row, side: int, area: int, number: int) -> None:
    """Cubes of a side are lost, by fight or by card (9.6)."""
    add_cubes(row, side, area, -number)
    row[LOST + side] += number
