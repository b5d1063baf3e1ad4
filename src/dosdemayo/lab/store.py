"""Finished blocks of work as files: each appears whole or not at all, so that a run goes on where it was stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from dosdemayo.lab.run import Block


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """Where to write a file that is then moved to its place: one that exists is finished."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".unfinished")
    yield unfinished
    unfinished.replace(path)


class JsonStore:
    """A file of JSON for each block; without a folder, kept in memory alone."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._known: dict[str, Any] = {}

    def has(self, block: Block) -> bool:
        return block.name in self._known or (self._folder is not None and self._path(self._folder, block).exists())

    def save(self, block: Block, result: Any) -> None:
        text = json.dumps(result, default=asdict) + "\n"
        self._known[block.name] = json.loads(text)
        if self._folder is not None:
            with whole(self._path(self._folder, block)) as path:
                path.write_text(text, encoding="utf-8")

    def load(self, block: Block) -> Any:
        """What came of a block, as JSON knows it."""
        if block.name not in self._known:
            assert self._folder is not None
            self._known[block.name] = json.loads(self._path(self._folder, block).read_text(encoding="utf-8"))
        return self._known[block.name]

    def _path(self, folder: Path, block: Block) -> Path:
        return folder / f"{''.join(c if c.isalnum() or c in '-_=' else '.' for c in block.name)}.json"
