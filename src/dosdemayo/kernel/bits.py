"""Bit masks and random numbers for compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import config, types
from numba.extending import intrinsic

from dosdemayo.kernel.jit import piece
from dosdemayo.kernel.layout import Streams

_HALF = np.uint64(32)
_LEFT, _RIGHT, _AGAIN = np.uint64(13), np.uint64(7), np.uint64(17)

if config.DISABLE_JIT:  # type: ignore[attr-defined]

    def lowest(mask: int) -> int:
        """The place of the lowest bit of a mask that is not empty."""
        return (int(mask) & -int(mask)).bit_length() - 1

    def size(mask: int) -> int:
        """How many bits are set."""
        return int(mask).bit_count()

else:  # one instruction of the machine each

    @intrinsic
    def lowest(_typing: Any, _mask: Any) -> Any:
        def build(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), build

    @intrinsic
    def size(_typing: Any, _mask: Any) -> Any:
        def build(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), build


@piece
def nth(mask: int, number: int) -> int:
    """The place of the bit that has `number` set bits below it."""
    for _ in range(number):
        mask &= mask - 1
    return lowest(mask)


@piece
def below(stream: Streams, limit: int) -> int:
    """A random number from 0 to limit - 1; moves the stream on (xorshift)."""
    state = stream[0]
    state ^= state << _LEFT
    state ^= state >> _RIGHT
    state ^= state << _AGAIN
    stream[0] = state
    return np.int64(((state >> _HALF) * np.uint64(limit)) >> _HALF)  # type: ignore[return-value]


@piece
def any_of(mask: int, stream: Streams) -> int:
    """A random bit of a mask that is not empty."""
    return nth(mask, below(stream, size(mask)))


def streams(seeds: Streams) -> Streams:
    """One stream of random numbers for each seed. Neighbouring seeds give unrelated streams (splitmix)."""
    mixed = np.asarray(seeds, np.uint64) + np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    mixed = mixed ^ (mixed >> np.uint64(31))
    return np.where(mixed == 0, np.uint64(1), mixed)
