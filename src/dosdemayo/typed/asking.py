"""How each question is put to a player who types, and how the answer is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from dosdemayo.engine import FRENCH, View
from dosdemayo.engine.actions import Action, Choose, Deny, Draw, Write
from dosdemayo.engine.ids import Kind
from dosdemayo.engine.spaces import AllotmentOptions, Options
from dosdemayo.i18n import Teller
from dosdemayo.notation import NotationError, parse_sheet
from dosdemayo.typed.answers import read_allotment, read_window_answer
from dosdemayo.typed.words import Words


class Asking:
    """The question that one view and its options pose."""

    def __init__(self, teller: Teller, words: Words, view: View, options: Options) -> None:
        assert view.asked is not None
        self.window = view.asked.kind.window
        self._lines, self._read = _WINDOW if self.window else _KINDS[view.asked.kind]
        self._teller = teller
        self._words = words
        self._text = teller.catalog.text
        self._view = view
        self._options = options
        self._shown: dict[str, Any] = options.to_json()

    def lines(self) -> list[str]:
        """The question, and what may be answered."""
        return list(self._lines(self))

    def read(self, typed: str) -> Action:
        """Raises NotationError or UserError for what is no answer to this question."""
        return self._read(self, typed)

    def _wrong(self, typed: str) -> NotationError:
        expected = next(iter(self.lines()))
        return NotationError(self._text("play-not-understood", typed=typed, expected=expected))

    def _french_choice_lines(self) -> Iterator[str]:
        yield self._text("ask-french_choice")
        cards = self._teller.cards
        for number, card in enumerate(self._shown["choices"], start=1):
            yield self._text("ask-choice", number=number, name=cards.name(card), effect=cards.effect(card))

    def _read_french_choice(self, typed: str) -> Action:
        cards: list[str] = self._shown["choices"]
        if typed.isdecimal() and 1 <= int(typed) <= len(cards):
            return Choose(cards[int(typed) - 1])
        found = [card for card in cards if typed and card.startswith(typed.lower())]
        if len(found) != 1:
            raise self._wrong(typed)
        return Choose(found[0])

    def _deny_lines(self) -> Iterator[str]:
        assert self._view.seat is not None
        difference = abs(self._view.hand_sizes[0] - self._view.hand_sizes[1])
        both = difference == self._teller.edition["limits.denial"]
        yield self._text("ask-deny-both" if both else "ask-deny", difference=difference)

    def _read_deny(self, typed: str) -> Action:
        return Deny(self._word(typed, yes="deny", no="allow"))

    def _draw_lines(self) -> Iterator[str]:
        yield self._text("ask-draw")

    def _read_draw(self, typed: str) -> Action:
        return Draw(self._word(typed, yes="draw", no="decline"))

    def _word(self, typed: str, yes: str, no: str) -> bool:
        """One of two words, or its beginning; where both begin alike as much as tells them apart."""
        found = self._words.begun(typed, (yes, no))
        if len(found) != 1:
            raise self._wrong(typed)
        return found == {yes}

    def _orders_lines(self) -> Iterator[str]:
        groups: list[dict[str, Any]] = self._shown["groups"]
        first = [f"{group['origin'] or ''}-{group['destinations'][0]}" for group in groups[:2]]
        yield self._text("ask-orders", example=", ".join(first)) if first else self._text("ask-orders-none")
        if self._view.seat is FRENCH:
            yield self._text("ask-orders-french", limit=self._shown["limit"])
            if self._view.shown is not None:
                orders = [str(order) for order in self._view.shown]
                yield self._text("ask-shown", orders=self._teller.catalog.join(orders))
        else:
            yield self._text("ask-orders-spanish")
            if self._shown["splits"]:
                yield self._text("ask-orders-split", splits=self._shown["splits"])
        yield from (self._group_line(group) for group in groups)

    def _group_line(self, group: dict[str, Any]) -> str:
        form = ""
        if self._view.seat is FRENCH:
            form = "-counted" if group["counted"] else "-free"
        elif group["most"] < group["cubes"]:
            form = "-most"
        risky = group.get("risky", [])
        goals = " ".join(f"{goal}!" if goal in risky else str(goal) for goal in group["destinations"])
        origin = self._teller.area(group["origin"])
        about = {"cubes": group["cubes"], "most": group.get("most", 0)}
        return "  " + self._text(f"ask-group{form}", origin=origin, goals=goals, **about)

    def _read_orders(self, typed: str) -> Action:
        return Write(parse_sheet(typed))

    def _allotment_lines(self) -> Iterator[str]:
        stacks = self._shown["stacks"]
        yield self._text("ask-allotment", example=f"{stacks[0]['orders'][0]}:{stacks[0]['cubes']}")
        for stack in stacks:
            yield "  " + self._text("ask-stack", orders=", ".join(stack["orders"]), cubes=stack["cubes"])

    def _read_allotment(self, typed: str) -> Action:
        assert isinstance(self._options, AllotmentOptions)
        return read_allotment(self._options.stacks, self._view.orders[FRENCH], typed)

    def _window_lines(self) -> Iterator[str]:
        cards = self._teller.cards
        if not self._shown["plays"] and not self._shown["uses"]:
            yield self._text("play-enter-pass")
            return
        playable = [("play", play) for play in self._shown["plays"]] + [("use", use) for use in self._shown["uses"]]
        word, first = playable[0]
        shown = self._words.shown(word)
        example = f"{shown} {first['card']} {self._example(first['targets'])}".rstrip()
        yield self._text("ask-window", window=cards.window(self.window or ""), example=example)
        for word, entry in playable:
            about = {"card": entry["card"], "name": cards.name(entry["card"])}
            yield "  " + self._text(
                "ask-play" if word == "play" else "ask-use", **about, targets=self._targets(entry["targets"])
            )

    def _example(self, targets: dict[str, Any]) -> str:
        if targets["kind"] == "ride":
            source = targets["sources"][0]
            return f"{source['area']}-{source['destinations'][0]}:1"
        value = targets["values"][0]
        to = self._words.shown("to")
        return "" if value is None else f"{value[0]} {to} {value[1]}" if isinstance(value, list) else str(value)

    def _targets(self, targets: dict[str, Any]) -> str:
        if targets["kind"] == "ride":
            rides = [self._ride(source) for source in targets["sources"]]
            return self._text("ask-targets-ride", example=self._example(targets), values="; ".join(rides))
        shown = [self._teller.target(value) for value in targets["values"]]
        return self._text(f"ask-targets-{targets['kind']}", values=", ".join(shown))

    def _ride(self, source: dict[str, Any]) -> str:
        goals = " ".join(map(str, source["destinations"]))
        return self._text("ask-ride", cubes=source["cubes"], area=source["area"], goals=goals)

    def _read_window(self, typed: str) -> Action:
        return read_window_answer(self._teller.edition, self._words, typed)


#: How a question is asked, and how its answer is read.
_Way: TypeAlias = tuple[Callable[[Asking], Iterator[str]], Callable[[Asking, str], Action]]
_KINDS: dict[Kind, _Way] = {
    Kind.FRENCH_CHOICE: (Asking._french_choice_lines, Asking._read_french_choice),
    Kind.DENY: (Asking._deny_lines, Asking._read_deny),
    Kind.DRAW: (Asking._draw_lines, Asking._read_draw),
    Kind.ORDERS: (Asking._orders_lines, Asking._read_orders),
    Kind.ALLOTMENT: (Asking._allotment_lines, Asking._read_allotment),
}
_WINDOW: _Way = (Asking._window_lines, Asking._read_window)
