"""The turn as a matrix: what each pair of order sheets comes to, and how both sides had best mix theirs."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from dosdemayo.ai.fast.features import features
from dosdemayo.ai.fast.jit import entry, piece
from dosdemayo.ai.fast.rollout import copy
from dosdemayo.ai.fast.value import grade, value
from dosdemayo.ai.fast.windows import list_tries, play_out
from dosdemayo.ai.fast.workspace import Workspace
from dosdemayo.kernel.layout import ASKED, FRENCH, OVER, SEALED, SPANISH, STEP, WINDOW, Ints, Row
from dosdemayo.kernel.movement import move_all
from dosdemayo.kernel.sheets import write
from dosdemayo.kernel.turn import W_MOVEMENT, answer_window

Places = npt.NDArray[np.int64]
Payoffs = npt.NDArray[np.float64]


@entry
def fill(
    rows: Ints, french: Ints, spanish: Ints, some: Places, others: Places, work: Workspace, table: Payoffs
) -> None:
    """table[t, i, j]: the value of French sheet i against Spanish sheet j in position t, where not yet known."""
    row = work.position
    for t in range(rows.shape[0]):
        for i in some:
            for j in others:
                if table[t, i, j] < 0:
                    copy(row, rows[t])
                    table[t, i, j] = play_sheets(row, french[i], spanish[j], work)


@piece
def play_sheets(row: Row, french: Row, spanish: Row, work: Workspace) -> float:
    """Play a turn with these order sheets to its end, in place; the value then."""
    write(row, FRENCH, french)
    write(row, SPANISH, spanish)
    row[SEALED] = 0
    row[ASKED] = OVER
    row[STEP] = W_MOVEMENT
    return play_out(row, work)


@entry
def after(row: Row, french: Row, spanish: Row, work: Workspace, out: Row) -> None:
    """The position after a turn with these order sheets."""
    copy(out, row)
    play_sheets(out, french, spanish, work)


@entry
def judge_answers(rows: Ints, answers: Ints, work: Workspace, out: Payoffs) -> None:
    """out[k]: the value of answer k in a card window or to the question of numbers, on the average of the positions."""
    row = work.position
    for k in range(answers.shape[0]):
        out[k] = 0
        for t in range(rows.shape[0]):
            copy(row, rows[t])
            if row[ASKED] == WINDOW:
                answer_window(row, work.data, answers[k])
            else:
                row[ASKED] = OVER
                move_all(row, answers[k])
            out[k] += play_out(row, work) / rows.shape[0]


@entry
def worth(row: Row, work: Workspace) -> float:
    """The value of a position at the start of a turn."""
    return value(row, work)


@entry
def look(row: Row, work: Workspace) -> float:
    """Put the features of a position in the workspace; how far the French have got in it."""
    features(row, work.data, work.steps, work.known, work.seen)
    return grade(row, work.data)


@entry
def tries_of(row: Row, work: Workspace) -> int:
    """Put the answers worth a try in the card window that is open in the workspace; the number of them."""
    return list_tries(row, work.data, work.tries)


def equilibrium(own: Payoffs, weights: Payoffs, rounds: int) -> tuple[Payoffs, Payoffs]:
    """How a side that does not know which of T enemies it faces had best mix, and each of them.

    own[t, i, j] is the gain of the side's choice i against enemy t's choice j.
    """
    kinds, rows, columns = own.shape
    mine, theirs = np.zeros(rows), np.zeros((kinds, columns))
    regret, mix, gain = np.zeros((3, rows))
    foe_regret, foe_mix = np.zeros((2, kinds, columns))
    loss = np.zeros(columns)
    regret_matching(own, weights, rounds, mine, theirs, regret, mix, gain, foe_regret, foe_mix, loss)
    return mine / mine.sum(), theirs / theirs.sum(axis=1, keepdims=True)


@entry
def regret_matching(
    own: Payoffs,
    weights: Payoffs,
    rounds: int,
    mine: Payoffs,
    theirs: Payoffs,
    regret: Payoffs,
    mix: Payoffs,
    gain: Payoffs,
    foe_regret: Payoffs,
    foe_mix: Payoffs,
    loss: Payoffs,
) -> None:
    """Regret matching+, later rounds counting more; `mine` and `theirs` become sums of the mixes played."""
    kinds, rows, columns = own.shape
    match(regret, mix)
    for t in range(kinds):
        match(foe_regret[t], foe_mix[t])
    for turn in range(1, rounds + 1):
        gain[:] = 0
        for t in range(kinds):
            loss[:] = 0
            for i in range(rows):
                for j in range(columns):
                    loss[j] -= mix[i] * own[t, i, j]
            regret_more(foe_regret[t], foe_mix[t], loss)
            match(foe_regret[t], foe_mix[t])
            for j in range(columns):
                theirs[t, j] += turn * foe_mix[t, j]
            for i in range(rows):
                for j in range(columns):
                    gain[i] += weights[t] * own[t, i, j] * foe_mix[t, j]
        regret_more(regret, mix, gain)
        match(regret, mix)
        for i in range(rows):
            mine[i] += turn * mix[i]


@piece
def regret_more(regret: Payoffs, mix: Payoffs, gain: Payoffs) -> None:
    """Regret what was not played as often as it had deserved; never below 0."""
    expected = 0.0
    for k in range(mix.size):
        expected += mix[k] * gain[k]
    for k in range(mix.size):
        regret[k] = max(0.0, regret[k] + gain[k] - expected)


@piece
def match(regret: Payoffs, mix: Payoffs) -> None:
    """Play in proportion to regret; where there is none, anything."""
    total = 0.0
    for k in range(mix.size):
        total += regret[k]
    for k in range(mix.size):
        mix[k] = regret[k] / total if total > 0 else 1.0 / mix.size
