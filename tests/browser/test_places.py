"""Where the page is served from: without a secure context, under a path, and how heavy it is."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NAME
from tests.browser.guest import (
    Guests,
    against_bots,
    faces,
    fingers,
    result,
    title_of,
    wait_for_deal,
)
from tests.server.serving import Serving

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Response

MOST_BYTES = 150_000


@pytest.mark.parametrize("face", faces()[:1])
def test_nothing_breaks_without_a_secure_context(guests: Guests, face: str) -> None:
    """At a plain address of the local network a game is played, and its link is copied."""
    port = guests.address.rpartition(":")[2]
    page = guests.come(f"http://{NAME}:{port}/")
    assert page.evaluate("isSecureContext") is False
    against_bots(page, face, "Ada")
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("img", name="QR code of the link").first).to_be_visible()
    page.get_by_role("button", name="Copy").first.click()
    expect(page.get_by_text("Copied").first).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate(fingers(face).AUTOPILOT)
    assert len(result(page)) > 1


@pytest.mark.parametrize("face", faces()[:1])
def test_the_page_works_under_a_path(browser: Browser, tmp_path: Path, face: str) -> None:
    """Behind a proxy the house may live under a path of somebody else's address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}/games/night"
    serving = Serving(tmp_path / "data", PUBLIC_URL=address).start("--port", str(port))
    guests = Guests(browser, address)
    try:
        page = guests.come(f"{address}/")
        page.get_by_role("link", name=title_of(face), exact=True).click()
        page.get_by_role("textbox", name="Your name").fill("Ada")
        page.get_by_role("button", name="Play now against bots").click()
        wait_for_deal(page)
        assert page.url.startswith(f"{address}/t/")
        page.reload()
        wait_for_deal(page)
    finally:
        guests.leave()
        assert serving.stop() == 0
    assert guests.complaints == []


@pytest.mark.parametrize("face", faces())
def test_first_load_is_light(guests: Guests, face: str) -> None:
    """Home and a game's table together: scripts, styles, fonts and texts, as they are sent."""
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if "/api/" not in response.url:
            sizes[response.url] = int(response.headers.get("content-length", MOST_BYTES))

    page = guests.come()
    page.on("response", weigh)
    page.reload()
    page.get_by_role("link", name=title_of(face), exact=True).click()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Play now against bots").click()
    wait_for_deal(page)
    page.wait_for_load_state("networkidle")
    assert len(sizes) > 10
    assert sum(sizes.values()) <= MOST_BYTES, sizes
