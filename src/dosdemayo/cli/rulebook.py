"""`dosdemayo rules`: the numbered rules, card rows, details and rulings out of the rules text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache

from dosdemayo.cli.deck import card_rule
from dosdemayo.cli.settings import Settings, print_json
from dosdemayo.content import base_edition
from dosdemayo.i18n.catalog import FALLBACK
from dosdemayo.i18n.letters import plain
from dosdemayo.rules_text import rules_file
from dosdemayo.shell import UserError
from dosdemayo.typed.names import rule_number

_ITEM = re.compile(r"^- ((?:\d+\.\d+|D-\d+)) (.*?)(?=^- |^#|^\S|\Z)", re.MULTILINE | re.DOTALL)
_ROW = re.compile(r"^\| ((?:C-[FS]|Q-)\d+) \|(.*)\|$", re.MULTILINE)
_HEAD = re.compile(r"^\|[^|]*\|(.*)\|\n\|[-:| ]+\|$", re.MULTILINE)
_NUMBER = re.compile(r"\d[\d.]*|C-[FS]\w*|[DQ]-\w*")
_SENTENCE_END = re.compile(r"(?<=[.?!])\s+|\n")
_CHAPTER = re.compile(r"^## (\d+) (.*)$", re.MULTILINE)


def print_rules(settings: Settings, wanted: str | None, as_json: bool) -> None:
    if as_json:
        print_json(find_rules(settings, wanted))
        return
    for paragraph in rules_to_show(settings, wanted):
        settings.console.print(paragraph)


def rules_to_show(settings: Settings, wanted: str | None) -> list[str]:
    """One paragraph for each rule, with a free line before each further chapter."""
    lang = settings.catalog.lang
    first, *others = find_rules(settings, wanted).items()
    free = ["\n" if key in chapters(lang) else "" for key, _ in others]
    return ["  ".join(first), *(f"{line}{key}  {text}" for line, (key, text) in zip(free, others, strict=True))]


def find_rules(settings: Settings, wanted: str | None) -> dict[str, str]:
    """A chapter or a rule by its number (`7`, `5.4`, also `cf3`), the sentences with a word, or the whole rulebook."""
    lang = settings.catalog.lang
    if wanted is None:
        return {key: text for number in chapters(lang) for key, text in _chapter(number, lang).items()}
    number = rule_number(wanted)
    if number in chapters(lang):
        return _chapter(number, lang)
    known = _rules_in_play(settings)
    if number in known:
        return {number: known[number]}
    if _NUMBER.fullmatch(number):
        raise UserError("error-no-rule", wanted=wanted, near=", ".join(nearest(number, known)))
    return sentences_with(wanted, known)


def _rules_in_play(settings: Settings) -> dict[str, str]:
    """Every numbered text. The rules tell the cards of the base edition; another edition tells its own."""
    rules, edition = all_rules(settings.catalog.lang), settings.edition
    if edition == base_edition():
        return rules
    cards = {edition.cards[card]["rule"]: card_rule(settings, card) for card in edition.cards}
    return {number: text for number, text in rules.items() if not number.startswith("C-")} | cards


def sentences_with(word: str, rules: Mapping[str, str]) -> dict[str, str]:
    """Where the rules, cards and rulings speak of something; accents and capitals make no difference."""
    sought = plain(word.strip())
    found = {
        number: " … ".join(sentence for sentence in _SENTENCE_END.split(text) if sought in plain(sentence))
        for number, text in rules.items()
    }
    if not any(found.values()):
        raise UserError("error-no-rule-word", word=word)
    return {number: text for number, text in found.items() if text}


def nearest(wanted: str, rules: Mapping[str, str]) -> list[str]:
    """The numbers that somebody who wrote this may have meant."""
    known = list(rules)
    match = re.fullmatch(r"(\d+\.|C-[FS]|[DQ]-)(\d{0,6}).*", wanted)
    same = [number for number in known if match and number.startswith(match[1])]
    if not match or not same:
        return get_close_matches(wanted, known, n=4, cutoff=0.3) or known[:4]
    place = int(match[2] or 0)
    closest = sorted(same, key=lambda number: abs(int(number.removeprefix(match[1])) - place))[:4]
    return [number for number in same if number in closest]


@cache
def chapters(lang: str = FALLBACK) -> dict[str, str]:
    return dict(_CHAPTER.findall(rules_file("rulebook", lang)))


@cache
def all_rules(lang: str = FALLBACK) -> dict[str, str]:
    """Every numbered text, without its Markdown."""
    found: dict[str, str] = {}
    for name in ("rulebook", "cards", "rulings"):
        text = rules_file(name, lang)
        for number, body in _ITEM.findall(text):
            found[number] = _plain(body)
        heads = _HEAD.search(text)
        for number, row in _ROW.findall(text):
            names = _cells(heads[1]) if heads else []
            found[number] = "\n".join(f"{head}: {cell}" for head, cell in zip(names, _cells(row), strict=False))
    return found


def _chapter(number: str, lang: str) -> dict[str, str]:
    rules = {key: text for key, text in all_rules(lang).items() if key.startswith(f"{number}.")}
    return {number: chapters(lang)[number], **rules}


def _cells(row: str) -> list[str]:
    return [_plain(cell) for cell in row.split("|")]


def _plain(text: str) -> str:
    joined = re.sub(r"\s+", " ", text).strip()
    return re.sub(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`", lambda match: match[1] or match[2] or match[3], joined)
