"""Can a server start? Looked at before anything that takes long to load, and answered in a sentence."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

from platformdirs import user_data_path

from dosdemayo.shell import UserError, need, writable_folder
from dosdemayo.web.masking import MASKED, unmasked
from dosdemayo.web.notices.mail import SmtpMailer

STATIC = Path(__file__).parent / "static"
_LOG_LEVELS = ("critical", "error", "warning", "info", "debug")
_LOG_FORMATS = ("text", "json")
#: Settings that are numbers, and the largest of each.
_NUMBERS = {"DOSDEMAYO_THINKERS": 256, "DOSDEMAYO_EXPIRE_DAYS": 36_500}
_DIGITS = 20
#: Letters of a bad setting that are repeated.
_SHOWN = 60
#: Seconds in which a database server has answered, or is not there.
_PATIENCE = 1.5


def database_url() -> str:
    """The one that was named, or else a file in the user's data folder; games at the first place for it stay there."""
    named = os.environ.get("DOSDEMAYO_DATABASE_URL")
    first = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "dosdemayo")
    folder = first if (first / "games.sqlite").exists() else user_data_path("dosdemayo", appauthor=False)
    return named or database_in(folder)


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.sqlite'}"


def thinking_threads() -> int:
    """Half of the processors are for thinking, the others for people."""
    named = os.environ.get("DOSDEMAYO_THINKERS")
    return int(named) if named else max(1, (os.cpu_count() or 1) // 2)


def expire_days() -> int:
    return int(os.environ.get("DOSDEMAYO_EXPIRE_DAYS") or 0)


def token_secret() -> str:
    return os.environ.get("DOSDEMAYO_TOKEN_SECRET", "")


def log_level() -> str:
    return os.environ.get("DOSDEMAYO_LOG", "warning").lower()


def log_format() -> str:
    return os.environ.get("DOSDEMAYO_LOG_FORMAT", "text").lower()


def check_start(host: str, port: int, database: str, static: Path = STATIC) -> None:
    """Raises UserError."""
    if not (static / "index.html").exists():
        raise UserError("error-no-page")
    _check_word("DOSDEMAYO_LOG", log_level(), _LOG_LEVELS)
    _check_word("DOSDEMAYO_LOG_FORMAT", log_format(), _LOG_FORMATS)
    for name, most in _NUMBERS.items():
        _check_number(name, os.environ.get(name, ""), most)
    _check_mail(os.environ.get("DOSDEMAYO_SMTP_URL", ""))
    _check_port(host, port)
    check_store(database)


def _check_word(name: str, word: str, known: tuple[str, ...]) -> None:
    if word not in known:
        raise UserError("error-setting", variable=name, value=_shortened(word), choices=", ".join(known))


def _check_number(name: str, number: str, most: int) -> None:
    # Python reads no number of thousands of digits.
    if number and not (number.isdecimal() and len(number) <= _DIGITS and int(number) <= most):
        raise UserError("error-setting-number", variable=name, value=_shortened(number), most=most)


def _shortened(value: str) -> str:
    return value if len(value) <= _SHOWN else f"{value[:_SHOWN]}…"


def _check_mail(address: str) -> None:
    try:
        if address:
            SmtpMailer(address)
    except ValueError as error:
        raise UserError("error-of", what="DOSDEMAYO_SMTP_URL", reason=error) from error


def _check_port(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise UserError("error-port", host=host, port=str(port), reason=error.strerror) from error


def check_store(address: str) -> None:
    """Can games be served from there? Raises UserError."""
    masked = check_database(address)
    if masked is not None:
        unmasked(masked, token_secret())


def check_database(address: str, must_exist: bool = False) -> bytes | None:
    """The masked key of its tokens, if there is one. Raises UserError, without the address: it may hold a password."""
    kind, separator, rest = address.partition("://")
    backend = kind.split("+")[0]
    if not separator or backend not in ("sqlite", "postgresql", "postgres"):
        raise UserError("error-database-address")
    if backend == "sqlite":
        return _check_sqlite(rest.removeprefix("/").partition("?")[0], must_exist)
    need("postgres", "asyncpg")
    return asyncio.run(_check_postgresql(f"postgresql://{rest}"))


def _check_sqlite(file: str, must_exist: bool) -> bytes | None:
    if file in ("", ":memory:"):
        raise UserError("error-database-no-file")
    writable_folder(Path(file).parent)
    if not Path(file).exists():
        if must_exist:
            raise UserError("error-database-missing", file=file)
        return None
    if Path(file).stat().st_size == 0:
        raise UserError("error-database-empty", file=file)
    try:
        with closing(sqlite3.connect(file, timeout=_PATIENCE)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
            query = "SELECT value FROM server WHERE key = ?"
            found = connection.execute(query, [MASKED]).fetchone() if ("server",) in tables else None
            return None if found is None else bytes(found[0])
    except sqlite3.Error as error:
        raise UserError("error-database-unusable", file=file, reason=error) from error


async def _check_postgresql(address: str) -> bytes | None:
    import asyncpg

    found: bytes | None = None
    try:
        connection = await asyncpg.connect(address, timeout=_PATIENCE)
        if await connection.fetchval("SELECT to_regclass('server')") is not None:
            found = await connection.fetchval("SELECT value FROM server WHERE key = $1", MASKED)
        await connection.close()
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        reason = str(error).partition("\n")[0]
        key = "error-database-unreachable" if reason else "error-database-slow"
        raise UserError(key, reason=reason) from error
    return found
