"""What a shell offers when the Tab key is pressed."""

from __future__ import annotations

from collections.abc import Iterable


def cards(incomplete: str) -> list[str]:
    from dosdemayo.content import base_edition

    return _beginning(incomplete, base_edition().cards)


def areas(incomplete: str) -> list[str]:
    from dosdemayo.content import base_edition

    return _beginning(incomplete, [text for area in base_edition().areas for text in (str(area.id), area.name)])


def rules(incomplete: str) -> list[str]:
    from dosdemayo.cli.rulebook import all_rules, chapters

    return _beginning(incomplete, [*chapters(), *all_rules()])


def levels(incomplete: str) -> list[str]:
    from dosdemayo.ai import opponents

    return _beginning(incomplete, opponents())


def languages(incomplete: str) -> list[str]:
    from dosdemayo.i18n import languages as known

    return _beginning(incomplete, known())


def _beginning(incomplete: str, known: Iterable[str]) -> list[str]:
    from dosdemayo.i18n.letters import plain

    return [text for text in known if plain(text).startswith(plain(incomplete))]
