"""The spaces of answers, each of which can be iterated, sampled, asked and shown."""

from dosdemayo.engine.allotments import AllotmentOptions
from dosdemayo.engine.options import Choices, Options, WindowOptions
from dosdemayo.engine.sheets import FrenchGroup, FrenchSheets, SpanishGroup, SpanishSheets
from dosdemayo.engine.targets import Rides, Targets, target_json

__all__ = [
    "AllotmentOptions",
    "Choices",
    "FrenchGroup",
    "FrenchSheets",
    "Options",
    "Rides",
    "SpanishGroup",
    "SpanishSheets",
    "Targets",
    "WindowOptions",
    "target_json",
]
