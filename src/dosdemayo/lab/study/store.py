"""The games of a study as tables, one file for each block, named by pairing, seed and number."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from pathlib import Path

import pyarrow as pa
import pyarrow.csv
import pyarrow.parquet as pq

from dosdemayo.lab.store import whole
from dosdemayo.lab.study.plan import Batch
from dosdemayo.lab.study.records import Columns

FORMATS = ("parquet", "csv")


class TableStore:
    def __init__(self, folder: Path, kind: str = "parquet") -> None:
        if kind not in FORMATS:
            raise ValueError(f"{kind!r} is no format of results; expected one of {', '.join(FORMATS)}")
        self.folder = folder
        self._kind = kind

    def path(self, block: Batch) -> Path:
        return self.folder / "blocks" / f"{block.name}.{self._kind}"

    def has(self, block: Batch) -> bool:
        return self.path(block).exists()

    def save(self, block: Batch, columns: Columns) -> None:
        with whole(self.path(block)) as path:
            self._write(path, columns)

    def _write(self, path: Path, columns: Columns) -> None:
        if self._kind == "parquet":
            pq.write_table(pa.table(columns), path, compression="zstd")
        else:
            _write_csv(path, columns)

    def load(self, blocks: Iterable[Batch]) -> pa.Table:
        """The games of these blocks, in the order of the blocks, however they were played."""
        return pa.concat_tables([self._read(self.path(block)) for block in blocks])

    def _read(self, path: Path) -> pa.Table:
        return pq.read_table(path) if self._kind == "parquet" else _read_csv(path)

    def join(self, blocks: Iterable[Batch]) -> Path:
        """All games in one file."""
        path = self.folder / f"games.{self._kind}"
        self._write(path, self.load(blocks).to_pydict())
        return path


def _write_csv(path: Path, columns: Columns) -> None:
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
