"""Tables as all commands print them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.table import Table
from rich.text import Text


def table(heads: Sequence[str], rows: Iterable[Sequence[str | Text]], whole: Sequence[int] = ()) -> Table:
    """Columns that are listed in `whole` are never wrapped."""
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for index, head in enumerate(heads):
        shown.add_column(head, no_wrap=index in whole, overflow="fold")
    for row in rows:
        shown.add_row(*(cell if isinstance(cell, Text) else Text(cell) for cell in row))
    return shown
