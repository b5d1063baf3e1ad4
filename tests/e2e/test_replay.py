"""A finished game again: step by step, from every side, by link and as a file."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.player import Player
from tests.e2e.serving import Server
from tests.e2e.table import Table

Visit = Callable[..., Page]
RECORD = (Path(__file__).parents[1] / "golden" / "example_of_play.dos").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def table(server: Server) -> Table:
    return Table.of_record(server, RECORD)


@pytest.fixture(scope="module")
def steps(table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.call("french", "GET", "replay?viewpoint=all")["steps"]
    return found


@pytest.fixture
def page(visit: Visit, table: Table) -> Page:
    return visit(table.address("french", "replay"))


def expect_step(page: Page, step: int) -> None:
    expect(page.get_by_text(re.compile(rf"^Step {step} of \d+$"))).to_be_visible()


def expect_position(page: Page, view: dict[str, Any]) -> None:
    """Every area tells the cubes that stand in it."""
    player = Player(page)
    for area in range(1, 22):
        french, spanish = (view["cubes"][side].get(str(area), 0) for side in ("french", "spanish"))
        label = player.area(area).get_attribute("aria-label") or ""
        told = re.findall(r"\d+", label.split(":", 1)[1].split(",")[0])
        assert told == [str(cubes) for cubes in (french, spanish) if cubes], label


def test_stepping_and_scrubbing(page: Page, steps: list[dict[str, Any]]) -> None:
    expect_step(page, 0)
    page.get_by_role("button", name="Next step").click()
    expect_step(page, 1)
    page.get_by_role("button", name="Next turn").click()
    second = next(step for step in steps if step["turn"] == 2)["step"]
    expect_step(page, second)
    page.get_by_role("slider").press("End")
    expect_step(page, len(steps) - 1)
    expect_position(page, steps[-1]["view"])
    expect(page.get_by_role("button", name="Next step")).to_be_disabled()
    page.get_by_role("slider").press("ArrowLeft")
    page.get_by_role("button", name="Previous step").click()
    expect_step(page, len(steps) - 3)
    expect_position(page, steps[-3]["view"])


def test_autoplay_goes_on_until_it_is_stopped(page: Page) -> None:
    page.get_by_role("button", name="Play", exact=True).click()
    expect_step(page, 2)
    page.get_by_role("button", name="Stop").click()
    stopped = page.get_by_text(re.compile(r"^Step \d+ of")).inner_text()
    page.wait_for_timeout(2500)
    expect(page.get_by_text(stopped, exact=True)).to_be_visible()


def test_each_viewpoint_sees_its_own(page: Page, steps: list[dict[str, Any]]) -> None:
    kept = "The French keep Artillería"
    log = page.get_by_role("list", name="Log")
    expect(log).to_contain_text(kept)
    for label, viewpoint, seen in (
        ("Spanish", "spanish", False),
        ("everything", "all", True),
        ("spectator", "spectator", False),
        ("French", "french", True),
    ):
        page.get_by_text(label, exact=True).click()
        expect(page).to_have_url(re.compile(f"view={viewpoint}"))
        expected = expect(log)
        expected.to_contain_text(kept) if seen else expected.not_to_contain_text(kept)


def test_a_deep_link_opens_at_its_step(visit: Visit, table: Table, steps: list[dict[str, Any]]) -> None:
    page = visit(table.address("spectator", "replay", "?step=30&view=all"))
    expect_step(page, 30)
    expect_position(page, steps[30]["view"])
    expect(page.get_by_role("radio", name="everything")).to_be_checked()
    page.get_by_role("button", name="Next step").click()
    expect_step(page, 31)
    page.reload()
    expect_step(page, 31)


def test_the_record_can_be_taken_home_and_brought_back(page: Page, visit: Visit, tmp_path: Path) -> None:
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save the game as a file").click()
    path = tmp_path / "game.txt"
    waiting.value.save_as(path)
    home = visit("/")
    home.get_by_label("Open a saved game").set_input_files(path)
    expect(home.get_by_text("The Spanish win").first).to_be_visible()
