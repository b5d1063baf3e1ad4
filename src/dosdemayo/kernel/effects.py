"""What the cards in play change (rule 9), and the few things that every rule asks of a position."""

from __future__ import annotations

from dosdemayo.kernel.data import BASE_LOSS_LIMIT, CARD_AREA, CARD_NUMBER, CLOSABLE, MENDERS, STRICT
from dosdemayo.kernel.jit import phrase, piece
from dosdemayo.kernel.layout import (
    AREAS,
    ARTILLERIA,
    ASKED,
    CUBES,
    DAOIZ,
    DISCARD_WAITS,
    FRENCH,
    FRENCH_CUBES,
    HANDS,
    HEROINAS,
    IN_PLAY,
    LOSS_LIMIT,
    LOST,
    LYING,
    MOLINA,
    OCCUPIED,
    OVER,
    PRESOS,
    REASON,
    RUIZ,
    SPANISH,
    SPANISH_CUBES,
    TURBA,
    TURN,
    VELARDE,
    WINNER,
    Row,
)


@phrase
def contested(row: Row) -> int:
    """Rule 1.5: mask of the areas with cubes of both sides."""
    return row[OCCUPIED + FRENCH] & row[OCCUPIED + SPANISH]


@phrase
def initiative(row: Row) -> int:
    """Rule 1.7."""
    return FRENCH if row[LOST + SPANISH] > row[LOST + FRENCH] else SPANISH


@phrase
def lies(row: Row, card: int) -> bool:
    return (row[IN_PLAY] & (1 << card)) != 0


@phrase
def area_of(row: Row, card: int) -> int:
    """The area named when a card in play was played."""
    return row[LYING + card] & 0xFF


@phrase
def turn_of(row: Row, card: int) -> int:
    return row[LYING + card] >> 8


@piece
def french_strength(row: Row, data: Row, area: int) -> int:
    """Rule 1.6."""
    strength = row[FRENCH_CUBES + area]
    if lies(row, ARTILLERIA) and area == data[CARD_AREA + ARTILLERIA]:
        strength += data[CARD_NUMBER + ARTILLERIA]
    return strength


@piece
def spanish_strength(row: Row, data: Row, area: int) -> int:
    strength = row[SPANISH_CUBES + area]
    if lies(row, DAOIZ) and area == data[CARD_AREA + DAOIZ]:
        strength += data[CARD_NUMBER + DAOIZ]
    if lies(row, VELARDE) and area == area_of(row, VELARDE):
        strength += data[CARD_NUMBER + VELARDE]
    return strength


@piece
def spared(row: Row, data: Row, losses: int, area: int) -> int:
    """What remains of the losses of the Spanish group in an area (D-7, D-9)."""
    if lies(row, MOLINA) and area == area_of(row, MOLINA) and row[TURN] == turn_of(row, MOLINA):
        return 0
    if lies(row, HEROINAS) and area == area_of(row, HEROINAS):
        return max(0, losses - data[CARD_NUMBER + HEROINAS])
    return losses


@piece
def closed(row: Row, data: Row) -> int:
    """Mask of the areas closed to the Spanish, whether or not a card lets them in."""
    streets = data[CLOSABLE]
    held = row[OCCUPIED + FRENCH] & ~row[OCCUPIED + SPANISH] & streets
    return streets if lies(row, ARTILLERIA) and held == streets else 0


@piece
def barred(row: Row, data: Row) -> int:
    """Mask of the areas that no Spanish order may enter now."""
    return 0 if lies(row, PRESOS) else closed(row, data)


@piece
def unwritable(row: Row, data: Row) -> int:
    """Mask of the areas into which the Spanish may not even write an order (5.7)."""
    if data[STRICT] or row[HANDS + SPANISH] & data[MENDERS]:
        return 0
    return barred(row, data)


@piece
def most_leaving(row: Row, area: int) -> int:
    """Rule 5.6: how many cubes of a Spanish group may leave."""
    cubes = row[SPANISH_CUBES + area]
    if not (contested(row) >> area) & 1:
        return cubes
    if lies(row, MOLINA) and area == area_of(row, MOLINA) and row[TURN] == turn_of(row, MOLINA) + 1:
        return cubes
    return cubes >> 1


@piece
def splits(row: Row, data: Row) -> int:
    """How many Spanish groups may be split."""
    return data[CARD_NUMBER + TURBA] if lies(row, TURBA) else 0


@piece
def loss_limit(row: Row, data: Row) -> int:
    limit = data[BASE_LOSS_LIMIT]
    return min(limit, data[CARD_NUMBER + RUIZ]) if lies(row, RUIZ) else limit


@piece
def end(row: Row, winner: int, reason: int) -> None:
    row[WINNER] = winner
    row[REASON] = reason
    row[ASKED] = OVER
    row[DISCARD_WAITS] = 0


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
