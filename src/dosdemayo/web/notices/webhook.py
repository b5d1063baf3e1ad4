"""One POST to where a player wants to be notified."""

from __future__ import annotations

import logging
from urllib.parse import urlsplit

import httpx2

from dosdemayo.web.notices.guard import Checked, Resolve, checked, resolve_by_system

_TIMEOUT = 5.0
# At lower levels these write addresses, and an address is all that is needed to write to it.
for _client in ("httpx2", "httpcore2"):
    logging.getLogger(_client).setLevel(logging.WARNING)


class Webhooks:
    def __init__(
        self, resolve: Resolve = resolve_by_system, transport: httpx2.AsyncBaseTransport | None = None
    ) -> None:
        self._resolve = resolve
        self._transport = transport

    async def check(self, url: str) -> None:
        """Raises ForbiddenAddress."""
        await checked(url, self._resolve)

    async def send(self, url: str, text: str) -> None:
        """The host is looked up again, and the request goes to exactly the machine that was looked at."""
        target = await checked(url, self._resolve)
        # Redirects would lead past the guard; proxies and .netrc of the machine are none of a stranger's business.
        client = httpx2.AsyncClient(
            transport=self._transport, timeout=_TIMEOUT, follow_redirects=False, trust_env=False
        )
        async with client:
            request = client.build_request(
                "POST",
                _pinned(target),
                json={"text": text, "content": text},
                headers={"Host": urlsplit(target.url).netloc},
                extensions={"sni_hostname": target.host},
            )
            response = await client.send(request, stream=True)
            await response.aclose()  # whatever it says is not read


def _pinned(target: Checked) -> str:
    """The address with the host's name replaced by its number."""
    parts = urlsplit(target.url)
    ip = f"[{target.ip}]" if ":" in target.ip else target.ip
    return parts._replace(netloc=ip if parts.port is None else f"{ip}:{parts.port}").geturl()
