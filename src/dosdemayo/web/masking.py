"""How a secret masks the key of the tokens where it is stored."""

from __future__ import annotations

import hmac
from hashlib import sha256

from dosdemayo.shell import UserError

#: What the masked key is stored under.
MASKED = "masked tokens"
#: So many bytes after a masked key show that it was unmasked with the right secret.
_MARK = 8


def masked(key: bytes, secret: str) -> bytes:
    return _mixed(key, secret) + sha256(key).digest()[:_MARK]


def unmasked(value: bytes, secret: str) -> bytes:
    """Raises UserError."""
    key = _mixed(value[:-_MARK], secret)
    if sha256(key).digest()[:_MARK] != value[-_MARK:]:
        raise UserError("error-token-secret")
    return key


def _mixed(key: bytes, secret: str) -> bytes:
    """Masks once, unmasks the second time; there is one key for a secret, and it is no longer than the mask."""
    mask = hmac.new(secret.encode(), b"tokens", sha256).digest()
    return bytes(one ^ other for one, other in zip(key, mask, strict=False))
