"""A computer opponent in thirty lines: it tries some answers and takes the one that brings most cubes to the fights."""

from random import Random

from numpy.random import SeedSequence

from dosdemayo.ai.bot import Bot
from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Ruleset, Seat, View
from dosdemayo.engine.actions import Action, Write
from dosdemayo.engine.options import Options
from dosdemayo.lab.study.games import play_game
from dosdemayo.lab.study.players import RandomPlayer


class Brawler:
    """Writes the orders, out of forty at random, that lead most cubes to where the enemy is weaker."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        tried = [options.sample(rng) for _ in range(40)]
        return max(tried, key=lambda action: self.worth(view, action))

    def worth(self, view: View, action: Action) -> float:
        if not isinstance(action, Write) or view.seat is None:
            return 0.0
        own, enemy = view.cubes[view.seat], view.cubes[1 - view.seat]
        worth = 0.0
        for order in action.orders:
            cubes = own[order.origin] if order.origin else view.outside[order.destination]
            worth += 0.1 if not enemy[order.destination] else cubes - enemy[order.destination]
        return worth


def main() -> None:
    rules = base_rules()
    bots: dict[Seat, Bot] = {FRENCH: RandomPlayer(), SPANISH: Brawler(rules)}
    for seed in SeedSequence(1).spawn(3):
        game = play_game(rules, bots, seed)
        print(f"{game['winner']} won ({game['reason']}) in turn {game['turns']}")


if __name__ == "__main__":
    main()
