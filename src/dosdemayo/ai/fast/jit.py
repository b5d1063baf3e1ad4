"""How the search is compiled: like the kernel, with the state of both sources in the name of the code on disk."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import numba

from dosdemayo.kernel.jit import SOURCES as KERNEL_SOURCES

F = TypeVar("F", bound=Callable[..., Any])


def _sources() -> str:
    digest = sha256(KERNEL_SOURCES.encode())
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


_SOURCES = _sources()


#: Compiled code makes no arrays, so it need not count references to them. Sums may be reordered for speed.
_OPTIONS: dict[str, Any] = {"nogil": True, "_nrt": False, "error_model": "numpy", "fastmath": True}


def piece(function: F) -> F:
    """A part of the search that is called from compiled code."""
    compiled: F = numba.njit(**_OPTIONS)(function)
    return compiled


def entry(function: F) -> F:
    """A way into the search from Python. Its machine code is kept on disk."""
    function.__qualname__ = f"{function.__qualname__}_{_SOURCES}"
    compiled: F = numba.njit(cache=True, **_OPTIONS)(function)
    return compiled
