"""The language of an answer to a request."""

from __future__ import annotations

import pytest

from dosdemayo.i18n import catalog
from dosdemayo.spoken import FALLBACK, accepted


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("fr-CA, es;q=0.9", "fr"),
        ("es;q=0.5, fr;q=0.8", "fr"),
        ("es; q=0.5 , pl", "pl"),
        ("es;q=0, fr;q=0.1", "fr"),
        ("es;q=0.000", "en"),
        ("de, es;Q=0.2", "es"),
        ("es;q=much, fr;q=0.9", "es"),
    ],
)
def test_a_request_gets_the_language_that_it_wants_most(header: str, lang: str) -> None:
    assert accepted(header) == lang


def test_both_fall_back_to_the_same_language() -> None:
    """Known twice, because a command must not load Fluent before it has something to say."""
    assert FALLBACK == catalog.FALLBACK
