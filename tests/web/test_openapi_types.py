"""What the page has copied from the server is what the server has: the schema, and the edition of its tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from dosdemayo.content import base_edition
from dosdemayo.web.app import create_app
from dosdemayo.web.serializers.editions import edition_model

PAGE = Path(__file__).parents[2] / "web-ui"


def copied(path: str) -> Any:
    return json.loads((PAGE / path).read_text(encoding="utf-8"))


def test_the_page_knows_the_present_schema() -> None:
    assert copied("openapi.json") == create_app().openapi(), "run `npm run schema` in web-ui"


def test_the_page_is_tested_with_the_present_edition() -> None:
    sent = edition_model(base_edition(), "en").model_dump(mode="json")
    assert copied("src/fixtures/edition.json") == sent, "run `npm run schema` in web-ui"
