"""From a case to its result."""

from __future__ import annotations

from typing import Any

from dosdemayo.engine.ids import FRENCH, SPANISH
from dosdemayo.engine.positions import closed_areas, initiative, loss_limit
from dosdemayo.engine.ruleset import Ruleset
from dosdemayo.records.cases import fields
from dosdemayo.records.cases.fields import CaseError, wrong
from dosdemayo.records.cases.position import ignored_fields, read_start
from dosdemayo.records.cases.script import Run, read_script


def adjudicate(rules: Ruleset, data: Any) -> tuple[Any, bool]:
    """The result of one case or of a list of cases, and whether all that was expected came out."""
    if not isinstance(data, list):
        return adjudicate_case(rules, data)
    results = [adjudicate_case(rules, case) for case in data]
    return [result for result, _ in results], all(holds for _, holds in results)


def adjudicate_case(rules: Ruleset, case: Any) -> tuple[dict[str, Any], bool]:
    try:
        result = _result(rules, case)
    except CaseError as error:
        return _refused(case, error)
    if case.get("expect_problems") is not None:
        return result | {"mismatch": {"problems": {"expected": case["expect_problems"], "got": []}}}, False
    if case.get("expect") is None:
        return result, True
    expected = fields.table(case["expect"], "expect")
    mismatch = {
        field: {"expected": value, "got": result.get(field)}
        for field, value in expected.items()
        if field not in result or not same(result[field], value)
    }
    return result | {"mismatch": mismatch}, not mismatch


def same(got: Any, expected: Any) -> bool:
    """Equal as JSON: true is not 1."""
    if isinstance(got, dict) and isinstance(expected, dict):
        return got.keys() == expected.keys() and all(same(got[key], expected[key]) for key in got)
    if isinstance(got, list) and isinstance(expected, list):
        return len(got) == len(expected) and all(map(same, got, expected))
    return type(got) is type(expected) and bool(got == expected)


def _refused(case: Any, error: CaseError) -> tuple[dict[str, Any], bool]:
    result = error.to_json()
    expected = case.get("expect_problems") if isinstance(case, dict) else None
    if expected is None:
        return result, False
    got = sorted({problem.rule for problem in error.problems})
    holds = isinstance(expected, list) and same(got, sorted(set(map(str, expected))))
    return result | {"mismatch": {} if holds else {"problems": {"expected": expected, "got": got}}}, holds


def _result(rules: Ruleset, case: Any) -> dict[str, Any]:
    if not isinstance(case, dict):
        raise wrong("case", f"must be a table, not {fields.short(case)}")
    if case.get("expect") is not None:
        fields.table(case["expect"], "expect")
    script = read_script(case.get("script"), rules)
    run = Run(read_start(rules, case), fields.truth(case.get("finish", False), "finish"))
    run.carry_out(script)
    ignored = ignored_fields(case)
    return result_of(run) | ({"ignored": ignored} if ignored else {})


def result_of(run: Run) -> dict[str, Any]:
    game, state = run.game, run.state
    sides = {"french": FRENCH, "spanish": SPANISH}
    return {
        "turn": state.turn,
        "phase": game.phase(state),
        "cubes": {name: _counts(state.cubes[side]) for name, side in sides.items()},
        "outside": _counts(state.outside),
        "reserve": {name: state.reserve[side] for name, side in sides.items()},
        "lost": {name: state.lost[side] for name, side in sides.items()},
        "hands": {name: list(state.hands[side]) for name, side in sides.items()},
        "decks": {name: run.ordered_deck(side) for name, side in sides.items()},
        "discards": {name: list(state.discards[side]) for name, side in sides.items()},
        "in_play": {lying.card: {"area": lying.area, "turn": lying.turn} for lying in state.in_play},
        "initiative": initiative(state).label,
        "limit": loss_limit(game.rules, state),
        "closed": sorted(closed_areas(game.rules, state, SPANISH)),
        "pending": [[decision.seat.label, decision.kind.value] for decision in game.pending(state)],
        "outcome": None if state.outcome is None else [state.outcome.winner.label, state.outcome.reason],
    }


def _counts(counts: bytes) -> dict[str, int]:
    return {str(area): number for area, number in enumerate(counts) if number}
