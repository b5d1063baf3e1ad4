"""The steps of a lesson, as `french.toml` and `spanish.toml` list them. Their words are in `lesson.ftl`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from dosdemayo.content import base_rules
from dosdemayo.engine import Seat, Side, State
from dosdemayo.engine.actions import Action, Allot, Write
from dosdemayo.notation import answer_from_json, parse_position

_SEATS = {seat.label: seat for seat in Seat}


@dataclass(frozen=True, slots=True)
class WrongTry:
    """An answer that the rules allow and the task does not, and what is said to it."""

    answer: Action
    text: str
    rule: str


@dataclass(frozen=True, slots=True)
class LessonTask:
    """One answer of the learner."""

    right: tuple[Action, ...]
    wrong: tuple[WrongTry, ...]
    #: Answers that the rules refuse, each with the rule that the learner reads then.
    refused: tuple[tuple[Action, str], ...]
    #: The rule behind what is said to any other wrong answer.
    rule: str

    def verdict(self, action: Action, number: int) -> WrongTry | None:
        """What is said to an answer; None if it is right. Several wrong ones may share a text."""
        given = plain(action)
        if given in map(plain, self.right):
            return None
        known = next((wrong for wrong in self.wrong if plain(wrong.answer) == given), None)
        return known or WrongTry(action, f"no{number}", self.rule)


@dataclass(frozen=True, slots=True)
class LessonStep:
    name: str
    position: State
    tasks: tuple[LessonTask, ...]
    #: What the others do, in its order: the enemy, and chance where cards are drawn.
    script: tuple[tuple[Seat, Action], ...]
    #: Instead of tasks: anything goes that wins the game.
    wins: bool
    rule: str


@cache
def lesson(side: Side) -> tuple[LessonStep, ...]:
    """All steps for one side."""
    text = (files("dosdemayo.lesson") / f"{side.label}.toml").read_text(encoding="utf-8")
    return tuple(_step(**table) for table in tomllib.loads(text)["step"])


def plain(action: Action) -> Action:
    """The same whatever the order in which things were written."""
    if isinstance(action, Write):
        return Write(tuple(sorted(action.orders)))
    return Allot(tuple(sorted(action.cubes))) if isinstance(action, Allot) else action


def _step(
    name: str,
    position: str,
    task: Iterable[dict[str, Any]] = (),
    script: Iterable[list[Any]] = (),
    wins: bool = False,
    rule: str = "",
) -> LessonStep:
    return LessonStep(
        name,
        parse_position(position, base_rules()),
        tuple(_task(**table) for table in task),
        tuple((_SEATS[seat], answer_from_json(answer)) for seat, *answer in script),
        wins,
        rule,
    )


def _task(
    right: Iterable[list[Any]],
    rule: str,
    wrong: Iterable[dict[str, Any]] = (),
    refused: Iterable[dict[str, Any]] = (),
) -> LessonTask:
    return LessonTask(
        tuple(map(answer_from_json, right)),
        tuple(WrongTry(answer_from_json(table["answer"]), table["text"], table["rule"]) for table in wrong),
        tuple((answer_from_json(table["answer"]), table["rule"]) for table in refused),
        rule,
    )
