from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg
import pytest
from tests.web.kit import Clock, Server, running
from tests.web.postgres import cluster

from dosdemayo.web.settings import Settings


async def new_database(postgres: str) -> str:
    name = f"t{uuid4().hex}"
    connection = await asyncpg.connect(f"{postgres}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{postgres}/{name}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with cluster() as address:
        yield address


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.sqlite'}"


@pytest.fixture
async def postgres_url(postgres: str) -> str:
    return await new_database(postgres)


@pytest.fixture(params=["sqlite_url", "postgres_url"], ids=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> Any:
    return request.getfixturevalue(request.param)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def settings(sqlite_url: str, clock: Clock, tmp_path: Path) -> Settings:
    return Settings(
        database_url=sqlite_url,
        now=clock,
        bot_pause=lambda level, question: 0.0,
        clock_tick=3600,
        static=tmp_path / "static",
    )


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Server]:
    async with running(settings) as server:
        yield server
