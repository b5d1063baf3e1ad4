"""A PostgreSQL server of the tests' own: a fresh cluster, on loopback, under an unprivileged user."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

_USERS = ("postgres", "nobody")


def binaries() -> Path:
    """Where initdb and pg_ctl are; Debian keeps them out of PATH."""
    on_path = shutil.which("initdb")
    found = [Path(on_path).parent] if on_path else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    assert found, "PostgreSQL is not installed; scripts/system-packages installs it"
    return found[0]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a running server, without the name of a database."""
    # Not below pytest's own folder, which is closed to every other user.
    with TemporaryDirectory(prefix="dosdemayo-postgres-") as folder, _cluster(Path(folder)) as address:
        yield address


@contextmanager
def _cluster(folder: Path) -> Iterator[str]:
    data, port = folder / "data", free_port()
    data.mkdir()
    run = _as_user(folder)
    run("initdb", "-D", data, "-U", "tests", "-A", "trust", "-E", "UTF8", "--no-sync")
    settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
    run("pg_ctl", "-D", data, "-o", settings, "-l", folder / "log", "-w", "start")
    try:
        yield f"postgresql://tests@127.0.0.1:{port}"
    finally:
        run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")


def crash(data: str) -> None:
    """End a cluster without a word, and start it again as it was."""
    folder = Path(data).parent
    _as_user(folder)("pg_ctl", "-D", data, "-m", "immediate", "-l", folder / "log", "-w", "restart")


class _as_user:  # noqa: N801 - used like a function
    """Runs PostgreSQL's commands as somebody who is not root: as root it refuses."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._prefix: list[str] = []
        if os.geteuid() == 0:
            user = next(name for name in _USERS if _exists(name))
            self._prefix = ["runuser", "-u", user, "--"]
            owner = pwd.getpwnam(user)
            for path in (folder, *folder.iterdir()):
                os.chown(path, owner.pw_uid, owner.pw_gid)

    def __call__(self, command: str, *arguments: object) -> None:
        line = [*self._prefix, str(binaries() / command), *map(str, arguments)]
        done = subprocess.run(line, cwd=self._folder, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert done.returncode == 0, done.stdout.decode()


def _exists(user: str) -> bool:
    return any(entry.pw_name == user for entry in pwd.getpwall())
