"""Playing one block: what workers do, on this machine or on another."""

from __future__ import annotations

import numpy as np

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Ruleset
from dosdemayo.lab.study.games import play_game
from dosdemayo.lab.study.plan import Block
from dosdemayo.lab.study.players import RANDOM, player
from dosdemayo.lab.study.records import Columns, column_names


def play_block(block: Block) -> Columns:
    """All games of a block. Random players play in the kernel; with a bot at the table the readable engine serves."""
    rules = base_rules()
    if set(block.pairing) == {RANDOM}:
        from dosdemayo.lab.study.fast import play_random_games  # loads Numba

        columns = play_random_games(rules, np.asarray(block.seeds().generate_state(block.games, np.uint64), np.uint64))
    else:
        columns = play_readable(rules, block)
    labels: Columns = {
        "french": [block.pairing.french] * block.games,
        "spanish": [block.pairing.spanish] * block.games,
        "block": [block.number] * block.games,
        "game": list(range(block.games)),
    }
    return labels | {name: column for name, column in columns.items() if name not in labels}


def play_readable(rules: Ruleset, block: Block) -> Columns:
    bots = {FRENCH: player(block.pairing.french, rules), SPANISH: player(block.pairing.spanish, rules)}
    rows = [play_game(rules, {**bots}, seed) for seed in block.seeds().spawn(block.games)]
    return {name: [row[name] for row in rows] for name in column_names(rules)}
