"""Find a finished game for each way a game can end and keep it: `python -m tests.golden.generate`.

Seeds are tried in order, so the same rules give the same files. Run it again only when play has changed on purpose.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game, Seat, State
from dosdemayo.engine.actions import Play, Resign
from dosdemayo.records import Header, Record, final_state, write_record
from dosdemayo.testing import random_record

FOLDER = Path(__file__).parent
Wanted = Callable[[Record, State], bool]


def ended_by_play_of(card: str) -> Wanted:
    def wanted(record: Record, last: State) -> bool:
        action = record.answers[-1].action
        return ended(SPANISH, "loss limit")(record, last) and isinstance(action, Play) and action.card == card

    return wanted


def ended(winner: Seat, reason: str) -> Wanted:
    return lambda _, last: last.outcome == (winner, reason)


def ended_by_fight(record: Record, last: State) -> bool:
    """The last answer sent cubes into the fight, or let it begin."""
    return ended(SPANISH, "loss limit")(record, last) and not isinstance(record.answers[-1].action, Play)


def ended_after_plays_of(cards: set[str], winner: Seat, reason: str) -> Wanted:
    def wanted(record: Record, last: State) -> bool:
        played = {answer.action.card for answer in record.answers if isinstance(answer.action, Play)}
        return cards <= played and ended(winner, reason)(record, last)

    return wanted


#: File, whether orders are strict, and which game is wanted.
ENDINGS: dict[str, tuple[bool, Wanted]] = {
    "loss_limit_by_fight": (False, ended_by_fight),
    "loss_limit_by_flowerpot": (False, ended_by_play_of("un_tiesto")),
    "loss_limit_by_the_women_of_toledo": (True, ended_by_play_of("manolas")),
    "loss_limit_by_closed_fire": (False, ended_by_play_of("fuego_cerrado")),
    "loss_limit_lowered": (False, ended_by_play_of("jacinto_ruiz")),
    # These cards are played in none of the other games.
    "cubes_left": (False, ended_after_plays_of({"heroinas", "paz_paz"}, SPANISH, "cubes left")),
    "gate_open": (True, ended_after_plays_of({"pedro_velarde"}, SPANISH, "gate open")),
    "city_subdued": (False, ended(FRENCH, "city subdued")),
}


def first_game(strict: bool, wanted: Wanted) -> Record:
    game = Game(base_rules(strict))
    for seed in count():
        record = random_record(game, Random(seed))
        if wanted(record, final_state(record)):
            record.comments[0] = [f"A game at random, seed {seed}."]
            return record
    raise AssertionError


def resigned(seat: Seat, after: int) -> Record:
    """A game given up after so many answers, asked or not."""
    whole = random_record(Game(base_rules()), Random(seat.label))
    record = Record(Header(), whole.answers[:after], {0: ["A game at random, given up."]})
    record.append(seat, Resign())
    return record


def main() -> None:
    games = {name: first_game(*search) for name, search in ENDINGS.items()}
    games |= {"resigned_by_french": resigned(FRENCH, 30), "resigned_by_spanish": resigned(SPANISH, 17)}
    for name, record in games.items():
        (FOLDER / f"{name}.dos").write_text(write_record(record), encoding="utf-8")
        print(name, record.comments[0][0])


if __name__ == "__main__":
    main()
