"""Whether to draw and to forbid a draw: by what the cards that may come would be worth."""

from __future__ import annotations

from random import Random

from dosdemayo.ai.fast.matrix import worth
from dosdemayo.ai.fast.workspace import Workspace
from dosdemayo.engine import CHANCE, FRENCH, Game, Ruleset, Side, State
from dosdemayo.engine.actions import Deal
from dosdemayo.engine.ids import enemy
from dosdemayo.engine.open_questions import Dealing
from dosdemayo.kernel.convert import row_of


class DrawProspects:
    """One position that this may be, and what it would be worth to a side with other cards."""

    def __init__(self, rules: Ruleset, state: State, side: Side, work: Workspace, rng: Random) -> None:
        self.game = Game(rules)
        self.state = state
        self.side = side
        self.work = work
        self.rng = rng

    def _worth(self, state: State) -> float:
        value = float(worth(row_of(state, self.game.rules), self.work))
        return value if self.side is FRENCH else 1.0 - value

    def of_draw(self, drawing: Side) -> float:
        """What it is worth to the side that `drawing` draws: the mean of all cards left in that deck (4.5 included)."""
        deck = self.state.decks[drawing]
        dealing = self.state._replace(questions=(Dealing((drawing,)),), sealed=(None, None))
        after = [self._worth(self._dealt(dealing, Deal(card))) for card in deck]
        return sum(after) / len(after) - self._worth(self.state)

    def _dealt(self, state: State, card: Deal) -> State:
        """Up to the next question to a side; a card that acts at once may have ended the game."""
        state, _ = self.game.apply(state, CHANCE, card)
        while (asked := self.game.pending(state)) and asked[0].seat is CHANCE:
            state, _ = self.game.apply(state, CHANCE, self.game.options(state, CHANCE).sample(self.rng))
        return state

    def wants_to_draw(self) -> bool:
        return self.of_draw(self.side) >= 0

    def wants_to_deny(self) -> bool:
        """Rule 4.3: with a difference of just so much, one's own draw is the price."""
        foe = enemy(self.side)
        fewer = len(self.state.hands[foe]) - len(self.state.hands[self.side])
        pays = fewer == self.game.rules.denial and self.state.decks[self.side]
        price = max(0.0, self.of_draw(self.side)) if pays else 0.0
        return -self.of_draw(foe) > price
