"""The built page: hashed parts for ever, the page itself always fresh, and for every address that is not the API's."""

from __future__ import annotations

import mimetypes
from collections.abc import Iterator
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import Response

from dosdemayo.i18n import languages
from dosdemayo.i18n.catalog import FALLBACK
from dosdemayo.web.errors import ApiError
from dosdemayo.web.prepared import Prepared, prepare

_FOR_EVER = "public, max-age=31536000, immutable"
_FRESH = "no-cache"
#: Pages that show a board, and so want the words of an edition.
_BOARDS = ("game/", "join/", "replay/")


def mount_pages(app: FastAPI, folder: Path) -> None:
    root = folder.resolve()
    files = _Files()

    @app.get("/{path:path}", include_in_schema=False)
    @app.head("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise ApiError(404, "not_found")
        found = _file(root, path)
        if found is not None:
            hashed = found.is_relative_to(root / "assets")
            return files.of(found).response(request, {"Cache-Control": _FOR_EVER if hashed else _FRESH})
        index = root / "index.html"
        if path.startswith("assets/") or not index.is_file():
            raise ApiError(404, "not_found")
        wanted = ", ".join(_wanted(path, request.headers.get("accept-language", "")))
        vary = {"Vary": "Accept-Encoding, Accept-Language"}
        return files.of(index).response(request, {"Cache-Control": _FRESH, "Link": wanted, **vary})


class _Files:
    """Files as they were read last, until they are built anew."""

    def __init__(self) -> None:
        self._read: dict[Path, tuple[tuple[int, int], Prepared]] = {}

    def of(self, path: Path) -> Prepared:
        found = path.stat()
        state = found.st_mtime_ns, found.st_size
        if path not in self._read or self._read[path][0] != state:
            media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            self._read[path] = state, prepare(path.read_bytes(), media)
        return self._read[path][1]


def _wanted(path: str, accepted: str) -> Iterator[str]:
    """What the script will ask for first, so that the browser need not wait for the script."""
    spoken = [tag.split(";")[0].strip().split("-")[0].lower() for tag in accepted.split(",")]
    language = next((tag for tag in spoken if tag in languages()), FALLBACK)
    yield _preload(f"/api/catalogs/{language}")
    if path.startswith(_BOARDS):
        yield _preload(f"/api/editions/base?lang={language}")


def _preload(address: str) -> str:
    return f"<{address}>; rel=preload; as=fetch; crossorigin"


def _file(root: Path, path: str) -> Path | None:
    """The file under that name, unless it lies outside of the folder."""
    if not path or "\0" in path:
        return None
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except OSError:  # a name that no file can have
        return None
