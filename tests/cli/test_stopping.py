"""SIGTERM and Ctrl-C end a command and every process that it has started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from tests.cli.test_serve_and_arena import about, free_port
from tests.processes import children

MANY = "1000000"
#: Seconds in which a stopped command has gone, also on a busy machine; finishing its games would take far longer.
SOON = 30


@contextmanager
def started(*arguments: str, **variables: str) -> Iterator[subprocess.Popen[bytes]]:
    """A command in a session of its own, so that whatever it leaves behind can be found."""
    command = subprocess.Popen(
        [sys.executable, "-m", *arguments],
        env=os.environ | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield command
    finally:
        if is_anybody_left(command):
            os.killpg(command.pid, signal.SIGKILL)
        command.communicate()


def is_anybody_left(command: subprocess.Popen[bytes]) -> bool:
    try:
        os.killpg(command.pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until(holds: Callable[[], bool], seconds: float) -> None:
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


def stop(command: subprocess.Popen[bytes], number: signal.Signals) -> str:
    """Stopped as a service manager or a keyboard would; what it said then."""
    if number is signal.SIGINT:
        os.killpg(command.pid, number)
    else:
        command.send_signal(number)
    _, said = command.communicate(timeout=SOON)
    wait_until(lambda: not is_anybody_left(command), SOON)
    return said.decode()


by_signal = pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=lambda number: number.name)


@by_signal
def test_a_server_takes_its_compiler_along(number: signal.Signals, tmp_path: Path) -> None:
    port = free_port()
    arguments = ["dosdemayo", "serve", "--no-browser", "--port", str(port), "--folder", str(tmp_path)]
    with started(*arguments, NUMBA_CACHE_DIR=str(tmp_path / "compiled")) as server:
        about(port, patience=120)
        assert "Traceback" not in stop(server, number)
        assert server.returncode in (128 + signal.SIGTERM, 128 + signal.SIGINT, 1)


UVICORN = ["uvicorn", "--factory", "dosdemayo.web.app:create_app", "--no-access-log", "--log-level", "error"]


@pytest.mark.parametrize("arguments", [["dosdemayo", "serve", "--no-browser"], UVICORN], ids=["ours", "another"])
def test_an_open_page_does_not_hold_a_server_up(arguments: list[str], tmp_path: Path) -> None:
    """However it is started: streams hear themselves that the server stops."""
    port, database = free_port(), f"sqlite:///{tmp_path / 'games.sqlite'}"
    with started(*arguments, "--port", str(port), DOSDEMAYO_DATABASE_URL=database) as server:
        about(port, patience=120)
        origin = f"http://127.0.0.1:{port}"
        game = httpx2.post(f"{origin}/api/games", json={"side": "french", "opponent": {"kind": "link"}}).json()
        headers = {"Authorization": f"Bearer {game['tokens']['french']}"}
        with httpx2.stream("GET", f"{origin}/api/games/{game['game']}/events", headers=headers) as stream:
            news = stream.iter_raw()  # as long as it is kept, it is read
            assert b"changed" in next(news)
            assert stop(server, signal.SIGTERM) == ""


def test_a_server_takes_along_whoever_thinks_for_it(tmp_path: Path) -> None:
    port = free_port()
    with started("dosdemayo", "serve", "--no-browser", "--port", str(port), "--folder", str(tmp_path)) as server:
        about(port, patience=120)
        wanted = {"side": "spanish", "opponent": {"kind": "computer", "level": "strongest"}}
        assert httpx2.post(f"http://127.0.0.1:{port}/api/games", json=wanted).status_code == 201
        wait_until(lambda: bool(children(server.pid, "dosdemayo.web.mind")), 120)
        [mind] = children(server.pid, "dosdemayo.web.mind")
        assert "Traceback" not in stop(server, signal.SIGTERM)
        with pytest.raises(ProcessLookupError):
            os.kill(mind, 0)


ARENA = ["dosdemayo", "arena", "beginner", "-n", MANY, "-p", "2"]
STUDY = ["dosdemayo", "study", "balance", "-f", "beginner", "-n", MANY, "--block-size", "2", "-p", "2"]


@pytest.mark.parametrize(
    ("arguments", "number"),
    [
        pytest.param(ARENA, signal.SIGTERM, id="arena-SIGTERM"),
        pytest.param(ARENA, signal.SIGINT, id="arena-SIGINT"),
        pytest.param(STUDY, signal.SIGTERM, id="study-SIGTERM", marks=pytest.mark.long),
    ],
)
def test_workers_do_not_go_on_alone(arguments: list[str], number: signal.Signals, tmp_path: Path) -> None:
    with started(*arguments, "--folder", str(tmp_path)) as command:
        wait_until(lambda: any(path.is_file() for path in tmp_path.rglob("*.*") if path.name != ".writable"), 120)
        assert "Traceback" not in stop(command, number)
        assert command.returncode != 0


#: As a training does it: one command, workers that are busy for long.
PROGRAM = """
import time, typer
from concurrent.futures import ProcessPoolExecutor
from dosdemayo.shell import PlainCommand

app = typer.Typer()

@app.command(cls=PlainCommand)
def main():
    with ProcessPoolExecutor(2) as pool:
        waiting = [pool.submit(time.sleep, 1000) for _ in range(4)]
        print("started", flush=True)
        waiting[0].result()

app()
"""


@by_signal
def test_a_program_of_one_command_ends_its_workers(number: signal.Signals, tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    with started("program", PYTHONPATH=os.pathsep.join([str(tmp_path), *sys.path])) as command:
        assert command.stdout is not None
        assert command.stdout.readline() == b"started\n"
        stop(command, number)
        assert command.returncode == 128 + number
