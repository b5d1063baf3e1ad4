"""Why an answer is refused: a code, the rule, and what it is about. Sentences are made elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dosdemayo.engine.ids import Rule


@dataclass(frozen=True, slots=True)
class Problem:
    """One reason against an answer: a code, the rule, and what it is about."""

    code: str
    rule: Rule
    about: dict[str, Any] = field(default_factory=dict)
    #: A warning does not refuse: the set can still become executable (5.7).
    warning: bool = False

    def to_json(self) -> dict[str, Any]:
        """The problem in a form that can be sent."""
        return {"code": self.code, "rule": self.rule, **self.about} | ({"warning": True} if self.warning else {})
