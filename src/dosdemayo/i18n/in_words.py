"""The table in words, for whoever plays by ear: where everybody is, what threatens, what is ordered, what is in hand.

The terminal and the text mode of the page give the same answers to the same words. All come from one view.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dosdemayo.engine import FRENCH, SPANISH, Ruleset, Side, View, enemy
from dosdemayo.engine.actions import Write
from dosdemayo.engine.ids import Area
from dosdemayo.engine.positions import french_groups, spanish_groups
from dosdemayo.engine.view import open_position
from dosdemayo.i18n.letters import plain
from dosdemayo.i18n.teller import Teller

#: What can be asked; each is typed as the message `spoken-word-<name>` says, or in English.
WORDS = ("where", "threats", "orders", "cards", "help")


class TableWords:
    def __init__(self, teller: Teller, rules: Ruleset, view: View) -> None:
        self._teller = teller
        self._text = teller.catalog.text
        self._rules = rules
        self._view = view

    def answer(self, typed: str) -> list[str] | None:
        """The sentences to a word, or to the number of an area; None where it is neither."""
        word, _, rest = typed.strip().lower().partition(" ")
        number = rest.strip() if self._known(word) == "where" else word
        if number.isdecimal() and self._rules.board.is_area(int(number)):
            return list(self.area(int(number)))
        found = self._known(word)
        return None if found is None or rest else list(getattr(self, found)())

    def _known(self, word: str) -> str | None:
        typed = plain(word)
        return next((name for name in WORDS if typed in (name, plain(self._text(f"spoken-word-{name}")))), None)

    def help(self) -> Iterator[str]:
        words = [self._text(f"spoken-word-{name}") for name in WORDS]
        yield self._text("spoken-help", words=self._teller.catalog.join(words))

    def where(self) -> Iterator[str]:
        """Every group of both sides, the camps, and where they fight."""
        view = self._view
        for side in (SPANISH, FRENCH):
            yield self._text("spoken-where", side=side.label, groups=self._groups(view.cubes[side]))
        if any(view.outside):
            yield self._text("spoken-outside", groups=self._groups(view.outside))
        both = [area for area in self._rules.board.areas if view.cubes[0][area] and view.cubes[1][area]]
        if both:
            yield self._text("spoken-contested", areas=self._joined(both))

    def area(self, area: Area) -> Iterator[str]:
        """One area and its neighbours, so that the city can be walked."""
        board = self._rules.board
        yield self._text("spoken-area", area=self._teller.area(area), cubes=self._cubes(area))
        if area in board.gates:
            yield self._text("spoken-gate", cubes=self._view.outside[area])
        if area in board.main_streets:
            yield self._text("spoken-gold")
        near = [
            self._text("spoken-neighbour", area=self._teller.area(near), cubes=self._cubes(near))
            for near in board.neighbours[area]
        ]
        yield self._text("spoken-neighbours", areas="; ".join(near))

    def threats(self) -> Iterator[str]:
        """Groups that more enemies could meet than they are; a spectator hears those of both sides."""
        seat = self._view.seat
        found = [line for side in (SPANISH, FRENCH) if seat in (None, side) for line in self._threats_to(side)]
        yield from found or [self._text("spoken-no-threats")]

    def orders(self) -> Iterator[str]:
        """Orders in force, and the own ones that are sealed."""
        view = self._view
        sealed = view.sealed.orders if isinstance(view.sealed, Write) else ()
        if sealed:
            yield self._text("spoken-sealed", orders=self._teller.orders(map(str, sealed)))
        for side in (SPANISH, FRENCH):
            shown = view.orders[side] or (view.shown or () if view.first_writer is side else ())
            if shown:
                yield self._text("spoken-ordered", side=side.label, orders=self._teller.orders(map(str, shown)))
        if not sealed and not any(view.orders) and not view.shown:
            yield self._text("spoken-no-orders")

    def cards(self) -> Iterator[str]:
        """The own hand with what each card does, what lies in play, and how many the enemy holds."""
        view, cards = self._view, self._teller.cards
        for card in view.hand:
            yield self._text("spoken-card", card=cards.name(card), when=cards.when(card), effect=cards.effect(card))
        if view.seat in (FRENCH, SPANISH) and not view.hand:
            yield self._text("play-hand-empty")
        if view.in_play:
            yield self._text(
                "spoken-in-play", cards=self._teller.catalog.join([cards.name(lying.card) for lying in view.in_play])
            )
        for side in (SPANISH, FRENCH):
            if side is not view.seat:
                yield self._text("spoken-hand-size", side=side.label, cards=view.hand_sizes[side])

    def _threats_to(self, side: Side) -> Iterator[str]:
        for area in self._rules.board.areas:
            mine = self._view.cubes[side][area]
            comers = dict(self._comers(area, enemy(side))) if mine else {}
            most = self._view.cubes[enemy(side)][area] + sum(comers.values())
            if mine and most > mine:
                origins = self._joined(comers) if comers else self._text("spoken-here")
                yield self._text("spoken-threat", area=self._teller.area(area), mine=mine, theirs=most, origins=origins)

    def _comers(self, area: Area, side: Side) -> Iterator[tuple[Area, int]]:
        """From where, and how many, a side could go to an area next (5.2, 5.6)."""
        position = open_position(self._view)
        if side is FRENCH:
            groups = french_groups(self._rules, position)
            yield from ((group.origin, group.cubes) for group in groups if area in group.destinations)
        else:
            for group in spanish_groups(self._rules, position):
                if area in group.destinations and area not in group.risky:
                    yield group.origin, group.most

    def _groups(self, cubes: bytes) -> str:
        groups = [
            self._text("spoken-group", area=self._teller.area(area), cubes=number)
            for area, number in enumerate(cubes)
            if number
        ]
        return "; ".join(groups) or self._text("nothing")

    def _cubes(self, area: Area) -> str:
        french, spanish = (cubes[area] for cubes in self._view.cubes)
        return self._text("ui-area-cubes", french=french, spanish=spanish)

    def _joined(self, areas: Iterable[Area]) -> str:
        return self._teller.catalog.join([self._teller.area(area) for area in areas])
