"""The claim of conformance: every number has a case or a named test, several where much can go wrong."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.catalogue import CATALOGUE, all_cases, cases_by_rule, catalogue, named_tests, rule_numbers

SEVERAL = ("4.3", "5.4", "5.5", "5.6", "5.7", "6.5", "7.2")


@pytest.mark.parametrize("number", rule_numbers())
def test_every_number_has_a_case_or_a_test(number: str) -> None:
    assert cases_by_rule().get(number) or named_tests().get(number)


@pytest.mark.parametrize("number", [number for number in rule_numbers() if number.startswith("Q-")])
def test_every_ruling_has_a_case_or_a_test_named_by_its_number(number: str) -> None:
    start = number.replace("-", "_") + "_"
    named = [case["name"] for case in cases_by_rule().get(number, []) if case["name"].upper().startswith(start)]
    assert named or named_tests().get(number)


@pytest.mark.parametrize("number", [*SEVERAL, *(number for number in rule_numbers() if number.startswith("C-"))])
def test_where_much_can_go_wrong_there_are_several(number: str) -> None:
    assert len(cases_by_rule()[number]) >= 4


def test_no_case_speaks_of_a_rule_that_does_not_exist() -> None:
    assert not set(cases_by_rule()) - set(rule_numbers())
    assert not set(named_tests()) - set(rule_numbers())


def test_there_are_enough_cases_and_their_names_differ() -> None:
    names = Counter(case["name"] for _, case in all_cases())
    assert len(names) >= 150
    assert max(names.values()) == 1


def test_the_published_catalogue_is_up_to_date() -> None:
    assert CATALOGUE.read_text("utf-8") == catalogue(), "run: python -m tests.rules"


def test_the_numbers_are_found_in_the_documents() -> None:
    numbers = rule_numbers()
    assert {"1.1", "9.6", "C-F1", "C-S11", "D-12", "Q-32", "Q-101"} <= set(numbers)
    assert len(numbers) == len(set(numbers))
