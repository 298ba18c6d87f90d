"""What the deal showed is told over the wire: once with the first view, and in every story."""

from __future__ import annotations

import msgspec

from soucoupe.core.play import opening
from soucoupe.registry import find
from tests.support.devices import Town, in_town


def test_the_deal_is_told_to_all_as_they_may_see_it(game_id: str) -> None:
    """To seats, to the public, to whoever comes later; after the first action no more."""
    game = find(game_id)
    seats = max(2, game.seats[0])

    async def story(town: Town) -> None:
        await town.open(game_id, seats)
        devices = [*await town.deal(), await town.come(None)]
        state = town.at.state
        for seat, device in zip((*range(seats), None), devices, strict=True):
            shown = [game.show(event, seat) for event in opening(game, state)]
            told = [event for event in shown if event is not None]
            wanted = msgspec.json.decode(msgspec.json.encode(told))
            assert device.last("now")["opening"] == wanted
            items = (await device.ask("story", "s"))["items"]
            (dealt,) = [one for one in items if one["type"] == "moved"]
            assert (dealt["ply"], dealt["seat"], dealt["events"]) == (0, None, wanted)
        actor = next(device for device in devices if device.legal)
        await actor.act("first")
        assert (await town.come(None)).last("now")["opening"] == []

    in_town(story)
