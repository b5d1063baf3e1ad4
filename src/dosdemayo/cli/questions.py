"""`dosdemayo faq`: what players ask, out of the rules text."""

from __future__ import annotations

import re

from rich.text import Text

from dosdemayo.cli.settings import Settings
from dosdemayo.i18n.letters import plain
from dosdemayo.rules_text import rules_file
from dosdemayo.shell import UserError

_ENTRY = re.compile(r"^### (.+)\n(.+)$", re.MULTILINE)


def print_questions(settings: Settings, word: str | None) -> None:
    for question, answer in questions(settings.catalog.lang, word):
        settings.console.print(Text(question, "bold"))
        settings.console.print(f"  {answer}\n")


def questions(lang: str, word: str | None = None) -> list[tuple[str, str]]:
    """Every question with its answer, or those that speak of a word; accents and capitals make no difference."""
    entries = [(question, answer.replace("*", "")) for question, answer in _ENTRY.findall(rules_file("faq", lang))]
    sought = plain((word or "").strip())
    found = [(question, answer) for question, answer in entries if sought in plain(f"{question} {answer}")]
    if not found:
        raise UserError("error-no-question", word=word)
    return found
