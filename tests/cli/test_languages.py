"""Help, refusals and the text game in every language: nothing is left in English, and each has words of its own."""

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.cli.multilingual import LocalTypist
from tests.cli.run import refused, run
from typer.main import get_command

from dosdemayo.ai import opponents
from dosdemayo.cli.app import app
from dosdemayo.cli.helping import translate
from dosdemayo.cli.play.levels import level_called, level_name
from dosdemayo.cli.play.save import Save
from dosdemayo.cli.play.screen import Screen
from dosdemayo.cli.play.terminal_game import TerminalGame, dice_of
from dosdemayo.cli.play.text_game import TextGame
from dosdemayo.cli.settings import Settings
from dosdemayo.content import base_edition
from dosdemayo.i18n import Catalog, languages
from dosdemayo.i18n.catalog import sources
from dosdemayo.i18n.letters import plain
from dosdemayo.records import Record
from dosdemayo.spoken import chosen, help_texts, speaking
from dosdemayo.typed import Words

OTHERS = [lang for lang in languages() if lang != "en"]
#: The laboratory speaks English below its own name (docs/adr/0016).
LABORATORY = "study"
WORDS = re.findall(r"^word-(\w+) =", sources("en")["words.ftl"], re.MULTILINE)
#: What may be typed at one time, and must be told apart.
TOGETHER = [
    {
        *("help", "map", "hand", "cards", "rules", "log", "options", "hint", "level", "wait", "save", "resign", "quit"),
        *("where", "threats", "orders"),
    },
    {"map", "hand", "cards", "rules", "help", "undo", "seal"},
    {"play", "use", "pass", "to", "filler"},
    {"draw", "decline"},
    {"deny", "allow"},
    {"french", "spanish"},
    {"quit", "stop"},
]


def commands() -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command with its path, as it would be read in the language that is spoken."""
    root: Any = get_command(app)
    translate(root)
    yield (), root
    for name, command in root.commands.items():
        yield (name,), command
        if name != LABORATORY:
            yield from (((name, below), one) for below, one in getattr(command, "commands", {}).items())


PATHS = [path for path, _ in commands()]


@pytest.mark.parametrize("lang", languages())
def test_help_is_read_as_fluent_reads_it(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(sources(lang)["help.ftl"]))
    for key, text in help_texts(lang).items():
        name, _, attribute = key.partition(".")
        message: Any = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert bundle.format_pattern(pattern, {}) == (text, [])
    assert help_texts(lang).keys() == help_texts("en").keys()


def test_help_has_a_text_for_everything_and_none_for_nothing() -> None:
    wanted = {key for key in help_texts("en") if not key.startswith("help")} | {"help-shared", "help-shared.help"}
    for path, command in commands():
        key = "-".join(("help", *path))
        wanted.add(key)
        if path != (LABORATORY,):
            own = {f"{key}.{param.name}" for param in command.params}
            shared = {f"help-shared.{param.name}" for param in command.params}
            wanted |= {one for one in own | shared if one in help_texts("en")}
            assert all(param.help for param in command.params), path
    assert help_texts("en").keys() == wanted


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("path", [path for path in PATHS if path != (LABORATORY,)], ids=" ".join)
def test_help_is_all_in_one_language(lang: str, path: tuple[str, ...]) -> None:
    english, local = (run("--lang", code, *path, "--help") for code in ("en", lang))
    assert (english.exit_code, local.exit_code) == (0, 0)
    assert set(sentences(local.output)) & set(sentences(english.output)) == set()
    for word in ("Usage", "Show this", "default:", "required", "FILE", "NUMBER"):
        assert word not in local.output


def sentences(printed: str) -> Iterator[str]:
    """Runs of four words or more, however the lines are broken."""
    for paragraph in re.split(r"\n\s*\n|\n(?=  \S)", printed):
        words = re.findall(r"[^\W\d_]{2,}", paragraph.partition("  ")[2])
        yield from (" ".join(words[start : start + 4]) for start in range(len(words) - 3))


REFUSED = [
    ["play", "--sidee", "french"],
    ["play", "--zzz"],
    ["play", "--side", "x"],
    ["play", "--seed", "x"],
    ["play", "--seed"],
    ["play", "--strict=3"],
    ["play", "one", "two"],
    ["serve", "--port", "0"],
    ["serve", "--port", "70000"],
    ["replay"],
    ["nothing"],
]


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("wrong", REFUSED, ids=" ".join)
def test_a_wrong_command_line_is_refused_in_the_language(lang: str, wrong: list[str]) -> None:
    english, local = (run("--lang", code, *wrong) for code in ("en", lang))
    assert (english.exit_code, local.exit_code) == (2, 2)
    [*_, said], [*_, in_english] = local.stderr.splitlines(), english.stderr.splitlines()
    assert not re.search(r"\b(No such|Missing|Option|Invalid|Input|Got|requires|value)\b", said)
    assert in_english.startswith("Error: ")
    assert "Try" not in local.stderr


def test_nothing_asked_is_answered_with_help() -> None:
    shown = run("--lang", "pl", "edition")
    assert shown.exit_code == 2
    assert "Polecenia:" in shown.stderr
    assert "Błąd" not in shown.stderr


@pytest.mark.parametrize(
    ("arguments", "environment", "lang"),
    [
        ([], {}, "en"),
        (["--lang", "fr"], {"DOSDEMAYO_LANG": "es", "LANG": "pl_PL"}, "fr"),
        (["play", "--lang=fr-CA"], {}, "fr"),
        (["--lang"], {"LANG": "pl_PL.UTF-8"}, "pl"),
        ([], {"DOSDEMAYO_LANG": "es", "LANG": "pl_PL"}, "es"),
        ([], {"LC_ALL": "C.UTF-8", "LANG": "pl_PL"}, "en"),
        ([], {"LC_MESSAGES": "fr_FR", "LANG": "pl_PL"}, "fr"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "es.UTF-8"}, "es"),
        ([], {"LANG": "fr@euro"}, "fr"),
        (["--lang", "xx"], {"LANG": "es_ES"}, "es"),
        (["--lang", "../en"], {}, "en"),
    ],
)
def test_the_language_is_chosen_before_anything_is_read(
    arguments: list[str], environment: dict[str, str], lang: str
) -> None:
    assert chosen(arguments, environment) == lang


def test_the_system_speaks_where_nobody_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL")
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert "adyacente a 17" in run("map", "10").output
    assert "no existe la carta «nadie»" in refused(run("cards", "nadie"))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize(
    "wrong",
    [
        ["cards", "nobody"],
        ["cards", "a"],
        ["map", "99"],
        ["map", "nowhere"],
        ["map", "puerta"],
        ["rules", "5.99"],
        ["rules", "zzzz"],
        ["faq", "zzzz"],
        ["replay", "nothing.dos"],
        ["adjudicate", "nothing.json"],
        ["edition", "check", "nothing.toml"],
        ["play", "--side", "french"],
        ["play", "--against", "nobody"],
        ["play", "--against", "solid", "--french-name", "Ana"],
        ["serve", "--editions", "nowhere"],
        ["serve", "--processes", "2", "--no-browser"],
    ],
    ids=" ".join,
)
def test_an_error_of_the_user_is_told_in_the_language(lang: str, wrong: list[str]) -> None:
    in_english, said = (refused(run("--lang", code, *wrong)) for code in ("en", lang))
    assert set(runs(said)) & set(runs(in_english)) == set(), said


def runs(sentence: str) -> Iterator[str]:
    words = re.findall(r"\b[a-z]{2,}\b", re.sub(r"`.*?`|\bdosdemayo\b|: .*[-,] .*", " ", sentence))
    yield from (" ".join(words[start : start + 3]) for start in range(len(words) - 2))


@pytest.mark.parametrize("lang", languages())
def test_words_that_can_be_typed_at_one_time_are_told_apart(lang: str) -> None:
    catalogs = [Catalog(lang), Catalog("en")]
    for names in TOGETHER:
        typed = {name: {plain(word) for c in catalogs for word in c.text(f"word-{name}").split(", ")} for name in names}
        for one, other in combinations(sorted(names), 2):
            assert not typed[one] & typed[other], (one, other)


@pytest.mark.parametrize("lang", languages())
def test_no_word_is_the_name_of_a_card(lang: str) -> None:
    names = {plain(word) for card, texts in base_edition().cards.items() for word in (card, *texts["name"].split())}
    first = {*TOGETHER[0], "undo", "pass", "play", "use"} - {"orders"}  # which stands alone: no card is so called
    assert not names & {plain(word) for name in first for word in Catalog(lang).text(f"word-{name}").split(", ")}


@pytest.mark.parametrize("lang", languages())
def test_english_is_understood_in_every_language(lang: str) -> None:
    words = Words(Catalog(lang))
    for name in WORDS:
        for word in Catalog("en").text(f"word-{name}").split(", "):
            assert words.read(word.upper(), [name]) == name
        assert words.read(plain(words.shown(name)), [name]) == name


@pytest.mark.parametrize("lang", languages())
def test_help_in_the_game_lists_the_words_of_the_language(lang: str) -> None:
    words, listed = Words(Catalog(lang)), Catalog(lang).text("play-help")
    for name in TOGETHER[0] - {"help"}:
        assert re.search(rf"^  {words.shown(name)}\b", listed, re.MULTILINE), name


@pytest.mark.parametrize("lang", languages())
def test_the_page_and_the_terminal_have_the_same_words(lang: str) -> None:
    spoken = re.findall(r"^spoken-word-(\w+) =", sources("en")["spoken.ftl"], re.MULTILINE)
    assert spoken
    for name in spoken:
        assert Catalog(lang).text(f"spoken-word-{name}") == Words(Catalog(lang)).shown(name)


@pytest.mark.parametrize("lang", OTHERS)
def test_a_whole_game_is_played_in_the_words_of_a_language(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typist = LocalTypist(lang, lambda: capsys.readouterr().out)
    monkeypatch.setattr("builtins.input", typist)
    settings, live = Settings(lang), TerminalGame(Record(), base_edition(), dice_of(1))
    with speaking(lang):
        TextGame(settings, live, Screen(settings), Save(live, None)).run()
    assert live.outcome is not None
    assert len(live.record.answers) > 40
    own = {Words(Catalog(lang)).shown(name) for name in ("french", "nobody", "seal", "wait", "play")}
    assert own <= {word for typed in typist.typed for word in typed.split()}
    screens = "\n".join(typist.screens)
    assert not re.search(r"\b(the|your|orders|Type|Enter seals|card window)\b", screens)


@pytest.mark.parametrize("lang", OTHERS)
def test_what_is_no_order_is_explained_in_the_language(lang: str) -> None:
    words = Words(Catalog(lang))
    typed = "\n".join(["", "1", *["x", words.shown("help"), words.shown("rules") + " 5.4"] * 12, words.shown("quit")])
    said = run("play", "--lang", lang, "--seed", "1", typed=typed + "\n").output
    assert Catalog(lang).text("play-stopped-unsaved").split()[0] in said
    assert "is not an order" not in said


@pytest.mark.parametrize("lang", languages())
def test_a_level_is_called_by_its_name_in_the_language(lang: str) -> None:
    for level in opponents():
        name = level_name(Catalog(lang), level)
        for typed in (level, name, name.upper(), plain(name), name.replace(", ", "-").replace(" ", "-")):
            assert level_called(Catalog(lang), typed) == level
    assert level_called(Catalog(lang), "nobody") == "nobody"
    assert level_name(Catalog(lang), "nobody") == "nobody"


def test_the_glossary_lists_the_words_of_every_language() -> None:
    glossary = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text(encoding="utf-8")
    for name in WORDS:
        words = [Catalog(lang).text(f"word-{name}") for lang in ("en", "es", "fr", "pl")]
        assert f"| {' | '.join(words)} |" in glossary


def test_giving_up_is_confirmed_in_the_language() -> None:
    done = run("play", "--lang", "fr", "--against", "beginner", typed="abandonner\noui\n")
    assert Catalog("fr").text("outcome-resigned", winner="french") in done.output
