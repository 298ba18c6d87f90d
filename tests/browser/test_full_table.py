"""Every game with as many people as its box allows: three of them guests, the others bots."""

from __future__ import annotations

from typing import Any

import pytest

from soucoupe import registry
from tests.browser.guest import Guests, faces, fingers, join, open_table, result, wait_for_deal

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}


@pytest.mark.parametrize("face", faces())
def test_a_full_table_plays_to_the_end_on_phones(guests: Guests, face: str) -> None:
    """Nothing is wider than a small phone, nobody is left out, and all see the same end."""
    seats = registry.find(face).seats[-1]
    ada = guests.come(**PHONE)
    address = open_table(ada, face, "Ada")
    ada.get_by_label("Number of seats").select_option(str(seats))
    bo, cy = (guests.come(address, **PHONE) for _ in range(2))
    join(bo, "Bo")
    join(cy, "Cy")
    ada.get_by_role("button", name="Fill up with bots and start").click()
    for page in (ada, bo, cy):
        wait_for_deal(page)
        width, room = page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert width == room
        page.evaluate(fingers(face).AUTOPILOT)
    rows = [result(page) for page in (ada, bo, cy)]
    assert len(rows[0]) == seats
    assert rows[1:] == rows[:1] * 2
