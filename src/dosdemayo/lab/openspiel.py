"""The game for OpenSpiel: chance nodes for the decks, simultaneous nodes where both sides answer in secret.

Importing this module registers `python_dosdemayo`. Parameters: `rules` is `base` or the name of a miniature; `edition`
is a file that overrides the base edition; with `whole_answers` every answer of a miniature is one action instead of
being written token by token.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from dosdemayo.content import base_rules, load_edition, ruleset
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Seat
from dosdemayo.lab.history import Bounds
from dosdemayo.lab.miniature import MINIATURES, miniature
from dosdemayo.lab.observation import Observer
from dosdemayo.lab.stepwise import Position, Stepwise, WholeAnswers
from dosdemayo.notation import board_line

SHORT_NAME = "python_dosdemayo"
_DEFAULTS = {"rules": "base", "edition": "", "whole_answers": False}
_SIDES = (FRENCH, SPANISH)


def _game_type(has_cards: bool) -> pyspiel.GameType:
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=SHORT_NAME,
        long_name="2 de Mayo",
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
        chance_mode=modes.EXPLICIT_STOCHASTIC if has_cards else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_DEFAULTS,
    )


class DosDeMayoGame(pyspiel.Game):  # type: ignore[misc]
    """Player 0 is French, player 1 Spanish. The winner gets 1, the loser -1."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = _DEFAULTS | (params or {})
        stepwise = _load(str(chosen["rules"]), str(chosen["edition"]), bool(chosen["whole_answers"]))
        rules = stepwise.game.rules
        self.stepwise = stepwise
        self.observer = Observer(stepwise)
        self.bounds = Bounds(rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=stepwise.size,
            max_chance_outcomes=len(rules.cards),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.bounds.moves,
        )
        super().__init__(_game_type(bool(rules.cards)), info, params or {})

    def new_initial_state(self) -> DosDeMayoState:
        return DosDeMayoState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.bounds.chance_answers

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> DosDeMayoObserver:
        if params:
            raise ValueError(f"there are no parameters of observation, but {params} was given")
        return DosDeMayoObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def _load(name: str, edition: str, whole_answers: bool) -> Stepwise:
    if name == "base":
        if whole_answers:
            raise ValueError("the base game has too many order sheets to list; whole_answers is for miniatures")
        return Stepwise(ruleset(load_edition(edition)) if edition else base_rules())
    if name not in MINIATURES:
        raise ValueError(f"there are no rules {name!r}; expected base, {', '.join(MINIATURES)}")
    chosen = miniature(name)
    if edition:
        raise ValueError(f"{name} is a miniature; an edition changes the base game")
    return WholeAnswers(chosen.rules, chosen.most_answers) if whole_answers else Stepwise(chosen.rules)


class DosDeMayoState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: DosDeMayoGame) -> None:
        super().__init__(game)
        self.position: Position = game.stepwise.start()

    @property
    def _stepwise(self) -> Stepwise:
        stepwise: Stepwise = self.get_game().stepwise
        return stepwise

    def current_player(self) -> int:
        asked = self._stepwise.asked(self.position)
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        if asked == (CHANCE,):
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if len(asked) > 1 else int(asked[0])

    def _legal_actions(self, player: int) -> list[int]:
        return self._stepwise.legal(self.position, Seat(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes are places in the list of cards."""
        cards = self._chance_cards()
        return [(card, 1 / len(cards)) for card in sorted(cards)]

    def _chance_cards(self) -> dict[int, int]:
        """The action of the chance seat for each card that can turn up."""
        stepwise = self._stepwise
        actions = stepwise.legal(self.position, CHANCE)
        place = stepwise.encoding.cards.index
        return {place(stepwise.answer(self.position, CHANCE, action).card): action for action in actions}  # type: ignore[union-attr]

    def _apply_action(self, action: int) -> None:
        [seat] = self._stepwise.asked(self.position)
        token = self._chance_cards()[action] if seat is CHANCE else action
        self.position = self._stepwise.step(self.position, {seat: token})

    def _apply_actions(self, actions: list[int]) -> None:
        self.position = self._stepwise.step(self.position, dict(zip(_SIDES, actions, strict=True)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._stepwise.encoding.cards[action]
        return self._stepwise.name(self.position, Seat(player), action)

    def is_terminal(self) -> bool:
        return self.position.state.outcome is not None

    def returns(self) -> list[float]:
        return list(self._stepwise.returns(self.position))

    def __str__(self) -> str:
        state, memory = self.position.state, self._stepwise.memory
        hands = " / ".join(",".join(hand) or "-" for hand in state.hands)
        written = " / ".join(memory.text(tokens) or "-" for tokens in self.position.written)
        return f"{board_line(state)} {self._stepwise.game.phase(state)} hands {hands} written {written}"


class DosDeMayoObserver:
    """Observations and information states, conforming to OpenSpiel's Python observer."""

    def __init__(self, game: DosDeMayoGame, kind: pyspiel.IIGObservationType) -> None:
        self._game = game
        self._public: bool = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall: bool = kind.perfect_recall and self._public and self._private
        pieces = {
            "public": game.observer.public_size if self._public else 0,
            "private": game.observer.private_size if self._private else 0,
            "history": game.bounds.codes if self._recall else 0,
        }
        self.tensor = np.zeros(sum(pieces.values()), np.float32)
        self.dict: dict[str, Any] = {}
        place = 0
        for name, size in pieces.items():
            if size:
                self.dict[name] = self.tensor[place : place + size]
            place += size

    def set_from(self, state: DosDeMayoState, player: int) -> None:
        side, position = Seat(player), state.position
        if self._public:
            self.dict["public"][:] = self._game.observer.public(position)
        if self._private:
            self.dict["private"][:] = self._game.observer.private(position, side)
        if self._recall:
            codes = self._game.stepwise.recollection(position, side)
            self.dict["history"].fill(0)
            self.dict["history"][: len(codes)] = np.asarray(codes, np.float32) + 1

    def string_from(self, state: DosDeMayoState, player: int) -> str:
        side, position, stepwise = Seat(player), state.position, self._game.stepwise
        view = stepwise.game.view(position.state, side)
        if self._recall:
            return f"{side.label} {view.phase}: {stepwise.memory.text(stepwise.recollection(position, side))}"
        parts = []
        if self._public:
            lying = ",".join(card.card for card in view.in_play) or "-"
            orders = " / ".join(",".join(map(str, sheet)) or "-" for sheet in view.orders)
            parts.append(f"{board_line(position.state)} {view.phase} in play {lying} orders {orders}")
        if self._private:
            written = stepwise.memory.text(position.written[side]) or "-"
            parts.append(f"{side.label} hand {','.join(view.hand) or '-'} written {written}")
        return " | ".join(parts)


pyspiel.register_game(_game_type(has_cards=True), DosDeMayoGame)
