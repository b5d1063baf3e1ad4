"""`dosdemayo adjudicate`: JSON in, JSON out (docs/rules/cases.md)."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, NoReturn

from dosdemayo.cli.settings import Settings
from dosdemayo.content import ruleset
from dosdemayo.records.cases import adjudicate
from dosdemayo.shell import UserError
from dosdemayo.spoken import said


def adjudicate_file(settings: Settings, file: str) -> int:
    """Prints the result; the exit status is 1 where something expected did not come out."""
    data = _read(file)
    result, holds = adjudicate(ruleset(settings.edition), data)
    sys.stdout.write(_written(result) + "\n")
    return 0 if holds else 1


def _read(file: str) -> Any:
    try:
        content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return json.loads(content.decode("utf-8-sig"), parse_constant=_no_number)
    except OSError as error:
        raise UserError("error-unreadable", file=_name(file), reason=error.strerror) from error
    except UnicodeDecodeError as error:
        raise UserError("error-not-text", file=_name(file), byte=error.start) from error
    except RecursionError as error:
        raise UserError("error-too-deep", file=_name(file)) from error
    except ValueError as error:
        raise UserError("error-not-json", file=_name(file), reason=error) from error


def _name(file: str) -> str:
    return said("standard-input") if file == "-" else file


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number of JSON")


def _written(result: Any) -> str:
    """One case over several lines, a list with one case in each line."""
    if not isinstance(result, list):
        return json.dumps(result, indent=2)
    return "[" + ",\n ".join(json.dumps(case) for case in result) + "]"
