"""One language's messages, with English for whatever it lacks."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"
#: Long texts that one page of the browser reads, and asks for by name.
APART = frozenset({"example.ftl", "lesson.ftl", "story.ftl", "why.ftl"})
#: What only the terminal says; help is read by itself.
HELP = "help.ftl"
TERMINAL = frozenset({HELP, "errors.ftl", "parts.ftl", "words.ftl"})


class LanguageError(ValueError):
    """A language that has no folder of messages."""

    def __init__(self, lang: str) -> None:
        super().__init__(f"there are no texts in {lang!r}; choose one of {', '.join(languages())}")


def strings() -> Traversable:
    return files("dosdemayo.content.base") / "strings"


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in strings().iterdir() if folder.is_dir()))


def sources(lang: str) -> dict[str, str]:
    """The text of each file of one language."""
    folder = strings() / lang
    return {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}


def of_page(lang: str) -> dict[str, str]:
    """The files that the browser may ask for."""
    return {name: text for name, text in sources(lang).items() if name not in TERMINAL}


def common(lang: str) -> dict[str, str]:
    """The files that everybody needs."""
    return {name: text for name, text in of_page(lang).items() if name not in APART}


@cache
def _bundle(lang: str) -> Any:
    # Isolation marks serve mixed directions of writing; all our languages run left to right.
    bundle = FluentBundle([lang], use_isolating=False)
    for text in (text for name, text in sources(lang).items() if name not in {*APART, HELP}):
        bundle.add_resource(FluentResource(text))
    return bundle


@cache
def _sources_of_values(lang: str) -> dict[str, str]:
    """The words of the base edition on its sources, with their translations."""
    file = strings() / lang / "sources.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


class Catalog:
    """`Catalog("es")`, also `Catalog("es-MX")`; keys are message ids, `id.attribute` for an attribute."""

    def __init__(self, lang: str = FALLBACK) -> None:
        known = next((tag for tag in (lang, lang.replace("_", "-").split("-")[0].lower()) if tag in languages()), None)
        if known is None:
            raise LanguageError(lang)
        self.lang = known
        self._bundles = [_bundle(tag) for tag in dict.fromkeys((known, FALLBACK))]

    def has(self, key: str) -> bool:
        return any(_pattern(bundle, key) is not None for bundle in self._bundles)

    def text(self, key: str, **arguments: Any) -> str:
        return self.format(key, arguments)[0]

    def format(self, key: str, arguments: dict[str, Any]) -> tuple[str, list[Exception]]:
        """The text, and whatever Fluent found wrong: an argument that was not given, a message that does not exist."""
        for bundle in self._bundles:
            pattern = _pattern(bundle, key)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, arguments)
                return str(text), list(errors)
        return key, [LookupError(key)]

    def source(self, text: str) -> str:
        """Where a value of an edition comes from; as the edition says it where nobody translated it."""
        return _sources_of_values(self.lang).get(text, text)

    def join(self, items: list[str], last: str = "list-pair") -> str:
        """`2, 3 and 5`; with "list-choice" `2, 3 or 5`."""
        if not items:
            return self.text("nothing")
        if len(items) == 1:
            return items[0]
        joined = self.text(last, first=items[-2], last=items[-1])
        for item in reversed(items[:-2]):
            joined = self.text("list-more", first=item, rest=joined)
        return joined


def _pattern(bundle: Any, key: str) -> Any:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
