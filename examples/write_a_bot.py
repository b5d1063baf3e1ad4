"""A computer opponent in thirty lines: it tries some answers and takes the one that brings most cubes to the fights."""

from random import Random

import dosdemayo as dm


class Brawler:
    """Writes the orders, out of forty at random, that lead most cubes to where the enemy is weaker."""

    def __init__(self, rules: dm.Ruleset) -> None:
        self.rules = rules

    def answer(self, view: dm.View, options: dm.Options, rng: Random) -> dm.Action:
        tried = [options.sample(rng) for _ in range(40)]
        return max(tried, key=lambda action: self.worth(view, action))

    def worth(self, view: dm.View, action: dm.Action) -> float:
        if not isinstance(action, dm.Write) or view.seat is None:
            return 0.0
        own, enemy = view.cubes[view.seat], view.cubes[1 - view.seat]
        worth = 0.0
        for order in action.orders:
            cubes = own[order.origin] if order.origin else view.outside[order.destination]
            worth += 0.1 if not enemy[order.destination] else cubes - enemy[order.destination]
        return worth


def main() -> None:
    bots: dict[dm.Seat, dm.Bot] = {dm.FRENCH: dm.bot("beginner"), dm.SPANISH: Brawler(dm.rules())}
    for seed in range(3):
        game = dm.new_game(seed=seed)
        winner, reason = game.play_out(bots)
        print(f"{winner.label} won ({reason}) in turn {game.state.turn}")


if __name__ == "__main__":
    main()
