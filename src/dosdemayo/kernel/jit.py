"""How the kernel is compiled: by Numba, when first called."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import numba

F = TypeVar("F", bound=Callable[..., Any])


def _sources() -> str:
    digest = sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


#: Names the state of the kernel's whole source.
SOURCES = _sources()


#: The kernel makes no arrays. Without Numba's counting of references to them it is twice as fast.
_OPTIONS: dict[str, Any] = {"nogil": True, "_nrt": False, "error_model": "numpy"}


def piece(function: F) -> F:
    """A part of the kernel that is called from compiled code."""
    compiled: F = numba.njit(**_OPTIONS)(function)
    return compiled


def phrase(function: F) -> F:
    """A piece of a line or two, written out wherever it is called."""
    compiled: F = numba.njit(inline="always", **_OPTIONS)(function)
    return compiled


def entry(function: F) -> F:
    """A way into the kernel from Python. Its machine code is kept on disk.

    Numba looks only at the file of the function itself to see whether the code on disk is out of date, not at the files
    of what it calls. So the state of the whole source goes into the name under which the code is kept.
    """
    function.__qualname__ = f"{function.__qualname__}_{SOURCES}"
    compiled: F = numba.njit(cache=True, **_OPTIONS)(function)
    return compiled
