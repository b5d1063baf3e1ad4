"""PettingZoo's own tests, and what they do not ask."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from dosdemayo.engine import Ruleset
from dosdemayo.lab.miniature import miniature
from dosdemayo.lab.pettingzoo import AGENTS, env, parallel_env

# Dict observations are how masks are given; PettingZoo warns of them in all environments but its own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]
RULES: list[Ruleset | None] = [None, miniature("square").rules, miniature("ambush").rules]


@pytest.mark.parametrize("rules", RULES, ids=["base", "square", "ambush"])
def test_api(rules: Ruleset | None) -> None:
    api_test(env(rules, render_mode="ansi"), num_cycles=200)


@pytest.mark.parametrize("rules", RULES, ids=["base", "square", "ambush"])
def test_parallel_api(rules: Ruleset | None) -> None:
    parallel_api_test(parallel_env(rules), num_cycles=300)


@pytest.mark.parametrize("rules", RULES, ids=["base", "square", "ambush"])
def test_seeds(rules: Ruleset | None) -> None:
    seed_test(lambda: env(rules), num_cycles=200)


def play(seed: int, choices: int) -> tuple[dict[str, float], list[str]]:
    """One game of random but legal agents; what each got, and every position on the way."""
    rng, environment = np.random.default_rng(choices), env(render_mode="ansi")
    environment.reset(seed=seed)
    total, seen = dict.fromkeys(AGENTS, 0.0), []
    for agent in environment.agent_iter():
        observation, reward, terminated, _, info = environment.last()
        total[agent] += reward
        if not terminated:
            assert (observation["action_mask"] == info["action_mask"]).all()
        seen.append(str(environment.render()))
        legal = np.flatnonzero(observation["action_mask"])
        environment.step(None if terminated else int(rng.choice(legal)))
    return total, seen


def test_a_game_pays_the_winner_once_and_the_seed_is_chance() -> None:
    games = [play(seed, 7) for seed in (1, 1, 2, 3)]
    assert all(sorted(total.values()) == [-1.0, 1.0] for total, _ in games)
    assert games[0] == games[1]
    assert games[0][1] != games[2][1] or games[0][1] != games[3][1]


def test_a_forbidden_action_ends_the_game() -> None:
    environment = env()
    environment.reset(seed=1)
    agent = environment.agent_selection
    mask = environment.infos[agent]["action_mask"]
    environment.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(environment.terminations.values())
    assert environment.rewards == {agent: -1.0, next(a for a in AGENTS if a != agent): 0.0}


def test_both_at_once_waits_for_who_is_not_asked() -> None:
    environment = parallel_env()
    observations, infos = environment.reset(seed=1)
    french, spanish = (np.flatnonzero(observations[agent]["action_mask"]) for agent in AGENTS)
    assert {environment.action_name(int(token)) for token in french} == {"card:artilleria", "card:murat"}
    assert [environment.action_name(int(token)) for token in spanish] == ["wait"]
    assert (infos[AGENTS[0]]["action_mask"] == observations[AGENTS[0]]["action_mask"]).all()
    _, rewards, terminations, _, _ = environment.step({AGENTS[0]: 0, AGENTS[1]: int(spanish[0])})
    assert rewards == {AGENTS[0]: -1.0, AGENTS[1]: 0.0}
    assert all(terminations.values())
