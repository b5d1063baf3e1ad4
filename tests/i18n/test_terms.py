"""One word for one thing in every language, by docs/glossary.md; and nothing left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from dosdemayo.i18n import languages
from dosdemayo.i18n.catalog import sources

OTHERS = [lang for lang in languages() if lang != "en"]
#: English words that always mean the same thing, and the stems of the only words for it.
#: A term with several uses in English cannot be checked like this.
STEMS = {
    "initiative": {"es": "iniciativa", "fr": "initiative", "pl": "inicjatyw"},
    "decks?": {"es": "mazo", "fr": "paquet", "pl": "tali"},
    "reserve": {"es": "reserva", "fr": "réserve", "pl": "rezerw"},
    "edition": {"es": "edición", "fr": "édition", "pl": "edycj"},
    "spectators?": {"es": "espectador", "fr": "spectateur", "pl": "widz"},
    "rematch": {"es": "revancha", "fr": "revanche", "pl": "rewanż"},
    "areas?": {"es": "zona", "fr": "zone", "pl": "p[oó]l"},
    "contested": {"es": "disputa", "fr": "contest", "pl": "konflikt"},
    "seal(?:ed|s)?": {"es": "sell", "fr": "scell", "pl": "pieczęt"},
    "discards?|discarded": {"es": "descart", "fr": "défauss", "pl": "odrzuc"},
    "strength": {"es": "fuerza", "fr": "force", "pl": "sił"},
}
#: Sentences that are the same in another language: names, and what is not made of words.
SAME = {
    "ui-title",
    "ui-map-title",
    "ui-map-subtitle",
    "ui-map-river",
    "ui-map-park",
    "ui-map-woods",
    "ui-clock-quick",
    "ui-orders-example-spanish",
}
LONG = 3


def written(pattern: ftl.Pattern) -> Iterator[str]:
    """The words of a message, of all its variants."""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            yield element.value
        elif isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from written(variant.value)
        elif isinstance(element.expression, ftl.StringLiteral):
            yield element.expression.value


@cache
def texts(lang: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in sources(lang).values():
        for entry in FluentResource(text).body:
            if isinstance(entry, ftl.Message):
                parts = {"": entry.value} | {f".{part.id.name}": part.value for part in entry.attributes}
                found |= {entry.id.name + end: " ".join(written(part)) for end, part in parts.items() if part}
    return found


@pytest.mark.parametrize(("word", "lang"), [(word, lang) for word, stems in STEMS.items() for lang in stems])
def test_a_term_is_always_said_by_the_same_word(word: str, lang: str) -> None:
    theirs = texts(lang)
    meant = [key for key, text in texts("en").items() if re.search(rf"\b(?:{word})\b", text, re.IGNORECASE)]
    assert meant
    assert [key for key in meant if not re.search(STEMS[word][lang], theirs[key], re.IGNORECASE)] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_no_sentence_is_left_in_english(lang: str) -> None:
    english = texts("en")
    same = {
        key for key, text in texts(lang).items() if text == english[key] and len(re.findall(r"\w{2,}", text)) >= LONG
    }
    assert same <= SAME | {key for key in same if key.startswith("place-")}


def test_the_glossary_names_the_terms_of_every_language() -> None:
    glossary = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text(encoding="utf-8")
    for stems in STEMS.values():
        for stem in stems.values():
            assert re.search(stem, glossary, re.IGNORECASE), stem
