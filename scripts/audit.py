"""Are there known weaknesses in what is locked? Where the indexes cannot be asked, that is said, and nothing fails."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
_TOOL = "pip-audit@2.10.1"
_PYTHON = [sys.executable, "-m", "uv", "tool", "run", _TOOL, "--progress-spinner=off", "--disable-pip", "--timeout=10"]
#: With the Node that the page is built with.
_PAGE = ["scripts/npm-run", os.path.relpath(sys.executable, ROOT), "audit"]
#: Seconds for each of them.
_PATIENCE = 60.0
Run = Callable[[list[str]], str]


def run(command: list[str], patience: float = _PATIENCE) -> str:
    """What a command writes; its status is the same for weaknesses and for failures. What it started ends with it."""
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True
    ) as started:
        try:
            return started.communicate(timeout=patience)[0]
        except BaseException:
            os.killpg(started.pid, signal.SIGKILL)
            raise


def of_python(command: Run) -> Iterator[str]:
    """Of the Python packages in requirements/."""
    locked = [f"--requirement={path}" for path in sorted((ROOT / "requirements").glob("*.txt"))]
    packages = json.loads(command([*_PYTHON, "--require-hashes", "--format=json", *locked]))["dependencies"]
    if not any("vulns" in package for package in packages):
        raise LookupError
    for package in packages:
        for known in package.get("vulns", ()):
            mended = ", ".join(known["fix_versions"]) or "no version"
            yield f"{package['name']} {package['version']}: {known['id']} (mended in {mended})"


def of_page(command: Run) -> Iterator[str]:
    """Of the packages that the page is built with."""
    found: dict[str, Any] = json.loads(command(_PAGE))["vulnerabilities"]
    for name, known in found.items():
        yield f"{name} {known['range']}: {known['severity']}"


def _reason(error: Exception) -> str:
    match error:
        case FileNotFoundError():
            return "the program that looks is not installed"
        case subprocess.TimeoutExpired():
            return f"no answer within {error.timeout:.0f} seconds"
        case OSError():
            return str(error.strerror)
        case _:
            return "the index did not answer, or not in the form that is expected"


def main(command: Run = run) -> int:
    found: list[str] = []
    for index, look in (("Python", of_python), ("the page", of_page)):
        try:
            found += look(command)
        except (OSError, subprocess.SubprocessError, ValueError, LookupError, TypeError, AttributeError) as error:
            print(f"the packages of {index} were not looked up: {_reason(error)}", file=sys.stderr)
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
