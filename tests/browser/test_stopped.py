"""A table whose rules changed before its game was over: what it says, what can still be done."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.finished import SAID, SPOKEN, WHISPERED, begun, hold, seated, wait_for
from tests.browser.guest import Guests, faces
from tests.browser.sitting import SMALL
from tests.server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from soucoupe.client.house import HeldSeat

FACE = faces()[0]
WORDS = {
    "en": {
        "title": "This table was made with another version",
        "about": "not the ones installed here",
        "anew": "Start again with the same people",
        "read": "Read what was played",
        "next": "To the new table",
    },
    "fr": {
        "title": "Cette table vient",
        "about": "règles que celles installées ici",
        "anew": "Recommencer avec les mêmes personnes",
        "read": "Relire ce qui a été joué",
        "next": "Vers la nouvelle table",
    },
}
BOTH = pytest.mark.parametrize("locale", sorted(WORDS))


class Stopped:
    """A house over a file with a game whose rules have changed since, and its people."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.house = Serving(folder / "data", SOUCOUPE_BOT_PAUSE="0.02").start()
        self.seats = wait_for(self._played())
        self.guests = Guests(browser, self.house.address)

    async def _played(self) -> list[HeldSeat]:
        seats = await seated(self.house.address, FACE)
        await begun(seats)
        return seats

    @property
    def table(self) -> str:
        """The name of the table."""
        return self.seats[0].table

    def upgrade(self, *, is_archived: bool = True, is_drawable: bool = True) -> None:
        """Close the house, perhaps archive, and open it with other rules."""
        self.house.stop()
        if is_archived:
            command = [sys.executable, "-m", "soucoupe", "archive", "--unfinished"]
            data = ["--data", str(self.house.data)]
            subprocess.run([*command, *data], check=True, capture_output=True)
        with closing(sqlite3.connect(self.house.data / "soucoupe.db")) as file, file:
            file.execute("update tables set version = '0+0000' where id = ?", (self.table,))
            if not is_drawable:
                file.execute("update archives set shape = 'of before'")
        self.house.start()
        self.guests.address = self.house.address

    def come(self, seat: int | None, locale: str = "en") -> Page:
        """Have somebody come to the table with a telephone."""
        page = self.guests.come(viewport=SMALL, locale=locale)
        if seat is not None:
            hold(page, self.seats[seat], FACE)
        page.goto(f"/t/{self.table}")
        expect(page.get_by_role("heading", name=WORDS[locale]["title"])).to_be_visible()
        expect(page.get_by_text(WORDS[locale]["about"])).to_be_visible()
        return page


@pytest.fixture
def stopped(browser: Browser, tmp_path: Path) -> Iterator[Stopped]:
    """Have a game under way; nobody's page has anything to complain about."""
    made = Stopped(browser, tmp_path)
    yield made
    made.guests.leave()
    assert made.guests.complaints == []
    made.house.stop()


@BOTH
def test_what_was_played_is_read_through_ones_own_eyes(stopped: Stopped, locale: str) -> None:
    """Drawn where the page knows how; there are no other eyes to choose, and it can be saved."""
    stopped.upgrade()
    page = stopped.come(1, locale)
    assert page.evaluate("document.documentElement.scrollWidth") == SMALL["width"]
    page.get_by_role("button", name=WORDS[locale]["read"]).click()
    page.locator(".scene > *").first.wait_for()
    page.wait_for_url(re.compile(r"eyes=1"))
    options = page.locator(".bar select option").all_inner_texts()
    assert options == [{"en": "Bo (you)", "fr": "Bo (vous)"}[locale]]
    page.locator("button.tool").last.click()
    with page.expect_download() as saved:
        page.locator("dialog[open] a[download]").click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert "Bo" in text
    assert (SAID in text) == (stopped.table in SPOKEN)
    assert WHISPERED not in text
    expect(page.locator("dialog[open] input")).to_have_count(0)


@BOTH
def test_what_was_played_is_told_in_words(stopped: Stopped, locale: str) -> None:
    """Where the page does not draw it any more."""
    stopped.upgrade(is_drawable=False)
    page = stopped.come(0, locale)
    page.get_by_role("button", name=WORDS[locale]["read"]).click()
    expect(page.locator("pre")).to_contain_text("Ada")
    with page.expect_download() as saved:
        page.locator("main a[download]").click()
    assert saved.value.path().read_text(encoding="utf-8") == page.locator("pre").inner_text()


@BOTH
def test_the_same_people_start_anew(stopped: Stopped, locale: str) -> None:
    """Whoever holds a seat opens the next table; everybody else is shown the way there."""
    stopped.upgrade()
    words = WORDS[locale]
    early = stopped.come(None, locale)
    for what in ("anew", "read", "next"):
        expect(early.get_by_role("button", name=words[what])).to_have_count(0)
    ada = stopped.come(0, locale)
    ada.get_by_role("button", name=words["anew"]).click()
    ada.wait_for_url(re.compile(rf"/t/(?!{stopped.table})"))
    expect(ada.locator(".seats li", has_text="Bo")).to_be_visible()
    bo = stopped.come(1, locale)
    expect(bo.get_by_role("button", name=words["anew"])).to_have_count(0)
    expect(bo.get_by_role("button", name=words["read"])).to_be_visible()
    bo.get_by_role("button", name=words["next"]).click()
    bo.wait_for_url(ada.url)
    expect(ada.locator(".seats li", has_text="Bo")).to_have_count(1)
    assert bo.evaluate("Object.keys(JSON.parse(localStorage['soucoupe.seats'])).length") == 2
    late = stopped.come(None, locale)
    late.get_by_role("button", name=words["next"]).click()
    late.wait_for_url(ada.url)


def test_a_game_nobody_wrote_down_says_so(stopped: Stopped) -> None:
    """It cannot be read, but its people can start anew; a link to a moment leads to the table."""
    stopped.upgrade(is_archived=False)
    page = stopped.come(0)
    expect(page.get_by_text("Nobody wrote down what had been played")).to_be_visible()
    expect(page.get_by_role("button", name=WORDS["en"]["read"])).to_have_count(0)
    expect(page.get_by_role("button", name=WORDS["en"]["anew"])).to_be_visible()
    page.goto(f"/t/{stopped.table}/replay?ply=0&eyes=0")
    expect(page.get_by_role("heading", name=WORDS["en"]["title"])).to_be_visible()
    page.wait_for_url(f"**/t/{stopped.table}")
    assert [one for one in stopped.guests.complaints if not one.startswith("410 ")] == []
    stopped.guests.complaints.clear()
