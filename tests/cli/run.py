"""Runs the command as its user would, in this process."""

from typer.testing import CliRunner, Result

from dosdemayo.cli.app import app


def run(*arguments: str, typed: str | bytes | None = None, columns: int = 100) -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed, env={"COLUMNS": str(columns), "NO_COLOR": "1"})


def refused(result: Result) -> str:
    """The one sentence of a command that the user got wrong."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    [sentence] = result.stderr.splitlines()
    return sentence
