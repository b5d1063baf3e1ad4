"""`dosdemayo arena`: computer opponents against each other."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from dosdemayo.cli.errors import UserError
from dosdemayo.lab.arena import play_match
from dosdemayo.lab.arena_report import report, tables


def run_arena(
    players: list[str],
    games: int,
    seed: int,
    processes: int,
    folder: Path | None,
    as_json: Path | None,
    edition: Path | None,
) -> None:
    if len(set(players)) < len(players):
        raise UserError("name each player once; one name alone plays against itself")
    try:
        results = play_match(players, games, seed, processes, folder, edition)
    except ValueError as error:
        raise UserError(str(error)) from error
    console = Console()
    for table in tables(results):
        console.print(table)
    if as_json is not None:
        told = report(results) | {"games": [asdict(result) for result in results]}
        as_json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
        console.print(f"wrote {as_json}", highlight=False, soft_wrap=True)
