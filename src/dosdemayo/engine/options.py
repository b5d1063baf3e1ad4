"""What may be answered: iterated, sampled, asked and shown, but never as the list of all order sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from dosdemayo.engine.actions import Action, Pass, Play, Use
from dosdemayo.engine.ids import CardId
from dosdemayo.engine.targets import Targets

if TYPE_CHECKING:
    from random import Random


class Options(Protocol):
    """The answers that are open to a seat. There can be very many order sheets: sample them, or ask with `in`."""

    def __iter__(self) -> Iterator[Action]: ...

    def __contains__(self, action: object) -> bool: ...

    def sample(self, rng: Random) -> Action:
        """One of the answers at random."""
        ...

    def to_json(self) -> dict[str, Any]:
        """The answers in a form that can be sent."""
        ...


@dataclass(frozen=True, slots=True)
class Choices:
    """A few answers, named one by one."""

    actions: tuple[Action, ...]
    show: Callable[[Any], Any]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def sample(self, rng: Random) -> Action:
        return self.actions[rng.randrange(len(self.actions))]

    def to_json(self) -> dict[str, Any]:
        return {"choices": [self.show(action) for action in self.actions]}


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """Cards in hand that may be played, cards in play that may be used, or neither (9.4)."""

    plays: tuple[tuple[CardId, Targets], ...]
    uses: tuple[tuple[CardId, Targets], ...]

    def __bool__(self) -> bool:
        return bool(self.plays or self.uses)

    def __iter__(self) -> Iterator[Action]:
        yield Pass()
        for card, targets in self.plays:
            for target in targets:
                yield Play(card, target)
        for card, targets in self.uses:
            for target in targets:
                yield Use(card, target)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Pass):
            return True
        if not isinstance(action, Play | Use):
            return False
        cards = self.plays if isinstance(action, Play) else self.uses
        return any(card == action.card and action.target in targets for card, targets in cards)

    def sample(self, rng: Random) -> Action:
        pick = rng.randrange(1 + len(self.plays) + len(self.uses))
        if pick == 0:
            return Pass()
        if pick <= len(self.plays):
            card, targets = self.plays[pick - 1]
            return Play(card, targets.sample(rng))
        card, targets = self.uses[pick - 1 - len(self.plays)]
        return Use(card, targets.sample(rng))

    def to_json(self) -> dict[str, Any]:
        return {
            "pass": True,
            "plays": [{"card": card, "targets": targets.to_json()} for card, targets in self.plays],
            "uses": [{"card": card, "targets": targets.to_json()} for card, targets in self.uses],
        }
