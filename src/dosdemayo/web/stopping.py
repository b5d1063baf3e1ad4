"""Word that the server is going to stop, for whatever would otherwise have no end."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

_SIGNALS = (signal.SIGTERM, signal.SIGINT)


@contextmanager
def told_of_the_end(tell: Callable[[], None]) -> Iterator[None]:
    """Meanwhile a signal to end is told on this loop too; whoever was told of it before still is.

    The server that runs the application says nothing before all requests are over, which event streams never are.
    """
    loop = asyncio.get_running_loop()
    is_main = threading.current_thread() is threading.main_thread()
    before = {number: signal.getsignal(number) for number in _SIGNALS if is_main}

    def hear(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(tell)
        earlier = before[signal.Signals(number)]
        assert callable(earlier)
        earlier(number, frame)

    # A signal that nobody here handles ends the process, and is left to do so.
    ours = {number: signal.signal(number, hear) for number, earlier in before.items() if callable(earlier)}
    try:
        yield
    finally:
        for number, earlier in ours.items():
            signal.signal(number, earlier)
