"""Is there a sure kill in turn 1? All sheets of both sides, by enumeration: `python -m dosdemayo.lab.first_turn`.

Nobody draws in turn 1 (4.1), so that only the cards of the set-up count: the one that the French keep, put in play if
that is possible, and what the Spanish have in hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import cast

import typer

from dosdemayo.ai.tactics import losses
from dosdemayo.engine import FRENCH, SPANISH, Game, State
from dosdemayo.engine.actions import Choose, Pass, Play, Write
from dosdemayo.engine.ids import Area, CardId, Side
from dosdemayo.engine.orders import Order, Sheet
from dosdemayo.engine.positions import initiative, strength
from dosdemayo.lab.variants import from_file, rules_of
from dosdemayo.shell import EditionFile, PlainCommand

#: Cubes that move, by origin and destination.
Moves = dict[tuple[Area, Area], int]


@dataclass(frozen=True)
class Found:
    """What the enumeration of one opening gives."""

    kept: CardId
    french_sheets: int
    spanish_sheets: int
    #: Sheets that kill whatever the enemy writes.
    french_kills: list[Sheet]
    spanish_kills: list[Sheet]


class FirstTurn:
    """Turn 1 when both are about to write, the kept card in play if it can be."""

    def __init__(self, game: Game, kept: CardId) -> None:
        self.kept = kept
        self.state = before_orders(game, kept)
        self.options = [
            [cast(Write, sheet).orders for sheet in game.options(self.state, side)] for side in (FRENCH, SPANISH)
        ]
        self._bonus = [
            [strength(game.rules, self.state, side, area).total - cubes for area, cubes in enumerate(self._cubes(side))]
            for side in (FRENCH, SPANISH)
        ]
        self._first = initiative(self.state)
        hand = self.state.hands[SPANISH]
        #: Groups that the Spanish can keep from all losses.
        self._shields = sum(game.rules.cards[card].effect("shield") is not None for card in hand)

    def _cubes(self, side: Side) -> tuple[int, ...]:
        return tuple(self.state.cubes[side])

    def allotments(self, sheet: Sheet) -> Iterator[Moves]:
        """All numbers that the French may give to the orders of a sheet (6.3)."""
        cubes = self._cubes(FRENCH)
        for numbers in product(*(range(1, cubes[order.origin] + 1) for order in sheet)):
            sent: dict[Area, int] = {}
            for order, number in zip(sheet, numbers, strict=True):
                sent[order.origin] = sent.get(order.origin, 0) + number
            if all(number <= cubes[origin] for origin, number in sent.items()):
                yield {_way(order): number for order, number in zip(sheet, numbers, strict=True)}

    def spanish_moves(self, sheet: Sheet) -> Moves:
        """In turn 1 every group that may leave is whole."""
        return {_way(order): self._cubes(SPANISH)[order.origin] for order in sheet}

    def fights(self, french: Moves, spanish: Moves) -> Iterator[tuple[int, int]]:
        """What each side loses in each fight (6.5, 7.2)."""
        cubes = [list(self._cubes(FRENCH)), list(self._cubes(SPANISH))]
        for side, moves, against in ((FRENCH, french, spanish), (SPANISH, spanish, french)):
            for (origin, goal), number in moves.items():
                opposed = against.get((goal, origin), 0)
                if number > opposed or (number == opposed and self._first is side):
                    cubes[side][origin] -= number
                    cubes[side][goal] += number
        for area, (ours, theirs) in enumerate(zip(*cubes, strict=True)):
            if ours and theirs:
                us, them = ours + self._bonus[FRENCH][area], theirs + self._bonus[SPANISH][area]
                yield min(losses(them, us), ours), min(losses(us, them), theirs)

    def french_lose(self, french: Moves, spanish: Moves) -> bool:
        return any(lost for lost, _ in self.fights(french, spanish))

    def spanish_lose(self, french: Moves, spanish: Moves) -> bool:
        """Although they keep as many groups from losses as they have cards for."""
        return sum(lost > 0 for _, lost in self.fights(french, spanish)) > self._shields

    def spanish_kills(self) -> list[Sheet]:
        """Against all numbers of all French sheets: the French name them when they have seen the Spanish sheet."""
        replies = [moves for sheet in self.options[FRENCH] for moves in self.allotments(sheet)]

        def kills(sheet: Sheet) -> bool:
            own = self.spanish_moves(sheet)
            return _for_all(replies, lambda reply: self.french_lose(reply, own))

        return list(filter(kills, self.options[SPANISH]))

    def french_kills(self) -> list[Sheet]:
        """Some numbers kill against each Spanish sheet."""
        replies = [self.spanish_moves(sheet) for sheet in self.options[SPANISH]]

        def kills(sheet: Sheet) -> bool:
            ways = list(self.allotments(sheet))
            return _for_all(replies, lambda reply: any(self.spanish_lose(moves, reply) for moves in ways))

        return list(filter(kills, self.options[FRENCH]))

    def found(self) -> Found:
        counts = (len(self.options[FRENCH]), len(self.options[SPANISH]))
        return Found(self.kept, *counts, self.french_kills(), self.spanish_kills())


def before_orders(game: Game, kept: CardId) -> State:
    state, _ = game.apply(game.start(), FRENCH, Choose(kept))
    while "orders" not in [decision.kind for decision in game.pending(state)]:
        seat = game.pending(state)[0].seat
        put_down = seat is FRENCH and not game.check(state, FRENCH, Play(kept))
        state, _ = game.apply(state, seat, Play(kept) if put_down else Pass())
    return state


def _way(order: Order) -> tuple[Area, Area]:
    return order.origin, order.destination


def _for_all(replies: list[Moves], holds: Callable[[Moves], bool]) -> bool:
    """What refutes one sheet often refutes the next, so it comes first then."""
    for place, reply in enumerate(replies):
        if not holds(reply):
            replies.insert(0, replies.pop(place))
            return False
    return True


app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.command(cls=PlainCommand)
def main(edition: EditionFile = None) -> None:
    """Say for each opening which sheets kill a cube in turn 1 whatever the enemy writes; takes a minute."""
    rules = rules_of(from_file(edition))
    for kept in rules.setup.choice:
        found = FirstTurn(Game(rules), kept).found()
        typer.echo(f"{kept}: {found.french_sheets:,} French sheets, {found.spanish_sheets:,} Spanish")
        for side, kills in (("French", found.french_kills), ("Spanish", found.spanish_kills)):
            common = set.intersection(*map(set, kills)) if kills else set[Order]()
            shared = f", all of them with {' '.join(map(str, sorted(common)))}" if common else ""
            typer.echo(f"  {side} sheets that kill for sure: {len(kills):,}{shared}")


if __name__ == "__main__":
    app()
