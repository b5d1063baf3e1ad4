"""rules, cards, map and edition show: what is printed, and what is said to somebody who asks for what is not there."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.run import refused, run
from typer.testing import CliRunner

from dosdemayo.cli.app import app
from dosdemayo.cli.questions import questions
from dosdemayo.cli.rulebook import all_rules
from dosdemayo.content import base_edition
from dosdemayo.i18n import languages
from dosdemayo.rules_text import rules_file


def test_version() -> None:
    from dosdemayo import __version__

    assert run("--version").output == f"dosdemayo {__version__}\n"


def test_help_lists_every_command() -> None:
    shown = run("--help").output
    commands = ("play", "replay", "check", "adjudicate", "rules", "faq", "cards", "map", "edition")
    assert all(re.search(rf"^  {command} ", shown, re.MULTILINE) for command in commands)


def test_an_unknown_language_is_refused() -> None:
    assert "'xx'" in refused(run("--lang", "xx", "cards"))


@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("5.4", "at most two orders"),
        ("C-F3", "artilleria"),
        ("cf3", "+2 strength"),
        ("D-6", "closure is judged before movement"),
        ("q23", "When is a faulty sheet void in strict play?"),
        ("9.6", "counts as lost by its side"),
    ],
)
def test_a_rule_is_found_by_its_number(number: str, words: str) -> None:
    assert words in " ".join(run("rules", number).output.split())


@pytest.mark.parametrize("lang", languages())
def test_every_numbered_rule_is_found(lang: str) -> None:
    """In every language the law has the same numbers."""
    text = "".join(rules_file(name) for name in ("rulebook", "cards", "rulings"))
    numbers = re.findall(r"^(?:- |\| )(\d+\.\d+|[CDQ]-[FS]?\d+)(?= )", text, re.MULTILINE)
    from dosdemayo.cli.rulebook import all_rules

    assert len(numbers) > 100
    assert set(all_rules(lang)) == set(numbers)
    assert all(all_rules(lang).values())


def test_a_chapter_and_the_whole_book() -> None:
    chapter, book = run("rules", "7").output, run("rules").output
    assert chapter.startswith("7  Resolution\n7.1  ")
    assert "8.1" not in re.findall(r"^\d+\.\d+", chapter, re.MULTILINE)
    assert re.findall(r"^(\d+)  \w", book, re.MULTILINE) == [str(number) for number in range(1, 10)]


@pytest.mark.parametrize(
    ("number", "near"), [("5.99", "5.5, 5.6, 5.7, 5.8"), ("D-13", "D-9, D-10, D-11, D-12"), ("q-999", "near it")]
)
def test_an_unknown_rule_names_near_ones(number: str, near: str) -> None:
    assert near in refused(run("rules", number))


def test_all_cards_are_listed() -> None:
    shown = run("cards").output
    for card, known in base_edition().cards.items():
        assert re.search(rf"^{known['rule']} +{card} ", shown, re.MULTILINE)


def test_one_card_whole() -> None:
    shown = run("cards", "luis_daoiz").output
    assert "Capitán Luis Daoiz  (C-S2, luis_daoiz)" in shown
    assert "+3 strength" in shown
    assert re.search(r"^strength: bonus +3 +reconstructed +too little against 6", shown, re.MULTILINE)
    assert "Monteleón" in shown.split("History")[1]


@pytest.mark.parametrize("wanted", ["C-S2", "cs2", "daoiz", "Capitan Luis", "LUIS_DAOIZ"])
def test_a_card_is_found_however_it_is_called(wanted: str) -> None:
    assert "(C-S2, luis_daoiz)" in run("cards", wanted).output


def test_an_unknown_or_doubtful_card_is_refused() -> None:
    assert "jacinto_ruiz" in refused(run("cards", "nobody"))
    assert refused(run("cards", "ordenes")) == (
        "dosdemayo: 'ordenes' could be ordenes_de_napoleon, ordenes_interceptadas; write more of it"
    )


def test_an_edition_file_changes_what_is_shown(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    edges = "[edges]\nadd = [[9, 10]]\nremove = [[3, 5]]\n"
    mine.write_text(f'name = "mine"\n[cards.luis_daoiz.strength]\nbonus = 5\n{edges}')
    card = run("cards", "luis_daoiz", "--edition", str(mine)).output
    assert "+5 strength" in card
    assert re.search(r"^strength: bonus +5 +attested +edition file mine.toml", card, re.MULTILINE)
    shown = run("edition", "show", str(mine)).output
    assert "Edition “mine”" in shown
    assert "9–10 joined" in shown
    assert "3–5 not joined" in shown
    drawn = run("map", "--edition", str(mine)).output
    assert "━━━━" in drawn
    assert "without touching on the drawing: 9–10" in drawn


def test_a_wrong_edition_file_is_named(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("[limits]\nturns = 99\n")
    sentence = refused(run("map", "--edition", str(wrong)))
    assert "wrong.toml: limits.turns is 99" in sentence
    assert "cannot be read" in refused(run("cards", "--edition", str(tmp_path / "missing.toml")))


def test_the_edition_counts_how_sure_it_is() -> None:
    shown = run("edition", "show").output
    edges = base_edition().edges.values()
    attested = sum(entry.certainty == "attested" for entry in edges)
    assert re.search(rf"^borders of the map +{attested} +0 +{len(edges) - attested} +{len(edges)}", shown, re.MULTILINE)
    areas = base_edition().areas
    total = len(areas) + len(edges) + len(base_edition().values)
    assert re.search(rf"^all +\d+ +\d+ +\d+ +{total}", shown, re.MULTILINE)
    assert all(key in shown for key in base_edition().values)
    for area in areas:
        assert re.search(rf"^areas.{area.id} +{area.name} +{area.certainty}", shown, re.MULTILINE)
    listed = json.loads(run("edition", "show", "--json").output)["areas"]
    assert listed == [{"area": area.id, "name": area.name, "certainty": area.certainty} for area in areas]


def test_one_area() -> None:
    shown = run("map", "10").output
    assert "10 Palacio Real" in shown
    assert "17 Puerta Cerrada (attested" in shown
    assert "9 Las Descalzas" not in shown
    assert "from 1 to 21" in refused(run("map", "22"))


@pytest.mark.parametrize(("area", "certainty"), [("1", "reconstructed"), ("10", "implied"), ("15", "attested")])
def test_an_area_says_how_sure_its_name_is(area: str, certainty: str) -> None:
    assert f"name: {certainty}\n" in run("map", area).output
    assert json.loads(run("map", area, "--json").output)["certainty"] == certainty


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", [80, 120])
def test_long_names_leave_room_for_the_other_columns(tmp_path: Path, width: int, lang: str) -> None:
    """Names as long as an edition may give them, of one word and of many, and an area joined to all others."""
    mine = tmp_path / "mine.toml"
    names = [f'3 = "{"Ñ" * 80}"', f'4 = "{"Calle de la Montera " * 3}y de los Jardines"']
    joined = {(min(9, other), max(9, other)) for other in range(1, 22) if other != 9}
    new = [list(edge) for edge in joined - set(base_edition().edges)]
    mine.write_text("\n".join(["[areas]", *names, "[edges]", f"add = {new}"]), encoding="utf-8")
    shown = run("map", "--edition", str(mine), "--lang", lang, columns=width).output.splitlines()
    assert max(map(len, shown)) <= width
    rows = {int(found[1]): line.rstrip() for line in shown if (found := re.match(r"(\d+) {2,}\S", line))}
    assert sorted(rows) == list(range(1, 22))
    assert rows[4].endswith(" S1")
    assert rows[10].endswith(" F1 S1")
    numbered = next(index for index, line in enumerate(shown) if line.startswith("1 "))
    assert "".join(shown[numbered:]).count("Ñ") == 80


@pytest.mark.parametrize("word", ["caballeria", "CABALLERÍA", "Caballería"])
def test_a_word_is_found_in_rules_cards_and_rulings(word: str) -> None:
    shown = run("rules", word).output
    numbers = re.findall(r"^(\S+)  \S", shown, re.MULTILINE)
    assert {number[0] for number in numbers} >= {"C", "D", "Q"}
    assert "Caballería" in shown
    assert "5.4" not in numbers


def test_only_the_sentences_with_the_word_are_shown() -> None:
    shown = " ".join(run("rules", "write no numbers").output.split())
    assert shown == "5.4 The French write no numbers; a number in a French order is a fault."


def test_a_word_that_the_rules_do_not_know_is_refused() -> None:
    assert "'banana'" in refused(run("rules", "banana"))


@pytest.mark.parametrize("place", ["puerta del sol", "SOL", "14", "Púerta sol"])
def test_an_area_is_found_however_it_is_called(place: str) -> None:
    assert run("map", place).output.startswith("14 Puerta del Sol\n")


def test_an_area_is_found_by_what_stands_there() -> None:
    assert run("map", "oriente").output.startswith("10 Palacio Real\n")


def test_an_unknown_or_doubtful_area_is_refused_with_what_may_be_meant() -> None:
    assert refused(run("map", "palasio")).endswith("did you mean 10 Palacio Real?")
    assert "17 Puerta Cerrada" in refused(run("map", "puerta"))
    assert "`dosdemayo map` lists them" in refused(run("map", "zzz"))


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["rules", "5.4"], ["at most two orders"]),
        (["rules"], ["at most two orders", "Resolution"]),
        (["cards"], ["artilleria", "luis_daoiz"]),
        (["cards", "daoiz"], ["bonus", "reconstructed"]),
        (["map"], ["Puerta del Sol", "Palacio Real"]),
        (["map", "sol"], ["neighbours", "attested"]),
        (["edition", "show"], ["cards.luis_daoiz.strength.bonus", "edges"]),
        (["check", "tests/golden/example_of_play.dos"], ["loss limit"]),
        (["check", "pyproject.toml"], ["problems"]),
    ],
)
def test_as_json(command: list[str], words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    found = json.dumps(json.loads(run(*command, "--json").stdout), ensure_ascii=False)
    assert [word for word in words if word not in found] == []


def test_the_language_may_stand_before_or_after_the_command() -> None:
    plain = run("cards").output
    assert run("--lang", "en", "cards").output == run("cards", "--lang", "en").output == plain
    assert "'xx'" in refused(run("cards", "--lang", "xx"))
    assert "'xx'" in refused(run("--lang", "xx", "edition", "show"))


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("dosdemayo cards luis", {"luis_daoiz"}),
        ("dosdemayo rules 5.", {"5.4"}),
        ("dosdemayo map Pala", {"Palacio Real"}),
        ("dosdemayo play --against strong", {"strong", "strongest-bold"}),
        ("dosdemayo arena beg", {"beginner", "beginner-careful"}),
        ("dosdemayo --lang e", {"en"}),
    ],
)
def test_the_shell_completes(typed: str, offered: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_DOSDEMAYO_COMPLETE", "complete_zsh")
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", typed)
    shown = CliRunner().invoke(app, [], prog_name="dosdemayo").output
    assert {word for word in offered if word not in shown} == set()
    assert "artilleria" not in shown


def test_the_faq_answers_each_question_with_a_rule() -> None:
    found = questions("en")
    assert len(found) > 25
    shown = run("faq").output
    for question, answer in found:
        assert question in shown
        cited = re.search(r"\(([^()]+)\)$", answer)
        assert cited, question
        assert set(cited[1].split(", ")) <= set(all_rules("en")), question


def test_the_faq_is_searched_by_a_word() -> None:
    shown = run("faq", "artilleria").output
    assert "Does Artillería close 15 and 16 for good?" in shown
    assert "draw" not in shown
    assert "no question speaks of 'submarine'" in refused(run("faq", "submarine"))
