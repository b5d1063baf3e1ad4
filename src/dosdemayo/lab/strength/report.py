"""The pages on strength and balance, made anew from what is kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from dosdemayo.lab.arena_report import markdown_table, milliseconds
from dosdemayo.lab.stats import Estimate
from dosdemayo.lab.strength import balance_report, exploit_report, ladder_report, variant_report
from dosdemayo.lab.strength.in_short import in_short
from dosdemayo.lab.strength.pages import not_measured, rewrite
from dosdemayo.lab.strength.results import Results
from dosdemayo.lab.strength.studies import between_strongest, studies

_RUN = "python -m dosdemayo.lab.strength run"
_LADDER_PARTS = ("ladder", "cells", "elo", "times")
_BALANCE_PARTS = ("openings", "endings", "losses")
#: The studies of variants.
VARIANTS = ("cards", "parameters", "edges")
#: Where `python -m benchmarks.ai` keeps its figures, below the folder of the pages.
THINKING = "strength/data/thinking.json"


def report(folder: Path) -> list[Path]:
    """Rewrites the made parts of both pages; the pages that have changed."""
    results = {name: Results(folder, study) for name, study in studies().items()}
    pages = {
        folder / "strength.md": _strength(results, folder),
        folder / "balance.md": _balance(results, folder),
    }
    return [page for page, parts in pages.items() if rewrite(page, parts)]


def _strength(results: dict[str, Results], folder: Path) -> dict[str, str]:
    ladder = results["ladder"]
    missing = dict.fromkeys(_LADDER_PARTS, not_measured(f"{_RUN} ladder"))
    parts = ladder_report.parts(ladder, folder / "strength") if ladder else missing
    for name in ladder_report.COMPARED:
        parts[name] = ladder_report.compared(results[name], name) or not_measured(f"{_RUN} {name}")
    return parts | exploit_report.parts(folder) | {"thinking": _thinking(folder / THINKING)}


def _balance(results: dict[str, Results], folder: Path) -> dict[str, str]:
    balance, ladder = results["balance"], results["ladder"]
    parts = dict.fromkeys(_BALANCE_PARTS, not_measured(f"{_RUN} balance"))
    if balance:
        parts |= balance_report.parts(balance, ladder, folder / "balance")
    heavy = variant_report.parts(results["heavy"], None, folder / "balance") if results["heavy"] else {}
    parts |= heavy or {"heavy": not_measured(f"{_RUN} heavy")}
    strongest = balance_report.strongest_share(balance)
    parts["short"] = _in_short(results, strongest)
    parts["effort"] = balance_report.effort(results["effort"]) or not_measured(f"{_RUN} effort")
    for name in VARIANTS:
        made = variant_report.parts(results[name], strongest, folder / "balance") if results[name] else {}
        parts |= made or {name: not_measured(f"{_RUN} {name}")}
    return parts


def _in_short(results: dict[str, Results], strongest: Estimate | None) -> str:
    if strongest is None:
        return not_measured(f"{_RUN} balance")
    found = {name: variant_report.found_effects(results[name], strongest) for name in VARIANTS}
    return in_short(strongest, len(results["balance"].games(between_strongest())), found)


def _thinking(path: Path) -> str:
    if not path.exists():
        return not_measured(f"python -m benchmarks.ai --keep docs/{THINKING}")
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    columns = ("median", "late", "longest", "longest_answer")
    rows = (
        (level, str(figures["games"]), *(milliseconds(figures[column]) for column in columns))
        for level, figures in kept["levels"].items()
    )
    head = ("level", "games", "orders: median", "95 %", "longest", "any answer: longest")
    return f"{markdown_table(head, rows)}\nMeasured on: {kept['machine']}.\n"
