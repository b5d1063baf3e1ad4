"""Mail by the SMTP server that the host of the games has named."""

from __future__ import annotations

import asyncio
import re
import smtplib
from email.message import EmailMessage
from typing import Protocol
from urllib.parse import parse_qs, unquote, urlsplit

_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,180}[A-Za-z0-9])?")
_TIMEOUT = 10.0


def is_mail_address(text: str) -> bool:
    return _ADDRESS.fullmatch(text) is not None and ".." not in text


class Mailer(Protocol):
    async def send(self, to: str, subject: str, text: str) -> None: ...


class SmtpMailer:
    """`smtp://user:password@host:587?from=games@example.org`, or `smtps://…` for TLS from the start."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise ValueError("expected smtp://user:password@host:port?from=address")
        self._secure = parts.scheme == "smtps"
        self._host = parts.hostname
        self._port = parts.port or (465 if self._secure else 587)
        self._login = (unquote(parts.username), unquote(parts.password or "")) if parts.username else None
        self._sender = parse_qs(parts.query).get("from", [f"dosdemayo@{self._host}"])[0]

    async def send(self, to: str, subject: str, text: str) -> None:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, to, subject
        message.set_content(text)
        await asyncio.to_thread(self._send, message)

    def _send(self, message: EmailMessage) -> None:
        kind = smtplib.SMTP_SSL if self._secure else smtplib.SMTP
        with kind(self._host, self._port, timeout=_TIMEOUT) as server:
            if not self._secure and server.has_extn("starttls"):
                server.starttls()
            if self._login is not None:
                server.login(*self._login)
            server.send_message(message)
