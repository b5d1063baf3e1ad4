"""What an operator measures: counts and times, never who or which game."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator

from starlette.types import ASGIApp, Message, Receive, Scope, Send

#: Requests that give an answer to a question of the rules.
_ANSWERING = ("/answer", "/seal", "/reveal")
#: Upper limits of the classes of times, in seconds.
_CLASSES = (0.01, 0.05, 0.1, 0.5, 1.0, 5.0)


class Metrics:
    """Middleware that counts, and the counts."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._statuses: Counter[int] = Counter()
        self._times: Counter[float] = Counter()
        self._seconds = 0.0
        self._answers = 0
        self._streams = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        is_stream = scope["path"].endswith("/events")
        began, self._streams = time.perf_counter(), self._streams + is_stream

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._note(scope, message["status"], None if is_stream else time.perf_counter() - began)
            await send(message)

        scope["metrics"] = self
        try:
            await self._app(scope, receive, noting)
        finally:
            self._streams -= is_stream

    def _note(self, scope: Scope, status: int, seconds: float | None) -> None:
        self._statuses[status] += 1
        self._answers += status == 200 and scope["method"] == "POST" and scope["path"].endswith(_ANSWERING)
        if seconds is not None:
            self._seconds += seconds
            self._times[next((limit for limit in _CLASSES if seconds <= limit), float("inf"))] += 1

    def lines(self, **gauges: float) -> Iterator[str]:
        """In the text format of Prometheus."""
        yield from _family("requests_total", "counter", {f'{{status="{key}"}}': n for key, n in self._statuses.items()})
        yield from _family("answers_total", "counter", {"": self._answers})
        yield "# TYPE dosdemayo_request_seconds histogram"
        total = 0
        for limit in (*_CLASSES, float("inf")):
            total += self._times[limit]
            name = "+Inf" if limit == float("inf") else limit
            yield f'dosdemayo_request_seconds_bucket{{le="{name}"}} {total}'
        yield f"dosdemayo_request_seconds_sum {self._seconds:.6f}"
        yield f"dosdemayo_request_seconds_count {total}"
        for name, value in {"streams": self._streams, **gauges}.items():
            yield from _family(name, "gauge", {"": value})


def _family(name: str, kind: str, values: dict[str, float]) -> Iterator[str]:
    yield f"# TYPE dosdemayo_{name} {kind}"
    for labels, value in sorted(values.items()):
        yield f"dosdemayo_{name}{labels} {value}"
