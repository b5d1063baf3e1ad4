"""What is written on an order sheet (rule 5.2) and what cavalry rides (D-3)."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from dosdemayo.engine.ids import Area

#: The origin of an entry: the box outside the walls that leads into the destination.
OUTSIDE: Area = 0


#: An order as it is written.
OrderText: TypeAlias = str


class Order(NamedTuple):
    """`9-14`, `2x11-14`, `-16`. No number written is `cubes` 0."""

    origin: Area
    destination: Area
    cubes: int = 0

    @property
    def route(self) -> tuple[Area, Area]:
        """Origin and destination."""
        return (self.origin, self.destination)

    def __str__(self) -> str:
        number = f"{self.cubes}x" if self.cubes else ""
        origin = "" if self.origin == OUTSIDE else str(self.origin)
        return f"{number}{origin}-{self.destination}"


class Step(NamedTuple):
    """Cubes that go one area further after movement."""

    origin: Area
    destination: Area
    cubes: int


Sheet: TypeAlias = tuple[Order, ...]
