"""The page's types are made from a copy of the schema; the copy is the schema that the server has."""

from __future__ import annotations

import json
from pathlib import Path

from dosdemayo.web.app import create_app

COPY = Path(__file__).parents[2] / "web-ui" / "openapi.json"


def test_the_page_knows_the_present_schema() -> None:
    known = json.loads(COPY.read_text(encoding="utf-8"))
    assert known == create_app().openapi(), "run `npm run schema` in web-ui"
