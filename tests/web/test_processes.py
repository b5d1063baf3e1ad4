"""Several processes behind one address."""

from __future__ import annotations

import signal

from tests.cli.test_serve_and_arena import about, free_port
from tests.cli.test_stopping import started, stop


async def test_a_server_of_two_processes_answers_and_leaves_none_behind(postgres_url: str) -> None:
    port = free_port()
    arguments = ["dosdemayo", "serve", "--no-browser", "--port", str(port), "--processes", "2"]
    with started(*arguments, DOSDEMAYO_DATABASE_URL=postgres_url) as server:
        assert about(port, patience=120)["levels"]
        assert "Traceback" not in stop(server, signal.SIGTERM)
