"""What the libraries say in English is said by every other language too."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.i18n.source_texts import texts

import dosdemayo
from dosdemayo.i18n import fault_in, languages
from dosdemayo.i18n.catalog import strings

SOURCE = Path(dosdemayo.__file__).parent
OTHERS = [lang for lang in languages() if lang != "en"]
#: Where the sentences stand that somebody at a terminal reads; the JSON of a case and the line of a position are data.
FILES = [
    SOURCE / "notation" / "answers.py",
    *(SOURCE / "records" / f"{name}.py" for name in ("header", "lines", "proof", "reader", "replay")),
    *sorted((SOURCE / "content").glob("*.py")),
    SOURCE / "ai" / "levels.py",
]
#: Sentences about JSON, and what is only a part of a sentence or none at all.
NOT_SAID = {
    "an answer is a list", "{} is no answer", "{} takes {}", "a card is named by its id", "an order is a text",
    "{} is a number", "orders are a list", "numbers of cubes are", "{} are too many", "a step is [", "each part of",
    "a number of cubes", "an area", "goes on", "with '{} {}'", "the name {}", "must have", "contains what", "begins or",
    "is longer", "the position at", "the last position", "{} is {}, not {}", "does not begin", "expected {}",
    "the computer with", "the number of the ruleset", "its name and", "assisted or", "who won", "Plays by", "Thinks of",
    "Searches for", "The same search", "edition {}", "date {}", "\\s*", "name = ",
}  # fmt: skip


def known(lang: str) -> dict[str, str]:
    return tomllib.loads((strings() / lang / "faults.toml").read_text(encoding="utf-8"))


def written(file: Path) -> Iterator[str]:
    """Every text of a module that is a sentence."""
    yield from (text for text in texts(file) if len(re.findall(r"[A-Za-z]{2,}", text)) > 1 and " " in text)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_sentences(lang: str) -> None:
    assert known(lang).keys() == known(OTHERS[0]).keys()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_every_sentence_of_the_libraries_is_translated(file: Path) -> None:
    there = {re.sub(r"'\{\}'", "{}", sentence) for sentence in known(OTHERS[0])}
    said = {re.sub(r"'\{\}'", "{}", text) for text in written(file) if not text.startswith(tuple(NOT_SAID))}
    assert {text for text in said if not {text, f"{{}} {text}"} & there} == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_a_translation_fills_in_what_the_sentence_has(lang: str) -> None:
    for sentence, translated in known(lang).items():
        values = [f"<{number}>" for number in range(sentence.count("{}"))]
        said = translated.format(*values)
        assert all(value in said for value in values) or "Errno" in sentence or "char" in sentence, sentence


def test_a_sentence_is_known_by_what_is_special_about_it() -> None:
    order = fault_in("es", "'x' is not an order; write origin-destination, such as 9-14, 2x11-14 or -16")
    assert order == "«x» no es una orden; escribe origen-destino, por ejemplo 9-14, 2x11-14 o -16"
    value = fault_in("fr", "box.toml: limits.turns is 11, but must be a whole number from 1 to 10")
    assert value == "box.toml: limits.turns vaut 11, mais doit être un nombre entier de 1 à 10"
    place = fault_in("pl", "line 7: result: expected 'unfinished', which is what the answers lead to")
    assert place == "wiersz 7: result: oczekiwano „unfinished”, bo do tego prowadzą odpowiedzi"


def test_quotation_marks_are_those_of_the_language() -> None:
    said = fault_in("es", "No such command 'plau'. Did you mean 'play', 'replay', 'map'?")
    assert said == "no existe el comando «plau»; ¿querías decir «play», «replay», «map»?"


def test_what_nobody_translated_stays_as_it_is() -> None:
    assert fault_in("es", "Something new went wrong.") == "Something new went wrong."
    assert (
        fault_in("en", "there is no level 'x'; expected one of solid") == "there is no level 'x'; expected one of solid"
    )
