"""Talk, reactions and notepads: who hears them, what the host can do, and what is kept."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from soucoupe.registry import find
from soucoupe.server.settings import Settings
from soucoupe.tables.entries.talk import FEELINGS
from tests.games.last_lamp import GAME as LAST_LAMP
from tests.games.secret_picks import GAME
from tests.support import devices
from tests.support.devices import Device, Town, in_town
from tests.support.wire import run_virtually

PICKS = GAME.id
LAMP = LAST_LAMP.id


def heard(device: Device) -> list[str]:
    """List what a device was told people said."""
    return [one["said"]["text"] for one in device.all("said")]


def test_what_is_said_aloud_reaches_everyone_under_the_name_of_then() -> None:
    """Watchers too; a later rename changes nothing that was said."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2)
        ada, bo = await town.deal()
        watcher = await town.come(None)
        await ada.ask("say", "s", text="<b>hello</b>")
        await ada.ask("rename", "n", name="Eve")
        assert heard(bo) == heard(watcher) == ["<b>hello</b>"]
        late = await town.come(None)
        (said,) = late.last("now")["said"]
        assert (said["name"], said["channel"], said["ply"]) == ("Ada", "all", 0)

    in_town(story)


def test_a_reaction_is_shown_and_not_repeated_to_those_who_come_later() -> None:
    """One of the six there are, to everyone."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2)
        ada, bo = await town.deal()
        for at, feeling in enumerate(FEELINGS):
            await ada.ask("react", f"r{at}", feeling=feeling)
        assert [one["reacted"]["feeling"] for one in bo.all("reacted")] == list(FEELINGS)
        assert bo.last("reacted")["reacted"]["seat"] == 0
        assert (await ada.ask("react", "odd", feeling="fury"))["code"] == "command/unfit"

    in_town(story)


def test_a_notepad_is_its_seats_own_on_every_device() -> None:
    """Nobody else is told that there is one; it is there after a restart."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2)
        ada, bo = await town.deal()
        second = await town.come(0)
        before = len(bo.told)
        await ada.ask("note", "n1", text="Bo bluffs")
        await ada.ask("note", "n2", text="Bo bluffs\nor not")
        assert second.last("noted")["noted"] == {"channel": None, "text": "Bo bluffs\nor not"}
        assert len(bo.told) == before
        await town.restart()
        assert (await town.come(0)).last("now")["pads"] == {"": "Bo bluffs\nor not"}
        assert (await town.come(1)).last("now")["pads"] == {}
        assert (await town.come(None)).last("now")["pads"] == {}

    in_town(story)


@pytest.mark.parametrize(("text", "is_taken"), [("", True), ("x" * 4000, True), ("a\x00", False)])
def test_a_notepad_may_be_empty_but_not_odd(text: str, is_taken: bool) -> None:
    """Cleared, it is empty again."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2)
        ada, _ = await town.deal()
        answer = await ada.ask("note", "n", text=text)
        assert (answer["type"] == "noted") == is_taken

    in_town(story)


def test_the_host_is_shown_what_somebody_reports_and_nobody_else_is() -> None:
    """By the message's own name; once a person; and takes the word from its writer."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 3)
        ada, bo, cy = await town.deal()
        await cy.ask("say", "s", text="you cheat!")
        name = bo.last("said")["said"]["id"]
        assert (await bo.ask("report", "r", said=name))["type"] == "done"
        report = ada.last("reported")["report"]
        assert (report["by"], report["said"]["text"]) == (1, "you cheat!")
        assert not cy.all("reported")
        assert (await bo.ask("report", "r2", said=name))["code"] == "table/not-now"
        assert (await bo.ask("report", "r3", said="nothing"))["code"] == "command/unfit"
        assert (await bo.ask("silence", "x", seat=2))["code"] == "table/not-host"
        await ada.ask("silence", "q", seat=2)
        refusal = await cy.ask("say", "s2", text="but…")
        assert refusal["code"] == "talk/off"
        assert (await cy.ask("react", "s3", feeling="heart"))["code"] == "talk/off"
        assert cy.last("now")["channels"][0]["may_talk"] is False
        await ada.ask("silence", "q2", seat=2, is_silent=False)
        assert (await cy.ask("say", "s4", text="sorry"))["type"] == "said"
        assert (await town.come(0)).last("now")["reports"][0]["by"] == 1
        assert (await town.come(1)).last("now")["reports"] == []

    in_town(story)


def test_the_host_switches_talk_off_for_everybody() -> None:
    """Notes are nobody's business and go on."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2)
        ada, bo = await town.deal()
        assert (await bo.ask("switch-talk", "x", is_on=False))["code"] == "table/not-host"
        assert (await ada.ask("switch-talk", "off", is_on=False))["notice"]["kind"] == "talk-off"
        assert (await ada.ask("say", "s", text="hm"))["code"] == "talk/off"
        assert (await bo.ask("note", "n", text="peace"))["type"] == "noted"
        await ada.ask("switch-talk", "on", is_on=True)
        assert (await bo.ask("say", "s", text="ah"))["type"] == "said"

    in_town(story)


def test_who_talks_too_fast_is_told_so_and_may_still_act(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit is on talk; moves have their own."""
    monkeypatch.setattr(devices, "QUIET", Settings(bot_pause=0, messages_per_second=20))

    async def story(town: Town) -> None:
        await town.open(PICKS, 2)
        ada, _ = await town.deal()
        answers = [await ada.ask("say", f"s{at}", text="hey") for at in range(12)]
        assert "limit/too-much" in [one.get("code") for one in answers]
        assert (await ada.act("mine"))["type"] == "moved"

    in_town(story)


def test_the_story_tells_a_second_device_what_the_first_was_shown() -> None:
    """Events as this seat saw them, talk it heard, notices; nothing else, and nothing twice."""

    async def story(town: Town) -> None:
        await town.open(PICKS, 2)
        ada, bo = await town.deal()
        await ada.act("a1")
        await ada.ask("take-back", "t")
        await ada.ask("note", "n", text="mine")
        await ada.act("a2", 1)
        await bo.ask("say", "s", text="done?")
        await bo.act("b1")
        told: dict[str, Any] = await (await town.come(1)).ask("story", "q")
        shown = [one for one in told["items"] if one["type"] == "moved"]
        live = [one for one in bo.told if one["type"] == "moved"]
        assert [one["events"] for one in shown[1:]] == [one["events"] for one in live]
        assert [one["undone"] for one in shown] == [None, None, 1, None, None]
        assert all(one["view"] is None for one in shown)
        assert [one["type"] for one in told["items"]].count("said") == 1
        assert "mine" not in str(told)

    in_town(story)


def test_what_a_game_holds_back_is_held_back_on_shared_pads_too() -> None:
    """Its writer alone is told why; one's own notepad takes anything."""

    async def story(town: Town) -> None:
        await town.open(LAMP, 3)
        ada, _, cy = await town.deal()
        camp = next(one["name"] for one in ada.last("now")["channels"] if one["has_pad"])
        before = len(cy.told)
        for at, (kind, more) in enumerate(
            [("say", {"channel": camp}), ("note", {"channel": camp}), ("say", {})]
        ):
            answer = await ada.ask(kind, f"a{at}", text="it is 7", **more)
            assert (answer["code"], answer["reason"]) == ("talk/held-back", "why-digits")
        assert len(cy.told) == before
        assert (await ada.ask("note", "b", text="it is 7"))["type"] == "noted"
        assert (await ada.ask("note", "c", text="it is seven", channel=camp))["type"] == "noted"
        assert cy.last("noted")["noted"] == {"channel": camp, "text": "it is seven"}

    in_town(story)


def test_what_is_held_back_is_named_and_can_be_said_anyway_with_a_mark() -> None:
    """Its writer is told the word; whoever hears it hears that it was held back, later ones too."""

    async def story(town: Town) -> None:
        await town.open(LAMP, 3)
        ada, bo, cy = await town.deal()
        refused = await ada.ask("say", "a", text="it is 7 or 8")
        assert (refused["code"], refused["word"]) == ("talk/held-back", "7")
        assert not bo.all("said")
        await ada.ask("say", "b", text="it is 7 or 8", anyway=True)
        assert [one.last("said")["said"]["breach"] for one in (ada, bo, cy)] == ["7"] * 3
        await ada.ask("say", "c", text="it is not", anyway=True)
        assert bo.last("said")["said"]["breach"] is None
        late = await town.come(None)
        assert [one["breach"] for one in late.last("now")["said"]] == ["7", None]
        told = await bo.ask("story", "s")
        said = [one["said"]["breach"] for one in told["items"] if one["type"] == "said"]
        assert said == ["7", None]

    in_town(story)


def test_names_are_talk_where_words_are_held_back() -> None:
    """A digit in a name is refused in mid-game, anyway or not; players' own names pass in talk."""

    async def story(town: Town) -> None:
        await town.open(LAMP, 3)
        early = await town.come(0)
        assert (await early.ask("rename", "n", name="Ada 7"))["type"] == "room"
        ada, bo, _ = await town.deal()
        refused = await bo.ask("rename", "r", name="Bo is 9")
        assert (refused["code"], refused["word"]) == ("talk/held-back", "9")
        assert (await bo.ask("rename", "q", name="Bob"))["type"] == "room"
        assert (await bo.ask("say", "s", text="your turn, Ada 7!"))["type"] == "said"
        assert (await bo.ask("say", "t", text="your turn, ada 7!"))["word"] == "7"
        assert (await ada.ask("say", "u", text="Ada 75"))["word"] == "7"

    in_town(story)


def test_a_report_is_no_way_to_talk_to_the_host() -> None:
    """What a camp said among itself the host reads when the game is over, not before."""

    async def story(town: Town) -> None:
        await town.open(LAMP, 4)
        host, bo, _, dee = await town.deal()
        camp = next(one["name"] for one in bo.last("now")["channels"] if one["has_pad"])
        await bo.ask("say", "s", text="psst", channel=camp)
        await dee.ask("report", "r", said=dee.last("said")["said"]["id"])
        await bo.ask("say", "t", text="aloud")
        await dee.ask("report", "q", said=dee.last("said")["said"]["id"])
        assert [one["report"]["said"]["text"] for one in host.all("reported")] == ["aloud"]
        seen = (await town.come(0)).last("now")["reports"]
        assert [one["said"]["text"] for one in seen] == ["aloud"]

    in_town(story)


def test_asides_tell_others_nothing_by_their_being() -> None:
    """Notes, reports and stories of others leave no trace: no message, no count, no size."""

    async def watched(is_busy: bool) -> list[dict[str, Any]]:
        town = Town()
        try:
            await town.open(PICKS, 3)
            ada, bo, cy = await town.deal()
            await bo.ask("say", "s", text="aloud")
            if is_busy:
                await bo.ask("note", "n", text="secret " * 50)
                await bo.ask("story", "y")
                await bo.ask("report", "r", said=bo.last("said")["said"]["id"])
            await asyncio.sleep(1)
            await ada.ask("say", "s", text="and now")
            watcher = await town.come(None)
            return [scrub(one) for one in (*cy.told, watcher.last("now"))]
        finally:
            await town.house.close()

    assert run_virtually(watched(is_busy=True)) == run_virtually(watched(is_busy=False))


def scrub(told: dict[str, Any]) -> dict[str, Any]:
    """Leave out what differs from one table to the next by chance or by the clock on the wall."""
    kept = {name: value for name, value in told.items() if name not in {"view", "legal", "table"}}
    kept.pop("commitment", None)
    for said in (*kept.get("said", ()),) if isinstance(kept.get("said"), list) else ():
        said.update(id="", at=0)
    if isinstance(kept.get("said"), dict):
        kept["said"] |= {"id": "", "at": 0}
    return kept


def test_nobody_whispers_behind_a_back_while_a_game_is_played(game_id: str) -> None:
    """Whatever the game says of channels: only a channel of its own is private, and it says so."""
    seats = max(3, find(game_id).seats[0])

    async def story(town: Town) -> None:
        await town.open(game_id, seats)
        waiting = await town.come(0)
        assert (await waiting.ask("say", "w0", text="psst", audience=[1]))["type"] == "said"
        devices = await town.deal()
        everybody = set(range(seats))
        for audience in ([1], [], sorted(everybody)):
            for channel in [one["name"] for one in devices[0].last("now")["channels"]]:
                name = f"w{audience}{channel}"
                fields = {"text": "psst", "audience": audience, "channel": channel}
                refused = await devices[0].ask("say", name, **fields)
                assert (refused["type"], refused["code"]) == ("refused", "command/unfit")
        assert all("psst" not in heard(device) for device in devices)

    in_town(story)
