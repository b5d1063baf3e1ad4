"""The game for PettingZoo: `env()` asks one agent at a time, `parallel_env()` steps both at once.

An observation is a dict: `observation` holds what the agent sees, `action_mask` what it may write next (1 for legal).
The infos hold the same mask. Chance answers by the environment's own generator, seeded by `reset(seed=...)`. An action
that the mask forbids ends the game: its agent gets -1, the other 0.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from dosdemayo.content import base_rules, load_edition, ruleset
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Ruleset, Side
from dosdemayo.lab.encoding import WAIT
from dosdemayo.lab.observation import HIGHEST, Observer
from dosdemayo.lab.stepwise import Position, Stepwise
from dosdemayo.notation import board_line

AGENTS = ("french_0", "spanish_0")
_SIDES: dict[str, Side] = dict(zip(AGENTS, (FRENCH, SPANISH), strict=True))

Observation = dict[str, Any]


class _Match:
    """What both environments share: the position, chance, and what an agent gets to see."""

    def __init__(self, rules: Ruleset) -> None:
        self.stepwise = Stepwise(rules)
        self.observer = Observer(self.stepwise)
        self.position: Position = self.stepwise.start()
        self._chance = Random()
        size, seen = self.stepwise.size, self.observer.public_size + self.observer.private_size
        self.action_spaces = {agent: spaces.Discrete(size) for agent in AGENTS}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, HIGHEST, (seen,), np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in AGENTS
        }

    def start(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = Random(seed)
        self.position = self._after_chance(self.stepwise.start())

    def _after_chance(self, position: Position) -> Position:
        while self.stepwise.asked(position) == (CHANCE,):
            token = self._chance.choice(self.stepwise.legal(position, CHANCE))
            position = self.stepwise.step(position, {CHANCE: token})
        return position

    @property
    def asked(self) -> list[str]:
        return [AGENTS[seat] for seat in sorted(self.stepwise.asked(self.position))]

    def legal(self, agent: str) -> list[int]:
        return self.stepwise.legal(self.position, _SIDES[agent])

    def mask(self, agent: str) -> Any:
        mask = np.zeros(self.stepwise.size, np.int8)
        mask[self.legal(agent)] = 1
        return mask

    def observe(self, agent: str) -> Observation:
        seen = self.observer.observe(self.position, _SIDES[agent])
        return {"observation": seen, "action_mask": self.mask(agent)}

    def step(self, actions: dict[str, int]) -> dict[str, float]:
        """Play the actions of the agents that are asked; what each agent gets for it."""
        tokens = {_SIDES[agent]: action for agent, action in actions.items() if agent in self.asked}
        self.position = self._after_chance(self.stepwise.step(self.position, tokens))
        return dict(zip(AGENTS, self.stepwise.returns(self.position), strict=True))

    @property
    def over(self) -> bool:
        return self.position.state.outcome is not None

    def text(self) -> str:
        return board_line(self.position.state)


class _Environment:
    """Spaces and rendering, alike in both environments."""

    metadata: ClassVar[dict[str, Any]] = {"name": "dosdemayo_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, rules: Ruleset | None = None, render_mode: str | None = None, edition: str | Path | None = None
    ) -> None:
        if rules is not None and edition is not None:
            raise ValueError("name rules or the file of an edition, not both")
        own = rules if edition is None else ruleset(load_edition(edition))
        self._match = _Match(own or base_rules())
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self.agents = list(AGENTS)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._match.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._match.action_spaces[agent]

    def render(self) -> str | None:
        return self._match.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def action_name(self, action: int) -> str:
        """What an action stands for."""
        return self._match.stepwise.encoding.names[action]


class TurnEnvironment(_Environment, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """One agent at a time. Where both answer in secret the second sees nothing of what the first has written."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._match.start(seed)
        self._actions: dict[str, int] = {}
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self._select()

    def _select(self) -> None:
        """Ask the next agent that has a choice; waiting is done for it."""
        unanswered = [agent for agent in self._match.asked if agent not in self._actions]
        finished = [agent for agent in unanswered if self._match.legal(agent) == [WAIT]]
        self._actions |= dict.fromkeys(finished, WAIT)
        self.agent_selection = next((agent for agent in unanswered if agent not in finished), self.agents[0])
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": self._match.mask(self.agent_selection)}

    def observe(self, agent: str) -> Observation:
        return self._match.observe(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if int(action) not in self._match.legal(agent):
            self.rewards[agent] = -1.0
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._put(agent, int(action))
        self._accumulate_rewards()
        self._select()

    def _put(self, agent: str, action: int) -> None:
        self._actions[agent] = action
        if len(self._actions) == len(self._match.asked):
            self.rewards = self._match.step(self._actions)
            self._actions = {}
            self.terminations = dict.fromkeys(self.agents, self._match.over)


class SimultaneousEnvironment(_Environment, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Both agents at every step; one that is not asked can only wait.

    An agent that counts its waits can tell that the other was asked something, which the rules keep from players in
    card windows (9.5); no observation shows it.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._match.start(seed)
        self.agents = list(AGENTS)
        return self._observations(), self._infos()

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._match.observe(agent) for agent in AGENTS}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": self._match.mask(agent)} for agent in AGENTS}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        chosen = {agent: int(action) for agent, action in actions.items()}
        faulty = [agent for agent, action in chosen.items() if action not in self._match.legal(agent)]
        forfeit = {agent: -1.0 if agent in faulty else 0.0 for agent in AGENTS}
        rewards = forfeit if faulty else self._match.step(chosen)
        over = bool(faulty) or self._match.over
        if over:
            self.agents = []
        return self._observations(), rewards, dict.fromkeys(AGENTS, over), dict.fromkeys(AGENTS, False), self._infos()


def env(
    rules: Ruleset | None = None, render_mode: str | None = None, edition: str | Path | None = None
) -> TurnEnvironment:
    """The base game, other rules, or an edition file; one agent at a time."""
    return TurnEnvironment(rules, render_mode, edition)


def parallel_env(
    rules: Ruleset | None = None, render_mode: str | None = None, edition: str | Path | None = None
) -> SimultaneousEnvironment:
    """The base game, other rules, or an edition file; both agents at once."""
    return SimultaneousEnvironment(rules, render_mode, edition)
