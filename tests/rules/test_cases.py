"""Every case of the catalogue comes out as it says."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.catalogue import all_cases

from dosdemayo.content import base_rules
from dosdemayo.records.cases import adjudicate_case


@pytest.mark.parametrize("case", [pytest.param(case, id=case["name"]) for _, case in all_cases()])
def test_case(case: dict[str, Any]) -> None:
    result, holds = adjudicate_case(base_rules(), case)
    assert holds, result.get("mismatch") or result


@pytest.mark.parametrize("case", [pytest.param(case, id=case["name"]) for _, case in all_cases() if "expect" in case])
def test_a_wrong_expectation_is_noticed(case: dict[str, Any]) -> None:
    """A case that nothing could fail would show nothing."""
    field, value = next(iter(case["expect"].items()))
    result, holds = adjudicate_case(base_rules(), case | {"expect": case["expect"] | {field: [value, "wrong"]}})
    assert not holds
    assert result["mismatch"].keys() == {field}
