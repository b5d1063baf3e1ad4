"""The rules and the guides as text: `docs` in the source tree, `_rules` and `_guide` inside an installed wheel."""

from importlib.resources import files
from pathlib import Path

_SHIPPED = files("dosdemayo")
_SOURCE = Path(__file__).parents[2] / "docs"


def rules_file(name: str, lang: str = "en") -> str:
    """The Markdown text of a document such as `rulebook`, `cards` or `rulings`; English where it is not translated."""
    return _document("rules", name, lang)


def guide_file(name: str, lang: str = "en") -> str:
    """The Markdown text of a guide such as `editions`; English where it is not translated."""
    return _document("guide", name, lang)


def _document(kind: str, name: str, lang: str) -> str:
    shipped = _SHIPPED / f"_{kind}"
    folder = shipped if shipped.is_dir() else _SOURCE / kind
    translated = folder / lang / f"{name}.md"
    return (translated if translated.is_file() else folder / f"{name}.md").read_text(encoding="utf-8")
