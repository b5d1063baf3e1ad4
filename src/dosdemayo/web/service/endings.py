"""What a game that is over can tell: who lost what when, the hands, and how often each of the two has won."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import bindparam, select

from dosdemayo.ai.hindsight import order_states
from dosdemayo.engine import FRENCH, SIDES, SPANISH, Side, State, enemy
from dosdemayo.table import History
from dosdemayo.web.errors import ApiError
from dosdemayo.web.models.answers import Ending, TurnLosses
from dosdemayo.web.models.common import BySide
from dosdemayo.web.service.games import Games
from dosdemayo.web.store.tables import GameRow

#: Of a long row of rematches the last so many games count.
_MOST_GAMES = 50
_BEFORE = select(GameRow.id).where(GameRow.rematch_game == bindparam("game"))


async def ending(games: Games, game: str) -> Ending:
    async with games.look(game) as opened:
        history = finished(opened.match.history)
    score = await _score(games, game)
    hands = history.state.hands
    return Ending(
        lost=list(_losses(history)),
        hands=BySide[list[str]](french=list(hands[FRENCH]), spanish=list(hands[SPANISH])),
        score=BySide[int](french=score[FRENCH], spanish=score[SPANISH]),
    )


def finished(history: History) -> History:
    """Before the end nobody may look at both sides of a game."""
    if not history.over:
        raise ApiError(403, "game_running")
    return history


def states_of(history: History) -> Iterator[State]:
    """The game once more, answer by answer."""
    state = history.game.start()
    yield state
    for given in history.answers:
        state, _ = history.game.apply(state, given.seat, given.action)
        yield state


def asked_for_orders(history: History) -> list[State]:
    return order_states(history.game, states_of(history))


def _losses(history: History) -> Iterator[TurnLosses]:
    """A turn that brought the next one has counted its losses already."""
    begun: dict[int, State] = {}
    for state in states_of(history):
        begun.setdefault(state.turn, state)
    after = [*(state.lost for state in begun.values()), history.state.lost][1:]
    for (turn, state), lost in zip(begun.items(), after, strict=True):
        french, spanish = (lost[side] - state.lost[side] for side in (FRENCH, SPANISH))
        yield TurnLosses(turn=turn, french=french, spanish=spanish)


async def _score(games: Games, game: str) -> dict[Side, int]:
    """Games won in this row of rematches by whoever has each side now: sides swap from game to game."""
    won, swapped, last = dict.fromkeys(SIDES, 0), False, game
    for _ in range(_MOST_GAMES):
        async with games.look(last) as opened:
            outcome = opened.match.history.state.outcome
            if outcome is not None:
                won[enemy(outcome.winner) if swapped else outcome.winner] += 1
        before = await games.database.rows(_BEFORE, {"game": last})
        if not before:
            break
        last, swapped = before[0].id, not swapped
    return won
