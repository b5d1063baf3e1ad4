"""Adjudication cases: a position, a script of answers, and what must come out (docs/rules/cases.md)."""

from dosdemayo.records.cases.adjudicate import adjudicate, adjudicate_case
from dosdemayo.records.cases.fields import CaseError

__all__ = ["CaseError", "adjudicate", "adjudicate_case"]
