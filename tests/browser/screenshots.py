"""Pictures of every place, small and large, in both languages: `make screenshots`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.browser.guest import faces, fingers
from tests.browser.places import PLACES, visit
from tests.server.serving import Serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[2]
INTO = ROOT / "docs/img"
SIZES = {390: 844, 1280: 800}
WHOLE = {"home", "new", "waiting", "join", "credits", "help"}
"""Places shown in full, however long; of the others, what fits the screen."""
MOVES = 24
"""How far the game has come on the picture of a table."""


def main() -> int:
    """Take all pictures, of the first game that has a face."""
    path = subprocess.run([ROOT / "tools/chromium"], capture_output=True, text=True, check=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder) / "data", SOUCOUPE_BOT_PAUSE="0.05").start()
        browser = playwright.chromium.launch(
            executable_path=path.stdout.strip(), args=["--no-sandbox"]
        )
        for locale in ("fr", "en"):
            for width, height in SIZES.items():
                take_all(browser, serving.address, locale, width, height)
        browser.close()
        serving.stop()
    return 0


def take_all(browser: Browser, address: str, locale: str, width: int, height: int) -> None:
    """Visit every place and take its picture."""
    context = browser.new_context(
        locale=locale,
        base_url=address,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
    )
    context.add_init_script("localStorage['soucoupe.speed'] ??= '\"at-once\"'")
    page = context.new_page()
    page.goto("/")
    face = faces()[0]
    for place in PLACES:
        visit(page, place, face)
        if place == "table":
            play_on(page, face)
        page.mouse.move(0, 0)
        path = INTO / f"{place}-{locale}-{width}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=path, full_page=place in WHOLE)
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")
    context.close()


def play_on(page: Page, face: str) -> None:
    """Let the game come some way, to a turn of one's own."""
    pilot = page.evaluate_handle(f"({fingers(face).AUTOPILOT.strip()})()")
    page.wait_for_function(
        """(count) => Object.keys(sessionStorage).some((key) =>
             JSON.parse(sessionStorage[key]).length >= count)""",
        arg=MOVES,
    )
    pilot.evaluate("(timer) => clearInterval(timer)")
    page.wait_for_function("() => document.title.startsWith('●')")
    page.wait_for_timeout(300)


if __name__ == "__main__":
    sys.exit(main())
