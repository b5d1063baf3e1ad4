"""Bodies that are the same for everybody: tagged and compressed once, not at each request."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

from fastapi import Request
from fastapi.responses import Response

#: Smaller ones would not get any smaller.
_WORTH_IT = 1000


@dataclass(frozen=True)
class Prepared:
    body: bytes
    #: None where compressing it gains nothing.
    gzipped: bytes | None
    media: str
    tag: str

    def response(self, request: Request, headers: dict[str, str]) -> Response:
        """The body as this caller can read it, or word that it has it already."""
        headers = {"ETag": self.tag, "Vary": "Accept-Encoding", **headers}
        if _has(request, self.tag):
            return Response(status_code=304, headers=headers)
        if self.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.gzipped, media_type=self.media, headers={"Content-Encoding": "gzip", **headers})
        return Response(self.body, media_type=self.media, headers=headers)


def prepare(body: bytes, media: str) -> Prepared:
    gzipped = gzip.compress(body, mtime=0) if len(body) >= _WORTH_IT else body
    # A weak tag: the same text may travel compressed or plain.
    tag = f'W/"{sha256(body).hexdigest()[:16]}"'
    return Prepared(body, gzipped if len(gzipped) < len(body) else None, media, tag)


@lru_cache(maxsize=256)
def prepared_text(text: str, media: str) -> Prepared:
    return prepare(text.encode(), media)


def _has(request: Request, tag: str) -> bool:
    known = [one.strip() for one in request.headers.get("if-none-match", "").split(",")]
    return tag in known or "*" in known
