"""What must agree in an edition beyond single values; where nothing is found, no part of the program may fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import TypeAlias

from dosdemayo.content.build import card_of
from dosdemayo.content.edition import Edition
from dosdemayo.content.schema import CARD_SCHEMA, EFFECT_SCHEMA, MOST_CARDS, required, shortened
from dosdemayo.engine.cards import Card, Stays
from dosdemayo.engine.ids import AFTER_MOVES, WINDOWS, Window, side_name
from dosdemayo.engine.vocabulary import VOCABULARY

#: A key of the edition, and what is wrong there and would be right.
Fault = tuple[str, str]

MOST_CUBES = 30


def first_fault(edition: Edition) -> Fault | None:
    """The first thing in an edition that does not fit the rest."""
    return next(_faults(edition), None)


def first_pitfall(edition: Edition) -> Fault | None:
    """The first thing that can be played, but that nobody can have meant. Games that began with it go on."""
    cards = (card_of(edition, card) for card in edition.cards)
    found = (fault for card in cards for rule in _PITFALLS for fault in rule(card, f"cards.{card.id}"))
    return next(chain(_twins(edition), _never_drawn(edition), found), None)


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
        for card in edition[key]:
            if card not in edition.cards:
                yield key, _no_card(card)
            elif edition.cards[card]["side"] != side:
                yield key, f"names {card!r}, which is a card of the other side"
    if not edition["setup.french_choice"]:
        yield "setup.french_choice", "must name at least 1 card"


def _twins(edition: Edition) -> Iterator[Fault]:
    """What would be taken for one another."""
    yield from _alike({f"areas.{area.id}": area.name for area in edition.areas})
    for part in ("name", "rule"):
        yield from _alike({f"cards.{card}.{part}": texts[part] for card, texts in edition.cards.items()})


def _never_drawn(edition: Edition) -> Iterator[Fault]:
    """Rule 4.5 speaks of cards that are drawn: what is in a hand from the beginning would stay there for good."""
    for key in ("setup.spanish_hand", "setup.french_choice"):
        for card in edition[key]:
            if card_of(edition, card).immediate:
                yield f"cards.{card}.immediate", f"must be false, or {key} must not name the card: it is never drawn"


def _alike(called: dict[str, str]) -> Iterator[Fault]:
    first: dict[str, str] = {}
    for key, name in called.items():
        other = first.setdefault(name.casefold(), key)
        if other != key:
            yield key, f"is {shortened(repr(name))}, like {other}; one of them must be called otherwise"


def _no_card(card: str) -> str:
    return f"names {shortened(repr(card))}, which is no card of this edition"


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
    for other in card.needs:
        if other not in edition.cards:
            yield f"{key}.needs", _no_card(other)
    if card.from_turn > card.until_turn:
        yield f"{key}.from_turn", f"is {card.from_turn}, but must not be after until_turn, which is {card.until_turn}"
    for effect in card.effects:
        if card.side not in effect.sides:
            sides = " or ".join(side_name(side) for side in effect.sides)
            yield f"{key}.{effect.name}", f"is an effect of {sides} cards only"
    yield from (fault for rule in _RULES for fault in rule(card, key))


def _comes_in_time(card: Card, key: str) -> Iterator[Fault]:
    """What works beyond this turn may be played at any time."""
    for effect in card.effects:
        works_later = effect.lasting and card.stays in (Stays.NEXT_MOVEMENT, Stays.GAME)
        if not works_later and not card.windows <= effect.windows:
            known = ", ".join(window for window in WINDOWS if window in effect.windows)
            yield f"{key}.windows", f"must be chosen from {known}: only then can {effect.name} do anything"


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
    if not (aiming and card.immediate):
        return
    key, name = f"{key}.immediate", aiming[0].name
    if aiming[0].aim == "area":
        yield key, f"must be false: what {name} is played on must be picked; or give it an area"
    else:
        yield key, f"must be false: what {name} is played on must be picked; or take it off the card"


def _is_useful(card: Card, key: str) -> Iterator[Fault]:
    if not card.uses:
        return
    if all(effect.lasting for effect in card.effects):
        yield f"{key}.uses", "must be 0: no effect of the card acts at once, so there is nothing to use"
    for effect in card.effects:
        if effect.lasting and effect.aim:
            yield f"{key}.uses", f"must be 0: {effect.name} is bound to the area that was picked at first"


def _meets_a_fight(card: Card, key: str) -> Iterator[Fault]:
    """What is held when it is played late has no fight any more in that turn."""
    if not card.windows or not card.windows <= AFTER_MOVES or card.stays is not Stays.TURN:
        return
    for effect in card.effects:
        if effect.name in ("strength", "spare") and getattr(effect, "where", "") == "held":
            known = ", ".join(window for window in WINDOWS if window not in AFTER_MOVES)
            yield (
                f"{key}.windows",
                f"must be chosen from {known}: "
                f"later no area that is held has a fight in which {effect.name} could matter",
            )


def _is_ever_played(card: Card, key: str) -> Iterator[Fault]:
    if not card.windows and (card.uses or not card.immediate):
        yield f"{key}.windows", f"is missing; it must be {CARD_SCHEMA['windows'][0]}"
    if not card.immediate:
        return
    for name, turn, any_turn in (
        ("from_turn", card.from_turn, Card.from_turn),
        ("until_turn", card.until_turn, Card.until_turn),
    ):
        if turn != any_turn:
            yield f"{key}.{name}", f"is {turn}, but must be {any_turn}: an immediate card is played when it is drawn"
    for effect in card.effects:
        if Window.PREPARATION not in effect.windows:
            yield f"{key}.immediate", f"must be false: when a card is drawn, {effect.name} cannot do anything yet"


def _is_there_to_be_used(card: Card, key: str) -> Iterator[Fault]:
    if card.uses and card.stays is Stays.NO:
        yield f"{key}.stays", "is 'no', but must be 'this turn' or longer: `uses` speaks of a card that lies in play"


def _closes_something(card: Card, key: str) -> Iterator[Fault]:
    for effect in card.effects:
        if getattr(effect, "areas", None) == ():
            yield f"{key}.{effect.name}.areas", "must name at least 1 area"


CardRule: TypeAlias = Callable[[Card, str], Iterator[Fault]]
_RULES: tuple[CardRule, ...] = (_lasts, _aims_at_one_thing, _is_useful)
_PITFALLS: tuple[CardRule, ...] = (
    _comes_in_time,
    _meets_a_fight,
    _is_ever_played,
    _is_there_to_be_used,
    _closes_something,
)
