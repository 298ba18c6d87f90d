"""Hints at a table: for whoever owes a decision, and known to nobody before it is closed."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from soucoupe import registry
from soucoupe.cli.hint import at_table
from soucoupe.client.house import TurnedAway, open_table, take_seat
from soucoupe.core.hints import hints_in
from soucoupe.core.rng import FastRng
from soucoupe.server.rooms.bot_processes import COACH_PATIENCE, BotProcesses
from soucoupe.server.rooms.hints import tell_hint
from soucoupe.server.sockets import socket
from soucoupe.tables import entries as log
from soucoupe.tables.archive.archive import archived_game
from soucoupe.tables.archive.build import build
from soucoupe.tables.state.table import BODY
from soucoupe.tables.terms import Terms
from tests.server.guests import deal, lines
from tests.server.serving import Serving
from tests.support.devices import Device, Town, in_town
from tests.support.leaks import Leak
from tests.support.wire import run_virtually

GAME = next(game for game in registry.all_games() if game.coach is not None)
HINTS = Terms(hints="all")


async def seated(town: Town, terms: Terms = HINTS) -> tuple[Device, list[Device], Device]:
    """Deal a game; return who owes a decision, everybody else, and one who only watches."""
    await town.open(GAME.id, GAME.seats[0], terms)
    devices = await town.deal()
    watcher = await town.come(None)
    asking = next(one for one in devices if one.legal)
    return asking, [one for one in devices if one is not asking], watcher


def test_the_answer_is_what_the_coach_says_of_the_view() -> None:
    """To the seat that asks and to nobody else; asked twice, it is logged once."""

    async def story(town: Town) -> None:
        asking, others, watcher = await seated(town)
        heard = [len(one.told) for one in (*others, watcher)]
        for at in range(2):
            done = await asking.ask("hint", f"h{at}", ply=asking.ply)
            assert done["type"] == "done"
        told = asking.all("hint")
        assert len(told) == 2
        view = msgspec.convert(asking.last("now")["view"], GAME.views)
        assert GAME.coach is not None
        assert hints_in(GAME.coach(view))
        assert msgspec.convert(told[0]["advice"], GAME.advice) == GAME.coach(view)
        assert [len(one.told) for one in (*others, watcher)] == heard
        assert [type(body) for body in await bodies(town)].count(log.Hinted) == 1

    in_town(story)


async def bodies(town: Town) -> list[log.Body]:
    """Read the log of the table."""
    kept = await town.house.store.load(town.table)
    assert kept is not None
    return [BODY.decode(entry.body) for entry in kept.entries]


@pytest.mark.parametrize(
    ("who", "terms", "code"),
    [
        ("asking", Terms(), "hint/off"),
        ("waiting", HINTS, "table/not-now"),
        ("watching", HINTS, "seat/not-yours"),
        ("stale", HINTS, "command/unfit"),
    ],
)
def test_a_hint_is_refused(who: str, terms: Terms, code: str) -> None:
    """Where it was not agreed on, to who owes nothing, to who only watches; nothing is logged."""

    async def story(town: Town) -> None:
        asking, others, watcher = await seated(town, terms)
        device = {"asking": asking, "waiting": others[0], "watching": watcher, "stale": asking}[who]
        ply = asking.ply + (1 if who == "stale" else 0)
        told = await device.ask("hint", "h", ply=ply)
        assert (told["code"], bool(told["detail"])) == (code, True)
        assert log.Hinted not in {type(body) for body in await bodies(town)}

    in_town(story)


def test_a_coach_who_takes_too_long_is_given_up() -> None:
    """The asker is told to try again, and nothing was asked."""

    async def story(town: Town) -> None:
        asking, *_ = await seated(town)

        async def late(*_: Any) -> bytes:
            raise TimeoutError

        town.house.bot_turns._processes.advise = late  # type: ignore[method-assign, assignment]
        assert (await asking.ask("hint", "h", ply=asking.ply))["code"] == "table/not-now"
        assert log.Hinted not in {type(body) for body in await bodies(town)}

    in_town(story)


class Stuck:
    """A process that never answers."""

    async def run(self, *_: Any) -> Any:
        """Think for ever."""
        await asyncio.Event().wait()


def test_a_coach_is_waited_for_so_long() -> None:
    """And no longer, whether it thinks itself or others hold every process."""

    async def waited() -> list[float]:
        processes = BotProcesses(1, 1.0)
        processes._processes = Stuck()  # type: ignore[assignment]
        loop = asyncio.get_running_loop()
        found = []
        for table in ("the first thinks for ever", "the second waits for a process"):
            began = loop.time()
            with pytest.raises(TimeoutError):
                await processes.advise(table, GAME.id, None)
            found.append(loop.time() - began)
        for thought in processes._thoughts:
            thought.cancel()
        return found

    assert run_virtually(waited()) == pytest.approx([COACH_PATIENCE] * 2, abs=0.1)


def test_everybody_learns_of_it_when_the_decision_is_closed() -> None:
    """As a notice, and as a count that stays: for who comes later, in the story, in the archive."""

    async def story(town: Town) -> None:
        asking, others, watcher = await seated(town)
        seat = town.sessions.index(town.sessions[town.at.game.to_act(town.at.state)[0]])
        await asking.ask("hint", "h", ply=asking.ply)
        assert all("hinted" not in one.notices for one in (asking, *others, watcher))
        await asking.act("a")
        for one in (asking, *others, watcher):
            assert one.notices == ["hinted"]
            assert one.last("room")["notice"]["seat"] == seat
            assert [chair["hints"] for chair in one.last("room")["room"]["chairs"]].count(1) == 1
        late = await town.come(None)
        assert late.last("now")["room"]["chairs"][seat]["hints"] == 1
        told = await late.ask("story", "s")
        assert [one["type"] for one in told["items"]][-2:] == ["moved", "notice"]
        kept = await town.house.store.load(town.table)
        assert kept is not None
        game = archived_game(build(kept.header, kept.entries))
        assert [(one.kind, one.seat) for one in game.notices] == [("hinted", seat)]
        assert game.room.chairs[seat].hints == 1
        await town.restart()
        again = await town.come(None)
        assert again.last("now")["room"]["chairs"][seat]["hints"] == 1

    in_town(story)


def overheard(*, is_asked: bool) -> list[list[str]]:
    """Return all that others are told until somebody's decision is closed, hint or not."""
    found: list[list[str]] = []

    async def story(town: Town) -> None:
        asking, others, watcher = await seated(town)
        town.house.time._ahead = 0.0
        before = [len(one.told) for one in (*others, watcher)]
        if is_asked:
            await asking.ask("hint", "h", ply=asking.ply)
        else:
            await asyncio.sleep(0.001)
        late = await town.come(None)
        found.append([str(one["room"]["chairs"]) for one in late.all("now")])
        found.extend(
            [str(one) for one in device.told[start:]]
            for device, start in zip((*others, watcher), before, strict=True)
        )

    in_town(story)
    return found


def unseen_hints() -> None:
    """Hold that whether somebody asked cannot be told from what others are sent."""
    if overheard(is_asked=True) != overheard(is_asked=False):
        raise Leak


def test_that_somebody_asked_is_not_known_before() -> None:
    """Neither to who sits there nor to who comes and watches: no message, no count."""
    unseen_hints()


def test_a_planted_lamp_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that tells everybody at once is a leak."""

    async def shown(room: Any, *given: Any) -> None:
        await tell_hint(room, *given)
        for seat in room.table.hints.asked:
            room.table.hints.told[seat] = 1

    monkeypatch.setattr(socket, "tell_hint", shown)
    with pytest.raises(Leak):
        unseen_hints()


@pytest.mark.anyio
async def test_a_process_asks_the_coach() -> None:
    """A real one: what it says goes over as JSON; where it says nothing, nothing does."""
    processes = BotProcesses(1, 1.0)
    processes.start()
    try:
        state = GAME.deal(GAME.options(), GAME.seats[0], FastRng(1))
        (seat, *_) = GAME.to_act(state)
        view = GAME.view(state, seat)
        assert GAME.coach is not None
        expected = msgspec.json.encode(GAME.coach(view))
        assert await processes.advise("table", GAME.id, view) == expected
        public = GAME.view(state, None)
        assert await processes.advise("table", GAME.id, public) is None
    finally:
        await processes.close()


@pytest.mark.anyio
async def test_the_command_asks_for_a_seat(house: Serving) -> None:
    """With the link of a seat that owes a decision; a table's link, or no decision, is refused."""
    first = await open_table(
        house.address, GAME.id, "Ada", seats=GAME.seats[0], terms={"hints": "all"}
    )
    more = [
        await take_seat(house.address, first.table, f"Guest {at}") for at in range(1, GAME.seats[0])
    ]
    seats = [first, *more]
    async with lines(seats) as opened:
        told = await deal(opened)
    owing = next(at for at, one in enumerate(told) if one["legal"])
    table = f"{house.address}/t/{first.table}"
    assert await at_table(f"{table}#{seats[owing].link}", "en")
    with pytest.raises(TurnedAway, match="owe"):
        await at_table(f"{table}#{seats[(owing + 1) % len(seats)].link}", "en")
    with pytest.raises(TurnedAway, match="link of a seat"):
        await at_table(table, "en")
