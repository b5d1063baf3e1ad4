"""Whatever is typed at a question: no traceback, and the question stands until it is answered."""

from pathlib import Path
from random import Random

import pytest
from tests.cli.run import run

WORDS = [
    *("play", "use", "pass", "murat", "artilleria", "molina", "nobody", "on", "to", "9-14", "-16", "99-1", "2x9-14"),
    *("0x1-2", "6-7:2", "7-9:", ":", "15", "0", "-1", "²", "٣", "9→14", "draw", "d", "deny", "allow", "1", "2", "3"),
    *("undo", "map 3", "cards", "rules x", "rules", "hand 2", "log", "options", "save", "[bold]", "{ $x }", "\x00"),
    *("é", "x" * 300, ",", ";", "--", "../"),
]


@pytest.mark.usefixtures("nobody_waits")
@pytest.mark.parametrize("seed", range(8))
def test_garbage_is_answered_in_words(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # `save` takes nearly anything for a file
    rng = Random(seed)
    lines = []
    for _ in range(250):
        lines.append(" ".join(rng.choices(WORDS, k=rng.randint(1, 4))))
        lines += [""] * rng.randrange(3)
    options = [*(["--strict"] if seed % 2 else []), *(["--against", "beginner"] if seed % 4 > 1 else [])]
    done = run("play", "--seed", str(seed), *options, typed="\n".join(lines) + "\n")
    assert done.exception is None, done.output[-2000:]
    assert done.exit_code == 0
    assert "The game stops here" in done.output or "win:" in done.output
