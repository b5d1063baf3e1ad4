"""`dosdemayo arena`: computer opponents against each other."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from dosdemayo.cli.settings import print_json
from dosdemayo.lab.arena import play_match
from dosdemayo.lab.arena_report import report, tables
from dosdemayo.lab.cli import check_players
from dosdemayo.lab.variants import from_file, rules_of
from dosdemayo.shell import UserError


def run_arena(
    players: list[str],
    games: int,
    seed: int,
    processes: int,
    folder: Path | None,
    as_json: bool,
    edition: Path | None,
) -> None:
    if len(set(players)) < len(players):
        raise UserError("error-names-once")
    check_players(players, rules_of(from_file(edition)))
    results = play_match(players, games, seed, processes, folder, edition)
    if as_json:
        print_json(report(results) | {"games": [asdict(result) for result in results]})
        return
    for table in tables(results):
        Console().print(table)
