"""The pages: text by people around parts that are made from the kept data, between markers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

_COMMAND = "python -m dosdemayo.lab.strength report"
_PART = re.compile(
    rf"(?P<begin><!-- made by {re.escape(_COMMAND)}: (?P<name>[\w-]+) -->\n).*?(?P<end><!-- end of (?P=name) -->)",
    re.DOTALL,
)


class PageError(Exception):
    """A page and its parts do not fit together."""


def filled(text: str, parts: Mapping[str, str], page: Path) -> str:
    """The page with every marked part made anew."""
    marked = [match["name"] for match in _PART.finditer(text)]
    if sorted(marked) != sorted(parts):
        raise PageError(f"{page} has markers for {', '.join(sorted(marked))}; expected {', '.join(sorted(parts))}")
    return _PART.sub(lambda match: f"{match['begin']}\n{parts[match['name']].strip()}\n\n{match['end']}", text)


def not_measured(command: str) -> str:
    return f"Not measured yet: `{command}`."


def rewrite(page: Path, parts: Mapping[str, str]) -> bool:
    """Whether the page has changed."""
    before = page.read_text(encoding="utf-8")
    after = filled(before, parts, page)
    if after != before:
        page.write_text(after, encoding="utf-8")
    return after != before
