"""What is shown to whom, field by field: views, secrets in events, and the questions with their answers."""

from __future__ import annotations

from typing import Any

import pytest

from dosdemayo.content import base_rules
from dosdemayo.engine import CHANCE, FRENCH, SPANISH, Game, InPlay, Seat, State
from dosdemayo.engine.actions import Draw, Write
from dosdemayo.engine.events import CardKept, Denied, Drew, Event, Looked, Sealed
from dosdemayo.engine.ids import Window
from dosdemayo.engine.open_questions import CardWindow, Choice, Dealing, Denial, Discarding, Drawing, Writing
from dosdemayo.engine.orders import Order
from dosdemayo.engine.positions import moved, splits
from dosdemayo.engine.state import Outcome
from dosdemayo.engine.view import open_position
from dosdemayo.testing import scenario

RULES = base_rules()
GAME = Game(RULES)
counts = RULES.board.counts

#: The Spanish have written, the French have not. Guns close 15 and 16, Ruiz has lowered the loss limit.
STATE = GAME.start()._replace(
    turn=5,
    step=5,
    questions=(Writing((SPANISH, FRENCH)),),
    cubes=(counts([(10, 1), (15, 2), (16, 2)]), counts([(3, 2), (12, 1)])),
    outside=counts([(20, 5)]),
    reserve=(1, 2),
    lost=(2, 4),
    hands=(("caballeria", "murat"), ("manolas",)),
    decks=(("desorden",), ("heroinas", "un_tiesto")),
    discards=(("colaboracion",), ("luis_daoiz",)),
    in_play=(InPlay("alcalde_de_mostoles", 0, 4), InPlay("artilleria", 0, 1), InPlay("jacinto_ruiz", 0, 5)),
    used=("jacinto_ruiz",),
    denied=(SPANISH,),
    sealed=(None, Write((Order(3, 2),))),
    orders=((Order(15, 14),), (Order(12, 11),)),
    moved_in=counts([(16, 1)]),
    fought=(10,),
)
OPEN: dict[str, Any] = {
    "turn": 5,
    "phase": "write",
    "cubes": STATE.cubes,
    "outside": counts([(20, 5)]),
    "reserve": (1, 2),
    "lost": (2, 4),
    "hand_sizes": (2, 1),
    "deck_sizes": (1, 2),
    "discards": (("colaboracion",), ("luis_daoiz",)),
    "in_play": STATE.in_play,
    "used": ("jacinto_ruiz",),
    "denied": (SPANISH,),
    "initiative": FRENCH,
    "loss_limit": 3,
    "closed": frozenset({15, 16}),
    "answered": (SPANISH,),
    "shown": None,
    "first_writer": None,
    "orders": STATE.orders,
    "moved_in": counts([(16, 1)]),
    "fought": (10,),
    "outcome": None,
}
OWN: dict[Seat | None, dict[str, Any]] = {
    FRENCH: {"hand": ("caballeria", "murat"), "deck": ("desorden",), "asked": (FRENCH, "orders"), "sealed": None},
    SPANISH: {
        "hand": ("manolas",),
        "deck": ("heroinas", "un_tiesto"),
        "asked": None,
        "sealed": Write((Order(3, 2),)),
    },
    CHANCE: {"hand": (), "deck": (), "asked": None, "sealed": None},
    None: {"hand": (), "deck": (), "asked": None, "sealed": None},
}


@pytest.mark.parametrize("seat", OWN)
def test_1_8_all_that_is_seen(seat: Seat | None) -> None:
    assert GAME.view(STATE, seat)._asdict() == OPEN | OWN[seat] | {"seat": seat}


def test_5_1_a_sheet_that_must_be_shown_is_seen_by_all() -> None:
    for seat in OWN:
        assert GAME.view(STATE._replace(first_writer=SPANISH), seat).shown == (Order(3, 2),)
        assert GAME.view(STATE._replace(first_writer=FRENCH), seat).shown is None
        drawing = STATE._replace(first_writer=SPANISH, sealed=(None, Draw(True)))
        assert GAME.view(drawing, seat).shown is None


def test_8_2_when_the_game_is_over_nobody_is_asked() -> None:
    over = STATE._replace(questions=(), outcome=Outcome(FRENCH, "city subdued"))
    seen = GAME.view(over, FRENCH)
    assert (seen.phase, seen.asked, seen.outcome) == ("over", None, (FRENCH, "city subdued"))
    assert GAME.phase(over) == "over"
    assert GAME.outcome(over) == (FRENCH, "city subdued")


@pytest.mark.parametrize("seat", OWN)
def test_1_8_what_lies_open_can_be_laid_out_again(seat: Seat | None) -> None:
    written = STATE._replace(first_writer=SPANISH)
    secret: dict[str, Any] = {"step": 0, "questions": (), "hands": ((), ()), "decks": ((), ()), "sealed": (None, None)}
    assert open_position(GAME.view(written, seat)) == written._replace(**secret)


SECRETS: list[tuple[Event, Event]] = [
    (CardKept(side="french", card="murat"), CardKept(side="french")),
    (Drew(side="french", card="murat"), Drew(side="french")),
    (Sealed(side="french", orders=("1-2",)), Sealed(side="french")),
    (Looked(rule="C-F2", side="french", cards=("manolas",)), Looked(rule="C-F2", side="french")),
]


@pytest.mark.parametrize(("event", "known"), SECRETS, ids=[event.code for event, _ in SECRETS])
def test_1_8_only_its_side_knows_the_secret_of_an_event(event: Event, known: Event) -> None:
    assert event != known
    assert [event.seen_by(seat) for seat in (FRENCH, SPANISH, CHANCE, None)] == [event, known, known, known]


def test_1_8_other_events_are_seen_by_all() -> None:
    event = Denied(side="french")
    assert [event.seen_by(seat) for seat in (FRENCH, SPANISH, None)] == [event] * 3


@pytest.mark.parametrize(
    ("question", "seat", "shown"),
    [
        (Choice(("artilleria", "murat")), FRENCH, ["artilleria", "murat"]),
        (Denial(SPANISH), SPANISH, ["allow", "deny"]),
        (Drawing((SPANISH, FRENCH)), FRENCH, ["draw", "decline"]),
        (Dealing((SPANISH, FRENCH)), CHANCE, ["heroinas", "un_tiesto"]),
        (Discarding(FRENCH), CHANCE, ["caballeria", "murat"]),
        (Discarding(FRENCH, FRENCH), FRENCH, ["caballeria", "murat"]),
    ],
)
def test_3_1_what_is_offered(question: Any, seat: Seat, shown: list[str]) -> None:
    options = GAME.options(STATE._replace(questions=(question,), sealed=(None, None)), seat)
    assert options.to_json() == {"choices": shown}


def test_4_3_denying_and_drawing_are_yes_or_no() -> None:
    for question in (Denial(SPANISH), Drawing((SPANISH,))):
        state = STATE._replace(questions=(question,), sealed=(None, None))
        answers = list(GAME.options(state, SPANISH))
        assert len(set(answers)) == 2
        assert all(not GAME.check(state, SPANISH, answer) for answer in answers)


def groups(state: State, side: Seat) -> dict[int, Any]:
    return {group["origin"]: group for group in GAME.options(state, side).to_json()["groups"]}


def test_5_7_an_order_into_a_closed_area_is_offered_to_who_can_mend_it() -> None:
    """Guns close 15 and 16 to the group in 12, unless the prisoners are in hand."""
    state = STATE._replace(sealed=(None, None))
    assert groups(state, SPANISH)[12]["destinations"] == [11, 13, 14]
    assert groups(state, SPANISH)[12]["risky"] == []
    prisoners = groups(state._replace(hands=((), ("presos_de_la_carcel",))), SPANISH)
    assert (prisoners[12]["destinations"], prisoners[12]["risky"]) == ([11, 13, 14, 15, 16], [15, 16])
    assert prisoners[3]["risky"] == []


def test_5_4_what_may_be_ordered_to_the_french() -> None:
    state = STATE._replace(sealed=(None, None))
    offered = GAME.options(state, FRENCH).to_json()
    assert (offered["side"], offered["limit"]) == ("french", 2)
    assert [(g["origin"], g["cubes"], g["counted"]) for g in offered["groups"]] == [
        (10, 1, True),
        (15, 2, False),
        (16, 2, False),
        (0, 5, True),
    ]
    assert [g["origin"] for g in GAME.options(state._replace(turn=2), FRENCH).to_json()["groups"]] == [10, 15, 16]


def test_9_4_offers_are_known_while_the_other_side_is_asked() -> None:
    asked = scenario(turn=5, step="preparation", french={1: 2, 15: 1}, spanish={3: 2}, hands=(("artilleria",), ()))
    assert GAME.pending(asked)[0].seat is FRENCH
    assert GAME.offers(asked, FRENCH).to_json()["plays"] == [
        {"card": "artilleria", "targets": {"kind": "none", "values": [None]}}
    ]
    assert not GAME.offers(asked, SPANISH)
    other = asked._replace(questions=(CardWindow(Window.PREPARATION, SPANISH, 1),))
    assert GAME.offers(other, FRENCH) == GAME.offers(asked, FRENCH)
    assert not GAME.offers(STATE, FRENCH), "no window is open"


@pytest.mark.parametrize(
    ("step", "kinds"),
    [
        (Window.MOVEMENT, {"desorden": "redirect", "murat": "order"}),
        (Window.AFTER_MOVEMENT, {"caballeria": "ride"}),
        (Window.RESOLUTION, {"tropas_de_elite": "area"}),
        (Window.AFTER_RESOLUTION, {"fuego_cerrado": "area"}),
    ],
)
def test_9_1_a_card_says_what_it_is_played_on(step: Window, kinds: dict[str, str]) -> None:
    """The page asks for an area, an order or a ride by this word."""
    cubes = (counts([(6, 2), (7, 1), (9, 1)]), counts([(3, 2), (9, 1)]))
    hands = (("caballeria", "desorden", "fuego_cerrado", "murat", "tropas_de_elite"), ())
    orders = ((), (Order(3, 2),))
    state = STATE._replace(
        turn=4,
        questions=(CardWindow(step, FRENCH, 0),),
        sealed=(None, None),
        cubes=cubes,
        hands=hands,
        orders=orders,
        moved_in=counts([(7, 1)]),
        fought=(9,),
    )
    offered = GAME.options(state, FRENCH).to_json()["plays"]
    assert {play["card"]: play["targets"]["kind"] for play in offered} == kinds


def test_C_F8_only_the_spanish_may_split() -> None:
    state = STATE._replace(in_play=(InPlay("la_turba_se_dispersa", 0, 5),))
    assert [splits(RULES, state, side) for side in (FRENCH, SPANISH)] == [0, 1]


def test_7_2_who_would_lose_cubes_now() -> None:
    def losers(**standing: dict[int, int]) -> list[Seat]:
        state = scenario(turn=5, step="write", **standing)  # type: ignore[arg-type]
        return [side for side in (FRENCH, SPANISH) if GAME.loses_cubes(state, side)]

    assert losers(french={3: 3, 9: 1}, spanish={3: 1}) == [SPANISH]
    assert losers(french={3: 1}, spanish={3: 2, 9: 5}) == [FRENCH]
    assert losers(french={3: 2, 9: 1}, spanish={3: 2, 8: 1}) == []
    assert losers(french={3: 1, 9: 4}, spanish={3: 2, 9: 1}) == [FRENCH, SPANISH]
    molina = [InPlay("jose_blas_molina", 3, 5)]
    shielded = scenario(turn=5, step="write", french={3: 3}, spanish={3: 1}, in_play=molina)
    assert not GAME.loses_cubes(shielded, SPANISH), "the shield spares all (D-7)"


def test_6_4_what_would_stand_after_movement() -> None:
    orders = ((Order(15, 14), Order(0, 20)), (Order(12, 11),))
    state = STATE._replace(orders=orders, moved_in=counts([]))
    after = moved(RULES, state, ((Order(15, 14), 2), (Order(0, 20), 3)))
    assert after.cubes == (counts([(10, 1), (14, 2), (16, 2), (20, 3)]), counts([(3, 2), (11, 1)]))
    assert (after.outside, after.moved_in) == (counts([(20, 2)]), counts([(14, 2), (20, 3)]))
    assert state.cubes == STATE.cubes


def test_a_position_says_in_short_where_the_game_stands() -> None:
    writing = "Writing(sides=(<Seat.SPANISH: 1>, <Seat.FRENCH: 0>))"
    standing = "French 10:1 15:2 16:2, Spanish 3:2 12:1, lost 2/4"
    assert repr(STATE) == f"<State turn 5, {standing}, {writing}>"
    assert repr(STATE._replace(questions=())) == f"<State turn 5, {standing}, no question>"
    over = STATE._replace(cubes=(STATE.cubes[0], counts([])), outcome=Outcome(FRENCH, "city subdued"))
    end = "Outcome(winner=<Seat.FRENCH: 0>, reason='city subdued')"
    assert repr(over) == f"<State turn 5, French 10:1 15:2 16:2, Spanish none, lost 2/4, {end}>"
