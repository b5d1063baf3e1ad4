"""Tells what the engine says in codes: areas, cards, problems, events, questions and outcomes of one edition."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import Any

from dosdemayo.content import Edition, base_edition, ruleset, shipped_editions
from dosdemayo.engine import OUTSIDE, Decision, Outcome, Problem, Seat
from dosdemayo.engine.events import (
    CardKept,
    CardPlayed,
    CardUsed,
    Drew,
    Event,
    Fight,
    Looked,
    NumberedOrder,
    Over,
    Sealed,
    Strength,
)
from dosdemayo.engine.ids import FRENCH, Kind
from dosdemayo.engine.problems import ClosedArea, NotAsked, WrongTurn
from dosdemayo.i18n.cards import CardTexts
from dosdemayo.i18n.catalog import Catalog


def edition_key(name: str) -> str:
    """The message that holds the name of an edition that comes with the game; of an owner's there is none."""
    if name not in [edition.name for edition in (base_edition(), *shipped_editions())]:
        return ""
    return "-".join(["ui-edition-name", *re.findall(r"\w+", name)])


def is_entry(written: str) -> bool:
    """Does an order lead in from outside (5.2)?"""
    return re.fullmatch(r"-\d+", written) is not None


class Teller:
    def __init__(self, catalog: Catalog, edition: Edition | None = None) -> None:
        self.catalog = catalog
        self.edition = edition or base_edition()
        self._areas = {area.id: area.name for area in self.edition.areas}
        self.cards = CardTexts(catalog, self.edition, ruleset(self.edition).cards, self.area)

    def area(self, number: int) -> str:
        if number == OUTSIDE:
            return self.catalog.text("outside")
        return self.catalog.text("area", number=number, name=self.area_name(number))

    def area_name(self, number: int) -> str:
        return self._areas.get(number, "")

    def place(self, number: int) -> str:
        """Where in the city an area lies."""
        return self.catalog.text(f"place-{number}")

    def order(self, written: str) -> str:
        """An order in a sentence: as it is written, and an entry from outside in words."""
        return self.catalog.text("order-entry", area=self.area(int(written[1:]))) if is_entry(written) else written

    def orders(self, written: Iterable[str]) -> str:
        return self.catalog.join([self.order(order) for order in written])

    def side(self, seat: Seat | str) -> str:
        return self.catalog.text("side-name", side=seat if isinstance(seat, str) else seat.label)

    def phase(self, phase: str) -> str:
        return self.catalog.text(f"phase-{phase}")

    def with_rule(self, sentence: str, rule: str) -> str:
        return self.catalog.text("with-rule", sentence=sentence, rule=rule)

    def problem(self, problem: Problem) -> str:
        """Why an answer is refused or risky, with the rule."""
        key, arguments = self.problem_message(problem)
        return self.with_rule(self.catalog.text(key, **arguments), problem.rule)

    def problem_message(self, problem: Problem) -> tuple[str, dict[str, Any]]:
        side = problem.seat if isinstance(problem, NotAsked) else ""
        return f"problem-{problem.code}{_variant(problem)}", self._arguments(problem.about()) | {"side": side}

    def event(self, event: Event) -> str:
        """An event as `seen_by` shows it to a seat, with the rule."""
        key, arguments = self.event_message(event)
        return self.with_rule(self.catalog.text(key, **arguments), event.rule)

    def event_message(self, event: Event) -> tuple[str, dict[str, Any]]:
        """The message of the catalog, and its variables."""
        key = f"event-{event.code}"
        facts = {field.name: getattr(event, field.name) for field in fields(event)}
        arguments = self._arguments({name: value for name, value in facts.items() if value is not None})
        match event:
            case CardKept(card=str()) | Drew(card=str()) | Sealed(orders=tuple()) | Looked(cards=tuple()):
                return f"{key}-own", arguments
            case CardPlayed() | CardUsed():
                return key, arguments | {"done": self.cards.played(event.card, self.target_arguments(event.target))}
            case Fight():
                return self._fight(event)
            case Over():
                return key, {"outcome": self._outcome(event.winner, event.reason)}
            case _:
                return key, arguments

    def _fight(self, fight: Fight) -> tuple[str, dict[str, Any]]:
        stronger, weaker = fight.french, fight.spanish
        if fight.loser == FRENCH.label:
            stronger, weaker = weaker, stronger
        saviours = self.catalog.join([self.cards.name(card) for card in fight.spared_by])
        return "event-fight" if fight.loser else "event-fight-equal", {
            "area": self.area(fight.area),
            "stronger": fight.stronger,
            "stronger_bonuses": self._bonuses(stronger),
            "weaker": fight.weaker,
            "weaker_bonuses": self._bonuses(weaker),
            "times": fight.times,
            "loser": fight.loser or "",
            "lost": fight.lost,
            "fewer": "yes" if fight.spared else "no",
            "saved": self.catalog.text("fight-saved", cards=saviours) if fight.spared else "",
        }

    def _bonuses(self, strength: Strength) -> str:
        """Which cards make a side stronger, in brackets behind its number."""
        said = [
            self.catalog.text("fight-bonus", card=self.cards.name(bonus.card), strength=bonus.strength)
            for bonus in strength.bonuses
        ]
        return self.catalog.text("fight-bonuses", bonuses=self.catalog.join(said)) if said else ""

    def decision(self, decision: Decision) -> str:
        """What is asked, as a noun."""
        return self._asked(decision.kind)

    def outcome(self, outcome: Outcome) -> str:
        return self._outcome(outcome.winner.label, outcome.reason)

    def reason(self, code: str, data: Mapping[str, Any]) -> str:
        """Why a strong player would answer so."""
        arguments = self._arguments(data)
        if is_entry(str(data.get("order"))):
            arguments["order"] = self.catalog.text("hint-entry")
        return self.catalog.text(f"hint-{code}", **arguments)

    def edition_name(self, name: str) -> str:
        """Those that come with the game have one in each language; an owner's is called what the owner calls it."""
        key = edition_key(name)
        return self.catalog.text(key) if self.catalog.has(key) else name

    def tutor(self, code: str, data: Mapping[str, Any]) -> str:
        """What an answer gives away."""
        return self.catalog.text(f"tutor-{code}", **self._arguments(data))

    def target(self, target: Any) -> str:
        """What a card is played on, as cases and records write it."""
        if isinstance(target, list | tuple) and target and isinstance(target[0], list | tuple):
            return self.catalog.join([self._ride(step) for step in target])
        if isinstance(target, list | tuple) and len(target) == 2:
            return self.catalog.text("redirection", order=self.order(target[0]), area=self.area(target[1]))
        if isinstance(target, int):
            return self.area(target)
        return self.catalog.text("nothing") if target is None or target == [] else self.order(str(target))

    def target_arguments(self, target: Any) -> dict[str, str]:
        if isinstance(target, int):
            return {"area": self.area(target)}
        if isinstance(target, str):
            return {"order": self.order(target)}
        if isinstance(target, list | tuple) and target and isinstance(target[0], list | tuple):
            return {"steps": self.target(target)}
        return {"order": self.order(target[0]), "goal": self.area(target[1])} if target else {}

    def _ride(self, step: list[int]) -> str:
        return self.catalog.text("ride", origin=step[0], destination=step[1], cubes=step[2])

    def _outcome(self, winner: str, reason: str) -> str:
        return self.catalog.text(f"outcome-{reason.replace(' ', '-')}", winner=winner)

    def _asked(self, kind: str) -> str:
        window = Kind(kind).window
        name = "window" if window else kind
        return self.catalog.text(f"decision-{name}", window=self.cards.window(window) if window else "")

    def _arguments(self, data: Mapping[str, Any]) -> dict[str, Any]:
        return {name: _READERS[name](self, value) if name in _READERS else value for name, value in data.items()}

    def _areas_joined(self, areas: Iterable[int]) -> str:
        return self.catalog.join([self.area(area) for area in areas])

    def _moves(self, moves: Iterable[NumberedOrder]) -> str:
        return self.catalog.join(
            [self.catalog.text("move", order=self.order(move.order), cubes=move.cubes) for move in moves]
        )

    def _orders(self, orders: Any) -> Any:
        return orders if isinstance(orders, int) else self.orders(orders)


def _variant(problem: Problem) -> str:
    """Some problems have a second sentence for a case of their own."""
    if isinstance(problem, ClosedArea) and problem.mended_by is not None:
        return "-mended"
    return "-only" if isinstance(problem, WrongTurn) and problem.from_turn == problem.until_turn else ""


#: How a value is worded, by its name in a problem or an event; all others stand as they are.
_READERS: dict[str, Callable[[Teller, Any], Any]] = {
    "area": Teller.area,
    "origin": Teller.area,
    "destination": Teller.area,
    "origins": Teller._areas_joined,
    "neighbours": lambda teller, areas: teller.catalog.join([str(area) for area in areas]),
    "entries": lambda teller, areas: teller.catalog.join([str(area) for area in areas]),
    "card": lambda teller, card: teller.cards.name(card),
    "mended_by": lambda teller, card: teller.cards.name(card),
    "offered": lambda teller, cards: teller.catalog.join([teller.cards.name(c) for c in cards], "list-choice"),
    "cards": lambda teller, cards: teller.catalog.join([teller.cards.name(card) for card in cards]),
    "window": lambda teller, window: teller.cards.window(window),
    "windows": lambda teller, windows: teller.cards.window_names(windows),
    "orders": Teller._orders,
    "counted": Teller._orders,
    "moves": Teller._moves,
    "target": Teller.target,
    "asked": Teller._asked,
    "answer": lambda teller, answer: teller.catalog.text(f"answer-{answer}"),
}
