"""The watchdog: whatever holds the loop up is noticed, by how long."""

from __future__ import annotations

import asyncio

from soucoupe.server.watchdog import BEAT, STALL, Watchdog
from tests.support.wire import VirtualLoop, run_virtually


def test_what_holds_the_loop_up_is_noticed() -> None:
    """Once for each time, by how long it was; a loop that keeps its hours is not blamed."""

    async def story() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        dog = Watchdog()
        dog.start()
        await asyncio.sleep(20 * BEAT)
        assert (dog.stalls, dog.longest < STALL) == (0, True)
        for seconds in (3 * STALL, 10 * STALL, 2 * STALL):
            loop.now += seconds
            await asyncio.sleep(2 * BEAT)
        assert dog.stalls == 3
        assert 8 * STALL < dog.longest < 11 * STALL
        assert dog.forget() > STALL
        await asyncio.sleep(2 * BEAT)
        assert dog.forget() < STALL
        dog.close()
        loop.now += STALL * 5
        await asyncio.sleep(2 * BEAT)
        assert dog.stalls == 3

    run_virtually(story())
