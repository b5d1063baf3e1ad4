"""What tests of the text game share."""

import pytest
from tests.cli.typist import Typist


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine speaks that runs the tests."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.delenv("DOSDEMAYO_LANG", raising=False)


@pytest.fixture
def typist(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typist:
    found = Typist(lambda: capsys.readouterr().out)
    monkeypatch.setattr("builtins.input", found)
    return found


@pytest.fixture
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer's pauses take no time."""
    monkeypatch.setattr("time.sleep", lambda seconds: None)
