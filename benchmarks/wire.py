"""Calls over bare connections: a client that costs little, so that what is measured is the server."""

from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any

#: What a browser sends along, more or less.
BROWSER = "Accept: */*\r\nAccept-Encoding: gzip, deflate, br\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64)"
_GZIP = 16 + zlib.MAX_WBITS


class RefusedError(Exception):
    """The server answers, but not with what was asked for."""


class Wire:
    """Connections to one server, kept open and used again."""

    def __init__(self, host: str, port: int) -> None:
        self._server = host, port
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def call(self, method: str, path: str, token: str, body: Any = None) -> Any:
        """What is answered, from JSON. Raises ConnectionError where the server is gone."""
        reader, writer = await self._connection()
        try:
            writer.write(self._request(method, path, token, body))
            status, answer = await _response(reader)
        except (OSError, asyncio.IncompleteReadError) as error:
            writer.close()
            raise ConnectionError(f"{method} {path}: nothing came back") from error
        self._idle.append((reader, writer))
        if status != 200:
            raise RefusedError(f"{method} {path}: {status}")
        return json.loads(answer)

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        while self._idle:
            reader, writer = self._idle.pop()
            if not reader.at_eof():
                return reader, writer
            # The server closes what nobody has used for some seconds.
            writer.close()
        return await asyncio.open_connection(*self._server)

    def _request(self, method: str, path: str, token: str, body: Any) -> bytes:
        sent = b"" if body is None else json.dumps(body).encode()
        kind = f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n" if sent else ""
        host = f"Host: {self._server[0]}:{self._server[1]}"
        return (
            f"{method} {path} HTTP/1.1\r\n{host}\r\nAuthorization: Bearer {token}\r\n{BROWSER}\r\n{kind}\r\n".encode()
            + sent
        )


async def _response(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).lower().splitlines()
    headers = dict(line.split(b": ", 1) for line in lines if line)
    text = await reader.readexactly(int(headers[b"content-length"]))
    zipped = headers.get(b"content-encoding") == b"gzip"
    return int(first.split()[1]), zlib.decompress(text, _GZIP) if zipped else text
