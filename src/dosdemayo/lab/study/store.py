"""Finished blocks as files, one each, named by pairing, seed and number: a study goes on where it was stopped."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.csv
import pyarrow.parquet as pq

from dosdemayo.lab.study.plan import Block
from dosdemayo.lab.study.records import Columns

FORMATS = ("parquet", "csv")


class Store:
    def __init__(self, folder: Path, kind: str = "parquet") -> None:
        if kind not in FORMATS:
            raise ValueError(f"{kind!r} is no format of results; expected one of {', '.join(FORMATS)}")
        self.folder = folder
        self._kind = kind

    def path(self, block: Block) -> Path:
        return self.folder / "blocks" / f"{block.key}.{self._kind}"

    def missing(self, blocks: Iterable[Block]) -> list[Block]:
        return [block for block in blocks if not self.path(block).exists()]

    def save(self, block: Block, columns: Columns) -> None:
        """Written beside its place and moved there whole, so that a file that exists is a finished block."""
        path = self.path(block)
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".unfinished")
        if self._kind == "parquet":
            pq.write_table(pa.table(columns), unfinished, compression="zstd")
        else:
            _write_csv(unfinished, columns)
        unfinished.replace(path)

    def load(self, blocks: Iterable[Block]) -> pa.Table:
        """The games of these blocks, in the order of the blocks, however they were played."""
        return pa.concat_tables([self._read(self.path(block)) for block in blocks])

    def _read(self, path: Path) -> pa.Table:
        return pq.read_table(path) if self._kind == "parquet" else _read_csv(path)

    def join(self, blocks: Iterable[Block]) -> Path:
        """All games in one file."""
        path = self.folder / f"games.{self._kind}"
        table = self.load(blocks)
        if self._kind == "parquet":
            pq.write_table(table, path, compression="zstd")
        else:
            _write_csv(path, table.to_pydict())
        return path


def _write_csv(path: Path, columns: dict[str, Any]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        writer.writerows(zip(*columns.values(), strict=True))


def _read_csv(path: Path) -> pa.Table:
    """Texts stay texts, also where all are empty."""
    with path.open(newline="", encoding="utf-8") as file:
        names = next(csv.reader(file))
    texts = {"french", "spanish", "winner", "reason", "kept", "opening_french", "opening_spanish"}
    kinds = {name: pa.string() if name in texts else pa.int64() for name in names}
    return pyarrow.csv.read_csv(path, convert_options=pyarrow.csv.ConvertOptions(column_types=kinds))
