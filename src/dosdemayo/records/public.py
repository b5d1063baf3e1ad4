"""A record as one seat, or a spectator, may know it while the game goes on (1.8, 2.4, 4.4, 5.1, 9.5)."""

from __future__ import annotations

from dosdemayo.content import Edition
from dosdemayo.engine import CHANCE, Game, Seat, State
from dosdemayo.engine.actions import Choose, Deal, Draw, Pass, Write
from dosdemayo.records.lines import HIDDEN, format_answer
from dosdemayo.records.record import FORMAT, Answer, Record
from dosdemayo.records.replay import game_of, replay
from dosdemayo.records.writer import header_lines, write_record

PUBLIC_TITLE = "dosdemayo public record"


def public_record(
    record: Record, seat: Seat | None, edition: Edition | None = None, *, resting_in: int | None = None
) -> str:
    """The text for this seat (None: a spectator). It cannot be replayed; when the game is over all is shown.

    A fingerprint of the whole position would let hands be guessed and tried, so there is none; remarks are kept back.

    A table may rest, in this turn, at a card window that the engine has gone past because nobody holds anything for it.
    Then nobody may learn that it has (9.5): no later turn has begun, and the game is not over.
    """
    assert seat is not CHANCE
    game = game_of(record.header, edition)
    states = [game.start(), *(step.state for step in replay(record, edition))]
    if states[-1].outcome is not None and resting_in is None:
        return write_record(record, edition)
    lines = [f"{PUBLIC_TITLE} {FORMAT}", f"seen by: {'spectator' if seat is None else seat.label}"]
    lines += [
        "# What this reader may not know is left out, so this text cannot be replayed.",
        *header_lines(record.header, None),
    ]
    turn, last_turn = 0, states[-1].turn if resting_in is None else resting_in
    for number, state in enumerate(states):
        if turn < state.turn <= last_turn:
            turn = state.turn
            lines += ["", f"= T{turn}"]
        if number < len(record.answers):
            lines += _shown(game, record, number, states, seat)
    return "\n".join([*lines, "", "= now"]) + "\n"


def _shown(game: Game, record: Record, number: int, states: list[State], seat: Seat | None) -> list[str]:
    """The line of an answer as this seat may read it, if it may learn of it at all."""
    answer = record.answers[number]
    if answer.seat is seat:
        return [format_answer(answer)]
    match answer.action:
        case Pass():
            # Whether a side was asked and passed, or was passed over, nobody may learn (9.5).
            return []
        case Choose():
            return [f"{answer.seat.label} keeps {HIDDEN}"]
        case Deal(card):
            return [_deal_line(game, answer, card, states[-1], seat)]
        case Write() | Draw() if _still_sealed(record, number, states[-1]):
            return [f"{answer.seat.label} seals {HIDDEN}"]
    return [format_answer(answer)]


def _deal_line(game: Game, answer: Answer, card: str, now: State, seat: Seat | None) -> str:
    """A draw is its owner's secret, unless the card had to be played at once (4.5)."""
    owner = game.rules.cards[card].side
    played_at_once = game.rules.cards[card].immediate and card not in now.hands[owner]
    if owner is seat or played_at_once:
        return format_answer(answer)
    return f"{CHANCE.label} deals {owner.label} {HIDDEN}"


def _still_sealed(record: Record, number: int, now: State) -> bool:
    """Is this the secret answer that its side has given to the question now open, and does not have to show?"""
    answer = record.answers[number]
    if now.sealed[answer.seat] is None or now.first_writer is answer.seat:
        return False
    return all(later.seat is not answer.seat for later in record.answers[number + 1 :])
