"""What only this game's page does: camps in browsers of their own, ink, notepads, two players.

The house hands in its guests and the ways they sit together; see `tests/browser/test_visits.py`.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, ViewportSize, expect

RACE = ("Ada", "Bo", "Cy", "Dot")
PHONE: ViewportSize = {"width": 390, "height": 844}
LARGE: ViewportSize = {"width": 1280, "height": 800}


def seated(guests: Any, sitting: Any, face: str, names: tuple[str, ...]) -> list[Page]:
    """Have people play, the first as the red alien, the second as the blue one where four play."""
    options: dict[str, Any] = {"red": 0, "preliminary": "off"}
    if len(names) == len(RACE):
        options["blue"] = 1
    pages: list[Page] = sitting.play_together(
        guests, face, names, seats=len(names), options=options
    )
    for page in pages:
        page.set_viewport_size(PHONE if page is pages[0] else LARGE)
    return pages


def main_button(page: Page) -> Locator:
    """Return the large button of the bar."""
    return page.locator(".ask button.primary")


def open_paper(page: Page) -> None:
    """Lay the lexicon or the notepad on top, where only one thing has room."""
    if page.locator("[data-panel-button=paper]").is_visible():
        page.locator("[data-panel-button=paper]").click()


def ask(humans: list[Page], sitting: Any, count: int = 2) -> None:
    """Have the human at turn turn offerings and ask."""
    human = humans[sitting.to_move(humans)]
    for _ in range(count):
        turned = human.locator(".board .turned").count()
        human.locator(".board button.card:not(.turned)").first.click()
        expect(human.locator(".board .turned")).to_have_count(turned + 1)
    main_button(human).click()


def propose(alien: Page, nth: int) -> None:
    """Have an alien propose the nth sign of the lexicon; a tap lets it draw itself."""
    open_paper(alien)
    alien.locator(".lexicon button.sign:enabled").nth(nth).click()
    main_button(alien).click()


def answer(aliens: list[Page], nth: int = 0) -> None:
    """Have all aliens agree on the nth sign of the lexicon."""
    for alien in aliens:
        propose(alien, nth)
    for alien in aliens if len(aliens) > 1 else ():
        expect(main_button(alien)).to_have_text(re.compile("Confirm"))
        main_button(alien).click()


def write(page: Page, *strokes: tuple[tuple[float, float], ...]) -> None:
    """Draw strokes on the slate with a real pointer; points are parts of its side."""
    box = page.locator("[data-place=slate]").bounding_box()
    assert box is not None
    for stroke in strokes:
        for at, (across, down) in enumerate(stroke):
            place = box["x"] + across * box["width"], box["y"] + down * box["height"]
            page.mouse.move(*place, steps=1 if at == 0 else 6)
            if at == 0:
                page.mouse.down()
        page.mouse.up()


def two_camps_in_four_browsers(guests: Any, sitting: Any, face: str) -> None:
    """Play a round: secrets stay in their camp, ink is seen as it is drawn, votes come together."""
    pages = seated(guests, sitting, face, RACE)
    aliens, humans = pages[:2], pages[2:]
    for page in aliens:
        assert page.locator("[data-place=lexicon]").count() == 1
        assert page.locator("[data-place^=cell-]").first.get_attribute("data-place") == "cell-24"
        assert page.locator(".board [data-wanted]").count() > 0
    for page in humans:
        assert page.locator("[data-place=lexicon], .board [data-wanted]").count() == 0
        assert page.locator("[data-place=notepad]").count() == 1
    ask(humans, sitting)
    answer(aliens)
    ask(humans, sitting, 1)
    # They disagree: each sign is shown with the colour of its alien.
    for nth, alien in enumerate(aliens):
        propose(alien, nth)
    for alien in aliens:
        expect(main_button(alien)).to_have_text(re.compile("Confirm"))
        main_button(alien).click()
    for page in pages:
        expect(page.locator(".past li").first.locator(".sign")).to_have_count(2)

    red = aliens[0]
    expect(main_button(red).or_(red.locator(".lexicon button.sign:enabled").first)).to_be_visible()
    open_paper(red)
    red.locator(".lexicon button.sign:enabled").nth(3).click()
    red.locator(".ask button.bar").click()
    write(red, ((0.2, 0.2), (0.8, 0.8)), ((0.8, 0.2), (0.2, 0.8)))
    for page in pages[1:]:
        expect(page.locator("[data-place=live] path.hand")).to_have_count(2)
    red.get_by_role("button", name="Undo stroke").click()
    for page in pages[1:]:
        expect(page.locator("[data-place=live] path.hand")).to_have_count(1)
    main_button(red).click()
    for page in pages:
        expect(page.locator(".tablet .sign path.hand")).to_have_count(1)  # the stroke that was left
        expect(page.locator(".tablet .sign path.bar")).to_have_count(1)
        expect(page.locator("[data-place=live]")).to_have_count(0)
    humans[0].reload()
    expect(humans[0].locator(".tablet .sign path.hand")).to_have_count(1)
    main_button(red).click()

    first, second = humans
    first.locator(".board button.card").first.click()
    main_button(first).click()
    expect(first.locator(".board .cast")).to_have_count(1)
    assert second.locator(".board .cast, .board .chip").count() == 0
    second.locator(".board button.card").last.click()
    main_button(second).click()
    for page in pages:
        expect(page.locator(".board .chip")).to_have_count(2)


def a_notepad_and_its_ink_survive(guests: Any, sitting: Any, face: str) -> None:
    """By touch, by key and by dragging; private; there again after a reload and for the camp."""
    pages = seated(guests, sitting, face, RACE)
    ask(pages[2:], sitting)
    answer(pages[:2], 4)
    ask(pages[2:], sitting, 1)
    answer(pages[:2], 7)
    human, other = pages[2], pages[3]
    expect(human.locator("[data-loose]")).to_have_count(2)
    human.locator("[data-loose]").first.click()
    human.locator("[data-word=hot]").click()
    expect(human.locator("[data-noted^=hot]")).to_have_count(1)
    human.locator("[data-noted^=hot]").click()
    human.locator("[data-certainty='3']").click()
    human.locator("[data-loose]").focus()
    human.keyboard.press("Enter")
    human.locator("[data-word=sky]").focus()
    human.keyboard.press("Enter")
    human.keyboard.press("Escape")
    human.locator("[data-noted^=sky]").drag_to(human.locator("[data-word=tool]"))
    expect(human.locator("[data-noted^=tool]")).to_have_count(1)
    human.wait_for_timeout(1500)  # a notepad saves itself a moment later
    human.reload()
    expect(human.locator("[data-noted^=hot].c3")).to_have_count(1)
    expect(human.locator("[data-noted^=tool].c1")).to_have_count(1)
    assert other.locator("[data-noted]").count() == 0

    open_paper(pages[0])
    pages[0].locator("[data-tick]").nth(4).click()
    expect(pages[1].locator("[data-tick][aria-pressed=true]")).to_have_count(1)


def two_players_with_two_tries(guests: Any, sitting: Any, face: str) -> None:
    """On telephones: red tokens are paid, the lone human may try twice or leave it."""
    alien, human = pages = seated(guests, sitting, face, ("Ada", "Bo"))
    human.set_viewport_size({"width": 360, "height": 740})
    tokens = human.locator("[data-place=red-tokens]")
    expect(tokens).to_have_attribute("aria-label", re.compile("^9 red tokens"))
    ask([human], sitting)
    answer([alien], 2)
    expect(tokens).to_have_attribute("aria-label", re.compile("^8 red tokens"))
    open_paper(alien)
    alien.locator(".lexicon button.sign:enabled").first.click()
    main_button(alien).click()
    expect(main_button(alien)).to_have_text(re.compile("Send"))
    main_button(alien).click()
    human.locator(".board button.card").first.click()
    main_button(human).click()
    expect(human.locator(".board .chip")).to_have_count(1)
    human.get_by_role("button", name="Skip it").click()
    sitting.to_move(pages)
    assert human.evaluate("document.documentElement.scrollWidth <= innerWidth")


def aliens_choose_their_colours(guests: Any, sitting: Any, face: str) -> None:
    """Who is drawn first takes blue, at a touch and by the button; the other is left red."""
    options = {"preliminary": "off"}
    pages: list[Page] = sitting.play_together(guests, face, RACE, seats=len(RACE), options=options)
    chooser = pages[sitting.to_move(pages)]
    expect(chooser.locator(".ask button.take")).to_have_count(2)
    expect(chooser.locator(".board [data-wanted]").first).to_be_visible()
    chooser.locator(".ask button.take").nth(1).click()
    expect(chooser.locator(".board .mine")).not_to_have_count(0)
    main_button(chooser).click()
    for page in pages:
        aliens = page.locator("ul.aliens li")
        expect(aliens.locator(".tokens svg")).to_have_count(2)
        expect(aliens.last).to_contain_text(chooser_name(chooser))


def chooser_name(page: Page) -> str:
    """Read the name of whoever sits before a page off its own plate."""
    return page.locator(".plate:has(.me) .name").first.inner_text()


VISITS = (
    aliens_choose_their_colours,
    two_camps_in_four_browsers,
    a_notepad_and_its_ink_survive,
    two_players_with_two_tries,
)
