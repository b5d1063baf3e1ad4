"""What a card may be played on: a space that can be iterated, sampled, asked and shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from dosdemayo.engine.ids import Area
from dosdemayo.engine.orders import Order, OrderText, Step

if TYPE_CHECKING:
    from random import Random

    from dosdemayo.engine.actions import Target


#: A target as it is written: nothing, an area, an order, an order and an area, or steps (origin, destination, cubes).
WrittenTarget: TypeAlias = Area | OrderText | tuple[OrderText, Area] | tuple[tuple[Area, Area, int], ...] | None


@dataclass(frozen=True, slots=True)
class Listed:
    """Targets that can be named one by one."""

    kind: str
    values: tuple[Target, ...]

    def __bool__(self) -> bool:
        return bool(self.values)

    def __iter__(self) -> Iterator[Target]:
        return iter(self.values)

    def __contains__(self, target: object) -> bool:
        return any(target == value and type(target) is type(value) for value in self.values)

    def sample(self, rng: Random) -> Target:
        return self.values[rng.randrange(len(self.values))]

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "values": [target_json(value) for value in self.values]}


@dataclass(frozen=True, slots=True)
class Rides:
    """Steps that cubes may ride, each area's shared among its destinations: too many together to list."""

    sources: tuple[tuple[Area, int, tuple[Area, ...]], ...]

    def __bool__(self) -> bool:
        return bool(self.sources)

    def __iter__(self) -> Iterator[Target]:
        return filter(None, _rides(self.sources))

    def __contains__(self, target: object) -> bool:
        if not isinstance(target, tuple) or not target or not all(isinstance(step, Step) for step in target):
            return False
        routes = {step[:2] for step in target}
        known = {area: (most, goals) for area, most, goals in self.sources}
        if len(routes) < len(target) or any(s.origin not in known or s.cubes < 1 for s in target):
            return False
        if any(step.destination not in known[step.origin][1] for step in target):
            return False
        return all(sum(s.cubes for s in target if s.origin == area) <= known[area][0] for area, _ in routes)

    def sample(self, rng: Random) -> Target:
        while True:
            steps: list[Step] = []
            for area, most, goals in self.sources:
                shares = [0] * len(goals)
                for _ in range(rng.randint(0, most)):
                    shares[rng.randrange(len(goals))] += 1
                steps += _steps(area, shares, goals)
            if steps:
                return tuple(steps)

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": "ride",
            "sources": [
                {"area": area, "cubes": most, "destinations": list(goals)} for area, most, goals in self.sources
            ],
        }


Targets: TypeAlias = Listed | Rides

#: For a card that needs no target, and for one that finds none (D-12).
NOTHING = Listed("none", (None,))
NEVER = Listed("none", ())


def common(found: list[Targets]) -> Targets:
    """What serves all effects of a card, of which each has its own targets: areas that all of them can have."""
    aimed: Targets = NOTHING
    for targets in found:
        if not targets:
            return NEVER
        if aimed is NOTHING:
            aimed = targets
        elif isinstance(targets, Listed) and targets is not NOTHING:
            aimed = Listed(targets.kind, tuple(value for value in aimed if value in targets))
    return aimed


def shared(most: int, ways: int) -> Iterator[tuple[int, ...]]:
    """All ways to give at most `most` cubes to `ways` receivers, nothing to some of them included."""
    if ways == 0:
        yield ()
        return
    for first in range(most + 1):
        for rest in shared(most - first, ways - 1):
            yield (first, *rest)


def _rides(sources: tuple[tuple[Area, int, tuple[Area, ...]], ...]) -> Iterator[tuple[Step, ...]]:
    """One by one: there may be millions."""
    if not sources:
        yield ()
        return
    area, most, goals = sources[0]
    for shares in shared(most, len(goals)):
        first = _steps(area, shares, goals)
        for others in _rides(sources[1:]):
            yield (*first, *others)


def written_target(target: Target) -> WrittenTarget:
    if isinstance(target, Order):
        return str(target)
    if not isinstance(target, tuple):
        return target
    if target and isinstance(target[0], Order):
        return (str(target[0]), target[1])
    return tuple((step.origin, step.destination, step.cubes) for step in cast(tuple[Step, ...], target))


def target_json(target: Target) -> Any:
    """Targets as cases and records write them."""
    written = written_target(target)
    if not isinstance(written, tuple):
        return written
    return [list(part) if isinstance(part, tuple) else part for part in written]


def _steps(area: Area, shares: tuple[int, ...] | list[int], goals: tuple[Area, ...]) -> list[Step]:
    return [Step(area, goal, cubes) for goal, cubes in zip(goals, shares, strict=True) if cubes]
