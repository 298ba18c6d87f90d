"""Resigning, pausing, hosts who go, links that are lost, and who may watch."""

from __future__ import annotations

import asyncio

from soucoupe.server.rooms.house import House
from soucoupe.tables.terms import Terms
from tests.games.secret_picks import GAME
from tests.server.test_absence import GRACE
from tests.support.devices import Device, Town, in_town

PICKS = GAME.id


def test_who_resigns_is_played_for_and_does_not_return() -> None:
    """A bot plays on; the last person with nobody left against them has won."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 3)
        ada, bo, cy = await town.deal()
        assert (await bo.ask("resign", "r"))["notice"]["kind"] == "resigned"
        assert (await bo.ask("resign", "r2"))["code"] == "table/not-now"
        assert (await bo.ask("act", "a", action={"type": "pick", "number": 1}, ply=0))[
            "code"
        ] == "table/not-now"
        bo.send({"type": "here"})
        await asyncio.sleep(1)
        assert town.at.chairs[1].stand_in
        await ada.ask("resign", "r3")
        told = cy.last("now")
        assert (told["room"]["stage"], told["outcome"]["winners"]) == ("over", [2])
        assert told["outcome"]["reasons"] == ["resigned"]
        assert town.table not in await town.house.store.unfinished(10)

    in_town(story)


def test_among_bots_resigning_ends_the_game() -> None:
    """Nobody is left who would play it out."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 1, seats=3)
        (ada,) = await town.deal(1, 2)
        await ada.ask("resign", "r")
        told = ada.last("now")
        assert (told["room"]["stage"], told["outcome"]["winners"]) == ("over", [1, 2])

    in_town(story)


def test_a_pause_takes_everybody_who_plays() -> None:
    """One wish is announced; all wishes pause the bots too; one word ends it; nobody is away."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, GRACE, seats=3)
        ada, bo = await town.deal(2)
        assert (await ada.ask("pause", "p1"))["notice"]["kind"] == "pause-wished"
        assert bo.last("room")["room"]["wishes"] == [0]
        assert (await bo.ask("pause", "p2"))["notice"]["kind"] == "paused"
        assert ada.last("now")["room"]["is_paused"]
        await bo.leave()
        await asyncio.sleep(1000)
        assert "taken-over" not in ada.notices
        assert (await ada.ask("pause", "p3", is_wished=False))["notice"]["kind"] == "pause-ended"
        assert not ada.last("now")["room"]["is_paused"]
        assert ada.last("now")["room"]["wishes"] == []

    in_town(story)


def test_the_host_who_leaves_the_waiting_room_is_followed_by_the_next() -> None:
    """At once by saying so, after the grace by being gone."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 3, GRACE)
        ada, bo, cy = [await town.come(seat) for seat in range(3)]
        await ada.ask("free", "bye", seat=0)
        assert bo.last("room")["room"]["host"] == 1
        await bo.leave()
        await asyncio.sleep(29)
        assert cy.last("room")["room"]["host"] == 1
        await asyncio.sleep(2)
        assert (cy.last("room")["room"]["host"], cy.notices) == (2, ["hosted"])
        assert (await cy.ask("free", "f", seat=1))["type"] == "room"

    in_town(story)


def test_the_host_gives_a_lost_seat_a_new_link() -> None:
    """The old link and device are good for nothing; only the host is told the new one."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2)
        ada, bo = [await town.come(seat) for seat in range(2)]
        assert (await bo.ask("relink", "mine", seat=0))["code"] == "table/not-host"
        assert (await ada.ask("relink", "l", seat=1))["notice"]["kind"] == "relinked"
        link = ada.last("link")["link"]
        assert bo.told[-1] == {"type": "closed", "code": 4001}
        assert link not in str(bo.told)
        assert await can_claim(town.house, town.table, link)
        assert not await can_claim(town.house, town.table, town.links[1])

    in_town(story)


def test_nobody_who_is_here_loses_a_seat_to_the_host() -> None:
    """Once there is a hand to see, a new link takes that somebody is away, for the grace at least.

    Until then the host is told nothing, nothing is logged, and the seat is where it was.
    """

    async def story(town: Town) -> None:
        await town.open(PICKS, 3, GRACE)
        ada, bo, cy = await town.deal()
        await must_be_refused(town, ada, bo)
        await bo.leave()
        await asyncio.sleep(29)
        before = len(ada.told)
        assert (await ada.ask("relink", "soon", seat=1))["code"] == "seat/present"
        assert [one["type"] for one in ada.told[before:]] == ["refused"]
        await asyncio.sleep(2)
        assert (await ada.ask("relink", "late", seat=1))["notice"]["kind"] == "relinked"
        notice = cy.last("room")["notice"]
        assert (notice["kind"], notice["seat"]) == ("relinked", 1)
        link = ada.last("link")["link"]
        assert link not in str(cy.told)
        assert await can_claim(town.house, town.table, link)

    in_town(story)


async def must_be_refused(town: Town, host: Device, other: Device) -> None:
    """See that the host gets no link to the seat of somebody who is here, nor anything of it."""
    before, theirs = len(host.told), len(other.told)
    entries = town.house.rooms[town.table].table.number
    assert (await host.ask("relink", "now", seat=1))["code"] == "seat/present"
    assert [one["type"] for one in host.told[before:]] == ["refused"]
    assert len(other.told) == theirs
    assert town.house.rooms[town.table].table.number == entries
    assert not await can_claim(town.house, town.table, "now")


def test_whoever_a_bot_plays_for_is_away() -> None:
    """A device left behind with nobody at it does not keep its person out for ever."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, GRACE)
        ada, bo = await town.deal()
        await ada.act("a")
        for _ in range(40):
            ada.send({"type": "here"})
            await asyncio.sleep(10)
        assert bo.last("room")["room"]["chairs"][1]["stand_in"]
        assert (await ada.ask("relink", "lost", seat=1))["notice"]["kind"] == "relinked"

    in_town(story)


def test_people_make_new_links_for_themselves() -> None:
    """At any time: the old link is good for nothing, the device stays, nobody else is told."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2)
        ada, bo = await town.deal()
        heard = len(ada.told)
        assert (await bo.ask("relink", "mine", seat=1))["type"] == "done"
        link = bo.last("link")["link"]
        assert len(ada.told) == heard
        assert (await bo.ask("say", "s", text="still here"))["type"] == "said"
        assert (await bo.ask("relink", "mine", seat=1))["type"] == "done"
        assert [one["link"] for one in bo.told if one["type"] == "link"] == [link]
        assert not await can_claim(town.house, town.table, town.links[1])
        assert await can_claim(town.house, town.table, link)
        watcher = await town.come(None)
        assert (await watcher.ask("relink", "w", seat=1))["code"] == "seat/not-yours"

    in_town(story)


async def can_claim(house: House, table: str, link: str) -> bool:
    """Tell whether a link opens a seat."""
    try:
        async with house.room(table) as room:
            return (await house.claim(room, link, is_confirmed=True))[0] == 1
    except Exception:  # noqa: BLE001 (whatever it says, it does not)
        return False


def test_a_private_table_is_watched_only_if_its_host_lets_it() -> None:
    """Before the deal anyone with the link sees the waiting room; then the door is closed."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, is_public=False)
        before = await town.come(None)
        await town.deal()
        assert before.told[-1] == {"type": "closed", "code": 4003}
        late = await town.come(None)
        assert late.told[0]["code"] == "table/private"

    async def open_story(town: Town) -> None:
        await town.open(PICKS, 2, Terms(is_watchable=True), is_public=False)
        await town.deal()
        watcher = await town.come(None)
        assert watcher.last("now")["view"]["cards"] == []

    in_town(story)
    in_town(open_story)
