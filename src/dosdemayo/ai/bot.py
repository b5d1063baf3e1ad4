"""What a computer opponent is, and what it makes of a question."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from dosdemayo.engine.actions import Action, Discard, Pass
from dosdemayo.engine.orders import Sheet
from dosdemayo.engine.spaces import Choices, Options, WindowOptions
from dosdemayo.engine.view import View


class Bot(Protocol):
    """Answers any question of the game from what one seat may know.

    All randomness comes from `rng`: the same view, options and generator give the same answer.
    """

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        """One of the options, chosen from what the seat may know."""
        ...


class RandomBot:
    """Any answer that the rules allow."""

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        return options.sample(rng)


@dataclass(frozen=True)
class Thought:
    """What a bot makes of a question: play, hints and analysis all come from one."""

    #: What it answers, or answers most often.
    answer: Action
    #: What its side may then expect, from 0 to 1; None where it goes by rule of thumb.
    value: float | None = None
    #: Where it varies its answers, how often it gives each.
    mix: tuple[tuple[Action, float], ...] = ()
    #: What the enemy may be writing meanwhile, likeliest first.
    replies: tuple[tuple[Sheet, float], ...] = ()
    #: What each answer is worth to its side, where answers were tried one by one.
    tried: Mapping[Action, float] = field(default_factory=dict)

    def draw(self, rng: Random) -> Action:
        """An answer out of the mix, if there is one."""
        if not self.mix:
            return self.answer
        answers, chances = zip(*self.mix, strict=True)
        action: Action = rng.choices(answers, chances)[0]
        return action


class ThinkingBot(ABC):
    """A bot that says what it thinks; its answer follows from that."""

    #: Does it say how it mixes order sheets? One that does not is known by its answers alone.
    mixes: bool = False

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        return self.think(view, options, rng).draw(rng)

    def think(self, view: View, options: Options, rng: Random) -> Thought:
        """Where there is nothing to do but pass, there is nothing to think about: that takes no time and no luck.

        Which of its cards it loses, where an edition lets it pick, is left to luck.
        """
        if isinstance(options, WindowOptions) and not options:
            return Thought(Pass())
        if isinstance(options, Choices) and isinstance(options.actions[0], Discard):
            return Thought(options.sample(rng))
        return self._think(view, options, rng)

    @abstractmethod
    def _think(self, view: View, options: Options, rng: Random) -> Thought: ...
