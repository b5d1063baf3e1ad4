"""The normative rules text: `docs/rules` in the source tree, `_rules` inside an installed wheel."""

from importlib.resources import files
from pathlib import Path

_SHIPPED = files("dosdemayo") / "_rules"
_SOURCE = Path(__file__).parents[2] / "docs" / "rules"


def rules_file(name: str) -> str:
    """The Markdown text of one rules document, such as `rulebook`, `cards` or `rulings`."""
    folder = _SHIPPED if _SHIPPED.is_dir() else _SOURCE
    return (folder / f"{name}.md").read_text(encoding="utf-8")
