"""Sentences from below the catalogs, in another language.

The libraries say in English what is wrong with an order, a record or an edition; so do typer and the operating system.
`faults.toml` of a language has each of these sentences, with `{}` for what is filled in, and says it in its own words.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache

from dosdemayo.i18n.catalog import strings

#: No sentence that somebody reads is longer, and matching takes long in long ones.
_LONGEST = 1000


def fault_in(lang: str, sentence: str) -> str:
    """A sentence in a language; where nobody translated it, as it is. What stands before a colon may be a place."""
    if len(sentence) > _LONGEST:
        return sentence
    for start in (0, *(match.end() for match in re.finditer(": ", sentence))):
        for pattern, translated in _patterns(lang):
            if found := pattern.fullmatch(sentence, start):
                return sentence[:start] + translated.format(*(fault_in(lang, part) for part in found.groups()))
    return sentence


@cache
def _patterns(lang: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Those that say most come first, so that each sentence is known by what is special about it."""
    return tuple(sorted(_read(lang), key=lambda entry: -len(entry[0].pattern)))


def _read(lang: str) -> Iterator[tuple[re.Pattern[str], str]]:
    file = strings() / lang / "faults.toml"
    known: dict[str, str] = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    for sentence, translated in known.items():
        words = "(.*?)(?<!:)".join(re.escape(part) for part in sentence.split("{}"))
        yield re.compile(words, re.DOTALL), translated
