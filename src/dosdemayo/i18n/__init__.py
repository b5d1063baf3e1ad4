"""Sentences: the engine speaks in codes, people read catalogs. A language is a folder of Fluent files, no code."""

from dosdemayo.i18n.catalog import Catalog, LanguageError, languages
from dosdemayo.i18n.faults import fault_in
from dosdemayo.i18n.teller import Teller, edition_key

__all__ = ["Catalog", "LanguageError", "Teller", "edition_key", "fault_in", "languages"]
