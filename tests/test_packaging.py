"""What is imported is declared and locked; what is built contains the page, and plays in an empty environment."""

import ast
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from tests.test_house_style import ROOT, imports_of, tracked_files

from dosdemayo import __version__

SOURCE = ROOT / "src" / "dosdemayo"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PAGE = "src/dosdemayo/web/static/index.html"
#: The extras that a package may ask its users for.
EXTRAS = {"ai": {"lab"}, "lab": {"lab", "ray"}, "testing": {"testing"}, "web": {"postgres"}}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(*extras: str) -> set[str]:
    """The distributions that an installation with these extras brings, by their own names."""
    wanted = [*PROJECT["dependencies"], *(one for extra in extras for one in PROJECT["optional-dependencies"][extra])]
    return {normal(re.split(r"[\[><=; ]", one)[0]) for one in wanted}


def locked(name: str) -> set[str]:
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    return {normal(found) for found in re.findall(r"^([\w.-]+)==", text, re.MULTILINE)}


def test_whatever_is_imported_is_declared() -> None:
    known = packages_distributions()
    missing = set()
    for path in sorted(SOURCE.rglob("*.py")):
        there = path.relative_to(SOURCE)
        allowed = declared(*EXTRAS.get(there.parts[0], ()))
        for module in imports_of(ast.parse(path.read_text(encoding="utf-8"))):
            top = module.split(".")[0]
            if top in sys.stdlib_module_names or top == "dosdemayo":
                continue
            if not {normal(name) for name in known.get(top, [])} & allowed:
                missing.add(f"{there.as_posix()} imports {top}")
    assert missing == set()


def test_whatever_is_declared_is_locked() -> None:
    extras = PROJECT["optional-dependencies"]
    assert declared() <= locked("runtime.txt")
    assert declared(*extras) - {"dosdemayo"} <= locked("dev.txt")
    assert locked("runtime.txt").isdisjoint(declared("postgres", "ray") - declared())


def test_the_versions_agree() -> None:
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    assert PROJECT["requires-python"] == f">={named[0]}"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The files under version control, and nothing that was built from them."""
    folder = tmp_path / "clone"
    for path in tracked_files():
        copy = folder / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    return folder


def build(folder: Path, into: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(into)]
    return subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)


def test_nothing_is_built_without_the_page(clone: Path, tmp_path: Path) -> None:
    done = build(clone, tmp_path / "dist")
    assert done.returncode != 0
    assert "make web" in done.stderr
    assert "Traceback" not in done.stderr
    assert list((tmp_path / "dist").glob("*")) == []


def test_the_page_and_the_rules_are_built_in(clone: Path, tmp_path: Path) -> None:
    (clone / PAGE).parent.mkdir()
    (clone / PAGE).write_text("<!doctype html>", encoding="utf-8")
    done = build(clone, tmp_path / "dist")
    assert done.returncode == 0, done.stderr
    [wheel], [sdist] = (tmp_path / "dist").glob("*.whl"), (tmp_path / "dist").glob("*.tar.gz")
    names = zipfile.ZipFile(wheel).namelist()
    assert PAGE.removeprefix("src/") in names
    assert "dosdemayo/_rules/rulebook.md" in names
    assert "dosdemayo/_guide/es/editions.md" in names
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
    assert {f"{sdist.name.removesuffix('.tar.gz')}/{name}" for name in (PAGE, "CITATION.cff", "Makefile")} <= set(names)


@pytest.mark.long
def test_the_wheel_plays_a_game_in_an_empty_environment(tmp_path: Path) -> None:
    done = build(ROOT, tmp_path)
    assert done.returncode == 0, done.stderr
    [wheel] = tmp_path.glob("*.whl")
    tried = subprocess.run(
        [sys.executable, ROOT / "scripts" / "try_wheel.py", wheel], check=False, capture_output=True, text=True
    )
    assert tried.returncode == 0, tried.stdout + tried.stderr
