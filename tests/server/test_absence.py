"""Absence: grace, bots that stand in, coming back, hosts who leave, links that are lost."""

from __future__ import annotations

import asyncio
from typing import Any

from soucoupe.server.house import House
from soucoupe.tables.terms import Terms
from tests.games.secret_picks import GAME
from tests.support.devices import Town, in_town

PICKS = GAME.id
GRACE = Terms(grace=30)


def test_a_bot_stands_in_after_the_grace_and_steps_back() -> None:
    """Announced both times; meanwhile the table does not wait, and the owner's seat is theirs."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, GRACE)
        ada, bo = await town.deal()
        await ada.act("mine")
        await bo.leave()
        await asyncio.sleep(29)
        assert ada.notices == []
        await asyncio.sleep(2)
        assert ada.notices == ["taken-over"]
        assert ada.all("moved")[-1]["hand"] == "bot"
        chair = ada.last("room")["room"]["chairs"][1]
        assert (chair["kind"], chair["stand_in"], chair["name"]) == ("person", "regular", "Guest 1")
        bo = await town.come(1)
        await asyncio.sleep(1)
        assert ada.notices == ["taken-over", "returned"]
        await ada.act("second")
        assert (await bo.act("mine"))["type"] == "moved"

    in_town(story)


def test_the_bot_knows_what_the_seat_was_shown_and_nothing_else() -> None:
    """Its view, its legal actions and the events shown to the seat since the deal."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, GRACE)
        ada, bo = await town.deal()
        await bo.act("b1")
        await ada.act("a1")
        seen: list[Any] = []
        think = town.house.keeper._workers.think

        async def overheard(*given: Any) -> Any:
            seen.append((GAME.view(town.at.state, 1), *given[2:5]))
            return await think(*given)

        town.house.keeper._workers.think = overheard  # type: ignore[method-assign]
        events = [event for told in bo.all("moved") for event in told["events"]]
        await bo.leave()
        await asyncio.sleep(31)
        expected, view, legal, shown = seen[0]
        assert view == expected
        assert {one.number for one in legal} <= set(view.cards[0].hand)
        assert [type(event).__struct_config__.tag for event in shown] == [
            event["type"] for event in events
        ]

    in_town(story)


def test_nobody_stands_in_where_nobody_waits() -> None:
    """One person among bots may leave for days; the game is where it was."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 1, GRACE, seats=2)
        (ada,) = await town.deal(1)
        await ada.leave()
        await asyncio.sleep(1000)
        ada = await town.come(0)
        assert (town.at.ply, ada.notices) == (1, [])

    in_town(story)


def test_when_everybody_leaves_the_game_does_not_run_away() -> None:
    """Whoever left last is not stood in for: at their decision the game waits."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, GRACE)
        ada, bo = await town.deal()
        await bo.leave()
        await asyncio.sleep(1)
        await ada.leave()
        await asyncio.sleep(3000)
        await town.come(0)
        assert town.at.ply == 1
        assert (town.at.chairs[0].stand_in, town.at.chairs[1].stand_in) == ("", "regular")

    in_town(story)


def test_an_open_page_nobody_is_at_counts_as_away() -> None:
    """After five minutes without a sign of life, if somebody else is there and waits."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, GRACE)
        ada, bo = await town.deal()
        await ada.act("mine")
        await asyncio.sleep(290)
        assert ada.notices == []
        await asyncio.sleep(15)
        assert ada.notices == ["taken-over"]
        bo.send({"type": "here"})
        await asyncio.sleep(0.1)
        assert ada.notices == ["taken-over", "returned"]

    in_town(story)


def test_a_house_that_was_closed_gives_everybody_the_grace_anew() -> None:
    """People cannot be held to have left because the house did."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, GRACE)
        await town.deal()
        await town.restart(closed_for=1000)
        ada = await town.come(0)
        await asyncio.sleep(25)
        assert ada.notices == []
        await asyncio.sleep(6)
        assert ada.notices == ["taken-over"]

    in_town(story)


def test_a_stand_in_survives_a_restart() -> None:
    """It is in the log; the bot plays on when the house opens again."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, GRACE)
        ada, bo = await town.deal()
        await bo.leave()
        await asyncio.sleep(31)
        await ada.act("a1")
        await town.restart()
        ada = await town.come(0)
        await asyncio.sleep(1)
        before = town.at.ply
        await ada.act("a2")
        await asyncio.sleep(1)
        assert town.at.ply >= before + 1
        assert 1 not in GAME.to_act(town.at.state)

    in_town(story)


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
        ada, bo = await town.deal()
        assert (await bo.ask("relink", "mine", seat=0))["code"] == "table/not-host"
        assert (await ada.ask("relink", "l", seat=1))["notice"]["kind"] == "relinked"
        link = ada.last("link")["link"]
        assert bo.told[-1] == {"type": "closed", "code": 4001}
        assert link not in str(bo.told)
        assert await can_claim(town.house, town.table, link)
        assert not await can_claim(town.house, town.table, town.links[1])

    in_town(story)


async def can_claim(house: House, table: str, link: str) -> bool:
    """Tell whether a link opens a seat."""
    room = await house.find(table)
    try:
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
