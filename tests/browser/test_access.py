"""Every page, in both languages, against axe-core: no serious violation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.guest import Guests, faces
from tests.browser.places import PLACES, visit

if TYPE_CHECKING:
    from playwright.sync_api import Page

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


@pytest.mark.parametrize(("locale", "scheme"), [("en", "light"), ("fr", "light"), ("fr", "dark")])
@pytest.mark.parametrize("face", faces())
def test_no_page_shuts_anybody_out(guests: Guests, face: str, locale: str, scheme: str) -> None:
    """Names, contrast, roles and order are right on every page, by day and by night."""
    page = guests.come(locale=locale, color_scheme=scheme)
    found = []
    for place in PLACES:
        visit(page, place, face)
        found += [f"{place}: {flaw}" for flaw in violations(page)]
    assert "\n".join(found) == ""
