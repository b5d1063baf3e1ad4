"""Sentences as people read them."""

from dataclasses import replace

import pytest

from dosdemayo.content import shipped_editions
from dosdemayo.engine import FRENCH, SPANISH, Decision
from dosdemayo.engine.events import Allotted, Bonus, CardPlayed, Drew, Fight, NumberedOrder, Revealed, Strength, Swap
from dosdemayo.engine.ids import Kind, SideName
from dosdemayo.engine.problems import ClosedArea, NotAdjacent, WrongTurn
from dosdemayo.engine.targets import WrittenTarget
from dosdemayo.i18n import Catalog, Teller, languages

TELLER = Teller(Catalog("en"))


def fight(french: int, spanish: int, loser: SideName | None, lost: int, *saviours: str) -> Fight:
    """A fight of groups of which a single cube may be lost for each that `lost` and the saviours account for."""
    weaker, stronger = sorted((french, spanish))
    times = stronger // weaker if loser else 0
    due = lost + len(saviours)
    return Fight(
        area=9,
        french=Strength(french, (), french),
        spanish=Strength(spanish, (), spanish),
        loser=loser,
        stronger=stronger,
        weaker=weaker,
        times=times,
        due=due,
        spared=len(saviours),
        spared_by=saviours,
        lost=lost,
    )


def test_7_2_a_fight_shows_its_arithmetic() -> None:
    assert TELLER.event(fight(5, 2, "spanish", 2)) == (
        "9 Las Descalzas: French 5 against Spanish 2: the Spanish lose 2 cubes. (7.2)"
    )


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (fight(3, 5, "french", 1), "Spanish 5 against French 3: the French lose 1 cube."),
        (fight(9, 3, "spanish", 3), "French 9 against Spanish 3: the Spanish lose 3 cubes."),
        (fight(3, 1, "spanish", 1), "French 3 against Spanish 1: the Spanish lose 1 cube."),
        (
            fight(4, 2, "spanish", 1, "heroinas"),
            "the Spanish lose only 1 cube, thanks to Las heroínas del Dos de Mayo.",
        ),
        (fight(3, 2, "spanish", 0, "jose_blas_molina"), "the Spanish lose no cube, thanks to"),
        (fight(3, 3, None, 0), "French 3 against Spanish 3: equal, no losses."),
    ],
)
def test_fights(event: Fight, words: str) -> None:
    assert words in TELLER.event(event)


def test_a_fight_names_the_cards_that_add_to_it_behind_their_side() -> None:
    guns = replace(fight(3, 1, "spanish", 1), french=Strength(1, (Bonus("artilleria", 2),), 3))
    assert "French 3 (Artillería +2) against Spanish 1: the Spanish lose 1 cube" in TELLER.event(guns)
    helped = replace(fight(6, 4, "spanish", 1), spanish=Strength(1, (Bonus("luis_daoiz", 3),), 4))
    assert "French 6 against Spanish 4 (Capitán Luis Daoiz +3): the Spanish lose 1 cube" in TELLER.event(helped)


def test_a_swap_says_who_goes_through() -> None:
    swap = Swap(side="spanish", origin=14, destination=9, cubes=3, pushed="french", against=1)
    assert (
        "3 Spanish and 1 French meet between 14 Puerta del Sol and 9 Las Descalzas: the Spanish get through"
        in TELLER.event(swap)
    )


def test_a_problem_names_its_rule() -> None:
    problem = NotAdjacent(order="9-10", neighbours=(5, 7, 8))
    assert (
        TELLER.problem(problem)
        == "9-10: these areas are not joined; the area it starts from is joined to 5, 7 and 8. (5.2)"
    )


def test_a_warning_says_which_card_mends_it() -> None:
    mended_by = "presos_de_la_carcel"
    told = TELLER.problem(ClosedArea(rule="C-F3", order="12-15", card="artilleria", mended_by=mended_by, warning=True))
    assert "closed by Artillería" in told
    assert "play Los Presos de la Cárcel de la Corte" in told


def test_a_card_of_one_turn_is_not_said_to_span_several() -> None:
    early = WrongTurn(rule="C-F11", card="paz_paz", turn=9, from_turn=10, until_turn=10)
    assert "it can in turn 10 only." in TELLER.problem(early)
    late = WrongTurn(rule="C-S7", card="soldados_se_escapan", turn=7, from_turn=1, until_turn=6)
    assert "it can in turns 1 to 6." in TELLER.problem(late)


def test_a_secret_is_told_to_its_owner_alone() -> None:
    drew = Drew(side="french", card="murat")
    assert TELLER.event(drew.seen_by(FRENCH)) == "The French draw Mariscal Joachim Murat. (4.2)"
    for other in (SPANISH, None):
        assert TELLER.event(drew.seen_by(other)) == "The French draw a card. (4.2)"


@pytest.mark.parametrize(
    ("card", "target", "words"),
    [
        ("desorden", ("9-14", 15), "the order “9-14” now leads to 15 Plaza Mayor"),
        ("caballeria", ((7, 9, 2), (7, 14, 1)), "7-9 (2 cubes) and 7-14 (1 cube)"),
        ("jose_blas_molina", 2, "the group in 2 San Bernardo loses no cube this turn and may leave a fight whole"),
        ("ordenes_interceptadas", "6-7", "the order “6-7” is cancelled"),
        ("ordenes_interceptadas", "-16", "the order “from outside into 16 Atocha” is cancelled"),
        ("luis_daoiz", None, "the Spanish in 3 Monteleón have +3 strength"),
        ("fusilamientos", None, "rest of the game and the Spanish may now play Teniente Jacinto Ruiz."),
    ],
)
def test_a_played_card_says_what_it_has_done(card: str, target: WrittenTarget, words: str) -> None:
    assert words in TELLER.event(CardPlayed(rule="C-1", side="spanish", card=card, target=target))


@pytest.mark.parametrize(
    ("lang", "revealed", "reason"),
    [
        ("en", "6-7 and from outside into 16 Atocha", "The entry goes to the gate in 16 Atocha."),
        ("es", "6-7 y de extramuros a 16 Atocha", "La entrada lleva a la puerta 16 Atocha."),
        ("fr", "6-7 et de l’extérieur vers 16 Atocha", "L’entrée mène à la porte 16 Atocha."),
        ("pl", "6-7 i zza murów na pole 16 Atocha", "Wejście prowadzi do bramy na polu 16 Atocha."),
    ],
)
def test_an_entry_from_outside_is_told_in_words(lang: str, revealed: str, reason: str) -> None:
    teller = Teller(Catalog(lang))
    assert revealed in teller.event(Revealed(side="french", orders=("6-7", "-16")))
    assert teller.reason("gate", {"order": "-16", "area": 16}) == reason
    sent = teller.event(Allotted(moves=(NumberedOrder("-16", 5),)))
    assert teller.order("-16") in sent
    assert "-16" not in sent


def test_a_question_is_told() -> None:
    assert (
        TELLER.decision(Decision(FRENCH, Kind.WINDOW_AFTER_MOVEMENT)) == "a card for the card window “after movement”"
    )


@pytest.mark.parametrize(
    ("card", "when"),
    [
        ("murat", "movement, turns 3 and 4"),
        ("soldados_se_escapan", "preparation, up to turn 6"),
        ("jacinto_ruiz", "whenever cards may be played"),
        ("fusilamientos", "immediate"),
    ],
)
def test_when_a_card_is_played(card: str, when: str) -> None:
    assert TELLER.cards.when(card) == when


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_editions_that_come_with_the_game_are_named_in_every_language(lang: str) -> None:
    teller = Teller(Catalog(lang))
    for name in ("base", *(edition.name for edition in shipped_editions())):
        assert TELLER.edition_name(name) == name
        assert teller.edition_name(name) != name
    for owners in ("my box", "base 2", "base.", "Corrections (example)"):
        assert teller.edition_name(owners) == owners
