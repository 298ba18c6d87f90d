"""The table of a game that has none of its own, from `soucoupe new-game` to the result."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns, rmtree
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser import generic_fingers
from tests.browser.guest import Guests, against_bots, result
from tests.browser.sitting import LARGE, SMALL
from tests.browser.test_access import violations
from tests.browser.test_games import assert_fits
from tests.server.serving import Serving, environment

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[2]
NAME, TITLE = "made_for_this_test", "Made For This Test"
UNWORDED = "secret_picks"
"""A game of the tests: no page is ever built with its words."""
IS_MINE = "document.title.startsWith('●')"
IS_OVER = "document.querySelector('dialog[open] table')"
IN_OFFERS = "document.activeElement.closest('.offers') !== null"
MOST_TABS = 40


def checkout(folder: Path) -> Path:
    """Copy what a page is built from and served by."""
    apart = ignore_patterns("__pycache__", "*.so", "node_modules", "fixtures", "assets")
    for name in ("src", "web"):
        copytree(ROOT / name, folder / name, ignore=apart)
    for name in ("hatch_build.py", "pyproject.toml"):
        copy(ROOT / name, folder / name)
    (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    return folder


def keep_only(name: str, folder: Path) -> None:
    """Take all other games away: nothing needs them, and the page is built sooner."""
    for games in (folder / "src/soucoupe/games", folder / "web/src/games"):
        for game in games.iterdir():
            if game.is_dir() and game.name != name:
                rmtree(game)


def python(folder: Path, *command: str) -> None:
    """Run a command in a checkout, and demand that it succeeds."""
    env = environment(PYTHONPATH=str(folder / "src"))
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def new_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Open a house with one game, just made; return its address."""
    folder = checkout(tmp_path_factory.mktemp("checkout"))
    python(folder, "-m", "soucoupe", "new-game", NAME)
    keep_only(NAME, folder)
    python(folder, "hatch_build.py")
    data = tmp_path_factory.mktemp("new") / "data"
    serving = Serving(data, PYTHONPATH=str(folder / "src")).start()
    yield serving.address
    assert serving.stop() == 0
    assert serving.complaints() == ""


@pytest.fixture
def players(browser: Browser, new_house: str) -> Iterator[Guests]:
    """Guests of that house: whatever they did, their pages had nothing to complain about."""
    coming = Guests(browser, new_house)
    yield coming
    coming.leave()
    assert coming.complaints == []


def wait_for_turn(page: Page) -> bool:
    """Wait until it is my turn, or the game is over; tell whether it is my turn."""
    page.wait_for_function(f"() => {IS_MINE} || {IS_OVER}", timeout=30_000)
    return not page.evaluate(f"!!{IS_OVER}")


def wait_until_taken(page: Page, words: str) -> None:
    """Wait until what was chosen is no longer offered, whoever is to play then."""
    expect(page.get_by_role("button", name=words, exact=True)).to_have_count(0)


def test_a_new_game_is_played_by_touch(players: Guests) -> None:
    """From its poster to the result on a telephone: one tap chooses, another says yes."""
    page = players.come(viewport=SMALL, has_touch=True, is_mobile=True)
    expect(page.get_by_text("2 to 6 players")).to_be_visible()
    page.get_by_role("link", name=TITLE, exact=True).tap()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Play now against bots").tap()
    page.locator(".table > *").first.wait_for()
    assert wait_for_turn(page)
    assert violations(page) == []
    played = []
    while wait_for_turn(page):
        offers = page.get_by_role("group", name="Which card do you play?").get_by_role("button")
        card = offers.first.inner_text().removeprefix("Play ")
        expect(page.get_by_role("region", name="In hand")).to_contain_text(card)
        assert_fits(page)
        place = offers.last.bounding_box()
        offers.first.tap()
        expect(offers.first).to_have_attribute("aria-pressed", "true")
        assert offers.last.bounding_box() == place
        page.get_by_role("button", name="Do it").tap()
        wait_until_taken(page, f"Play {card}")
        played.append(f"Ada plays {card}.")
    assert {name for _, name, _ in result(page)} == {"Ada", "Bot 2", "Bot 3", "Bot 4"}
    page.get_by_role("button", name="Look at the table").tap()
    page.get_by_role("button", name="What happened").tap()
    told = page.get_by_role("dialog", name="What happened").get_by_role("listitem")
    assert [line for line in told.all_inner_texts() if line.startswith("Ada plays")] == played
    assert len(played) == 5


def test_a_new_game_is_played_by_keyboard(players: Guests) -> None:
    """Tab, arrows and Enter are enough, at night and in French too; and it is watched again."""
    page = players.come(f"/new/{NAME}", "fr", viewport=LARGE, color_scheme="dark")
    page.locator("input[autocomplete=nickname]").focus()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    page.locator(".table > *").first.wait_for()
    assert wait_for_turn(page)
    assert violations(page) == []
    while wait_for_turn(page):
        for _ in range(MOST_TABS):
            if page.evaluate(IN_OFFERS):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.locator(".ask .primary")).to_be_focused()
        chosen = page.locator(".offers [aria-pressed=true]").inner_text()
        page.keyboard.press("Enter")
        wait_until_taken(page, chosen)
    assert len(result(page)) == 4
    page.locator("dialog[open] a[href$='/replay']").press("Enter")
    page.locator(".scene > *").first.wait_for()
    page.keyboard.press("End")
    expect(page.locator(".scene [data-field=played] .card")).to_have_count(20)


def test_a_game_without_words_is_played_too(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """What the page was not built with is laid out under the names it has in the rules."""
    program = ("-m", "tests.support.games", "serve")
    serving = Serving(tmp_path_factory.mktemp("unworded") / "data", program).start()
    coming = Guests(browser, serving.address)
    page = coming.come(viewport=SMALL)
    against_bots(page, UNWORDED, "Ada")
    expect(page.get_by_role("region", name="Rounds")).to_be_visible()
    expect(page.get_by_role("button", name="Pick: number")).not_to_have_count(0)
    page.evaluate(generic_fingers.AUTOPILOT)
    assert len(result(page)) > 1
    coming.leave()
    assert serving.stop() == 0
    assert (serving.complaints(), coming.complaints) == ("", [])
