"""Times at which nobody was served: they do not count on clocks."""

from __future__ import annotations

import json

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from dosdemayo.table.clock import Outage
from dosdemayo.web.store.database import Database
from dosdemayo.web.store.tables import ServerRow

#: Seconds between two signs of life, and how long none may come before that counts as an outage.
BEAT, _SILENCE = 5.0, 12.0
#: Seconds after which no clock can still be running from before an outage.
_FORGOTTEN = 90 * 86_400.0
_KEY = "alive"


class Downtime:
    """Every process that serves writes down that it does; whoever finds an old sign of life notes the outage."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.outages: tuple[Outage, ...] = ()

    async def beat(self, now: float) -> None:
        async with self._database.transaction(writes=True) as connection:
            query = select(ServerRow.value).where(ServerRow.key == _KEY).with_for_update()
            found = await connection.scalar(query)
            last, outages = json.loads(found) if found else (now, [])
            if now - last > _SILENCE:
                outages.append([last, now])
            self.outages = tuple(Outage(*outage) for outage in outages if outage[1] > now - _FORGOTTEN)
            value = json.dumps([max(now, last), self.outages]).encode()
            insert = (postgresql if self._database.is_postgresql else sqlite).insert(ServerRow)
            written = insert.values(key=_KEY, value=value)
            await connection.execute(written.on_conflict_do_update(index_elements=["key"], set_={"value": value}))
