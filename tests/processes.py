"""Processes of this machine, as Linux tells of them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def children(pid: int, word: str) -> list[int]:
    """Processes that this one has started, in any of its threads, with a word in their command."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has just ended
            parent = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == pid and word in (process / "cmdline").read_text():
                found.append(int(process.name))
    return found
