"""How the kernel is compiled: by Numba, when first called."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import numba

F = TypeVar("F", bound=Callable[..., Any])
#: Compiled code makes no arrays. Without Numba's counting of references to them it is twice as fast.
OPTIONS: dict[str, Any] = {"nogil": True, "_nrt": False, "error_model": "numpy"}


def state_of_sources(file: str, below: str = "") -> str:
    """Names the state of all sources in the folder of a file, and of what they stand on."""
    digest = sha256(below.encode())
    for path in sorted(Path(file).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def entry_compiler(sources: str, options: dict[str, Any]) -> Callable[[F], F]:
    """Compiles ways in from Python. Their machine code is kept on disk.

    Numba looks only at the file of the function itself to see whether the code on disk is out of date, not at the files
    of what it calls. So the state of the whole source goes into the name under which the code is kept.
    """

    def entry(function: F) -> F:
        function.__qualname__ = f"{function.__qualname__}_{sources}"
        compiled: F = numba.njit(cache=True, **options)(function)
        return compiled

    return entry


SOURCES = state_of_sources(__file__)
entry = entry_compiler(SOURCES, OPTIONS)


def piece(function: F) -> F:
    """A part of the kernel that is called from compiled code."""
    compiled: F = numba.njit(**OPTIONS)(function)
    return compiled


def phrase(function: F) -> F:
    """A piece of a line or two, written out wherever it is called."""
    compiled: F = numba.njit(inline="always", **OPTIONS)(function)
    return compiled
