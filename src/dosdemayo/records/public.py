"""A record as one seat, or a spectator, may know it while the game goes on (1.8, 2.4, 4.4, 5.1, 9.5)."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import replace

from dosdemayo.content import Edition
from dosdemayo.engine import CHANCE, Game, Refused, Seat, State
from dosdemayo.engine.actions import Choose, Deal, Draw, Pass, Write
from dosdemayo.records.lines import HIDDEN, format_answer
from dosdemayo.records.passes import forced_passes, table_game, with_forced_passes
from dosdemayo.records.proof import proof_lines
from dosdemayo.records.record import FORMAT, Answer, Record
from dosdemayo.records.replay import final_state, game_of
from dosdemayo.records.writer import PUBLIC_TITLE, header_lines, level_lines, write_record


def public_record(record: Record, seat: Seat | None, edition: Edition | None = None) -> str:
    """The text for this seat (None: a spectator). It cannot be replayed; when the game is over all is shown.

    A fingerprint of the whole position would let hands be guessed and tried, so there is none; remarks are kept back.

    The record holds every pass that the table has got, also those of a side that held nothing: what is shown ends
    where the table rests, and nobody learns what waits behind a card window (9.5). To a record without such passes
    they are added.
    """
    assert seat is not CHANCE
    rules = game_of(record.header, edition).rules
    try:
        forced = list(forced_passes(rules, record.answers))
        answers = record.answers
    except Refused:
        final_state(record, edition)
        forced, answers = [], with_forced_passes(rules, record.answers)
    game = table_game(rules)
    states = [game.start()]
    for answer in answers:
        states.append(game.apply(states[-1], *answer)[0])
    if states[-1].outcome is not None:
        return write_record(_without(record, forced), edition)
    lines = [
        f"{PUBLIC_TITLE} {FORMAT}",
        f"seen by: {'spectator' if seat is None else seat.label}",
        "# What this reader may not know is left out, so this text cannot be replayed.",
        *header_lines(record.header, None),
    ]
    turn = 0
    for number, state in enumerate(states):
        if state.turn > turn:
            lines += ["", f"= T{state.turn}", *level_lines(record, turn + 1, state.turn)]
            turn = state.turn
        if number < len(answers):
            lines += _shown(game, answers, number, states[-1], seat)
    shown = proof_lines(None if record.proof is None else record.proof.shown)
    return "\n".join([*lines, *level_lines(record, turn + 1), "", *shown, "= now"]) + "\n"


def _without(record: Record, numbers: list[int]) -> Record:
    """The record without these answers; remarks stand where they stood."""
    answers = [answer for number, answer in enumerate(record.answers) if number not in numbers]
    comments: dict[int, list[str]] = {}
    for number, remarks in sorted(record.comments.items()):
        comments.setdefault(number - bisect_left(numbers, number), []).extend(remarks)
    return replace(record, answers=answers, comments=comments)


def _shown(game: Game, answers: list[Answer], number: int, now: State, seat: Seat | None) -> list[str]:
    """The line of an answer as this seat may read it, if it may learn of it at all."""
    answer = answers[number]
    if answer.seat is seat:
        return [format_answer(answer)]
    match answer.action:
        case Pass():
            # Whether a side was asked and passed, or was passed over, nobody may learn (9.5).
            return []
        case Choose():
            return [f"{answer.seat.label} keeps {HIDDEN}"]
        case Deal(card):
            return [_deal_line(game, answer, card, now, seat)]
        case Write() | Draw() if _still_sealed(answers, number, now):
            return [f"{answer.seat.label} seals {HIDDEN}"]
    return [format_answer(answer)]


def _deal_line(game: Game, answer: Answer, card: str, now: State, seat: Seat | None) -> str:
    """A draw is its owner's secret, unless the card had to be played at once (4.5)."""
    owner = game.rules.cards[card].side
    played_at_once = game.rules.cards[card].immediate and card not in now.hands[owner]
    if owner is seat or played_at_once:
        return format_answer(answer)
    return f"{CHANCE.label} deals {owner.label} {HIDDEN}"


def _still_sealed(answers: list[Answer], number: int, now: State) -> bool:
    """Is this the secret answer that its side has given to the question now open, and does not have to show?"""
    answer = answers[number]
    if now.sealed[answer.seat] is None or now.first_writer is answer.seat:
        return False
    return all(later.seat is not answer.seat for later in answers[number + 1 :])
