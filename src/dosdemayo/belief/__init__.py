"""What a seat may believe: from a View to the positions that it may be of.

What a *stop* reveals. A side that can play nothing in a card window is passed over (9.5). So a seat that sees the game
wait in a window, and is not asked itself, knows that the other side is asked and can play or use a card. Nothing more
is revealed: not which card, nor, once the game has gone on, whether the other passed or was passed over.

Positions sampled here respect this. To keep it from being seen is the table's part: while a window is open it shows the
same to everybody and takes its time, whether or not somebody is asked.
"""

from dosdemayo.belief.hands import BeliefError, Hand
from dosdemayo.belief.states import hands, sample

__all__ = ["BeliefError", "Hand", "hands", "sample"]
