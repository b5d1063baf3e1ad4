"""Copies what the page's source needs of the server: its OpenAPI schema, for types, and the base edition, for tests."""  # noqa: INP001 (a script)

import json
from pathlib import Path
from typing import Any

from dosdemayo.content import base_edition
from dosdemayo.web.app import create_app
from dosdemayo.web.serializers.editions import edition_model

PAGE = Path(__file__).parent.parent


def write(path: str, data: Any, *, sort_keys: bool) -> None:
    text = json.dumps(data, indent=1, ensure_ascii=False, sort_keys=sort_keys)
    (PAGE / path).write_text(text + "\n", encoding="utf-8")


write("openapi.json", create_app().openapi(), sort_keys=True)
write("src/fixtures/edition.json", edition_model(base_edition(), "en").model_dump(mode="json"), sort_keys=False)
