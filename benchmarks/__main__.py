"""Run the benchmarks: all of them, or those named."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

SHARED = {"__init__", "__main__", "timing", "people", "wire"}


def main(names: list[str]) -> None:
    known = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if path.stem not in SHARED)
    unknown = set(names) - set(known)
    if unknown:
        sys.exit(f"no benchmark {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    for name in names or known:
        importlib.import_module(f"benchmarks.{name}").run()


if __name__ == "__main__":
    main(sys.argv[1:])
