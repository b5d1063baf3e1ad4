"""What a terminal shows while somebody has to wait."""

from io import StringIO

import pytest
from rich.console import Console

from dosdemayo.cli.play.screen import Screen, Stopped
from dosdemayo.cli.settings import Settings


def screen(*, terminal: bool) -> tuple[Screen, StringIO]:
    settings, file = Settings(), StringIO()
    settings.console = Console(file=file, force_terminal=terminal, width=80, _environ={"TERM": "xterm"})
    return Screen(settings), file


def test_at_a_terminal_the_line_goes_when_the_waiting_is_over() -> None:
    shown, file = screen(terminal=True)
    with shown.meanwhile("The French think…"):
        pass
    assert "The French think…" in file.getvalue()
    assert file.getvalue().rindex("\x1b[2K") > file.getvalue().rindex("think")


def test_elsewhere_it_is_a_line_like_others() -> None:
    shown, file = screen(terminal=False)
    with shown.meanwhile("The French think…"):
        assert file.getvalue() == "The French think…\n"
    assert file.getvalue() == "The French think…\n"


@pytest.mark.parametrize("terminal", [True, False])
def test_whoever_interrupts_the_waiting_stops_the_game(terminal: bool) -> None:
    shown, _ = screen(terminal=terminal)
    with pytest.raises(Stopped), shown.meanwhile("The French think…"):
        raise KeyboardInterrupt
