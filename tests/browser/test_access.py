"""Every page, in both languages, against axe-core: no serious violation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.guest import Guests, faces
from tests.browser.places import OF_A_GAME, PLACES, visit

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from soucoupe.client.house import HeldSeat

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = {"serious", "critical"}


def violations(page: Page) -> list[str]:
    """Run axe on what the page shows now; the policy against foreign scripts stays on."""
    session = page.context.new_cdp_session(page)
    session.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


@pytest.mark.parametrize(("locale", "scheme"), [("en", "light"), ("fr", "dark")])
def test_no_page_shuts_anybody_out(guests: Guests, locale: str, scheme: str) -> None:
    """Names, contrast, roles and order are right on every page, by day and by night."""
    assert flaws(guests.come(locale=locale, color_scheme=scheme), PLACES, faces()[0]) == ""


@pytest.mark.parametrize(("locale", "scheme"), [("en", "light"), ("fr", "dark")])
@pytest.mark.parametrize("face", faces()[1:])
def test_no_game_shuts_anybody_out(
    guests: Guests, over: list[HeldSeat], face: str, locale: str, scheme: str
) -> None:
    """The same where a game looks like itself, from the form to the result."""
    page = guests.come(locale=locale, color_scheme=scheme)
    assert flaws(page, OF_A_GAME, face) == ""
    page.goto(f"{guests.address}/t/{over[0].table}")
    page.locator("dialog[open] table").first.wait_for()
    assert violations(page) == []


def flaws(page: Page, places: tuple[str, ...], face: str) -> str:
    """Go from place to place and list what is wrong there."""
    found = []
    for place in places:
        visit(page, place, face)
        found += [f"{place}: {flaw}" for flaw in violations(page)]
    return "\n".join(found)
