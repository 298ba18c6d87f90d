"""The page of both sides: bytes a browser fetches to see the first table of a game.

A browser tells which files it asks for, at the public addresses of the house: home, a new table,
and a table where bots play, watched without a seat. Those files are then weighed as they are sent
to whoever takes gzip, or brotli.
"""

from __future__ import annotations

import json
import subprocess
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import connect

from benchmarks.comparison.paired import pair
from benchmarks.comparison.plan import blamed_on
from benchmarks.comparison.rows import Row
from benchmarks.house import open_house
from benchmarks.processes import CannotMeasure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    from benchmarks.comparison.plan import Plan, Side

ROOT = Path(__file__).parents[2]
CODINGS = {"gzip": "gzip", "brotli": "br"}
QUIET = 1.5
"""Seconds without a request after which a page has loaded everything."""
PATIENCE = 60
"""Seconds after which it never will."""
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


def measure(plan: Plan, advance: Callable[[], object]) -> list[Row]:
    """Weigh the first load of every game, once: it does not vary."""
    with a_browser() as browser:
        weights = []
        for side in plan.sides:
            with blamed_on(side):
                weights.append(weigh_all(browser, side, plan))
            advance()
    a, b = weights
    return [row_of(*key, a.get(key), b.get(key)) for key in dict.fromkeys([*b, *a])]


def row_of(game: str, coding: str, a: int | None, b: int | None) -> Row:
    """Put both sides' weights into a row."""
    row = Row("first-load", game, f"{coding}, bytes", "size", is_counted=True)
    if a is None or b is None:
        row.only_in = "A" if b is None else "B"
    else:
        row.pairs = [pair([(a, b)])]
    return row


@contextmanager
def a_browser() -> Iterator[Browser]:
    """Start Chromium."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 (only here, and slow to load)

    found = subprocess.run(
        [ROOT / "tools/chromium"], capture_output=True, text=True, check=False
    ).stdout.strip()
    if not found:
        msg = "there is no Chromium here to see what a page loads: leave first-load out"
        raise CannotMeasure(msg)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


def weigh_all(browser: Browser, side: Side, plan: Plan) -> dict[tuple[str, str], int]:
    """Weigh the first load of one side's games, by game and coding."""
    with (
        open_house(side.package) as house,
        httpx.Client(base_url=house.address, timeout=PATIENCE, trust_env=False) as http,
    ):
        games = http.get("/api/games").json()
        wanted = [game for game in games if plan.wants(game["id"])]
        files = {game["id"]: files_of(browser, http, house.address, game) for game in wanted}
        return {
            (game, coding): sum(weight(http, path, accepted) for path in paths)
            for game, paths in files.items()
            for coding, accepted in CODINGS.items()
        }


def files_of(browser: Browser, http: httpx.Client, base: str, game: dict[str, Any]) -> set[str]:
    """See which files a browser asks for from home to a table of the game."""
    table = watched_table(http, base, game)
    context = browser.new_context(locale="en")
    visit = Visit(context.new_page(), base)
    for path in ("/", f"/new/{game['id']}"):
        visit.go(path)
    visit.watch(f"/t/{table}")
    context.close()
    return files_among(visit.asked) | {"/"}


class Visit:
    """A walk through the pages of a house, and what the browser has asked for on the way."""

    def __init__(self, page: Page, base: str) -> None:
        self.asked: set[str] = set()
        self.heard = b""
        self._page = page
        self._base = base
        page.on("response", lambda response: self.asked.add(urlsplit(response.url).path))
        page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def go(self, path: str) -> None:
        """Open a page, and stay until it loads nothing more."""
        self._page.goto(f"{self._base}{path}", wait_until="networkidle", timeout=1000 * PATIENCE)
        self._settle()

    def watch(self, path: str) -> None:
        """Open a table, and stay until its game is shown and nothing more is loaded."""
        before, until = files_among(self.asked), monotonic() + PATIENCE
        self.go(path)
        while files_among(self.asked) == before or b'"now"' not in self.heard:
            if monotonic() > until:
                raise CannotMeasure(f"a browser is shown no table at {path}")
            self._settle()
        self._settle()

    def _settle(self) -> None:
        """Wait until the page has had nothing to do or to ask for during a whole while."""
        seen = -1
        while seen != len(self.asked):
            seen = len(self.asked)
            self._page.wait_for_timeout(1000 * QUIET)
            self._page.evaluate("new Promise(requestIdleCallback).then(() => 0)")

    def _hear(self, frame: str | bytes) -> None:
        self.heard += frame.encode() if isinstance(frame, str) else frame


def files_among(paths: set[str]) -> set[str]:
    """Leave out what the server makes up: the page itself, at any address, and answers."""
    return {path for path in paths if "." in path and not path.startswith("/api/")}


def watched_table(http: httpx.Client, base: str, game: dict[str, Any]) -> str:
    """Open a table that everyone may watch, with bots around it, and have it dealt."""
    body = {"game": game["id"], "name": "Ada", "terms": {"is_watchable": True}}
    ticket = http.post("/api/tables", json=body).json()
    table: str = ticket["table"]
    with connect(f"ws{base.removeprefix('http')}/api/tables/{table}/socket", proxy=None) as line:
        line.send(json.dumps({"protocol": 1, "session": ticket["session"]}))
        chairs = http.get(f"/api/tables/{table}").json()["room"]["chairs"]
        for seat in range(1, len(chairs)):
            bot = {"type": "seat-bot", "seat": seat, "level": game["bots"][0]}
            line.send(json.dumps({"id": f"bot-{seat}", **bot}))
        line.send(json.dumps({"id": "start", "type": "start"}))
        line.send(json.dumps({"id": "lend", "type": "lend", "entropy": "00"}))
        for message in line:
            told = json.loads(message)
            if told["type"] == "now" and told["view"] is not None:
                break
    return table


def weight(http: httpx.Client, path: str, coding: str) -> int:
    """Return how many bytes of a file go over the line for whoever takes this coding."""
    with http.stream("GET", path, headers={"accept-encoding": coding}) as answer:
        answer.raise_for_status()
        return sum(len(piece) for piece in answer.iter_raw())
