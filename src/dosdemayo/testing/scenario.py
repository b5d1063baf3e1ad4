"""A position in a few words, for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game, InPlay, Ruleset, State
from dosdemayo.engine.ids import Area, CardId, Side
from dosdemayo.engine.open_questions import step_named

Cubes = Mapping[Area, int]


def scenario(
    *,
    turn: int = 2,
    step: str = "start",
    french: Cubes | None = None,
    spanish: Cubes | None = None,
    outside: Cubes | None = None,
    lost: tuple[int, int] = (0, 0),
    hands: tuple[Sequence[CardId], Sequence[CardId]] = ((), ()),
    decks: tuple[Sequence[CardId], Sequence[CardId]] = ((), ()),
    in_play: Sequence[InPlay] = (),
    moved_in: Cubes | None = None,
    rules: Ruleset | None = None,
) -> State:
    """The first question at or after this step. Pairs are French, Spanish.

    Cubes named nowhere are in reserve, cards named nowhere have been discarded.
    """
    rules = rules or base_rules()
    board = rules.board
    cubes = tuple(board.counts((on or {}).items()) for on in (french, spanish))
    waiting = board.counts((outside or {}).items())
    used = (sum(cubes[FRENCH]) + sum(waiting) + lost[FRENCH], sum(cubes[SPANISH]) + lost[SPANISH])
    start = (
        Game(rules)
        .start()
        ._replace(
            turn=turn,
            step=step_named(step),
            questions=(),
            cubes=(cubes[FRENCH], cubes[SPANISH]),
            outside=waiting,
            reserve=(rules.cubes_of(FRENCH) - used[FRENCH], rules.cubes_of(SPANISH) - used[SPANISH]),
            lost=lost,
            hands=_sorted(hands),
            decks=_sorted(decks),
            discards=(
                _rest(rules, FRENCH, hands[FRENCH], decks[FRENCH], in_play),
                _rest(rules, SPANISH, hands[SPANISH], decks[SPANISH], in_play),
            ),
            in_play=tuple(sorted(in_play)),
            moved_in=board.counts((moved_in or {}).items()),
        )
    )
    return Game(rules).resume(start)[0]


def _sorted(cards: tuple[Sequence[CardId], Sequence[CardId]]) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    return tuple(sorted(cards[FRENCH])), tuple(sorted(cards[SPANISH]))


def _rest(
    rules: Ruleset, side: Side, hand: Sequence[CardId], deck: Sequence[CardId], in_play: Sequence[InPlay]
) -> tuple[CardId, ...]:
    named = {*hand, *deck, *(lying.card for lying in in_play)}
    return tuple(card for card in rules.decks[side] if card not in named)
