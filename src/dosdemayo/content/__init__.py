"""What is in the box: the map, the set-up and the two decks of an edition."""

from dosdemayo.content.build import base_rules, ruleset
from dosdemayo.content.difference import Change, Difference, difference_of
from dosdemayo.content.edition import AreaName, Edition, Entry, base_edition, card_worth
from dosdemayo.content.fingerprint import base_digest, edition_digest
from dosdemayo.content.origin import edition_from, file_to_start_from, known_base, origin_of, shipped_editions
from dosdemayo.content.overriding import load_edition, override, read_edition
from dosdemayo.content.schema import EditionError

__all__ = [
    "AreaName",
    "Change",
    "Difference",
    "Edition",
    "EditionError",
    "Entry",
    "base_digest",
    "base_edition",
    "base_rules",
    "card_worth",
    "difference_of",
    "edition_digest",
    "edition_from",
    "file_to_start_from",
    "known_base",
    "load_edition",
    "origin_of",
    "override",
    "read_edition",
    "ruleset",
    "shipped_editions",
]
