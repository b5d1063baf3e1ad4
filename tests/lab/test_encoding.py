"""Every answer has exactly one spelling, and nothing else can be spelled."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game, InPlay, Order, State
from dosdemayo.engine.actions import Action, Allot, Play, Write
from dosdemayo.engine.spaces import Options
from dosdemayo.engine.targets import Listed
from dosdemayo.lab.encoding import DONE, Encoding
from dosdemayo.lab.miniature import MINIATURES, miniature
from dosdemayo.lab.partial_answers import PartialAnswer, Written, partial_answer, partial_target
from dosdemayo.testing import scenario

RULES = base_rules()
ENCODING = Encoding(RULES)


def canonical(action: Action) -> object:
    """Sheets and allotments that list the same things in another order are the same."""
    if isinstance(action, Write):
        return ("write", frozenset(action.orders))
    return ("allot", frozenset(action.cubes)) if isinstance(action, Allot) else action


def spelled(written: Written, tokens: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Action]]:
    if not isinstance(written, PartialAnswer):
        yield tokens, written
        return
    legal = written.legal()
    assert legal == sorted(set(legal))
    assert legal
    for token in legal:
        yield from spelled(written.extended(token), (*tokens, token))


def assert_spells_exactly(options: Options) -> int:
    found = list(spelled(partial_answer(ENCODING, options)))
    answers = Counter(canonical(action) for _, action in found)
    assert set(answers.values()) == {1}, "an answer has two spellings"
    assert set(answers) == {canonical(action) for action in options}
    assert all(action in options for _, action in found)
    return len(found)


def test_tokens_of_the_base_game() -> None:
    names = ENCODING.names
    assert len(set(names)) == len(names) == len(ENCODING)
    assert names[:7] == ("done", "wait", "allow", "deny", "draw", "decline", "card:murat")
    routes = [name for name in names if name.replace("-", "").isdecimal()]
    assert routes[0] == "1-2"
    assert routes[-4:] == ["-1", "-6", "-16", "-20"]
    assert len(routes) == 2 * len(RULES.board.edges) + 4
    assert names[-1] == "number:30"
    assert ENCODING.names[ENCODING.route(9, 14)] == "9-14"
    assert ENCODING.names[ENCODING.area(21)] == "area:21"


@pytest.mark.parametrize("name", MINIATURES)
def test_tokens_follow_from_the_board(name: str) -> None:
    rules = miniature(name).rules
    encoding = Encoding(rules)
    assert {encoding.names[encoding.route(a, b)] for a, b in encoding.routes} >= {
        f"{a}-{b}" for a, b in rules.board.edges
    }
    assert sum(entry.startswith("card:") for entry in encoding.names) == len(rules.cards)


def test_every_question_of_random_games_is_spelled_exactly() -> None:
    """Wherever the answers can be listed at all."""
    rng, game, kinds = Random(5), Game(RULES), Counter[str]()
    for _ in range(12):
        state = game.start()
        while state.outcome is None:
            seat, kind = game.pending(state)[0]
            options = game.options(state, seat)
            if kind != "orders" and kinds[kind] < 40:
                kinds[kind] += 1
                assert_spells_exactly(options)
            state, _ = game.apply(state, seat, options.sample(rng))
    assert {"french_choice", "draw", "deal", "allotment", "window:movement", "window:resolution"} <= set(kinds)


def orders_of(state: State, side: object) -> Options:
    return Game(RULES).options(state, side)  # type: ignore[arg-type]


SHEETS = {
    "two groups": {"french": {1: 2}, "spanish": {4: 1, 9: 2}},
    "a fight leaves half": {"french": {9: 1, 1: 1}, "spanish": {9: 4, 20: 1}},
    "free streets and entries": {"french": {14: 2, 15: 1}, "spanish": {4: 1}, "outside": {16: 5}, "turn": 3},
    "a limit of two": {"french": {1: 1, 6: 2, 10: 1}, "spanish": {4: 1}},
}


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("side", [FRENCH, SPANISH])
def test_sheets_are_spelled_exactly(name: str, side: object) -> None:
    state = scenario(step="write", **SHEETS[name])  # type: ignore[arg-type]
    assert assert_spells_exactly(orders_of(state, side)) > 1


def test_a_split_crowd_is_spelled_exactly() -> None:
    """C-F8: one group may be split.

    No split: 13 ways for the group in 9, of which half may leave to six areas, by 4 for the group in 20. Split in 9: 15
    pairs of areas by 4. Split in 20: 16 ways to share up to three cubes among three areas by 13.
    """
    turba = InPlay("la_turba_se_dispersa", 0, 2)
    state = scenario(step="write", french={9: 1}, spanish={9: 4, 20: 3}, in_play=[turba])
    assert assert_spells_exactly(orders_of(state, SPANISH)) == 13 * 4 + 15 * 4 + 16 * 13


def test_a_ride_is_spelled_exactly() -> None:
    state = scenario(
        step="after_movement",
        french={14: 3, 15: 1},
        spanish={1: 1},
        moved_in={14: 2, 15: 1},
        hands=(["caballeria"], []),
    )
    assert assert_spells_exactly(Game(RULES).options(state, FRENCH)) > 100


def test_orders_that_share_a_route_are_told_apart_by_their_numbers() -> None:
    """D-5."""
    orders = (Order(11, 12, 2), Order(11, 12, 1), Order(9, 14, 3))
    empty = partial_target(ENCODING, Listed("order", orders), lambda target: Play("paz_paz", target))
    words = {" ".join(ENCODING.names[token] for token in tokens): action for tokens, action in spelled(empty)}
    assert words == {
        "11-12 number:2": Play("paz_paz", orders[0]),
        "11-12 number:1": Play("paz_paz", orders[1]),
        "9-14": Play("paz_paz", orders[2]),
    }


def test_done_writes_an_empty_sheet() -> None:
    state = scenario(step="write", french={1: 2}, spanish={4: 1})
    for side in (FRENCH, SPANISH):
        assert partial_answer(ENCODING, orders_of(state, side)).extended(DONE) == Write(())
