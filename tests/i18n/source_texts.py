"""The texts that stand in the source, for tests that look for sentences."""

import ast
from collections.abc import Iterator
from pathlib import Path


def texts(path: Path) -> Iterator[str]:
    """Everything that a module could print, with {} for what is filled in; docstrings are not printed."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    apart: set[ast.AST] = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    apart |= {part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in apart:
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
