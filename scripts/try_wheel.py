"""Install a wheel into an empty virtual environment, play a game there and ask its server for the page.

try_wheel.py WHEEL: the status is 0 if everything worked.
"""

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

#: A Spanish player who does as little as the rules allow: what a question does not take is asked again.
TYPED = "\ndecline\nallow\n" * 1000
PATIENCE = 120


def try_wheel(wheel: Path, folder: Path) -> None:
    venv.create(folder / "venv", with_pip=True)
    python = folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install(python, wheel)
    command = [str(python), "-m", "dosdemayo"]
    play(command, folder / "game.dos")
    serve(command, folder)
    refuse_postgresql(command, folder)


def install(python: Path, wheel: Path) -> None:
    """uv is quick; pip is the fallback, because it also obeys a machine's own pip configuration."""
    quick = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", str(python), str(wheel)]
    if subprocess.run(quick, check=False, stderr=subprocess.DEVNULL).returncode:
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", str(wheel)], check=True)


def play(command: list[str], game: Path) -> None:
    run([*command, "play", str(game), "--seed", "1", "--against", "beginner"], typed=TYPED)
    told = run([*command, "check", str(game)]).stdout
    expect("win" in told, f"the game did not end: {told}")


def serve(command: list[str], folder: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = ENVIRONMENT | {"DOSDEMAYO_DATABASE_URL": f"sqlite:///{folder / 'games.sqlite'}"}
    server = subprocess.Popen([*command, "serve", "--no-browser", "--port", str(port)], env=environment)
    try:
        page = fetched(f"http://127.0.0.1:{port}/", server)
        expect(b"<script" in page, "the server's page has no program")
    finally:
        server.terminate()
        server.wait()


def fetched(address: str, server: subprocess.Popen[bytes]) -> bytes:
    """What the server answers, as soon as it does."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address) as answer:  # noqa: S310 - the address is ours
                page: bytes = answer.read()
                return page
        except OSError:
            expect(server.poll() is None and time.monotonic() < until, "the server did not start")
            time.sleep(0.2)


def refuse_postgresql(command: list[str], folder: Path) -> None:
    environment = ENVIRONMENT | {"DOSDEMAYO_DATABASE_URL": "postgresql://127.0.0.1:1/games"}
    done = subprocess.run(
        [*command, "serve", "--no-browser"], cwd=folder, env=environment, check=False, capture_output=True, text=True
    )
    expect(done.returncode == 2 and "dosdemayo[postgres]" in done.stderr, f"PostgreSQL is refused badly: {done.stderr}")


def run(command: list[str], typed: str = "") -> subprocess.CompletedProcess[str]:
    done = subprocess.run(command, env=ENVIRONMENT, input=typed, check=False, capture_output=True, text=True)
    expect(done.returncode == 0, f"{' '.join(command)} failed: {done.stderr}")
    return done


def expect(holds: bool, otherwise: str) -> None:
    if not holds:
        sys.exit(otherwise)


#: Nothing of the machine's own Python may help the wheel.
ENVIRONMENT = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        try_wheel(Path(sys.argv[1]).resolve(), Path(temporary))
    sys.stdout.write("The wheel plays a game and serves the page.\n")
