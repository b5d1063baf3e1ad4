"""What the project promises of its own text: small files, layers, an engine that names no card, nothing unfinished."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from dosdemayo.rules_text import rules_file

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "src" / "dosdemayo" / "engine"
LONGEST_FILE = 400
GENERATED = {"schema.d.ts"}

# One letter of each stands in brackets, so that this file does not contain what it looks for.
UNWANTED = {
    "an unfinished mark": r"\b(TO[D]O|FIX[M]E|X[X]X|NotImplemented[E]rror)\b",
    "a test that does not run": r"pytest\.mark\.(s[k]ip|x[f]ail)\b",
    "a path of somebody's machine": r"(?<![\w.])/(w[o]rk|f[a]rm|r[o]ot|h[o]me)/",
    "a package registry's host": r"p[y]pi\.org|python[h]osted\.org|registry\.[n]pmjs\.org|registry\.[y]arnpkg\.com",
    "a word about how the text was made": r"(?i)\b(c[l]aude|anth[r]opic|chat[g]pt|co-authored-[b]y)\b",
}
# The engine has no I/O, clock or randomness, so it has no use for the modules that bring them.
IMPURE = {"datetime", "io", "logging", "os", "pathlib", "random", "secrets", "socket", "subprocess", "tempfile", "time"}


def tracked_files() -> list[Path]:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    files = [ROOT / name for name in listing.split("\0") if name]
    assert ROOT / "pyproject.toml" in files
    return [path for path in files if path.is_file()]


def unwanted_in(text: str) -> Iterator[str]:
    for name, pattern in UNWANTED.items():
        for match in re.finditer(pattern, text):
            yield f"line {text.count(chr(10), 0, match.start()) + 1}: {name}: {match.group()}"


def imports_of(tree: ast.AST) -> Iterator[str]:
    """The modules imported when the code runs; what only the type checker reads brings in nothing."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module or ""
        else:
            yield from imports_of(node)


def engine_files() -> list[Path]:
    files = sorted(ENGINE.rglob("*.py"))
    assert files
    return files


def test_no_source_file_is_long() -> None:
    sources = [
        path for path in tracked_files() if path.suffix in {".py", ".ts", ".svelte"} and path.name not in GENERATED
    ]
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in sources
    }
    assert "src/dosdemayo/__init__.py" in lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_nothing_unwanted_in_the_tree() -> None:
    found = []
    for path in tracked_files():
        content = path.read_bytes()
        if b"\0" not in content:
            name = path.relative_to(ROOT).as_posix()
            found += [f"{name} {finding}" for finding in unwanted_in(content.decode("utf-8"))]
    assert found == []


@pytest.mark.parametrize(
    ("halves", "name"),
    [
        (("# TO", "DO: later"), "an unfinished mark"),
        (("@pytest.mark.sk", "ip"), "a test that does not run"),
        (("see /ho", "me/someone/notes"), "a path of somebody's machine"),
        (("https://py", "pi.org/simple"), "a package registry's host"),
        (("Co-Authored", "-By: a machine"), "a word about how the text was made"),
    ],
)
def test_the_search_finds_what_is_planted(halves: tuple[str, str], name: str) -> None:
    [finding] = unwanted_in("a line before\n" + "".join(halves))
    assert finding.startswith(f"line 2: {name}")


def test_import_layers() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    linter = Path(sys.executable).with_name("lint-imports")
    run = subprocess.run([linter, "--no-cache"], cwd=ROOT, check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"Contracts: {len(contracts)} kept, 0 broken." in run.stdout


@pytest.mark.parametrize("path", engine_files(), ids=lambda path: path.relative_to(ENGINE).as_posix())
def test_the_engine_imports_only_pure_standard_library(path: Path) -> None:
    imported = set(imports_of(ast.parse(path.read_text(encoding="utf-8"))))
    outside = {name.split(".")[0] for name in imported if name.split(".")[:2] != ["dosdemayo", "engine"]}
    assert outside - sys.stdlib_module_names == set()
    assert outside & IMPURE == set()


def test_the_engine_names_no_card() -> None:
    ids = re.findall(r"^\| C-[FS]\d+ \| `(\w+)` \|", rules_file("cards"), flags=re.MULTILINE)
    assert len(ids) == 22
    words = {word for card in ids for word in card.split("_") if len(word) > 4}
    named = {
        (path.relative_to(ENGINE).as_posix(), word)
        for path in engine_files()
        for word in re.findall(r"[a-záéíóúñ]+", path.read_text(encoding="utf-8").lower())
        if word in words
    }
    assert named == set()


#: Classes that have the same name on purpose: what goes over the wire is called as what it shows.
SAME_NAME = {
    *("AllotmentOptions", "FrenchGroup", "Question", "Screen", "SpanishGroup", "State", "Tokens", "WindowOptions"),
    "Settings",  # of the server, and of a command
}
#: Names of files that say nothing to a newcomer; the glossary has the words that replaced them.
RIDDLES = {
    "company",
    "desk",
    "floor",
    "moments",
    "patience",
    "pens",
    "room",
    "seen",
    "shelf",
    "sitting",
    "tail",
    "told",
}


def test_one_word_for_one_thing() -> None:
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.setdefault(node.name, []).append(path.relative_to(ROOT).as_posix())
    assert "Match" in found
    assert {name: places for name, places in found.items() if len(places) > 1 and name not in SAME_NAME} == {}


def test_no_file_is_named_by_a_riddle() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in (ROOT / "src").rglob("*.py")}
    assert {name for name in names if RIDDLES & set(name.removesuffix(".py").split("/"))} == set()


def test_the_glossary_names_what_the_source_has() -> None:
    """Words in code style stand for names that exist."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_.]*[A-Z]\w+)`", text))
    assert named
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    assert {name for name in named if f"class {name.split('.')[-1]}" not in source} == set()
