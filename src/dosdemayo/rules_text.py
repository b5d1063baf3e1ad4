"""The normative rules text: `docs/rules` in the source tree, `_rules` inside an installed wheel."""

from importlib.resources import files
from pathlib import Path

_SHIPPED = files("dosdemayo") / "_rules"
_SOURCE = Path(__file__).parents[2] / "docs" / "rules"


def rules_file(name: str, lang: str = "en") -> str:
    """The Markdown text of a document such as `rulebook`, `cards` or `rulings`; English where it is not translated."""
    folder = _SHIPPED if _SHIPPED.is_dir() else _SOURCE
    translated = folder / lang / f"{name}.md"
    return (translated if translated.is_file() else folder / f"{name}.md").read_text(encoding="utf-8")
