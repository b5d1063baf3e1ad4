"""What the parameters of effects may be, named in their annotations. The schema of editions is made from this."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Number:
    lowest: int
    highest: int


@dataclass(frozen=True)
class OneArea:
    pass


@dataclass(frozen=True)
class SomeAreas:
    pass


@dataclass(frozen=True)
class Word:
    words: tuple[str, ...]


Parameter: TypeAlias = Number | OneArea | SomeAreas | Word
