"""What may be done at one game, and what follows of itself: sealing, passing beforehand, chance and clocks."""

from dosdemayo.web.room.room import Room

__all__ = ["Room"]
