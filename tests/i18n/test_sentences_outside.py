"""No sentence that a user reads stands outside the catalogs, in the commands and what they share."""

import ast
import re
from pathlib import Path

import pytest
from tests.i18n.source_texts import texts

import dosdemayo
from dosdemayo.i18n import Catalog
from dosdemayo.spoken import help_texts

SOURCE = Path(dosdemayo.__file__).parent
COMMANDS = [
    *sorted((SOURCE / "cli").rglob("*.py")),
    *sorted((SOURCE / "typed").glob("*.py")),
    SOURCE / "shell.py",
    SOURCE / "spoken.py",
]
#: Styles, a line of a file, and what others say and faults.toml translates.
NO_SENTENCES = {"bold blue", "bold red", 'name = "my box"', "env var:", "{} is no number of JSON"}
#: Help of the options that the laboratory shares; its own programs read no catalog.
SHARED = {text for key, text in help_texts("en").items() if key.startswith("help-shared.")}


def is_sentence(text: str) -> bool:
    return bool(re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", text))


@pytest.mark.parametrize("path", COMMANDS, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_command_says_nothing_by_itself(path: Path) -> None:
    assert {text for text in texts(path) if is_sentence(text)} - NO_SENTENCES - SHARED == set()


def test_an_error_of_the_user_is_named_by_its_message() -> None:
    keys = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "UserError":
                keys |= {part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)}
    assert len(keys) > 30
    assert {key for key in keys if not Catalog().has(str(key))} == set()
