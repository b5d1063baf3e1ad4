"""What a strong player would answer, and why, in words: those of the page, and what to type for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from rich.table import Table as Grid
from rich.text import Text

from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.settings import Settings
from dosdemayo.engine import OUTSIDE, Ruleset, View
from dosdemayo.engine.actions import Action, Allot, Choose, Pass, Play, Use, Write
from dosdemayo.engine.orders import Order
from dosdemayo.engine.spaces import Options
from dosdemayo.notation import answer_to_json
from dosdemayo.typed.answers import to_type

if TYPE_CHECKING:
    from dosdemayo.ai.hints import Hint


class HintPrinter:
    def __init__(self, settings: Settings, screen: Screen, rules: Ruleset) -> None:
        self._settings = settings
        self._text = settings.text
        self._screen = screen
        self._rules = rules

    def advise(self, view: View, options: Options) -> None:
        """From what the side that asks may know, and nothing else."""
        with self._screen.meanwhile(self._text("ui-hint-thinking")):
            from dosdemayo.ai.hints import hint  # loads the search: only for whoever asks

            found = hint(self._rules, view, options)
        for part in self.parts(found):
            self._screen.say(part)

    def parts(self, hint: Hint) -> Iterator[str | Text | Grid]:
        yield Text(self._text("ui-hint-said", answer=self.in_words(hint.answer)), "bold")
        typed = to_type(hint.answer, self._settings.words)
        yield self._text("play-hint-type", typed=typed) if typed else self._text("play-hint-enter")
        if hint.prospects is not None:
            yield self._prospects(hint.prospects)
        yield _listed(self._settings.teller.reason(reason.code, reason.data) for reason in hint.reasons)
        if hint.alternatives:
            yield Text(self._text("ui-hint-others"), "bold")
            yield _listed(
                self._with(other.answer, "" if other.prospects is None else self._prospects(other.prospects))
                for other in hint.alternatives
            )
        if hint.expected:
            yield Text(self._text("ui-hint-expected"), "bold")
            yield _listed(
                self._with(Write(sheet), self._text("ui-hint-share", share=share)) for sheet, share in hint.expected
            )

    def in_words(self, answer: Action) -> str:
        """An answer in one breath."""
        if isinstance(answer, Write) and answer.orders:
            return self._settings.catalog.join([self._order(order, str(order)) for order in answer.orders])
        if isinstance(answer, Allot):
            sent = [self._order(order, f"{cubes}x{order}") for order, cubes in answer.cubes]
            return self._settings.catalog.join(sent)
        return self._plain(answer)

    def _plain(self, answer: Action) -> str:
        if isinstance(answer, Write):
            return self._text("ui-hint-no-orders")
        if isinstance(answer, Pass):
            return self._text("ui-pass")
        verb, *rest = answer_to_json(answer)
        if not isinstance(answer, Choose | Play | Use):
            return self._text(f"ui-choice-{verb}")
        said = self._text("ui-keep" if isinstance(answer, Choose) else f"ui-{verb}", card=self._card(answer.card))
        return self._text("ui-hint-on", card=said, target=self._target(rest[1:])) if rest[1:] else said

    def _order(self, order: Order, written: str) -> str:
        teller = self._settings.teller
        goal = order.destination
        origin = teller.area_name(order.origin) if order.origin != OUTSIDE else self._text("ui-entry", number=str(goal))
        return f"{written} ({self._text('ui-order-words', origin=origin, destination=teller.area_name(goal))})"

    def _card(self, card: str) -> str:
        return self._settings.teller.cards.name(card)

    def _target(self, items: list[Any]) -> str:
        return self._settings.teller.target(items if len(items) > 1 else items[0])

    def _prospects(self, prospects: int) -> str:
        return self._text("ui-hint-prospects", prospects=prospects)

    def _with(self, answer: Action, remark: str) -> str:
        """Another answer, short: as it is typed."""
        return " · ".join(
            part for part in (to_type(answer, self._settings.words) or self._plain(answer), remark) if part
        )


def _listed(lines: Iterable[str]) -> Grid:
    grid = Grid.grid(padding=(0, 1))
    for line in lines:
        grid.add_row(" •", Text(line))
    return grid
