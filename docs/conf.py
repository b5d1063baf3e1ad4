"""How Sphinx makes the site from these pages: `make docs`, where a warning of a broken link is an error."""

from typing import Any

from dosdemayo import __version__

project = "dosdemayo"
author = "the dosdemayo project"
release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["balance/data", "strength/data"]
myst_heading_anchors = 4
# Decisions and reports are reached from their lists; the side bar stays short.
suppress_warnings = ["toc.not_included"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_type_aliases = {name: name for name in ("Action", "Side", "Area", "CardId", "Rule", "Sheet", "Target")}
python_use_unqualified_type_names = True
add_module_names = False
python_display_short_literal_types = True
# Docstrings are written in plain text with `names` between backticks.
default_role = "code"

html_theme = "furo"
html_title = "2 de Mayo"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_favicon = "_static/mark.svg"
html_logo = "_static/mark.svg"
html_copy_source = False
html_show_copyright = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#8a241d",
        "color-brand-content": "#8a241d",
        "color-background-primary": "#fdf8ec",
        "color-background-secondary": "#f5ecd6",
    },
    "dark_css_variables": {"color-brand-primary": "#f08a78", "color-brand-content": "#f08a78"},
}


def _no_made_up_text(_app: Any, _what: str, _name: str, _obj: Any, _options: Any, lines: list[str]) -> None:
    """Named tuples say "Alias for field number 3" where nobody wrote anything."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


def _no_long_signature(_app: Any, what: str, name: str, obj: Any, *_: Any) -> tuple[str, None] | None:
    """Nobody makes these by hand; their fields are listed below them."""
    is_made_by_us = what == "class" and (name == "dosdemayo.LiveGame" or len(getattr(obj, "_fields", ())) > 6)
    return ("", None) if is_made_by_us else None


def setup(app: Any) -> None:
    app.connect("autodoc-process-docstring", _no_made_up_text)
    app.connect("autodoc-process-signature", _no_long_signature)
