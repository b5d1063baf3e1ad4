"""A tiny agent that learns in PettingZoo: Monte Carlo control on a miniature, against an opponent that plays at random.

The agent keeps, for every observation it has met and every action it has tried there, the mean of what the game paid.
"""

from collections import defaultdict

import numpy as np

from dosdemayo.lab.miniature import miniature
from dosdemayo.lab.pettingzoo import env

LEARNER = "french_0"
GAMES = 800


class Agent:
    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.paid: dict[tuple[bytes, int], float] = defaultdict(float)
        self.tried: dict[tuple[bytes, int], int] = defaultdict(int)

    def act(self, observation: dict[str, np.ndarray], curiosity: float) -> int:
        legal = np.flatnonzero(observation["action_mask"])
        if self.rng.random() < curiosity:
            return int(self.rng.choice(legal))
        seen = observation["observation"].tobytes()
        return int(max(legal, key=lambda action: self.worth((seen, int(action)))))

    def worth(self, choice: tuple[bytes, int]) -> float:
        """The mean pay, with one lost game added to every average: what is untried promises little."""
        return (self.paid[choice] - 1) / (self.tried[choice] + 1)

    def learn(self, choices: list[tuple[bytes, int]], pay: float) -> None:
        for choice in choices:
            self.paid[choice] += pay
            self.tried[choice] += 1


def play(agent: Agent, opponent: np.random.Generator, curiosity: float) -> float:
    """One game; the agent learns from it."""
    environment = env(miniature("square").rules)
    environment.reset(seed=int(opponent.integers(2**31)))
    choices, pay = [], 0.0
    for name in environment.agent_iter():
        observation, reward, terminated, _, _ = environment.last()
        pay += reward if name == LEARNER else 0.0
        if terminated:
            environment.step(None)
        elif name == LEARNER:
            action = agent.act(observation, curiosity)
            choices.append((observation["observation"].tobytes(), action))
            environment.step(action)
        else:
            environment.step(int(opponent.choice(np.flatnonzero(observation["action_mask"]))))
    agent.learn(choices, pay)
    return pay


def wins(agent: Agent, curiosity: float, games: int, seed: int) -> float:
    opponent = np.random.default_rng(seed)
    return sum(play(agent, opponent, curiosity) > 0 for _ in range(games)) / games


def main() -> None:
    agent = Agent(seed=1)
    print(f"before: wins {wins(Agent(seed=2), curiosity=1.0, games=300, seed=2):.0%} of 300 games")
    wins(agent, curiosity=0.3, games=GAMES, seed=3)
    print(f"after {GAMES} games: wins {wins(agent, curiosity=0.0, games=300, seed=4):.0%} of 300 games")


if __name__ == "__main__":
    main()
