"""Editions: what is attested, what an owner's file can change, and what a wrong file is told."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from dosdemayo.content import (
    EditionError,
    base_edition,
    base_rules,
    difference_of,
    load_edition,
    override,
    read_edition,
    ruleset,
)
from dosdemayo.content.checks import first_fault
from dosdemayo.content.schema import CARD_SCHEMA, CARD_TEXTS, EFFECT_SCHEMA, SCHEMA
from dosdemayo.engine import FRENCH, SPANISH, Game
from dosdemayo.records.cases import adjudicate_case


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_every_value_says_how_sure_it_is() -> None:
    edition = base_edition()
    for entry in [*edition.values.values(), *edition.edges.values()]:
        assert entry.certainty in ("attested", "implied", "reconstructed")
    assert all(entry.source for entry in edition.values.values())
    assert all(entry.source for entry in edition.edges.values() if entry.certainty == "attested")


def test_the_box_is_complete() -> None:
    rules = base_rules()
    assert [rules.cubes_of(side) for side in (FRENCH, SPANISH)] == [30, 10]
    assert [len(deck) for deck in rules.decks] == [11, 11]
    assert len(rules.board.edges) == len(base_edition().edges) == 43
    assert [card.rule for card in rules.cards.values()] == [f"C-{side}{n}" for side in "FS" for n in range(1, 12)]


def test_the_base_edition_is_one_itself() -> None:
    edition = base_edition()
    assert first_fault(edition) is None
    assert set(SCHEMA) <= set(edition.values)
    for key, (expected, accepts) in SCHEMA.items():
        assert accepts(edition[key]), (key, expected)
    for card, texts in edition.cards.items():
        assert set(texts) == set(CARD_TEXTS)
        for name, entry in edition.of_card(card).items():
            effect, _, parameter = name.partition(".")
            schema = EFFECT_SCHEMA[effect][parameter] if parameter else CARD_SCHEMA.get(name)
            assert schema is None or schema[1](entry.value), name


def test_every_effect_but_two_is_on_a_card_of_the_base_edition() -> None:
    edition = base_edition()
    used = {effect for card in edition.cards for effect in edition.effects(card)}
    assert set(EFFECT_SCHEMA) - used == {"look"}


def test_an_override_reaches_the_game(tmp_path: Path) -> None:
    path = written(
        tmp_path, '[cards.luis_daoiz.strength]\nbonus = { value = 1, certainty = "attested", source = "the card" }\n'
    )
    case = {
        "turn": 5,
        "phase": "resolution",
        "check": False,
        "cubes": {"french": {"3": 3}, "spanish": {"3": 1}},
        "hands": {"spanish": ["luis_daoiz"]},
        "script": [["spanish", "play", "luis_daoiz"]],
        "finish": True,
    }
    assert adjudicate_case(base_rules(), case)[0]["lost"] == {"french": 1, "spanish": 0}
    edition = load_edition(path)
    assert adjudicate_case(ruleset(edition), case)[0]["lost"] == {"french": 0, "spanish": 1}
    assert edition.values["cards.luis_daoiz.strength.bonus"].source == "the card"


def test_edges_can_be_added_and_removed(tmp_path: Path) -> None:
    board = ruleset(load_edition(written(tmp_path, "[edges]\nadd = [[10, 9]]\nremove = [[3, 5]]\n"))).board
    assert board.adjacent(9, 10)
    assert not board.adjacent(3, 5)
    assert board.neighbours[10] == (9, 17, 21)


def test_setup_limits_and_windows_can_be_changed_and_the_game_still_ends(tmp_path: Path) -> None:
    text = """
    name = "shorter"
    [limits]
    turns = 4
    loss_limit = 2
    [setup]
    spanish = { 4 = 5, 9 = 3 }
    french_choice = ["murat", "desorden"]
    [cards.murat]
    from_turn = 1
    [cards.desorden]
    windows = ["any"]
    redirect = false
    look = true
    """
    rules = ruleset(load_edition(written(tmp_path, text)))
    game, rng = Game(rules), random.Random(4)
    for _ in range(20):
        state = game.start()
        while state.questions:
            seat = game.pending(state)[0].seat
            state, _ = game.apply(state, seat, game.options(state, seat).sample(rng))
        assert state.turn <= 4


KEPT_AND_IMMEDIATE = """
cards.cannon = { name = "Cannon", side = "french", immediate = true, look = true }
setup.french_choice = ["artilleria", "cannon"]
"""


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("[limits]\nturns = = 3", ["mine.toml", "line 2"]),
        ("limits = 3", ["limits", "unknown"]),
        ("[limits]\nturnz = 3", ["limits.turnz", "limits.turns"]),
        ("[limits]\nturns = 0", ["limits.turns", "from 1 to 10"]),
        ('[limits]\nturns = "ten"', ["limits.turns", "whole number"]),
        ("[limits]\nturns = true", ["limits.turns", "whole number"]),
        ("[cards.nobody]\nride = true", ["cards.nobody", "side"]),
        ("[cards.artilleria.strength]\narea = 22", ["cards.artilleria.strength.area", "1 to 21"]),
        ("[cards.artilleria.close]\nareas = [15, 15]", ["close.areas", "different areas"]),
        ('[cards.artilleria]\nwindows = ["noon"]', ["windows", "preparation"]),
        ('[cards.artilleria]\nstays = "forever"', ["stays", "all game"]),
        ('[cards.jacinto_ruiz]\nneeds = ["nobody"]', ["needs", "'nobody'", "no card"]),
        ('[cards.artilleria.strength]\nbonus = { value = 2, certainty = "sure" }', ["certainty", "attested"]),
        ("[cards.artilleria.strength]\nbonus = { value = 2, why = 1 }", ["bonus.why", "source"]),
        ("[cards.artilleria]\nbonus = 3", ["cards.artilleria.bonus", "write cards.artilleria.strength.bonus"]),
        ("[cards.artilleria.strength]\npower = 3", ["strength.power", "bonus"]),
        ("[cards.artilleria]\nstrength = 3", ["cards.artilleria.strength", "true, false or a table"]),
        ("[cards.artilleria]\nshield = true", ["cards.artilleria.shield", "spanish cards only"]),
        ("[cards.artilleria]\nfly = true", ["cards.artilleria.fly", "strength"]),
        ("[cards.murat]\nloss_limit = true\n", ["cards.murat.loss_limit.limit", "missing"]),
        ("[cards.caballeria]\ncancel = true", ["cards.caballeria", "ride", "one thing"]),
        ('[cards.luis_daoiz]\nstays = "no"', ["cards.luis_daoiz.stays", "strength"]),
        ("[cards.luis_daoiz.strength]\narea = 3\nnear = 4", ["cards.luis_daoiz.strength", "both"]),
        ("[cards.heroinas]\nuses = 1", ["cards.heroinas.uses", "0"]),
        ("[cards.murat]\nfrom_turn = 7\nuntil_turn = 6", ["cards.murat.from_turn", "until_turn"]),
        ('[cards.murat]\nwindows = ["any"]', ["cards.murat.windows", "movement"]),
        ('[cards]\nremove = ["nobody"]', ["cards.remove", "murat"]),
        ('[cards]\nremove = ["fusilamientos"]', ["cards.jacinto_ruiz.needs", "'fusilamientos'", "no card"]),
        ('[cards]\nremove = ["jose_blas_molina"]', ["setup.spanish_hand", "'jose_blas_molina'", "no card"]),
        ('[setup]\nfrench_choice = ["heroinas"]', ["setup.french_choice", "'heroinas'", "other side"]),
        ("[board]\ngates = []", ["board.gates", "at least 1"]),
        ("[setup]\nspanish = { 4 = 1, 04 = 2 }", ["setup.spanish", "by area"]),
        ('name = "Base"', ["name", "base edition"]),
        ('[areas]\n9 = "Monteleón"', ["'Monteleón'", "areas.3", "areas.9"]),
        ('[cards.heroinas]\nname = "Artillería"', ["cards.heroinas.name", "cards.artilleria.name"]),
        ('[cards.heroinas]\nrule = "C-F1"', ["cards.heroinas.rule", "cards.murat.rule"]),
        ('[cards.a]\nname = "A"\nside = "french"\nlook = true', ["cards.a.windows", "missing"]),
        ("[cards.paz_paz]\nimmediate = true\ncancel = false\nlook = true", ["paz_paz.from_turn", "must be 1"]),
        ("[cards.manolas]\nimmediate = true", ["cards.manolas.immediate", "strike"]),
        ("[cards.tropas_de_elite]\nimmediate = true", ["tropas_de_elite.immediate", "recruit", "give it an area"]),
        ("[cards.colaboracion]\nuses = 1", ["cards.colaboracion.windows", "missing"]),
        ('[cards.paz_paz]\nwindows = ["after_movement"]', ["cards.paz_paz.windows", "movement", "cancel"]),
        ('[cards.ordenes_de_napoleon]\nwindows = ["resolution"]', ["napoleon.windows", "orders", "see_sheet"]),
        ("cards = 3", ["cards"]),
        ("[cards]\nmurat = 3", ["cards.murat", "table"]),
        ('[cards.murat]\nside = "spanish"', ["cards.murat.side", "french"]),
        ('[cards."Ana-1"]\nname = "Ana"\nside = "spanish"', ["cards.Ana-1", "small letters"]),
        ("[cards.murat]\nname = 3", ["cards.murat.name", "text"]),
        ('[areas]\n22 = "Retiro"', ["areas.22", "1 to 21"]),
        ("[edges]\nadd = [[9, 22]]", ["edges.add", "[9, 22]"]),
        ("[edges]\nadd = [[9, 9]]", ["edges.add"]),
        ("[edges]\nadd = 3", ["edges.add"]),
        ("[edges]\nremove = [[1, 21]]", ["edges.remove", "no edge"]),
        ("edges = 3", ["edges", "add"]),
        ("[setup]\nspanish = { 22 = 1 }", ["setup.spanish", "cubes by area"]),
        ("[setup]\nspanish = { 4 = 31 }", ["setup.spanish", "30"]),
        ("[setup]\noutside = { 9 = 1 }", ["setup.outside", "entry box"]),
        ("[setup]\nfrench_choice = []", ["setup.french_choice", "at least 1"]),
        ("[setup]\nfrench_choice = [[]]", ["setup.french_choice"]),
        ("[cards.desorden]\nimmediate = true", ["cards.desorden.immediate", "redirect", "take it off the card"]),
        (KEPT_AND_IMMEDIATE, ["cards.cannon.immediate", "setup.french_choice", "never drawn"]),
        (
            '[cards.heroinas.spare]\narea = 3\nwhere = "held"',
            ["cards.heroinas.windows", "movement", "no area that is held"],
        ),
        ("[cards.artilleria]\nstrenght = true", ["cards.artilleria.strenght", "did you mean strength?"]),
        ("[cards.cannon]\nlook = true", ["cards.cannon", "a `name` and a `side`", "artilleria"]),
        ('[setup]\nspanish_hand = ["murat"]', ["setup.spanish_hand"]),
        ("[cards.heroina.spare]\nnear = 3", ["cards.heroina", "did you mean heroinas?"]),
        ("[cards.C-S11.spare]\nnear = 3", ["cards.C-S11", "did you mean heroinas?"]),
        ("[cards.desorden]\nuses = 2", ["cards.desorden.stays", "lies in play"]),
        ("name = “mine”", ["line 1", "straight quotation marks"]),
        (
            "[limits]\nturns = 3\n[limits]\nloss_limit = 3",
            ["line 3", "twice", "each [heading] and each key comes once"],
        ),
        ("[cards.artilleria]\nclose = { areas = [] }", ["cards.artilleria.close.areas", "at least 1 area"]),
        ("limits = { turns = 3, turns = 4 }", ["line 1", "each [heading] and each key comes once"]),
        ("[towns]\nx = 1", ["towns", "limits"]),
        ("name = 3", ["name"]),
    ],
)
def test_a_wrong_file_is_told_what_would_be_right(tmp_path: Path, text: str, names: list[str]) -> None:
    with pytest.raises(EditionError) as error:
        load_edition(written(tmp_path, text))
    for name in ["mine.toml", *names]:
        assert name in str(error.value)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"nowhere\.toml: cannot be read: No such file or directory$"):
        load_edition(tmp_path / "nowhere.toml")
    junk = tmp_path / "junk.toml"
    junk.write_bytes('name = "A"\n[areas]\n9 = "Monteleón viejo"\n'.encode("latin-1"))
    with pytest.raises(EditionError, match=r"junk\.toml: line 3 is not UTF-8"):
        load_edition(junk)


def test_a_file_of_an_editor_that_marks_it_as_utf_8(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[limits]\nloss_limit = 5\n", encoding="utf-8-sig")
    assert load_edition(tmp_path / "mine.toml")["limits.loss_limit"] == 5


@pytest.mark.parametrize(("letters", "is_too_large"), [(50_000, False), (61_000, True), (300_000, True)])
def test_a_large_file_is_read_whole_or_refused(tmp_path: Path, letters: int, *, is_too_large: bool) -> None:
    """It is counted in letters, of which some take several bytes."""
    file = written(tmp_path, f"# {'é' * letters}\n[limits]\nloss_limit = 5\n")
    if is_too_large:
        with pytest.raises(EditionError, match="too large"):
            load_edition(file)
    else:
        assert load_edition(file)["limits.loss_limit"] == 5


def test_more_cards_than_there_may_be(tmp_path: Path) -> None:
    cards = (f'[cards.c{number}]\nname = "C {number}"\nside = "french"\n' for number in range(120))
    with pytest.raises(EditionError, match=r"cards are 142, but must be 40 at most"):
        load_edition(written(tmp_path, "".join(cards)))


def test_a_number_of_thousands_of_digits(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="far too large"):
        load_edition(written(tmp_path, f"[limits]\nloss_limit = {'9' * 5000}\n"))


def test_an_override_is_marked_as_coming_from_its_file(tmp_path: Path) -> None:
    edition = load_edition(written(tmp_path, "[limits]\nloss_limit = 5\n"))
    entry = edition.values["limits.loss_limit"]
    assert (entry.value, entry.certainty, entry.source) == (5, "attested", "edition file mine.toml")
    assert base_edition()["limits.loss_limit"] == 4


def test_a_card_may_be_numbered_as_it_is_called(tmp_path: Path) -> None:
    file = written(tmp_path, '[cards.heroinas]\nname = "C-S11"\n')
    assert load_edition(file).cards["heroinas"]["name"] == "C-S11"


def test_a_renamed_area_is_as_sure_as_its_file(tmp_path: Path) -> None:
    areas = {area.id: area for area in load_edition(written(tmp_path, '[areas]\n9 = "Arenal"\n')).areas}
    assert (areas[9].name, areas[9].certainty) == ("Arenal", "attested")
    assert areas[8] == base_edition().areas[7]


def test_what_a_file_may_not_say_any_more_is_still_played_in_games_that_began_with_it() -> None:
    data = {"cards": {"paz_paz": {"windows": ["any"]}}}
    with pytest.raises(EditionError, match=r"cards\.paz_paz\.windows"):
        read_edition('[cards.paz_paz]\nwindows = ["any"]', Path("mine.toml"))
    assert len(ruleset(override(base_edition(), data, Path("mine.toml"))).cards["paz_paz"].windows) == 6


def test_what_a_file_says_steers_no_terminal(tmp_path: Path) -> None:
    said = """
        [cards.heroinas]
        flavour = { en = "One\\u001b[31mtwo\\nthree" }
        translated = "\\u0007bell"
        effect = { certainty = "attested", source = "my\\u001b[2Jcopy" }
        """
    edition = load_edition(written(tmp_path, said))
    assert edition.flavour["heroinas"]["en"] == "One [31mtwo three"
    assert edition.translated["heroinas"] == {"": " bell"}
    assert edition.of_card("heroinas")["effect"].source == "my [2Jcopy"


GUIDES = sorted((Path(__file__).parents[2] / "docs" / "guide").rglob("editions.md"))


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.parent.name)
def test_every_example_of_the_guide_is_an_edition(guide: Path) -> None:
    examples = re.findall(r"^```toml\n(.*?)^```", guide.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(examples) == 3
    for example in examples:
        assert difference_of(read_edition(example, Path("mine.toml"))).changes
