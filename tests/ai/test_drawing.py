"""Whether to draw and to forbid a draw (4.2, 4.3): the cards that may come decide. What to keep (2.4)."""

from random import Random

import pytest

from dosdemayo.ai import keeping
from dosdemayo.ai.drawing import DrawProspects
from dosdemayo.ai.fast.evaluator import opinion
from dosdemayo.ai.fast.workspace import Workspace, workspace
from dosdemayo.ai.levels import bot
from dosdemayo.content import base_rules
from dosdemayo.engine import FRENCH, SPANISH, Game, Side, State
from dosdemayo.engine.actions import Action, Choose
from dosdemayo.testing import scenario

RULES = base_rules()
HAND = ("heroinas", "jacinto_ruiz", "presos_de_la_carcel")


@pytest.fixture(scope="module")
def work() -> Workspace:
    return workspace(RULES, opinion())


def position(
    french_deck: tuple[str, ...], spanish_deck: tuple[str, ...], spanish_hand: tuple[str, ...] = HAND
) -> State:
    cubes = {1: 3, 6: 3, 16: 4}, {9: 3, 17: 2}
    decks = (french_deck, spanish_deck)
    return scenario(turn=5, french=cubes[0], spanish=cubes[1], decks=decks, hands=((), spanish_hand))


def prospects(state: State, side: Side, work: Workspace) -> DrawProspects:
    return DrawProspects(RULES, state, side, work, Random(1))


def test_a_good_deck_is_drawn_from(work: Workspace) -> None:
    state = position(("murat", "caballeria"), ("ordenes_interceptadas",))
    assert prospects(state, FRENCH, work).wants_to_draw()
    assert prospects(state, SPANISH, work).wants_to_draw()


def test_the_french_leave_a_deck_that_holds_nothing_but_a_trap(work: Workspace) -> None:
    """Fusilamientos would be played at once, and Ruiz is in the Spanish hand."""
    assert not prospects(position(("fusilamientos",), ()), FRENCH, work).wants_to_draw()


def test_a_denial_that_costs_more_than_it_spares_is_not_made(work: Workspace) -> None:
    """The difference is just 3: one's own draw is the price."""
    dear = position(("murat",), ("alcalde_de_mostoles",))
    assert not prospects(dear, FRENCH, work).wants_to_deny()
    cheap = position(("fusilamientos",), ("ordenes_interceptadas",))
    assert prospects(cheap, FRENCH, work).wants_to_deny()


def test_a_denial_that_costs_nothing_is_made(work: Workspace) -> None:
    """The difference is 4: the French draw all the same."""
    state = position(("murat",), ("alcalde_de_mostoles",), (*HAND, "manolas"))
    assert prospects(state, FRENCH, work).wants_to_deny()


def kept(level: str, seeds: int) -> set[Action]:
    game = Game(RULES)
    state = game.start()
    view, options = game.view(state, FRENCH), game.options(state, FRENCH)
    player = bot(level, RULES)
    return {player.answer(view, options, Random(seed)) for seed in range(seeds)}


def test_who_judges_by_losses_keeps_the_card_that_saves_the_cube_in_the_palace() -> None:
    """Two against one there costs a cube for sure in turn 1, unless the guns stand by it (2.4)."""
    assert kept("strong", seeds=5) == {Choose("artilleria")}


def test_cards_that_are_about_as_good_are_kept_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    for worth, cards in (([0.50, 0.49], {"artilleria", "murat"}), ([0.50, 0.47], {"artilleria"})):
        monkeypatch.setattr(keeping, "_worth", lambda *_, found=worth: found)
        assert kept("strong", seeds=12) == {Choose(card) for card in cards}
