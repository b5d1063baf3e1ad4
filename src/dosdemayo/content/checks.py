"""What must agree in an edition beyond single values; where nothing is found, no part of the program may fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from dosdemayo.content.build import card_of
from dosdemayo.content.edition import Edition
from dosdemayo.content.schema import EFFECT_SCHEMA, MOST_CARDS, required, shortened
from dosdemayo.engine.cards import Card, Stays
from dosdemayo.engine.ids import side_name
from dosdemayo.engine.vocabulary import VOCABULARY

#: A key of the edition, and what is wrong there and would be right.
Fault = tuple[str, str]

MOST_CUBES = 30


def first_fault(edition: Edition) -> Fault | None:
    """The first thing in an edition that does not fit the rest."""
    return next(_faults(edition), None)


def _faults(edition: Edition) -> Iterator[Fault]:
    yield from _setup_faults(edition)
    if len(edition.cards) > MOST_CARDS:
        yield "cards", f"are {len(edition.cards)}, but must be {MOST_CARDS} at most; leave some out by `remove`"
    for card in edition.cards:
        yield from _parameter_faults(edition, card)
        yield from _card_faults(edition, card_of(edition, card))


def _setup_faults(edition: Edition) -> Iterator[Fault]:
    if not {int(area) for area in edition["setup.outside"]} <= set(edition.entries):
        yield "setup.outside", f"has cubes where no entry box is; those are {list(edition.entries)}"
    for side, parts in (
        ("french", ("french", "outside", "french_reserve")),
        ("spanish", ("spanish", "spanish_reserve")),
    ):
        cubes = sum(_total(edition[f"setup.{part}"]) for part in parts)
        if cubes > MOST_CUBES:
            yield f"setup.{side}", f"with outside and reserve makes {cubes} cubes, but must be {MOST_CUBES} at most"
    for key, side in (("setup.spanish_hand", "spanish"), ("setup.french_choice", "french")):
        known = [card for card, texts in edition.cards.items() if texts["side"] == side]
        if not set(edition[key]) <= set(known):
            yield key, f"is {shortened(repr(edition[key]))}, but must be a list of cards out of {', '.join(known)}"
    if not edition["setup.french_choice"]:
        yield "setup.french_choice", "must name at least 1 card"


def _total(cubes: int | dict[str, int]) -> int:
    return sum(cubes.values()) if isinstance(cubes, dict) else cubes


def _parameter_faults(edition: Edition, card: str) -> Iterator[Fault]:
    for effect, given in edition.effects(card).items():
        key = f"cards.{card}.{effect}"
        for name in required(VOCABULARY[effect]):
            if name not in given:
                yield f"{key}.{name}", f"is missing; it must be {EFFECT_SCHEMA[effect][name][0]}"


def _card_faults(edition: Edition, card: Card) -> Iterator[Fault]:
    key = f"cards.{card.id}"
    if not set(card.needs) <= set(edition.cards):
        yield (
            f"{key}.needs",
            f"is {shortened(repr(list(card.needs)))}, but must be cards out of {', '.join(edition.cards)}",
        )
    if card.from_turn > card.until_turn:
        yield f"{key}.from_turn", f"is {card.from_turn}, but must not be after until_turn, which is {card.until_turn}"
    for effect in card.effects:
        if card.side not in effect.sides:
            sides = " or ".join(side_name(side) for side in effect.sides)
            yield f"{key}.{effect.name}", f"is an effect of {sides} cards only"
        if not card.windows <= effect.windows:
            yield f"{key}.windows", f"must be {sorted(effect.windows)}: only then can {effect.name} do anything"
    yield from (fault for rule in _RULES for fault in rule(card, key))


def _lasts(card: Card, key: str) -> Iterator[Fault]:
    lasting = [effect.name for effect in card.effects if effect.lasting]
    if lasting and card.stays is Stays.NO:
        yield (
            f"{key}.stays",
            f"is 'no', but must be 'this turn' or longer: {lasting[0]} works while the card is in play",
        )


def _aims_at_one_thing(card: Card, key: str) -> Iterator[Fault]:
    """A card is played on one thing; several effects can share an area, but nothing else."""
    aiming = [effect for effect in card.effects if effect.aim]
    if len(aiming) > 1 and any(effect.aim != "area" for effect in aiming):
        names = " and ".join(effect.name for effect in aiming)
        yield key, f"has {names}, of which each is played on something else; a card is played on one thing"
    if aiming and card.immediate:
        yield (
            f"{key}.immediate",
            f"must be false: what {aiming[0].name} is played on must be picked; or give it an area",
        )


def _is_useful(card: Card, key: str) -> Iterator[Fault]:
    if not card.uses:
        return
    if all(effect.lasting for effect in card.effects):
        yield f"{key}.uses", "must be 0: no effect of the card acts at once, so there is nothing to use"
    for effect in card.effects:
        if effect.lasting and effect.aim:
            yield f"{key}.uses", f"must be 0: {effect.name} is bound to the area that was picked at first"


_RULES: tuple[Callable[[Card, str], Iterator[Fault]], ...] = (_lasts, _aims_at_one_thing, _is_useful)
