"""One game as the server runs it: pure, rebuilt from its answers, and asking alike whatever is held."""

from dosdemayo.web.match.floor import Floor
from dosdemayo.web.match.match import FORFEIT, UNDO, Before, Logged, Match, Step

__all__ = ["FORFEIT", "UNDO", "Before", "Floor", "Logged", "Match", "Step"]
