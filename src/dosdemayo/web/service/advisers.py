"""What the strong player thinks, for whoever may ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from dosdemayo.ai.hindsight import Prospect
from dosdemayo.ai.hints import Hint
from dosdemayo.engine import Ruleset, State, View
from dosdemayo.engine.spaces import Options
from dosdemayo.web.service.aside import Aside

Think: TypeAlias = Callable[[Ruleset, View, Options], Hint]
LookBack: TypeAlias = Callable[[Ruleset, Sequence[State]], list[Prospect]]


class Advisers(Aside):
    def __init__(self, think: Think, look_back: LookBack) -> None:
        super().__init__()
        self._think = think
        self._look_back = look_back

    async def hint(self, game: str, rules: Ruleset, view: View, options: Options) -> Hint:
        """In a running game, from what the view shows: it says which seat looks, and at which question."""
        return await self.think((game, view), partial(self._think, rules, view, options))

    async def prospects(self, game: str, rules: Ruleset, states: Sequence[State]) -> list[Prospect]:
        """Of a game that is over."""
        return await self.think(game, partial(self._look_back, rules, states))
