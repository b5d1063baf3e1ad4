"""`python -m dosdemayo.web.mind`: a process that thinks for computer opponents, and ends with the server it thinks for.

It is asked through a pipe and answers through another: a length, and as many bytes. When the server is gone, however
that happened, there is nothing more to read.
"""

from __future__ import annotations

import io
import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from types import FunctionType
from typing import IO, Any, NamedTuple

from dosdemayo.ai import Bot, bot
from dosdemayo.ai.warm import warm_up
from dosdemayo.engine import Ruleset, View
from dosdemayo.engine.actions import Action
from dosdemayo.engine.spaces import Options
from dosdemayo.web.chance import SecureChance

LENGTH = 8
#: Whoever plays meanwhile comes first.
_POLITENESS = 10
#: How nice the whole session of this process is.
_SESSION = Path("/proc/self/autogroup")


class Puzzle(NamedTuple):
    """All that an opponent learns of a question."""

    level: str
    #: Which rules these are: the edition's fingerprint, and whether orders are strict.
    rules_key: tuple[str, bool]
    rules: Ruleset
    view: View
    options: Options
    seed: str | None
    #: What the dice are for.
    purpose: str


class _Pickler(pickle.Pickler):
    """Leaves behind what options ask the whole game: whoever thinks has a view of it."""

    def reducer_override(self, thing: Any) -> Any:
        return (_left, ()) if isinstance(thing, FunctionType) and "<locals>" in thing.__qualname__ else NotImplemented


def _left() -> Any:
    return _left_behind


def _left_behind(*_: Any) -> Any:
    raise LookupError("only the table can say that")


def packed(thing: Any) -> bytes:
    text = io.BytesIO()
    _Pickler(text).dump(thing)
    return len(text.getbuffer()).to_bytes(LENGTH) + text.getvalue()


class Mind:
    """Warms up for a level, or answers for it."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, tuple[str, bool]], Bot] = {}

    def reply(self, asked: str | Puzzle) -> Action | str | None:
        """An answer, nothing, or why the thought came to nothing."""
        try:
            return warm_up(asked) if isinstance(asked, str) else self._answer(asked)
        except Exception:  # noqa: BLE001 - whatever it is, the server says it
            return traceback.format_exc()

    def _answer(self, puzzle: Puzzle) -> Action:
        key = puzzle.level, puzzle.rules_key
        if key not in self._bots:
            self._bots[key] = bot(puzzle.level, puzzle.rules)
        rng = SecureChance().dice(puzzle.seed, puzzle.purpose)
        return self._bots[key].answer(puzzle.view, puzzle.options, rng)


def think(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Until there are no more questions."""
    mind = Mind()
    while len(length := questions.read(LENGTH)) == LENGTH:
        asked = pickle.loads(questions.read(int.from_bytes(length)))  # noqa: S301 - from the server that started us
        answers.write(packed(mind.reply(asked)))
        answers.flush()


def _give_way() -> None:
    """Linux shares time between sessions before it looks who is nice within one, and this has a session of its own."""
    if hasattr(os, "nice"):
        os.nice(_POLITENESS)
    with suppress(OSError):  # no Linux, or one that does not do so
        _SESSION.write_text(str(_POLITENESS), encoding="ascii")


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    _give_way()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever prints must not get between
    try:
        think(sys.stdin.buffer, answers)
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main()
