"""The built page: hashed parts for ever, the page itself always fresh, and for every address that is not the API's."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, Response

from dosdemayo.web.errors import ApiError

_FOR_EVER = "public, max-age=31536000, immutable"
_FRESH = "no-cache"


def mount_pages(app: FastAPI, folder: Path) -> None:
    root = folder.resolve()

    @app.get("/{path:path}", include_in_schema=False)
    @app.head("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise ApiError(404, "not_found")
        found = _file(root, path)
        if found is not None:
            hashed = found.is_relative_to(root / "assets")
            return FileResponse(found, headers={"Cache-Control": _FOR_EVER if hashed else _FRESH})
        index = root / "index.html"
        if path.startswith("assets/") or not index.is_file():
            raise ApiError(404, "not_found")
        return FileResponse(index, headers={"Cache-Control": _FRESH})


def _file(root: Path, path: str) -> Path | None:
    """The file under that name, unless it lies outside of the folder."""
    if not path or "\0" in path:
        return None
    file = (root / path).resolve()
    return file if file.is_relative_to(root) and file.is_file() else None
