"""Running a study: play what is missing, keep every finished block at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from dosdemayo.content import base_rules
from dosdemayo.lab.study.blocks import play_block
from dosdemayo.lab.study.plan import Block, Plan
from dosdemayo.lab.study.records import Columns
from dosdemayo.lab.study.report import html, markdown
from dosdemayo.lab.study.runners import Runner
from dosdemayo.lab.study.store import Store

#: Told how many games are finished, and how many are asked for.
Progress = Callable[[int, int], None]


def run(
    plan: Plan,
    store: Store,
    runner: Runner,
    progress: Progress = lambda finished, asked: None,
    play: Callable[[Block], Columns] = play_block,
) -> None:
    """Play the blocks that the store does not have yet."""
    blocks = list(plan.blocks())
    asked = sum(block.games for block in blocks)
    missing = store.missing(blocks)
    finished = asked - sum(block.games for block in missing)
    progress(finished, asked)
    for block, columns in runner.map_blocks(play, missing):
        store.save(block, columns)
        finished += block.games
        progress(finished, asked)


def write_report(kind: str, plan: Plan, store: Store) -> list[Path]:
    """All games in one file, and the report of a study in Markdown and HTML."""
    from dosdemayo.lab.study.kinds import STUDIES  # brings in Matplotlib

    blocks = list(plan.blocks())
    folder = store.folder / kind
    folder.mkdir(parents=True, exist_ok=True)
    table = store.load(blocks)
    sections = STUDIES[kind](table, base_rules(), folder)
    title = f"2 de Mayo: {kind}, {table.num_rows:,} games (seed {plan.seed})"
    return [store.join(blocks), markdown(title, sections, folder), html(title, sections, folder)]
