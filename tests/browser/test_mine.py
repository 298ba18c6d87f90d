"""My games on the home page: where it is my turn, how it ended, forgetting, and another game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.finished import finish, hold, seated, wait_for
from tests.browser.guest import Guests, faces, wait_for_deal
from tests.server.guests import answer, deal, fresh, lines, to_move

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from soucoupe.client.house import HeldSeat

SIZES = [(390, 844), (1280, 800)]
pytestmark = pytest.mark.parametrize("face", faces()[:1])


async def dealt(base: str, game_id: str) -> tuple[list[HeldSeat], int]:
    """Start a game; return its seats, and whose turn it is."""
    seats = await seated(base, game_id)
    async with lines(seats) as opened:
        return seats, to_move(await deal(opened))


async def act(seats: list[HeldSeat]) -> int:
    """Have whoever's turn it is act, by the last of what they may do; return whose it is then."""
    views = [await fresh(seat) for seat in seats]
    mover = to_move(views)
    async with lines([seats[mover]]) as (line,):
        told = views[mover]
        name, action = f"at {told['ply']}", told["legal"][-1]
        await line.send({"type": "act", "id": name, "ply": told["ply"], "action": action})
        await answer(line, name)
    return to_move([await fresh(seat) for seat in seats])


def mine(page: Page) -> Locator:
    """Return the rows of my games."""
    return page.locator("section", has=page.get_by_role("heading", name="My games")).locator("li")


@pytest.mark.parametrize("size", SIZES)
def test_my_turn_comes_first_and_is_marked(
    guests: Guests, over: list[HeldSeat], face: str, size: tuple[int, int]
) -> None:
    """By place, by words and in the title of the tab; then what waits, then what is over."""
    seats, turn = wait_for(dealt(guests.address, face))
    waiting = wait_for(seated(guests.address, face))
    page = guests.come(viewport={"width": size[0], "height": size[1]})
    for seat in (over[1], seats[turn], waiting[0]):
        hold(page, seat, face)
    page.reload()
    rows = mine(page)
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("Your turn")
    expect(rows.nth(1)).to_contain_text("In the waiting room")
    expect(rows.nth(2)).to_contain_text(re.compile("You won|You share|Place"))
    expect(rows.nth(2)).to_contain_text("with Ada and Cy")
    assert page.title().startswith("(1) Soucoupe")
    rows.nth(2).get_by_role("link", name="Watch it again").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    page.go_back()
    mine(page).nth(0).get_by_role("link", name="Play").click()
    wait_for_deal(page)
    assert page.url.endswith(f"/t/{seats[0].table}")


def test_the_list_keeps_itself_fresh(guests: Guests, face: str) -> None:
    """Every half minute, and when one comes back to it."""
    seats, turn = wait_for(dealt(guests.address, face))
    me = (turn + 1) % len(seats)
    page = guests.come()
    page.clock.install()
    hold(page, seats[me], face)
    page.reload()
    expect(mine(page)).to_contain_text("The others are playing")
    assert page.title().startswith("Soucoupe")
    while turn != me:
        turn = wait_for(act(seats))
    page.clock.fast_forward(31_000)
    expect(mine(page)).to_contain_text("Your turn")
    expect(page.get_by_role("status").filter(has_text="your turn at one table")).to_be_attached()
    assert page.title().startswith("(1) Soucoupe")
    while turn == me:
        turn = wait_for(act(seats))
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(mine(page)).to_contain_text("The others are playing")
    expect(page).to_have_title(re.compile("^Soucoupe"))


def test_a_game_is_forgotten_and_had_back(guests: Guests, face: str) -> None:
    """What is gone is offered to be forgotten; what was forgotten by mistake comes back."""
    waiting = wait_for(seated(guests.address, face))
    page = guests.come()
    hold(page, waiting[1], face)
    hold(page, msgspec.structs.replace(waiting[0], table="nowhere", link=None), face)
    page.reload()
    rows = mine(page)
    expect(rows).to_have_count(2)
    gone = rows.filter(has_text="This seat is gone")
    expect(gone.get_by_role("link")).to_have_count(0)
    gone.get_by_role("button", name="Forget").click()
    held = rows.filter(has_text="In the waiting room")
    held.get_by_role("button", name="Forget").click()
    expect(rows.filter(has_text="Forgotten")).to_have_count(2)
    rows.nth(0).get_by_role("button", name="Undo").click()
    expect(held).to_have_count(1)
    page.reload()
    expect(mine(page)).to_have_count(1)
    mine(page).get_by_role("link", name="Back to the table").click()
    expect(page.get_by_text("Ada will start the game.")).to_be_visible()


def test_a_rematch_brings_everybody_to_the_next_table(guests: Guests, face: str) -> None:
    """One asks by one tap; another follows from the result, a third from the home page."""
    over = finish(guests.address, face)
    ada, bo, cy = (guests.come() for _ in range(3))
    for page, seat in zip((ada, bo, cy), over, strict=False):
        hold(page, seat, face)
    for page in (ada, bo):
        page.goto(f"/t/{over[0].table}")
    ada.get_by_role("button", name="Play again").click()
    expect(ada.get_by_text("Waiting room")).to_be_visible()
    bo.get_by_role("button", name="To the next game").click()
    cy.reload()
    mine(cy).get_by_role("link", name="To the next game").click()
    for page in (bo, cy):
        expect(page.get_by_text("Ada will start the game.")).to_be_visible()
    assert ada.url == bo.url == cy.url != f"{guests.address}/t/{over[0].table}"
    ada.get_by_role("button", name="Start", exact=True).click()
    for page in (ada, bo, cy):
        wait_for_deal(page)
