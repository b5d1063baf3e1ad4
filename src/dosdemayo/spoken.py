"""The language in which a command speaks. It is known before options are read, because help is written in it too."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from itertools import pairwise
from pathlib import Path

FALLBACK = "en"
_STRINGS = Path(__file__).parent / "content" / "base" / "strings"
#: The space before a colon in French.
_NO_BREAK = "\N{NO-BREAK SPACE}"
_spoken = ContextVar("language", default=FALLBACK)


def language() -> str:
    return _spoken.get()


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """Say everything in a language until this is over."""
    before = _spoken.set(lang)
    try:
        yield
    finally:
        _spoken.reset(before)


def chosen(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """By `--lang`, by DOSDEMAYO_LANG or by the locale; the first of them for which there are texts."""
    locale = next(filter(None, (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    wanted = (_option(arguments), environment.get("DOSDEMAYO_LANG", ""), locale)
    return next(filter(None, map(_known, wanted)), FALLBACK)


def accepted(header: str) -> str:
    """By the `Accept-Language` of a request: the most wanted of its languages for which there are texts."""
    wanted = [(_weight(rest), tag.strip()) for tag, _, rest in (part.partition(";") for part in header.split(","))]
    tags = [tag for weight, tag in sorted(wanted, key=lambda each: -each[0]) if weight > 0]
    return next(filter(None, map(_known, tags)), FALLBACK)


def _weight(parameters: str) -> float:
    """How much a language is wanted: the 0.8 of `q=0.8`, and 1 where nothing, or nonsense, is said."""
    match = re.fullmatch(r"q=([01](?:\.[0-9]{0,3})?)", parameters.strip().lower())
    return 1.0 if match is None else float(match[1])


def _option(arguments: Sequence[str]) -> str:
    for word, following in pairwise((*arguments, "")):
        if word == "--lang" or word.startswith("--lang="):
            return following if word == "--lang" else word.partition("=")[2]
    return ""


def _known(tag: str) -> str:
    """The language of `es`, `es-MX`, `es_ES.UTF-8` or `es@euro`, where we have it."""
    code = re.split("[-_.@]", tag, maxsplit=1)[0].lower()
    return code if re.fullmatch("[a-z]{2,3}", code) and (_STRINGS / code).is_dir() else ""


def said(key: str, **about: object) -> str:
    """A message of the catalog in this language, in one line. A `reason` comes from below the catalogs."""
    from dosdemayo.i18n import Catalog, fault_in  # loads Fluent: only for whoever has something to say

    worded = {name: value if isinstance(value, int) else _printable(str(value)) for name, value in about.items()}
    if "reason" in about:
        worded["reason"] = fault_in(language(), str(worded["reason"]))
    return Catalog(language()).text(key, **worded)


def _printable(text: str) -> str:
    return "".join(letter if letter.isprintable() or letter == _NO_BREAK else repr(letter)[1:-1] for letter in text)


@cache
def help_texts(lang: str) -> dict[str, str]:
    """What help says. One line for each text and no variables, so that nobody waits for Fluent to be loaded."""
    found: dict[str, str] = {}
    message = ""
    for line in (_STRINGS / lang / "help.ftl").read_text(encoding="utf-8").splitlines():
        name, _, text = line.partition(" = ")
        if line.startswith("    ."):
            found[message + name.strip()] = text
        elif text and not line.startswith("#"):
            message = name
            found[message] = text
    return found
