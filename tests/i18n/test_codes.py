"""Everything that the engine can say has a sentence, and each sentence is given what it asks for."""

import json
import re
from typing import Any

import pytest
from tests.i18n.examples import codes, examples

from dosdemayo.content import base_edition
from dosdemayo.content.schema import CARD_SCHEMA, EFFECT_SCHEMA
from dosdemayo.engine import FRENCH, SPANISH, Outcome, Problem
from dosdemayo.engine.cards import Stays
from dosdemayo.engine.events import Event
from dosdemayo.engine.ids import WINDOWS
from dosdemayo.i18n import Catalog, Teller, languages
from dosdemayo.table import TableFault

PROBLEMS = sorted(codes(Problem))
EVENTS = sorted(codes(Event))
REASONS = ["loss limit", "cubes left", "gate open", "city subdued", "resigned"]


@pytest.fixture(params=languages())
def teller(request: pytest.FixtureRequest) -> Teller:
    return Teller(Catalog(request.param))


def test_the_search_for_codes_finds_them() -> None:
    assert {"not_adjacent", "closed_area", "wrong_kind", "too_many_cubes", "game_over"} <= set(PROBLEMS)
    assert {"fight", "denied", "allowed", "drew", "window", "over"} <= set(EVENTS)


@pytest.mark.parametrize("code", PROBLEMS)
def test_every_problem_has_a_message(teller: Teller, code: str) -> None:
    assert teller.catalog.has(f"problem-{code}")


@pytest.mark.parametrize("code", EVENTS)
def test_every_event_has_a_message(teller: Teller, code: str) -> None:
    assert teller.catalog.has(f"event-{code}")


@pytest.mark.parametrize("fault", TableFault)
def test_whatever_a_table_refuses_has_a_message(teller: Teller, fault: TableFault) -> None:
    assert teller.catalog.has(f"ui-error-{fault}")


def test_the_examples_show_every_code() -> None:
    assert {problem.code for problem in examples().problems} == set(PROBLEMS)
    assert {event.code for event in examples().events} == set(EVENTS)


def flawless(teller: Teller, key: str, arguments: dict[str, Any]) -> str:
    text, errors = teller.catalog.format(key, arguments)
    assert errors == [], f"{key} {arguments}"
    assert "{" not in text
    assert "None" not in text
    return text


def test_every_problem_is_told_with_all_that_its_message_asks_for(teller: Teller) -> None:
    for problem in {json.dumps(problem.to_json(), sort_keys=True): problem for problem in examples().problems}.values():
        flawless(teller, *teller.problem_message(problem))
        assert teller.problem(problem).endswith(f"({problem.rule})")


def test_every_event_is_told_with_all_that_its_message_asks_for(teller: Teller) -> None:
    for event in set(examples().events):
        flawless(teller, *teller.event_message(event))
        assert teller.event(event).endswith(f"({event.rule})")


def test_every_question_phase_and_window_has_a_word(teller: Teller) -> None:
    seen = examples()
    assert {decision.kind.partition(":")[0] for decision in seen.decisions} == {
        "french_choice", "deny", "draw", "deal", "discard", "window", "orders", "allotment",
    }  # fmt: skip
    keys = [f"phase-{phase}" for phase in seen.phases]
    keys += [f"window-{window}" for window in (*WINDOWS, "any", "immediate")]
    keys += ["stays-" + stays.value.lower().replace(" ", "-") for stays in Stays]
    keys += [
        f"certainty-{word}{more}" for word in ("attested", "implied", "reconstructed") for more in ("", "-meaning")
    ]
    for key in keys:
        flawless(teller, key, {})
    for decision in seen.decisions:
        assert not teller.decision(decision).startswith("decision-")


@pytest.mark.parametrize("reason", REASONS)
def test_every_outcome_is_told(teller: Teller, reason: str) -> None:
    sentences = {teller.outcome(Outcome(winner, reason)) for winner in (FRENCH, SPANISH)}
    assert not any(sentence.startswith("outcome-") for sentence in sentences)
    assert len(sentences) == (2 if reason == "resigned" else 1)


def test_the_reasons_are_those_of_the_engine() -> None:
    played = {outcome.reason for outcome in examples().outcomes}
    assert played
    assert played <= set(REASONS)


@pytest.mark.parametrize("area", [area.id for area in base_edition().areas])
def test_every_area_has_its_place(teller: Teller, area: int) -> None:
    flawless(teller, f"place-{area}", {})


def test_every_part_of_a_card_has_a_name_and_every_word_for_it() -> None:
    parts = {"effect", *CARD_SCHEMA, *EFFECT_SCHEMA, *(name for schema in EFFECT_SCHEMA.values() for name in schema)}
    assert {part for part in parts if not Catalog().has(f"part-{part}")} == set()
    expected = [check[0] for schema in EFFECT_SCHEMA.values() for check in schema.values()]
    words = {word for text in expected if text.startswith("one of") for word in re.findall(r"'(\w+)'", text)}
    assert words
    assert {word for word in words if not Catalog().has(f"value-{word}")} == set()
