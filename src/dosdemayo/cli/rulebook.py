"""`dosdemayo rules`: the numbered rules, card rows, details and rulings out of the rules text."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache

from dosdemayo.cli.errors import UserError
from dosdemayo.cli.settings import Settings
from dosdemayo.rules_text import rules_file

_ITEM = re.compile(r"^- ((?:\d+\.\d+|D-\d+)) (.*?)(?=^- |^#|^\S|\Z)", re.MULTILINE | re.DOTALL)
_ROW = re.compile(r"^\| ((?:C-[FS]|Q-)\d+) \|(.*)\|$", re.MULTILINE)
_HEAD = re.compile(r"^\| (?:rule|no\.) \|(.*)\|$", re.MULTILINE)
_CHAPTER = re.compile(r"^## (\d+) (.*)$", re.MULTILINE)


def print_rules(settings: Settings, number: str | None) -> None:
    for paragraph in rules_to_show(number):
        settings.console.print(paragraph)


def rules_to_show(number: str | None) -> list[str]:
    """The paragraphs for a number, or the whole rulebook without one."""
    if number is None:
        return [part for chapter in chapters() for part in _chapter(chapter)]
    if number.strip() in chapters():
        return _chapter(number.strip())
    return [find_rule(number)]


def find_rule(number: str) -> str:
    """`5.4`, `C-F3`, also written `cf3`, with its text."""
    wanted = canonical(number)
    texts = all_rules()
    if wanted not in texts:
        near = nearest(wanted)
        raise UserError(f"there is no rule {number!r}; near it: {', '.join(near)}")
    return f"{wanted}  {texts[wanted]}"


def canonical(number: str) -> str:
    letters = number.strip().upper().rstrip(".")
    match = re.fullmatch(r"(C)-?([FS])-?(\d+)|([DQ])-?(\d+)", letters)
    if match is None:
        return letters
    return f"C-{match[2]}{match[3]}" if match[1] else f"{match[4]}-{match[5]}"


def nearest(wanted: str) -> list[str]:
    """The numbers that somebody who wrote this may have meant."""
    known = list(all_rules())
    match = re.fullmatch(r"(\d+\.|C-[FS]|[DQ]-)(\d{0,6}).*", wanted)
    same = [number for number in known if match and number.startswith(match[1])]
    if not match or not same:
        return get_close_matches(wanted, known, n=4, cutoff=0.3) or known[:4]
    place = int(match[2] or 0)
    closest = sorted(same, key=lambda number: abs(int(number.removeprefix(match[1])) - place))[:4]
    return [number for number in same if number in closest]


@cache
def chapters() -> dict[str, str]:
    return dict(_CHAPTER.findall(rules_file("rulebook")))


@cache
def all_rules() -> dict[str, str]:
    """Every numbered text, without its Markdown."""
    found: dict[str, str] = {}
    for name in ("rulebook", "cards", "rulings"):
        text = rules_file(name)
        for number, body in _ITEM.findall(text):
            found[number] = _plain(body)
        heads = _HEAD.search(text)
        for number, row in _ROW.findall(text):
            names = _cells(heads[1]) if heads else []
            found[number] = "\n".join(f"{head}: {cell}" for head, cell in zip(names, _cells(row), strict=False))
    return found


def _chapter(number: str) -> list[str]:
    rules = [f"{key}  {text}" for key, text in all_rules().items() if key.startswith(f"{number}.")]
    return [f"{number}  {chapters()[number]}", *rules, ""]


def _cells(row: str) -> list[str]:
    return [_plain(cell) for cell in row.split("|")]


def _plain(text: str) -> str:
    joined = re.sub(r"\s+", " ", text).strip()
    return re.sub(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`", lambda match: match[1] or match[2] or match[3], joined)
