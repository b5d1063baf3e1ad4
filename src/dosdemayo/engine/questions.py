"""A question that a rule asks. It is part of the position: a game can be saved, cloned and searched at any of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple

from dosdemayo.engine.ids import Kind, Seat
from dosdemayo.engine.problems import Problem, WrongKind

if TYPE_CHECKING:
    from dosdemayo.engine.actions import Action
    from dosdemayo.engine.draft import Draft
    from dosdemayo.engine.options import Options
    from dosdemayo.engine.ruleset import Ruleset
    from dosdemayo.engine.state import State


class Decision(NamedTuple):
    """Who is asked what."""

    seat: Seat
    kind: Kind


class Question(ABC):
    """Frozen and comparable; the rules of answering it are its methods."""

    __slots__ = ()

    @property
    @abstractmethod
    def kind(self) -> Kind: ...

    @property
    @abstractmethod
    def phase(self) -> str: ...

    @abstractmethod
    def seats(self, state: State) -> tuple[Seat, ...]:
        """Who has still to answer."""

    @abstractmethod
    def options(self, rules: Ruleset, state: State, seat: Seat) -> Options:
        """What this seat may answer."""

    @abstractmethod
    def problems(self, rules: Ruleset, state: State, seat: Seat, action: Action) -> list[Problem]:
        """Every reason against an answer, warnings included."""

    @abstractmethod
    def answer(self, rules: Ruleset, draft: Draft, seat: Seat, action: Action) -> None:
        """Carry out an answer that has no problem. Takes itself off the stack when nothing more is to be asked."""


def wrong_kind(kind: Kind, action: Action) -> list[Problem]:
    return [WrongKind(asked=kind, answer=type(action).__name__.lower())]
