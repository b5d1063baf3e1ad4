"""The rules a second time, compiled: positions as rows of integers, by the batch. The readable engine is the law.

Importing this package costs nothing; Numba is loaded when the kernel is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dosdemayo.kernel.api import Kernel
    from dosdemayo.kernel.codec import decode, encode
    from dosdemayo.kernel.convert import row_of, state_of

__all__ = ["Kernel", "decode", "encode", "row_of", "state_of"]

_HOMES = {"Kernel": "api", "decode": "codec", "encode": "codec", "row_of": "convert", "state_of": "convert"}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
