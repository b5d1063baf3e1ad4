"""The key that tokens are made with: drawn once, by whichever process is first, and then kept.

With a secret it stands in the database masked: whoever has only the database, or a backup, cannot make a token.
"""

from __future__ import annotations

import hmac
from hashlib import sha256

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite

from dosdemayo.shell import UserError
from dosdemayo.web.chance import Chance
from dosdemayo.web.store.database import Database
from dosdemayo.web.store.tables import ServerRow

_CLEAR, _MASKED = "tokens", "masked tokens"
#: So many bytes after a masked key show that it was unmasked with the right secret.
_MARK = 8


async def token_key(database: Database, chance: Chance, secret: str) -> bytes:
    """Raises UserError where the key is masked with another secret, or the secret is missing."""
    async with database.transaction(writes=True) as session:
        query = select(ServerRow.key, ServerRow.value).where(ServerRow.key.in_([_CLEAR, _MASKED])).with_for_update()
        found = {row.key: row.value for row in await session.execute(query)}
        if _MASKED in found:
            return _unmasked(found[_MASKED], secret)
        key = found.get(_CLEAR) or chance.secret()
        name, value = (_MASKED, _masked(key, secret)) if secret else (_CLEAR, key)
        insert = (postgresql if database.is_postgresql else sqlite).insert(ServerRow)
        await session.execute(insert.values(key=name, value=value).on_conflict_do_nothing())
        if secret:
            await session.execute(delete(ServerRow).where(ServerRow.key == _CLEAR))
        kept = (await session.scalars(select(ServerRow.value).where(ServerRow.key == name))).one()
        return _unmasked(kept, secret) if secret else kept


def _masked(key: bytes, secret: str) -> bytes:
    return _mixed(key, secret) + sha256(key).digest()[:_MARK]


def _unmasked(value: bytes, secret: str) -> bytes:
    key = _mixed(value[:-_MARK], secret)
    if sha256(key).digest()[:_MARK] != value[-_MARK:]:
        raise UserError("error-token-secret")
    return key


def _mixed(key: bytes, secret: str) -> bytes:
    """Masks once, unmasks the second time; there is one key for a secret, and it is no longer than the mask."""
    mask = hmac.new(secret.encode(), b"tokens", sha256).digest()
    return bytes(one ^ other for one, other in zip(key, mask, strict=False))
