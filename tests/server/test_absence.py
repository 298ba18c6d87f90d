"""Absence: grace, bots that stand in, coming back, hosts who leave, links that are lost."""

from __future__ import annotations

import asyncio
from typing import Any

from soucoupe.server.rooms.bot_processes import BotQuestion
from soucoupe.server.settings import Settings
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
        processes = town.house.bot_turns._processes
        think = processes.think

        async def overheard(table: str, question: BotQuestion, patience: float) -> Any:
            told = question.view, question.legal, question.events
            seen.append((GAME.view(town.at.state, 1), *told))
            return await think(table, question, patience)

        processes.think = overheard  # type: ignore[method-assign]
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


def test_the_first_action_of_somebody_who_is_back_counts() -> None:
    """Sent in the same breath as their first sign of life, it is theirs, not the bot's."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2, GRACE)
        ada, bo = await town.deal()
        await ada.ask("say", "s", text="hello?")
        await asyncio.sleep(290)
        town.house.bot_turns._settings = Settings(bot_pause=60)
        await ada.ask("say", "s2", text="anybody?")
        await asyncio.sleep(15)
        assert town.at.chairs[1].stand_in
        assert (await bo.act("mine"))["type"] == "moved"
        assert ada.notices == ["taken-over", "returned"]

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
