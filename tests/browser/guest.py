"""Guests: each a browser context with one page, watched for errors and requests elsewhere."""

from __future__ import annotations

import json
import re
from http import HTTPStatus
from importlib import import_module
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from soucoupe import registry
from tests.browser import generic_fingers

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response

LONG = 900_000
LINE_LOST = re.compile(r"WebSocket connection|Failed to load resource")
"""What a browser says when a test cuts its line; answers that fail are heard of otherwise."""


class Guests:
    """Lets guests in, and keeps what their pages complained about."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.motion = "reduce"
        """What those who come from now on want of motion."""
        self._browser = browser
        self._pages: list[Page] = []
        self._are_leaving = False

    def come(
        self, path: str = "/", locale: str = "en", reads: str = "at-once", **more: Any
    ) -> Page:
        """Let a guest in at an address of the house, or at a whole address.

        Most wait for nothing that is told; how long others read, and that things move, they say.
        """
        context = self._browser.new_context(
            **{"locale": locale, "reduced_motion": self.motion, "base_url": self.address} | more
        )
        context.set_default_timeout(LONG)
        context.add_init_script(f"localStorage['soucoupe.speed'] ??= '{json.dumps(reads)}'")
        page = context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._complained(str(error)))
        page.on("request", self._asked)
        page.on("response", self._answered)
        page.goto(path)
        self._pages.append(page)
        return page

    def leave(self) -> None:
        """Let everybody go; what a page says because it is being closed is no complaint."""
        for page in self._pages:
            if not page.is_closed():
                page.evaluate("0")  # whatever it has said until now is heard before the answer
        self._are_leaving = True
        for page in self._pages:
            page.context.close()
        self._pages, self._are_leaving = [], False

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not LINE_LOST.search(message.text):
            self._complained(message.text)

    def _complained(self, text: str) -> None:
        if not self._are_leaving:
            self.complaints.append(text)

    def _answered(self, response: Response) -> None:
        if response.status >= HTTPStatus.BAD_REQUEST:
            self.complaints.append(f"{response.status} {response.url}")

    def _asked(self, request: Request) -> None:
        port = self.address.rpartition(":")[2].partition("/")[0]
        if f":{port}/" not in request.url:
            self.complaints.append(f"a request to somewhere else: {request.url}")


def fingers(game_id: str) -> SimpleNamespace:
    """Return how a game is played on its page: what it says, and else as any game is."""
    said = import_module(f"soucoupe.games.{game_id}.tests.fingers")
    return SimpleNamespace(**{**vars(generic_fingers), **vars(said)})


def title_of(game_id: str) -> str:
    """Return the name on a game's poster: the first heading of its rule page."""
    from soucoupe.words.catalogue import rule_page  # noqa: PLC0415

    return rule_page("en", game_id).partition("\n")[0].removeprefix("# ")


def open_table(page: Page, game_id: str, name: str) -> str:
    """Open a table for friends; return its path."""
    page.goto(f"{base_of(page)}/new/{game_id}")
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Open a table for friends").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name="Invite")).to_be_visible()
    for option in fingers(game_id).SHORTER:
        page.get_by_label(option).check()
    return page.url


def join(page: Page, name: str) -> None:
    """Sit down at the table whose link was followed."""
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_text("will start the game")).to_be_visible()


def against_bots(page: Page, game_id: str, name: str) -> None:
    """Play at once."""
    page.goto(f"{base_of(page)}/new/{game_id}")
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Play now against bots").click()
    wait_for_deal(page)


def wait_for_deal(page: Page) -> None:
    """Wait until the game's own table is there."""
    page.locator(".table > *").first.wait_for()


def base_of(page: Page) -> str:
    """Return the address of the house a page belongs to."""
    origin: str = page.evaluate(
        "location.origin + document.querySelector('meta[name=soucoupe-base]').content"
    )
    return origin.rstrip("/")


def result(page: Page) -> list[list[str]]:
    """Wait for the end; return the rows of the result: place, name, points."""
    dialog = page.get_by_role("dialog").filter(has=page.locator("table"))
    dialog.wait_for(timeout=LONG)
    rows: list[list[str]] = dialog.locator("tbody tr").evaluate_all(
        "rows => rows.map((row) => [...row.cells].map((cell) => cell.firstChild.textContent))"
    )
    return rows


def faces() -> list[str]:
    """List the games that can be played on the page, those the house is tried with first."""
    playable = [game_id for game_id in registry.game_ids() if has_fingers(game_id)]
    return sorted(playable, key=lambda game_id: not fingers(game_id).TRIES_THE_HOUSE)


def has_fingers(game_id: str) -> bool:
    """Tell whether a game says how a test plays it on its page."""
    try:
        fingers(game_id)
    except ModuleNotFoundError:
        return False
    return True


def switch(box: Locator, *, is_on: bool) -> None:
    """Click a switch that the house turns, and wait until it has."""
    box.click()
    expect(box).to_be_checked(checked=is_on)
