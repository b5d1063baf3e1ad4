"""How the search is compiled: like the kernel, and sums may be reordered for speed."""

from __future__ import annotations

import numba

from dosdemayo.kernel.jit import OPTIONS, SOURCES, F, entry_compiler, state_of_sources

_OPTIONS = OPTIONS | {"fastmath": True}
entry = entry_compiler(state_of_sources(__file__, SOURCES), _OPTIONS)


def piece(function: F) -> F:
    """A part of the search that is called from compiled code."""
    compiled: F = numba.njit(**_OPTIONS)(function)
    return compiled
