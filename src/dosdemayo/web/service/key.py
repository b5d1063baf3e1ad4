"""The key that tokens are made with: drawn once, by whichever process is first, and then kept.

With a secret it stands in the database masked: whoever has only the database, or a backup, cannot make a token.
"""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite

from dosdemayo.web.chance import Chance
from dosdemayo.web.masking import MASKED, masked, unmasked
from dosdemayo.web.store.database import Database
from dosdemayo.web.store.tables import ServerRow

_CLEAR = "tokens"


async def token_key(database: Database, chance: Chance, secret: str) -> bytes:
    """Raises UserError where the key is masked with another secret, or the secret is missing."""
    async with database.transaction(writes=True) as connection:
        query = select(ServerRow.key, ServerRow.value).where(ServerRow.key.in_([_CLEAR, MASKED])).with_for_update()
        found = {row.key: row.value for row in await connection.execute(query)}
        if MASKED in found:
            return unmasked(found[MASKED], secret)
        key = found.get(_CLEAR) or chance.secret()
        name, value = (MASKED, masked(key, secret)) if secret else (_CLEAR, key)
        insert = (postgresql if database.is_postgresql else sqlite).insert(ServerRow)
        await connection.execute(insert.values(key=name, value=value).on_conflict_do_nothing())
        if secret:
            await connection.execute(delete(ServerRow).where(ServerRow.key == _CLEAR))
        kept = (await connection.scalars(select(ServerRow.value).where(ServerRow.key == name))).one()
        return unmasked(kept, secret) if secret else kept
