"""No sentence that a user reads stands outside the catalogs: in the commands, the page, and what the server sends."""

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
PAGE = SOURCE.parents[1] / "web-ui" / "src"
#: Sentences for programmers, about a page that is broken, and the first line of a file.
NOT_ON_THE_PAGE = {
    "a line needs two points",
    "the board has no place ${place}",
    "the borders of an area do not close",
    "${card.id} has no words",
    "the page has no place for the game",
    "dosdemayo report 1",
}
SENDING = [*(SOURCE / "web" / "notices").glob("*.py"), *(SOURCE / "web" / "serializers").glob("*.py")]
#: What a setting or an address should be, for operators and programs.
NOT_SENT = {
    "expected https://host/path",
    "expected smtp://user:password@host:port?from=address",
    "no address",
    "no such host",
    "not a public address",
    "only the usual ports",
}
#: Help of the options that the laboratory shares; its own programs read no catalog.
SHARED = {text for key, text in help_texts("en").items() if key.startswith("help-shared.")}


def is_sentence(text: str) -> bool:
    return bool(re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", text))


@pytest.mark.parametrize("path", COMMANDS, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_command_says_nothing_by_itself(path: Path) -> None:
    assert {text for text in texts(path) if is_sentence(text)} - NO_SENTENCES - SHARED == set()


@pytest.mark.parametrize("path", sorted(SENDING), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_the_server_sends_players_no_sentence_of_its_own(path: Path) -> None:
    assert {text for text in texts(path) if is_sentence(text)} - NOT_SENT == set()


def of_script(script: str) -> list[str]:
    """The texts of a piece of TypeScript."""
    code = re.sub(r"/\*.*?\*/|(?:^|\s)//\s.*?$|^\s*import .*?$", "", script, flags=re.DOTALL | re.MULTILINE)
    return [match[2] for match in re.finditer(r"(['\"`])((?:\\.|(?!\1).)*)\1", code)]


def of_markup(markup: str) -> list[str]:
    """What stands between the tags, and in attributes that are read aloud."""
    while (without := re.sub(r"\{[^{}]*\}", "", markup)) != markup:
        markup = without
    return re.findall(r">([^<>]+)<", markup) + re.findall(r'(?:aria-label|title|placeholder|alt)="([^"]+)"', markup)


def on_page(source: str, suffix: str) -> set[str]:
    if suffix == ".ts":
        return {text for text in of_script(source) if is_sentence(text)}
    seen = re.sub(r"<!--.*?-->|<style.*?</style>", "", source, flags=re.DOTALL)
    scripts = re.findall(r"<script[^>]*>(.*?)</script>", seen, re.DOTALL)
    markup = re.sub(r"<script.*?</script>", "", seen, flags=re.DOTALL)
    found = [*(text for script in scripts for text in of_script(script)), *of_markup(markup)]
    return {text for text in found if is_sentence(text) and not text.startswith("data:")}


def test_the_page_says_nothing_by_itself() -> None:
    found = {
        text
        for path in PAGE.rglob("*")
        if path.suffix in (".svelte", ".ts") and not re.search(r"fixtures|preview|schema\.d|\.test\.", path.as_posix())
        for text in on_page(path.read_text(encoding="utf-8"), path.suffix)
    }
    assert found - NOT_ON_THE_PAGE == set()


def test_a_sentence_on_the_page_would_be_found() -> None:
    """The test before this one can fail."""
    script = "<script>const one = t('ui-one'); const two = `Seal ${one} orders now`;</script>"
    found = on_page(f'{script}<p title="Go on">{{one}} Your turn</p>', ".svelte")
    assert found == {"Seal ${one} orders now", "Go on", " Your turn"}


def test_an_error_of_the_user_is_named_by_its_message() -> None:
    keys = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "UserError":
                keys |= {part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)}
    assert len(keys) > 30
    assert {key for key in keys if not Catalog().has(str(key))} == set()
