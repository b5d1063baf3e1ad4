"""Who played, and by which rules, as short marks: data of an older player must not be mixed in unseen."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from hashlib import sha256
from random import Random

from dosdemayo.ai.bot import Bot
from dosdemayo.ai.characters import TwoSidedBot
from dosdemayo.content import base_rules
from dosdemayo.engine import Ruleset, View
from dosdemayo.engine.actions import Action
from dosdemayo.engine.spaces import Options
from dosdemayo.lab.games import play_game
from dosdemayo.lab.players import player
from dosdemayo.notation import answer_to_json

_DIGITS = 12
#: The seed of the game that a player is known by.
_PROBE = 1808


class _Listener:
    """Passes answers on and keeps them."""

    def __init__(self, bot: Bot, heard: list[object]) -> None:
        self._bot = bot
        self._heard = heard

    def answer(self, view: View, options: Options, rng: Random) -> Action:
        action = self._bot.answer(view, options, rng)
        self._heard.append(answer_to_json(action))
        return action


@cache
def player_mark(name: str) -> str:
    """What a player thinks with (weights and budget, where it has them), and all it answers in a game with itself."""
    bot, heard = player(name, base_rules()), list[object]()
    listener = _Listener(bot, heard)
    play_game(base_rules(), (name, name), (listener, listener), _PROBE)
    digest = sha256(json.dumps([name, heard]).encode())
    for mind in (bot.french, bot.spanish) if isinstance(bot, TwoSidedBot) else (bot,):
        work, budget = getattr(mind, "work", None), getattr(mind, "budget", None)
        digest.update(work.evaluator.weights.tobytes() if work is not None else b"")
        digest.update(repr(budget).encode())
    return digest.hexdigest()[:_DIGITS]


def rules_mark(rules: Ruleset) -> str:
    """Everything that an edition can change."""
    limits = (rules.turns, rules.loss_limit, rules.order_limit, rules.entry_turn, rules.denial, rules.strict)
    cards = [(sorted(card.windows), replace(card, windows=frozenset())) for card in rules.cards.values()]
    said = (rules.board.neighbours, rules.board.gates, sorted(rules.board.main_streets), rules.setup, limits, cards)
    return sha256(repr(said).encode()).hexdigest()[:_DIGITS]
