"""Names as people write them: without accents or capitals, with words cut short."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar

from dosdemayo.content import Edition
from dosdemayo.i18n.letters import plain
from dosdemayo.shell import UserError

Key = TypeVar("Key")


def simple(text: str) -> str:
    """Lower case, without accents, words joined by low lines, as ids are written."""
    return "_".join(plain(text).replace(",", " ").replace("_", " ").replace("-", " ").split())


def by_words(wanted: str, known: Mapping[Key, str]) -> list[Key]:
    """Those in whose name every word is found, or its beginning."""
    words = simple(wanted).split("_")
    names = {key: simple(name).split("_") for key, name in known.items()}
    return [key for key, parts in names.items() if all(any(part.startswith(word) for part in parts) for word in words)]


def rule_number(number: str) -> str:
    """The number of a rule, a card or a ruling as the rules write it: `cf3` is C-F3."""
    letters = number.strip().upper().rstrip(".")
    match = re.fullmatch(r"(C)-?([FS])-?(\d+)|([DQ])-?(\d+)", letters)
    if match is None:
        return letters
    return f"C-{match[2]}{match[3]}" if match[1] else f"{match[4]}-{match[5]}"


def find_card(edition: Edition, wanted: str) -> str:
    """A card by its id, its rule number, or the beginning of a word of its name."""
    by_rule = {known["rule"]: card for card, known in edition.cards.items()}
    if rule_number(wanted) in by_rule:
        return by_rule[rule_number(wanted)]
    if simple(wanted) in edition.cards:
        return simple(wanted)
    found = by_words(wanted, {card: f"{card} {known['name']}" for card, known in edition.cards.items()})
    if len(found) == 1:
        return found[0]
    if found:
        raise UserError("error-could-be", wanted=wanted, found=", ".join(found))
    raise UserError("error-no-card", wanted=wanted, cards=", ".join(edition.cards))
