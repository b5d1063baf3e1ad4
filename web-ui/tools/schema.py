"""Writes the server's OpenAPI schema to openapi.json, from which the page's types are made."""  # noqa: INP001 (a script)

import json
from pathlib import Path

from dosdemayo.web.app import create_app

schema = json.dumps(create_app().openapi(), indent=1, ensure_ascii=False, sort_keys=True)
(Path(__file__).parent.parent / "openapi.json").write_text(schema + "\n", encoding="utf-8")
