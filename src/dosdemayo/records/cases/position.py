"""The position of a case."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from difflib import get_close_matches
from typing import Any, NamedTuple

from dosdemayo.engine.cards import Stays
from dosdemayo.engine.game import Game
from dosdemayo.engine.ids import FRENCH, SPANISH, CardId, Side
from dosdemayo.engine.open_questions import step_named
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.state import InPlay, State
from dosdemayo.records.cases import fields
from dosdemayo.records.cases.fields import wrong

PHASES = ("start", "preparation", "orders", "write", "after_movement", "resolution", "after_resolution")
KNOWN = (
    *("new_game", "turn", "phase", "napoleon", "cubes", "outside", "reserve", "lost", "hands", "decks", "discards"),
    *("in_play", "moved_in", "fought", "options", "check", "script", "finish", "expect", "expect_problems"),
)
Decks = tuple[tuple[CardId, ...], tuple[CardId, ...]]


class Start(NamedTuple):
    """Where a case begins: a position that has not yet come to its first question, and the order of the decks."""

    game: Game
    state: State
    decks: Decks
    #: The card that the French keep, where the case says so.
    kept: CardId | None = None


def read_start(rules: Ruleset, case: dict[str, Any]) -> Start:
    _known_fields(case)
    options = fields.table(case.get("options"), "options")
    for key in options:
        if key != "strict":
            raise wrong(f"options.{key}", "is no option; expected strict")
    rules = replace(rules, strict=fields.truth(options.get("strict", rules.strict), "options.strict"))
    if case.get("new_game") is not None:
        return _new_game(rules, case)
    return _position(rules, case)


def ignored_fields(case: dict[str, Any]) -> list[str]:
    """Fields that say nothing to the engine, such as a name or a remark."""
    return sorted(key for key in case if key not in KNOWN)


def _known_fields(case: dict[str, Any]) -> None:
    for key in ignored_fields(case):
        near = get_close_matches(key, KNOWN, n=1, cutoff=0.75)
        if near:
            raise wrong(key, f"is unknown; did you mean {near[0]}?")


def _new_game(rules: Ruleset, case: dict[str, Any]) -> Start:
    if "decks" not in case:
        raise wrong("decks", "is required with new_game: the cards of each side, the next to be drawn first")
    new_game = fields.table(case["new_game"], "new_game")
    kept = new_game.get("french_choice")
    if kept is not None and kept not in rules.setup.choice:
        raise wrong("new_game.french_choice", f"must be one of {', '.join(rules.setup.choice)}", "2.4")
    game = Game(rules)
    opening = game.start()
    listed = _cards(rules, case.get("decks"), "decks")
    decks = [tuple(c for c in listed[side] if c not in rules.setup.hands[side]) for side in (FRENCH, SPANISH)]
    offered = rules.setup.choice if kept is None else (kept,)
    decks[FRENCH] += tuple(card for card in offered if card not in decks[FRENCH])
    _different(decks, "decks")
    bags = (tuple(sorted(decks[FRENCH])), tuple(sorted(decks[SPANISH])))
    return Start(game, opening._replace(decks=bags), (decks[FRENCH], decks[SPANISH]), kept)


def _position(rules: Ruleset, case: dict[str, Any]) -> Start:
    turn = fields.number(case.get("turn"), "turn", 1, rules.turns)
    phase = case.get("phase", "start")
    if phase not in PHASES:
        raise wrong("phase", f"must be one of {', '.join(PHASES)}, not {fields.short(phase)}")
    hands, decks = (_cards(rules, case.get(name), name) for name in ("hands", "decks"))
    in_play = _in_play(rules, case.get("in_play"), turn)
    discards = _discards(rules, case, hands, decks, in_play)
    _different([hands, decks, discards, [tuple(lying.card for lying in in_play)]], "cards")
    state = State(
        turn=turn,
        step=step_named(phase),
        questions=(),
        cubes=_cubes(rules, case),
        outside=fields.counts(rules, case.get("outside"), "outside", rules.board.entries),
        reserve=fields.pair(case.get("reserve"), "reserve"),
        lost=fields.pair(case.get("lost"), "lost"),
        hands=_sorted(hands),
        decks=_sorted(decks),
        discards=discards,
        in_play=in_play,
        used=tuple(lying.card for lying in in_play if lying.turn == turn),
        denied=(),
        sealed=(None, None),
        first_writer=SPANISH if fields.truth(case.get("napoleon", False), "napoleon") else None,
        orders=((), ()),
        moved_in=fields.counts(rules, case.get("moved_in"), "moved_in", rules.board.areas),
        fought=_fought(rules, case.get("fought")),
        outcome=None,
    )
    _check_counts(rules, state, fields.truth(case.get("check", True), "check"))
    return Start(Game(rules), state, decks)


def _cubes(rules: Ruleset, case: dict[str, Any]) -> tuple[bytes, bytes]:
    found = fields.by_side(case.get("cubes"), "cubes")
    french, spanish = (
        fields.counts(rules, found.get(name), f"cubes.{name}", rules.board.areas) for name in ("french", "spanish")
    )
    return french, spanish


def _cards(rules: Ruleset, data: Any, field: str) -> Decks:
    found = fields.by_side(data, field)
    french, spanish = (
        fields.card_list(rules, found.get(name), f"{field}.{name}", side) for name, side in fields.SIDE_NAMES.items()
    )
    return french, spanish


def _sorted(cards: Decks) -> Decks:
    return tuple(sorted(cards[0])), tuple(sorted(cards[1]))


def _in_play(rules: Ruleset, data: Any, turn: int) -> tuple[InPlay, ...]:
    lying = []
    for card, details in fields.table(data, "in_play").items():
        field = f"in_play.{card}"
        fields.known_card(rules, card, field)
        if rules.cards[card].stays is Stays.NO:
            raise wrong(field, "does not stay in play", rules.cards[card].rule)
        found = fields.table(details, field)
        for key in found:
            if key not in ("area", "turn"):
                raise wrong(f"{field}.{key}", "is unknown; expected area or turn")
        default = turn if rules.cards[card].stays is Stays.TURN else turn - 1
        area = fields.number(found.get("area", 0), f"{field}.area", 0, rules.board.size)
        lying.append(InPlay(card, area, fields.number(found.get("turn", default), f"{field}.turn", 0, turn)))
    return tuple(sorted(lying))


def _discards(rules: Ruleset, case: dict[str, Any], hands: Decks, decks: Decks, in_play: tuple[InPlay, ...]) -> Decks:
    """Given, or else every card of a side that is named nowhere else."""
    given = _cards(rules, case.get("discards"), "discards")
    elsewhere = {*hands[0], *hands[1], *decks[0], *decks[1], *(lying.card for lying in in_play)}

    def pile(side: Side) -> tuple[CardId, ...]:
        rest = (card.id for card in rules.cards.values() if card.side is side and card.id not in elsewhere)
        return given[side] or tuple(rest)

    return pile(FRENCH), pile(SPANISH)


def _different(places: Any, field: str) -> None:
    flat = [card for place in places for cards in place for card in ([cards] if isinstance(cards, str) else cards)]
    twice = [card for card, number in Counter(flat).items() if number > 1]
    if twice:
        raise wrong(field, f"{', '.join(twice)} named twice", "1.8")


def _fought(rules: Ruleset, data: Any) -> tuple[int, ...]:
    if data is None:
        return ()
    if not isinstance(data, list):
        raise wrong("fought", f"must be a list of areas, not {fields.short(data)}")
    return tuple(sorted({fields.number(area, "fought", 1, rules.board.size) for area in data}))


def _check_counts(rules: Ruleset, state: State, insist: bool) -> None:
    for side in (FRENCH, SPANISH):
        waiting = sum(state.outside) if side is FRENCH else 0
        total = sum(state.cubes[side]) + waiting + state.reserve[side] + state.lost[side]
        if insist and total != rules.cubes_of(side):
            raise wrong("cubes", f"{total} {side.label} cubes in all, not {rules.cubes_of(side)}", "1.4")
    for area, moved in enumerate(state.moved_in):
        if moved > state.cubes[FRENCH][area]:
            raise wrong(f"moved_in.{area}", f"{moved} moved in, but {state.cubes[FRENCH][area]} stand there", "D-1")
