"""Ink beside actions: bounded, seen as it is drawn or when it is revealed, kept in the log."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from soucoupe.server.readers.history import HistoryReader
from soucoupe.server.rooms.sketches import MOST_BYTES
from soucoupe.server.wire.messages import ItemMoved
from soucoupe.tables.entries.ink import MOST_POINTS, MOST_STROKES
from soucoupe.tables.state.ink import MOST_SHOWN
from tests.games.last_lamp import GAME as LAMP
from tests.games.secret_picks import GAME as PICKS
from tests.support.devices import MOMENT, Device, Town, in_town

LINE = [0, 0, 128, 255]
DOT = [7, 9]


def turn_of(devices: list[Device]) -> tuple[Device, list[Device]]:
    """Return whose turn it is, and the others."""
    one = next(device for device in devices if device.legal)
    return one, [device for device in devices if device is not one]


async def sketch(device: Device, stroke: int, points: list[int], at: int = 0) -> None:
    """Send how a stroke goes on; there is no answer unless it is refused."""
    action = device.legal[at] if device.legal else {"type": "call"}
    device.send({"type": "sketch", "stroke": stroke, "points": points, "action": action})
    await asyncio.sleep(MOMENT)


async def write(device: Device, name: str, ink: Any, at: int = 0) -> dict[str, Any]:
    """Take an action with something written beside it."""
    return await device.ask("act", name, action=device.legal[at], ply=device.ply, ink=ink)


def sketched(device: Device) -> list[tuple[int, int, list[int]]]:
    """List the strokes a device was shown as they were drawn."""
    shown = [one["sketch"] for one in device.all("sketch")]
    return [(one["seat"], one["stroke"], one["points"]) for one in shown]


def size_but_for_hands(told: dict[str, Any]) -> int:
    """Count the bytes of a message without the cards chance dealt its reader."""
    return len(msgspec.json.encode({**told, "view": None, "legal": None}))


def test_strokes_are_seen_by_all_as_they_are_drawn_and_are_no_entries() -> None:
    """Also by whoever comes in the middle; undone ones are gone; the action brings the ink."""

    async def story(town: Town) -> None:
        await town.open(LAMP.id, 3)
        devices = await town.deal()
        active, others = turn_of(devices)
        watcher = await town.come(None)
        seat, entries = devices.index(active), town.at.number
        assert active.last("now")["writing"] == "open"
        assert [one.last("now")["writing"] for one in others] == [None, None]
        await sketch(active, 0, LINE)
        await sketch(active, 0, DOT)
        await sketch(active, 1, LINE)
        await sketch(active, 1, [])
        drawn = [(seat, 0, LINE), (seat, 0, DOT), (seat, 1, LINE), (seat, 1, [])]
        assert [sketched(one) for one in (*others, watcher)] == [drawn] * 3
        assert not active.all("sketch")
        assert town.at.number == entries
        late = await town.come(None)
        seen = {"seat": seat, "strokes": [LINE + DOT], "action": active.legal[0]}
        assert late.last("now")["sketches"] == [seen]
        assert others[0].last("sketch")["sketch"]["action"] == active.legal[0]
        await write(active, "a", [LINE + DOT])
        written = [{"ply": 1, "seat": seat, "strokes": [LINE + DOT]}]
        assert [one.last("moved")["inks"] for one in (*devices, watcher)] == [written] * 4
        assert (await town.come(None)).last("now")["sketches"] == []

    in_town(story)


def test_ink_is_in_the_log_and_outlives_the_house() -> None:
    """A story tells it with its ply; the last dozen are shown to whoever comes."""

    async def story(town: Town) -> None:
        await town.open(LAMP.id, 3)
        devices = await town.deal()
        for at in range(MOST_SHOWN + 2):
            active, _ = turn_of(devices)
            await write(active, f"a{at}", [[at, at]])
        await town.restart()
        inks = (await town.come(None)).last("now")["inks"]
        assert [one["ply"] for one in inks] == list(range(3, MOST_SHOWN + 3))
        kept = await town.house.readers.log_of(town.table)
        told = HistoryReader(kept, "public", None, has_views=False).items()
        plies = [one for one in told if isinstance(one, ItemMoved) and one.inks]
        assert [one.inks[0].strokes for one in plies] == [((n, n),) for n in range(MOST_SHOWN + 2)]

    in_town(story)


def test_sealed_ink_is_told_to_nobody_before_the_reveal() -> None:
    """Not a stroke, not a byte: with ink or without, the others are told the same."""

    async def told_with(ink: list[list[int]] | None) -> list[Any]:
        heard: list[Any] = []

        async def story(town: Town) -> None:
            await town.open(PICKS.id, 3)
            ada, bo, cy = await town.deal()
            watcher = await town.come(None)
            assert ada.last("now")["writing"] == "sealed"
            before = [len(one.told) for one in (bo, cy, watcher)]
            await write(ada, "a", ink)
            new = [one.told[at:] for one, at in zip((bo, cy, watcher), before, strict=True)]
            heard.extend(size_but_for_hands(one) for told in new for one in told)
            assert [one["inks"] for told in new for one in told] == [[]] * 3
            assert (await town.come(1)).last("now")["inks"] == []

        town = Town()
        try:
            await story(town)
        finally:
            await town.house.close()
        return heard

    async def both(_: Town) -> None:
        assert await told_with([LINE] * 9) == await told_with(None)

    in_town(both)


def test_sealed_ink_comes_out_with_the_reveal_and_the_last_of_a_seat_counts() -> None:
    """All of a round at once, under the ply it was written with."""

    async def story(town: Town) -> None:
        await town.open(PICKS.id, 2)
        ada, bo = await town.deal()
        await write(ada, "a", [LINE])
        await write(bo, "b", [DOT])
        assert bo.last("moved")["inks"] == ada.last("moved")["inks"]
        assert [(one["seat"], one["ply"]) for one in ada.last("moved")["inks"]] == [(0, 1), (1, 2)]
        await write(ada, "c", [DOT])
        assert ada.last("moved")["inks"] == []
        assert len((await town.come(0)).last("now")["inks"]) == 2

    in_town(story)


def test_ink_taken_back_is_gone() -> None:
    """For those who look on and for those who come later."""

    async def story(town: Town) -> None:
        await town.open(LAMP.id, 3)
        devices = await town.deal()
        active, others = turn_of(devices)
        await write(active, "a", [LINE])
        assert (await active.ask("take-back", "t"))["type"] == "moved"
        assert others[0].last("now")["inks"] == []
        await write(active, "b", [DOT])
        inks = (await town.come(None)).last("now")["inks"]
        assert [one["strokes"] for one in inks] == [[DOT]]

    in_town(story)


@pytest.mark.parametrize(
    ("ink", "code"),
    [
        ([LINE] * (MOST_STROKES + 1), "command/unfit"),
        ([[0, 0] * (MOST_POINTS + 1)], "command/unfit"),
        ([[0, 256]], "command/unfit"),
        ([[0, -1]], "command/unfit"),
        ([[]], "command/unfit"),
        (["scribble"], "command/unfit"),
        ([[1, 2, 3]], "ink/too-much"),
        ([[0, 0] * MOST_POINTS, DOT], "ink/too-much"),
    ],
)
def test_too_much_ink_is_refused_and_nothing_is_lost(ink: Any, code: str) -> None:
    """The action is not taken either; sent with less, it is."""

    async def story(town: Town) -> None:
        await town.open(LAMP.id, 3)
        devices = await town.deal()
        active, _ = turn_of(devices)
        assert (await write(active, "a", ink))["code"] == code
        assert active.ply == 0
        assert (await write(active, "b", [LINE] * MOST_STROKES))["type"] == "moved"

    in_town(story)


def test_only_whoever_may_write_draws() -> None:
    """Neither watchers nor the others, nor anybody under a seal; strokes come in a row."""

    async def story(town: Town) -> None:
        await town.open(LAMP.id, 3)
        devices = await town.deal()
        active, others = turn_of(devices)
        watcher = await town.come(None)
        for device, code in ((others[0], "ink/not-now"), (watcher, "seat/not-yours")):
            await sketch(device, 0, LINE)
            assert device.last("refused")["code"] == code
        await sketch(active, 1, LINE)
        assert active.last("refused")["code"] == "ink/not-now"
        await sketch(active, 0, [0, 0] * 33)
        assert active.last("refused")["code"] == "command/unfit"
        assert not others[1].all("sketch")

    in_town(story)


def test_nothing_is_drawn_under_a_seal() -> None:
    """What is sealed has no stroke to be seen."""

    async def story(town: Town) -> None:
        await town.open(PICKS.id, 2)
        ada, bo = await town.deal()
        await sketch(ada, 0, LINE)
        assert ada.last("refused")["code"] == "ink/not-now"
        assert not bo.all("sketch")

    in_town(story)


def test_drawing_is_bounded_in_pace_and_length() -> None:
    """A flood is refused, and so is more than a request may hold, undone or not."""

    async def story(town: Town) -> None:
        await town.open(LAMP.id, 3)
        devices = await town.deal()
        active, others = turn_of(devices)
        for _ in range(60):
            drawn = {"stroke": 0, "points": DOT, "action": active.legal[0]}
            active.send({"type": "sketch", **drawn})
        await asyncio.sleep(MOMENT)
        assert {one["code"] for one in active.all("refused")} == {"limit/too-much"}
        assert len(others[0].all("sketch")) < 60
        room = town.house.rooms[town.table]
        room.paces.clear()
        room.sketches._spent[devices.index(active)] = MOST_BYTES
        again = await town.come(devices.index(active))
        await sketch(again, 0, DOT)
        assert again.last("refused")["code"] == "ink/too-much"

    in_town(story)


def test_there_is_no_ink_without_an_action_that_takes_it() -> None:
    """A stroke names what it is drawn with: something legal, of a kind the game takes ink with."""

    async def story(town: Town) -> None:
        await town.open(LAMP.id, 3)
        devices = await town.deal()
        active, others = turn_of(devices)
        for action, code in (
            (None, "ink/not-now"),
            ({"type": "name", "number": 99}, "play/not-legal"),
            ({"type": "dance"}, "command/unfit"),
        ):
            more = {} if action is None else {"action": action}
            active.send({"type": "sketch", "stroke": 0, "points": LINE, **more})
            await asyncio.sleep(MOMENT)
            assert active.last("refused")["code"] == code
        assert not others[0].all("sketch")

    in_town(story)


def test_what_is_begun_for_all_to_see_is_done() -> None:
    """Everybody has seen which action it was: neither another sketch nor another action passes."""

    async def story(town: Town) -> None:
        await town.open(LAMP.id, 3)
        devices = await town.deal()
        active, others = turn_of(devices)
        await sketch(active, 0, LINE, at=1)
        await sketch(active, 0, [], at=1)
        await sketch(active, 0, LINE, at=2)
        assert active.last("refused")["code"] == "ink/not-now"
        assert len(others[0].all("sketch")) == 2
        assert (await write(active, "a", None, at=2))["code"] == "ink/not-now"
        assert (await write(active, "b", None, at=1))["type"] == "moved"
        assert (await write(active, "c", [LINE], at=2))["type"] == "moved"

    in_town(story)
