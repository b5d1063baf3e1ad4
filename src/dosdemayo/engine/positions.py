"""What the rules say of a position, for whoever reads one: bots, beliefs, analyses."""

from dosdemayo.engine.draft import contested, initiative
from dosdemayo.engine.effects import barred_areas, closed_areas, loss_limit, mending_card, splits, strength
from dosdemayo.engine.steps.card_window import can_act, could_act
from dosdemayo.engine.steps.movement import leaving, moved, stacks
from dosdemayo.engine.steps.orders import french_groups, spanish_groups
from dosdemayo.engine.steps.resolution import judge

__all__ = [
    "barred_areas",
    "can_act",
    "closed_areas",
    "contested",
    "could_act",
    "french_groups",
    "initiative",
    "judge",
    "leaving",
    "loss_limit",
    "mending_card",
    "moved",
    "spanish_groups",
    "splits",
    "stacks",
    "strength",
]
