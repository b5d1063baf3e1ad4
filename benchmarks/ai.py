"""How long computer opponents think: time of one core, whatever else the machine does."""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time

from dosdemayo.ai import Bot, bot, levels
from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, Game

_GAMES = 6


def answer_times(player: Bot, games: int) -> tuple[list[float], list[float]]:
    """Seconds for each sheet of orders, and for each answer of any kind, in games of a player against itself."""
    game = Game(base_rules())
    orders: list[float] = []
    answers: list[float] = []
    for number in range(games):
        rng, state = Random(number), game.start()
        while state.outcome is None:
            seat, kind = game.pending(state)[0]
            options = game.options(state, seat)
            if seat is CHANCE:
                answer = options.sample(rng)
            else:
                began = process_time()
                answer = player.answer(game.view(state, seat), options, rng)
                answers.append(process_time() - began)
                orders += [answers[-1]] if kind == "orders" else []
            state, _ = game.apply(state, seat, answer)
    return orders, answers


def run() -> None:
    print("level        orders: median    95 %      max   any answer: max   (ms, one core)")
    for level in levels():
        player = bot(level.name, base_rules())
        answer_times(player, 1)  # compiles, or reads what was compiled before
        orders, answers = answer_times(player, _GAMES)
        late = sorted(orders)[int(0.95 * len(orders))]
        figures = [1000 * seconds for seconds in (median(orders), late, max(orders), max(answers))]
        print(f"{level.name:10s}" + "".join(f"{figure:12.1f}" for figure in figures))


if __name__ == "__main__":
    run()
