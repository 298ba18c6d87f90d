"""Games that are over when a browser comes: played over sockets, with talk and a taking back."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from soucoupe import registry
from soucoupe.client.house import open_table, take_seat
from tests.server.guests import answer, ask, deal, lines, move, play_on, to_move

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence

    from playwright.sync_api import Page

    from soucoupe.client.house import HeldSeat

T = TypeVar("T")
THREE = 3
NAMES = ("Ada", "Bo", "Cy", "Dot", "Eli")
TAKEN_BACK: set[str] = set()
"""The tables whose first action was taken back: where it drew from chance, it cannot be."""
SPOKEN: set[str] = set()
"""The tables at which something was said to all: some games have talk inside camps only."""
SAID, WHISPERED, NOTED = "what a night", "for my own ears", "Bo bluffs"
KEEP = """([table, seat]) => {
  const kept = JSON.parse(localStorage.getItem('soucoupe.seats') ?? '{}')
  localStorage.setItem('soucoupe.seats', JSON.stringify({ ...kept, [table]: seat }))
}"""


def wait_for(story: Coroutine[Any, Any, T]) -> T:
    """Run what is asynchronous to its end, beside the loop the browser is driven by."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, story).result()


async def seated(base: str, game_id: str) -> list[HeldSeat]:
    """Have three people sit down, or as many as the game takes if that is another number."""
    allowed = registry.find(game_id).seats
    count = min(max(THREE, allowed[0]), allowed[-1])
    host = await open_table(base, game_id, NAMES[0], seats=count)
    return [host, *[await take_seat(base, host.table, name) for name in NAMES[1:count]]]


async def begun(seats: Sequence[HeldSeat]) -> None:
    """Whisper, deal; the first action is taken back, and the first people talk."""
    async with lines(seats) as opened:
        await ask(opened[0], "say", "whisper", text=WHISPERED, audience=[0])
        views = await deal(opened)
        first = to_move(views)
        await opened[first].send(move(views[first], "first"))
        await answer(opened[first], "first")
        back = await ask(opened[first], "take-back", "oops")
        if back["type"] == "moved":
            TAKEN_BACK.add(seats[0].table)
        said = await ask(opened[1], "say", "said", text=SAID)
        if said["type"] != "refused":
            SPOKEN.add(seats[0].table)
        await ask(opened[0], "react", "felt", feeling="laugh")
        await ask(opened[0], "note", "noted", text=NOTED)


async def played(base: str, game_id: str) -> list[HeldSeat]:
    """Play a game to its end."""
    seats = await seated(base, game_id)
    await begun(seats)
    await play_on(seats)
    return seats


def finish(base: str, game_id: str) -> list[HeldSeat]:
    """Play a game to its end; return its seats."""
    return wait_for(played(base, game_id))


def hold(page: Page, seat: HeldSeat, game_id: str) -> None:
    """Have a browser hold a seat, as if its person had played there."""
    kept = {"seat": seat.seat, "session": seat.session, "link": seat.link}
    page.evaluate(KEEP, [seat.table, {**kept, "game": game_id, "at": 0}])
