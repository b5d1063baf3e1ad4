"""The lesson is played through by the real rules, on both sides, with every wrong answer that its data lists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from dosdemayo.engine import SIDES, Refused, Side
from dosdemayo.i18n.catalog import languages, sources
from dosdemayo.lesson import LessonStep, LessonTask, Progress, begin, give, lesson
from dosdemayo.notation import answer_from_json
from dosdemayo.rules_text import rules_file

#: What wins the last turn of each side.
LAST = {
    "french": [["draw"], ["orders", ["14-9", "-20"]], ["play", "paz_paz", "9-8"], ["allot", {"14-9": 4, "-20": 5}]],
    "spanish": [["draw"], ["orders", ["9-7"]], ["play", "un_tiesto"]],
}
#: What every lesson is to teach.
TAUGHT = {"move", "streets", "fight", "pinned", "push", "card", "entry", "gates", "last"}


class Place(NamedTuple):
    """A task of a step, with the game as it stands before it."""

    side: Side
    step: LessonStep
    number: int
    task: LessonTask
    before: Progress

    def __str__(self) -> str:
        return f"{self.side.label}-{self.step.name}-{self.number}"


def places() -> Iterator[Place]:
    for side in SIDES:
        for step in lesson(side):
            progress = begin(step, side)
            for number, task in enumerate(step.tasks, 1):
                yield Place(side, step, number, task, progress)
                progress = give(progress, task.right[0])


def attributes(lang: str) -> dict[str, set[str]]:
    """The keys of the lesson's catalog, each with its attributes."""
    found: dict[str, set[str]] = {}
    for line in sources(lang)["lesson.ftl"].splitlines():
        if message := re.match(r"(lesson-[a-z_-]+) =", line):
            current = found.setdefault(message[1], set())
        elif attribute := re.match(r"    \.([\w-]+) =", line):
            current.add(attribute[1])
    return found


ALL = list(places())


@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.label)
def test_both_sides_learn_everything(side: Side) -> None:
    assert {step.name for step in lesson(side)} >= TAUGHT
    assert lesson(side)[-1].wins


@pytest.mark.parametrize("place", ALL, ids=str)
def test_every_right_answer_goes_on(place: Place) -> None:
    for action in place.task.right:
        after = give(place.before, action)
        assert after.verdict is None
        assert after.given == place.number
        assert after.done == (place.number == len(place.step.tasks))
        assert after.done or place.side in after.history.asked


@pytest.mark.parametrize("place", ALL, ids=str)
def test_every_wrong_answer_is_explained_and_can_be_given_anew(place: Place) -> None:
    for wrong in place.task.wrong:
        after = give(place.before, wrong.answer)
        assert after.verdict == wrong
        assert after.history == place.before.history
        assert give(after, place.task.right[0]).verdict is None


@pytest.mark.parametrize("place", ALL, ids=str)
def test_what_the_rules_refuse_is_refused_by_the_rule_that_is_taught(place: Place) -> None:
    for action, rule in place.task.refused:
        with pytest.raises(Refused) as refusal:
            give(place.before, action)
        assert {problem.rule for problem in refusal.value.problems} == {rule}


@pytest.mark.parametrize("place", ALL, ids=str)
def test_any_other_answer_is_told_what_is_right(place: Place) -> None:
    options = place.before.history.options(place.side)
    known = {*place.task.right, *(wrong.answer for wrong in place.task.wrong)}
    for action in [action for action in options if action not in known][:40]:
        after = give(place.before, action)
        assert after.verdict is None or (after.verdict.text, after.verdict.rule) == (
            f"no{place.number}",
            place.task.rule,
        )


@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.label)
def test_the_last_turn_can_be_won(side: Side) -> None:
    progress = begin(lesson(side)[-1], side)
    for answer in LAST[side.label]:
        assert not progress.done
        progress = give(progress, answer_from_json(answer))
    assert progress.done
    outcome = progress.history.state.outcome
    assert outcome is not None
    assert outcome.winner is side


@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.label)
@pytest.mark.parametrize("first", ["draw", "decline"])
def test_a_lost_last_turn_stays_as_it_ended(side: Side, first: str) -> None:
    start = begin(lesson(side)[-1], side)
    progress = give(start, answer_from_json([first]))
    while progress.verdict is None:
        kind = progress.history.asked[side]
        progress = give(progress, answer_from_json(["orders", []] if kind == "orders" else ["pass"]))
    assert progress.verdict.text == "lost"
    assert progress.history.over
    assert progress.history.log
    assert not progress.done


@pytest.mark.parametrize("lang", languages())
def test_every_step_has_its_words(lang: str) -> None:
    texts = attributes(lang)
    for side in SIDES:
        for step in lesson(side):
            said = {wrong.text for task in step.tasks for wrong in task.wrong}
            numbers = range(1, len(step.tasks) + 1)
            needed = {"text", "done", *said, *(f"task{number}" for number in numbers)}
            needed |= {"task1", "lost"} if step.wins else {f"no{number}" for number in numbers}
            assert texts[f"lesson-{side.label}-{step.name}"] == needed
            assert f"lesson-title-{step.name}" in texts


def test_every_rule_that_is_cited_exists() -> None:
    law = rules_file("rulebook") + rules_file("cards")
    cited = {task.rule for place in ALL for task in place.step.tasks}
    cited |= {wrong.rule for place in ALL for wrong in place.task.wrong}
    cited |= {step.rule for side in SIDES for step in lesson(side) if step.wins}
    for rule in cited:
        assert re.search(rf"^(- |\| ){re.escape(rule)} ", law, re.MULTILINE), rule
