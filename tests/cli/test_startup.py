"""Help is quick, because nothing heavy is imported for it; adjudicating needs neither colours nor catalogs."""

import subprocess
import sys

import pytest

PROGRAM = """
import sys
sys.argv = ["dosdemayo", *{arguments!r}]
from dosdemayo.cli import main
try:
    main()
except SystemExit:
    pass
print("\\n".join(sys.modules), file=sys.stderr)
"""


def imported(*arguments: str) -> set[str]:
    program = PROGRAM.format(arguments=list(arguments))
    done = subprocess.run([sys.executable, "-c", program], input="{}", check=True, capture_output=True, text=True)
    return set(done.stderr.split())


@pytest.mark.parametrize(
    ("arguments", "unwanted"),
    [
        (("--help",), {"rich", "rich.console", "fluent.runtime", "dosdemayo.engine", "dosdemayo.content", "numpy"}),
        (("--version",), {"rich", "fluent.runtime", "dosdemayo.engine"}),
        (("adjudicate", "-"), {"rich", "fluent.runtime", "numpy", "numba"}),
        (("play",), {"dosdemayo.ai", "numpy", "numba"}),
        (("play", "--against", "beginner"), {"numpy", "numba"}),
    ],
)
def test_a_command_imports_no_more_than_it_needs(arguments: tuple[str, ...], unwanted: set[str]) -> None:
    modules = imported(*arguments)
    assert "dosdemayo.cli.app" in modules
    assert modules & unwanted == set()
