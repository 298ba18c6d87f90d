"""The host's page in a browser: entering, seeing a table, closing it, telling everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from soucoupe.server.operator_key import FILE
from tests.browser.guest import Guests, faces, open_table
from tests.browser.sitting import SMALL
from tests.browser.test_access import violations

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.server.serving import Serving

WIDE = {"width": 1280, "height": 800}
WORDS = {
    "en": {
        "title": "Your house",
        "secret": "Secret of the house",
        "enter": "Enter",
        "refused": "That is not the secret",
        "text": "What everybody at a table reads",
        "tell": "Tell them",
        "close": "Close the table",
        "sure": "Yes, close it",
        "leave": "Leave this page",
    },
    "fr": {
        "title": "Votre maison",
        "secret": "Secret de la maison",
        "enter": "Entrer",
        "refused": "pas le secret",
        "text": "Ce que chacun lira à sa table",
        "tell": "Prévenir",
        "close": "Fermer la table",
        "sure": "Oui, la fermer",
        "leave": "Quitter cette page",
    },
}


def enter(page: Page, words: dict[str, str], secret: str) -> None:
    """Try a secret."""
    page.get_by_label(words["secret"]).fill(secret)
    page.get_by_role("button", name=words["enter"]).click()


@pytest.mark.parametrize(("locale", "size"), [("en", SMALL), ("fr", WIDE)])
def test_the_operator_sees_to_a_table(
    browser: Browser, house: Serving, locale: str, size: dict[str, int]
) -> None:
    """From the secret to a closed table, with a player on another device who is told all of it."""
    words, secret = WORDS[locale], (house.data / FILE).read_text().strip()
    players, operators = Guests(browser, house.address), Guests(browser, house.address)
    player = players.come(viewport=SMALL)
    name = f"Zelda {locale}"
    open_table(player, faces()[0], name)
    page = operators.come("/host", locale, viewport=size)
    enter(page, words, "a guess")
    expect(page.get_by_role("alert")).to_contain_text(words["refused"])
    enter(page, words, secret)
    table = page.locator("section[aria-labelledby=tables] > ul > li").filter(has_text=name)
    expect(table).to_have_count(1)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    page.get_by_label(words["text"]).fill("Tea is ready.")
    page.get_by_role("button", name=words["tell"], exact=True).click()
    expect(player.get_by_text("Tea is ready.")).to_be_visible()
    table.get_by_role("button", name=words["close"]).click()
    table.get_by_role("button", name=words["sure"]).click()
    expect(table).to_have_count(0)
    expect(player.get_by_role("heading", name="The house has closed this table")).to_be_visible()
    page.get_by_role("button", name=words["leave"]).click()
    expect(page.get_by_label(words["secret"])).to_be_visible()
    players.leave()
    operators.leave()
    assert players.complaints == []
    assert {one.partition(" ")[0] for one in operators.complaints} == {"401"}
