"""Whatever is wrong is found before work starts: one sentence, status 2, and the prompt is back at once."""

from __future__ import annotations

import importlib.util
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.run import refused, run

from dosdemayo.web import masking, ready


@pytest.fixture(autouse=True)
def page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A page that is built, wherever the tests run, and a database that nobody else uses."""
    (tmp_path / "index.html").touch()
    monkeypatch.setattr("dosdemayo.cli.serving.STATIC", tmp_path)
    monkeypatch.setenv("DOSDEMAYO_DATABASE_URL", f"sqlite:///{tmp_path / 'games.sqlite'}")


@pytest.fixture
def file_in_the_way(tmp_path: Path) -> Path:
    path = tmp_path / "file"
    path.write_text("not a folder, and not a database either", encoding="utf-8")
    return path


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Modules that are not installed."""
    missing: set[str] = set()
    monkeypatch.setattr(
        "dosdemayo.shell.find_spec", lambda name: None if name in missing else importlib.util.find_spec(name)
    )
    return missing


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("banana", "must begin with sqlite:/// or postgresql://"),
        ("mysql://me:secret@host/games", "must begin with sqlite:/// or postgresql://"),
        ("sqlite://", "names no file"),
        ("sqlite:///{file}", "file is not a database"),
        ("sqlite:///{file}/below/games.sqlite", "cannot be written"),
        ("postgresql://me:secret@127.0.0.1:1/games", "cannot be reached"),
        ("postgresql://me:secret@127.0.0.1:port/games", "cannot be reached"),
    ],
)
def test_a_bad_database_address(
    address: str, words: str, file_in_the_way: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOSDEMAYO_DATABASE_URL", address.format(file=file_in_the_way))
    sentence = refused(run("serve", "--no-browser"))
    assert words in sentence
    assert "secret" not in sentence


def test_postgresql_without_its_extra(without: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    without.add("asyncpg")
    monkeypatch.setenv("DOSDEMAYO_DATABASE_URL", "postgresql://host/games")
    assert 'pip install "dosdemayo[postgres]"' in refused(run("serve", "--no-browser"))


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("DOSDEMAYO_LOG", "loud"),
        ("DOSDEMAYO_LOG", "loud" * 5000),
        ("DOSDEMAYO_LOG_FORMAT", "xml"),
        ("DOSDEMAYO_EXPIRE_DAYS", "soon"),
        ("DOSDEMAYO_THINKERS", "-1"),
        ("DOSDEMAYO_THINKERS", "9" * 5000),
        ("DOSDEMAYO_SMTP_URL", "http://host"),
    ],
)
def test_a_bad_setting_of_the_server(variable: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(variable, value)
    assert variable in refused(run("serve", "--no-browser"))


def test_another_secret_than_the_key_was_masked_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
        database.execute("CREATE TABLE server (key TEXT, value BLOB)")
        database.execute("INSERT INTO server VALUES (?, ?)", [masking.MASKED, masking.masked(b"k" * 32, "the secret")])
    for wrong in ("", "another"):
        monkeypatch.setenv("DOSDEMAYO_TOKEN_SECRET", wrong)
        assert "DOSDEMAYO_TOKEN_SECRET is not the one" in refused(run("serve", "--no-browser"))
    monkeypatch.setenv("DOSDEMAYO_TOKEN_SECRET", "the secret")
    ready.check_store(f"sqlite:///{tmp_path / 'games.sqlite'}")


def test_a_port_in_use() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        sentence = refused(run("serve", "--no-browser", "--port", str(port)))
    assert str(port) in sentence
    assert "--port" in sentence


def test_a_page_that_is_not_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("dosdemayo.cli.serving.STATIC", tmp_path / "nothing")
    assert "make web" in refused(run("serve", "--no-browser"))


@pytest.mark.parametrize("command", [["serve"], ["arena", "beginner"], ["study", "balance"]])
def test_a_folder_that_cannot_be_written(command: list[str], file_in_the_way: Path) -> None:
    assert f"{str(file_in_the_way)!r} cannot be written" in refused(run(*command, "--folder", str(file_in_the_way)))


def test_a_game_file_that_cannot_be_written(file_in_the_way: Path) -> None:
    assert "cannot be written" in refused(run("play", str(file_in_the_way / "game.dos")))


@pytest.mark.parametrize(
    "command",
    [
        ["play", "--against", "nobody"],
        ["arena", "nobody", "-n", "1"],
        ["arena", "nobody", "-n", "1", "-p", "2"],
        ["arena", "no.module:maker"],
        ["arena", "dosdemayo.ai:maker"],
        ["study", "balance", "--french", "nobody"],
    ],
)
def test_an_unknown_player(command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "nobody" in refused(run(*command)) or "maker" in refused(run(*command))


@pytest.mark.parametrize(
    ("options", "module", "extra"),
    [([], "pyarrow", "lab"), ([], "matplotlib", "lab"), (["--ray", "local"], "ray", "ray")],
)
def test_a_study_without_its_extra(
    options: list[str], module: str, extra: str, without: set[str], tmp_path: Path
) -> None:
    without.add(module)
    sentence = refused(run("study", "balance", "--folder", str(tmp_path), *options))
    assert module in sentence
    assert f'pip install "dosdemayo[{extra}]"' in sentence


@pytest.mark.parametrize("command", [["serve"], ["arena", "beginner"], ["cards"], ["map"], ["play"]])
def test_an_edition_file_that_is_not_there(command: list[str]) -> None:
    assert "cannot be read" in refused(run(*command, "--edition", "nothing.toml"))


def test_a_server_offers_no_second_edition_of_a_name_of_ours(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    for name, said in (("base", "the base edition is called"), ("corrections (example)", "a name of its own")):
        file.write_text(f'name = "{name}"\n[limits]\nturns = 9\n', encoding="utf-8")
        assert said in refused(run("serve", "--edition", str(file)))


def test_the_prompt_is_back_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Before opponents are loaded, and compiled by a child, which takes most of a minute."""
    compiled = tmp_path / "compiled"
    monkeypatch.setenv("DOSDEMAYO_DATABASE_URL", "banana")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(compiled))
    command = [sys.executable, "-X", "importtime", "-m", "dosdemayo", "serve", "--no-browser"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    imported = {line.split("|")[-1].strip() for line in done.stderr.splitlines() if line.startswith("import time:")}
    said = [line for line in done.stderr.splitlines() if not line.startswith("import time:")]
    assert (done.returncode, done.stdout, len(said)) == (2, "", 1)
    assert "dosdemayo.engine.game" in imported
    assert not {"numba", "dosdemayo.ai.warm", "dosdemayo.ai.search"} & imported
    assert not compiled.exists()


def test_games_kept_at_the_first_place_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("DOSDEMAYO_DATABASE_URL")
    monkeypatch.setattr(ready, "user_data_path", lambda *_, **__: tmp_path / "system")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "first"))
    assert ready.database_url() == f"sqlite:///{tmp_path / 'system' / 'games.sqlite'}"
    kept = tmp_path / "first" / "dosdemayo" / "games.sqlite"
    kept.parent.mkdir(parents=True)
    kept.touch()
    assert ready.database_url() == f"sqlite:///{kept}"


def test_several_processes_need_a_database_that_serves_them() -> None:
    assert "several processes need PostgreSQL" in refused(run("serve", "--no-browser", "--processes", "2"))
