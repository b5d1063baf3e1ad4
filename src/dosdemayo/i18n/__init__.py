"""Sentences: the engine speaks in codes, people read catalogs. A language is a folder of Fluent files, no code."""

from dosdemayo.i18n.catalog import Catalog, LanguageError, languages
from dosdemayo.i18n.faults import fault_in
from dosdemayo.i18n.teller import Teller

__all__ = ["Catalog", "LanguageError", "Teller", "fault_in", "languages"]
