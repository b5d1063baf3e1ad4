"""A wheel or an sdist without the page would serve nothing: hatchling asks here before it builds one."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class RequirePage(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root, "src", "dosdemayo", "web", "static", "index.html")
        if version != "editable" and not page.is_file():
            self.app.abort(f"The page is not built: there is no {page}. Run `make web` first, or `make dist` for both.")
