"""The catalogs themselves: they parse, all languages have the same messages, and nothing lies about unused."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import dosdemayo
from dosdemayo.content import base_edition
from dosdemayo.i18n import Catalog, LanguageError, languages
from dosdemayo.i18n.catalog import sources

SOURCE = Path(dosdemayo.__file__).parent
#: Files of the front end are read by the front end, and checked with it.
OWN = {
    *(
        "cards.ftl",
        "rules.ftl",
        "play.ftl",
        "problems.ftl",
        "events.ftl",
        "history.ftl",
        "errors.ftl",
        "words.ftl",
        "parts.ftl",
    ),
}


class Reads(Visitor):
    """The variables of a pattern, and the messages that it takes in: they are given the same variables."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Every message and attribute of a language, with the variables that it reads, itself or through others."""
    found: dict[str, Reads] = {}
    for name, text in sources(lang).items():
        for entry in FluentResource(text).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                patterns = {"": entry.value} | {f".{part.id.name}": part.value for part in entry.attributes}
                for suffix, pattern in patterns.items():
                    reads = Reads()
                    reads.visit(pattern or ftl.Pattern([]))
                    assert entry.id.name + suffix not in found, f"{lang}/{name}: {entry.id.name} stands twice"
                    found[entry.id.name + suffix] = reads
    return {key: variables_of(key, found) for key in found}


def variables_of(key: str, found: dict[str, Reads]) -> set[str]:
    return found[key].variables.union(*(variables_of(other, found) for other in found[key].messages))


@pytest.mark.parametrize("lang", languages())
def test_a_language_has_the_files_and_messages_of_english(lang: str) -> None:
    assert set(sources(lang)) >= OWN
    assert messages(lang).keys() == messages("en").keys()


@pytest.mark.parametrize("lang", languages())
def test_a_language_reads_no_other_variables_than_english(lang: str) -> None:
    english = messages("en")
    assert {key: names - english[key] for key, names in messages(lang).items() if names - english[key]} == {}


@pytest.mark.parametrize("lang", languages())
def test_a_language_says_all_that_english_says(lang: str) -> None:
    """Only the name of a side may be left out, where the message itself says which it is."""
    own = messages(lang)
    lost = {key: names - own[key] - {"side"} for key, names in messages("en").items()}
    assert {key: names for key, names in lost.items() if names} == {}


#: One of each plural, in any of our languages.
NUMBERS = (0, 1, 2, 5, 12, 22, 1000)


@pytest.mark.parametrize("lang", languages())
def test_every_message_is_said_with_every_plural(lang: str) -> None:
    bundle: Any = FluentBundle([lang], use_isolating=False)
    for text in sources(lang).values():
        bundle.add_resource(FluentResource(text))
    wrong = []
    for key, names in messages(lang).items():
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        for number in NUMBERS if pattern else ():
            said, faults = bundle.format_pattern(pattern, dict.fromkeys(names, number))
            if faults or re.search(r"[{}]|\$", said):
                wrong.append((key, number, said, faults))
    assert wrong == []


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_a_language_says_where_every_value_of_the_base_edition_comes_from(lang: str) -> None:
    edition, catalog = base_edition(), Catalog(lang)
    named = {entry.source for entry in (*edition.values.values(), *edition.edges.values())} - {""}
    assert {source for source in named if catalog.source(source) == source} == set()


def test_no_message_is_unused() -> None:
    """A key stands in the code or in another message, whole or as the part before what is filled in."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    used = set(re.findall(r"[\"']([a-z][\w-]*)[\"'.]", code))
    begun = tuple(set(re.findall(r"[\"']([a-z]+-[\w-]*)(?:\{|[\"'] \+)", code)))
    assert "problem-" in begun
    referred = set(re.findall(r"\{ ([a-z][\w-]*) \}", "\n".join(sources("en").values())))
    own = {name: text for name, text in sources("en").items() if name in OWN}
    keys = {key for text in own.values() for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}
    assert {key for key in keys - used - referred if not key.startswith(begun)} == set()


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(LanguageError, match=r"'xx'.*en"):
        Catalog("xx")


def test_a_regional_tag_is_read_as_its_language() -> None:
    assert Catalog("en_GB").lang == "en"
    assert Catalog("en-US").lang == "en"


def test_what_a_language_lacks_is_told_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    from dosdemayo.i18n import catalog

    english = catalog.sources("en")
    partial = {"rules.ftl": "outside = afuera\n"}
    monkeypatch.setattr(catalog, "languages", lambda: ("en", "es"))
    monkeypatch.setattr(catalog, "sources", lambda lang: partial if lang == "es" else english)
    catalog._bundle.cache_clear()
    spanish = Catalog("es")
    assert spanish.text("outside") == "afuera"
    assert spanish.text("nothing") == "none"
    catalog._bundle.cache_clear()


@pytest.mark.parametrize(
    ("items", "joined"), [([], "none"), (["2"], "2"), (["2", "3"], "2 and 3"), (["2", "3", "5"], "2, 3 and 5")]
)
def test_lists_are_joined(items: list[str], joined: str) -> None:
    assert Catalog("en").join(items) == joined
