"""Requests that a stranger asks for must not reach what only this machine or its neighbours can reach."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias
from urllib.parse import SplitResult, urlsplit

Resolve: TypeAlias = Callable[[str, int], Awaitable[list[str]]]
#: Relays that are out of use, and addresses for documentation: `ipaddress` does not know them all.
_NOT_PUBLIC = (ipaddress.ip_network("192.88.99.0/24"), ipaddress.ip_network("3fff::/20"))
_PORTS = {"http": 80, "https": 443}


class ForbiddenAddress(ValueError):  # noqa: N818 - read as a sentence
    """An address to which no notice is sent."""


@dataclass(frozen=True)
class Checked:
    """An address and the one machine behind it that was looked at; the request goes there and nowhere else."""

    url: str
    host: str
    ip: str


def parse(url: str) -> SplitResult:
    """The parts of an address that looks like a webhook's."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise ForbiddenAddress("no address") from error
    if parts.scheme not in _PORTS or not parts.hostname or parts.username or parts.password:
        raise ForbiddenAddress("expected https://host/path")
    if port not in (None, _PORTS[parts.scheme]):
        raise ForbiddenAddress("only the usual ports")
    if not url.isascii() or not url.isprintable() or " " in url:
        raise ForbiddenAddress("no address")
    return parts


async def checked(url: str, resolve: Resolve) -> Checked:
    """Look the host up, and refuse it if any of its machines is not out in the open."""
    parts = parse(url)
    host = parts.hostname or ""
    try:
        found = await resolve(host, parts.port or _PORTS[parts.scheme])
    except (OSError, UnicodeError) as error:
        raise ForbiddenAddress("no such host") from error
    if not found or not all(is_public(ip) for ip in found):
        raise ForbiddenAddress("not a public address")
    return Checked(url, host, found[0])


def is_public(address: str) -> bool:
    """Not loopback, private, link-local, multicast or reserved; nor such a one in IPv6 clothes."""
    try:
        ip = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None) or _nat64(ip)
        if inner is not None:
            return is_public(str(inner))
        if ip.is_site_local:  # out of use, yet routed where somebody still has such a network
            return False
    if any(ip in network for network in _NOT_PUBLIC):
        return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def _nat64(ip: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    prefix = ipaddress.IPv6Network("64:ff9b::/96")
    return ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF) if ip in prefix else None


async def resolve_by_system(host: str, port: int) -> list[str]:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]
