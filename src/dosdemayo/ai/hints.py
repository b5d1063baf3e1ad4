"""What a strong player would do, and why: in codes and numbers, for the catalogs to put into words."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from typing import Any, NamedTuple

from dosdemayo.ai.levels import bot
from dosdemayo.engine.actions import Action
from dosdemayo.engine.orders import Sheet
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.engine.spaces import Options
from dosdemayo.engine.view import View

LEVEL = "strong"
#: Every code of a reason; the sentence is the message `hint-<code>`.
REASONS = (
    "only_answer",
    "seen",
    "will_be_seen",
    "wins",
    "threat",
    "attack",
    "gate",
    "enter",
    "stay",
    "losses",
    "better",
    "varies",
    "all_go",
    "numbers",
    "card_now",
    "card_wait",
    "look_first",
    "draw",
    "decline",
    "deny_free",
    "deny_worth",
    "allow",
)


@dataclass(frozen=True)
class Reason:
    """A code out of REASONS, and what its sentence names."""

    code: str
    data: dict[str, Any] = field(default_factory=dict)


class Alternative(NamedTuple):
    answer: Action
    #: Out of a hundred; None where it was not worked out.
    prospects: int | None
    #: Of a hundred times, how often the strong player would give it; None where it does not vary.
    share: int | None = None


class Expected(NamedTuple):
    """A sheet that the enemy may write, and how likely it is, out of a hundred."""

    sheet: Sheet
    share: int


@dataclass(frozen=True)
class Hint:
    answer: Action
    #: How well the side stands with it, out of a hundred; None where it goes by rule of thumb.
    prospects: int | None = None
    #: The weightiest first.
    reasons: tuple[Reason, ...] = ()
    #: Others that deserve a thought, best first.
    alternatives: tuple[Alternative, ...] = ()
    expected: tuple[Expected, ...] = ()


def hint(rules: Ruleset, view: View, options: Options) -> Hint:
    """From what the seat may know, like any bot. The same view gets the same hint."""
    possible = list(islice(options, 2))
    if len(possible) == 1:
        return Hint(possible[0], reasons=(Reason("only_answer"),))
    from dosdemayo.ai.advice import Adviser  # loads Numba

    return Adviser(bot(LEVEL, rules), view).hint(options)
