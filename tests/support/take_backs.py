"""A whole game at a table where everybody tries to take back whatever they do."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any

from soucoupe.core.game import AnyGame
from soucoupe.core.rng import FastRng, Rng
from soucoupe.tables.decide.undo import at_once
from soucoupe.tables.reveals import Deed, reveals
from tests.support.devices import Town, in_town
from tests.support.tables import FEW_PAIRS
from tests.support.walk import Position

OFTEN = 3
"""How often each kind of action is asked for at a table, so that the game goes on."""
MOST_TABLES = 60
"""At how many tables a kind of action is looked for that chance has not dealt."""
MOST_PLIES = 600


def asked_of_everything(
    game_id: str, people: int, kinds: set[str], **options: Any
) -> dict[str, set[str | None]]:
    """Play at random until actions of these kinds were asked back; return the answers by tag.

    An answer is the reason of the game, else the code of the refusal, or None where it is granted.
    """
    answers: dict[str, set[str | None]] = defaultdict(set)
    chance = FastRng(4)

    async def story(town: Town) -> None:
        town.house.take_backs._processes.run = by_few_worlds  # type: ignore[method-assign, assignment]
        await town.open(game_id, people, options=options)
        devices = await town.deal()
        asked: Counter[str] = Counter()
        for at in range(MOST_PLIES):
            waiting = [one for one in devices if one.legal]
            if town.at.stage != "playing" or kinds <= answers.keys():
                return
            device = chance.pick(waiting, "who")
            action = chance.pick(device.legal, "action")
            told = await device.ask("act", f"a{at}", action=action, ply=device.ply)
            assert told["type"] == "moved"
            tag = action["type"]
            if asked[tag] == OFTEN or town.at.stage != "playing":
                continue
            asked[tag] += 1
            said = await device.ask("take-back", f"b{at}")
            answers[tag].add(None if said["type"] == "moved" else said["reason"] or said["code"])

    for _ in range(MOST_TABLES):
        in_town(story)
        if kinds <= answers.keys():
            break
    return answers


async def by_few_worlds(work: Callable[..., Any], question: Any) -> Any:
    """Find out whether an action may be taken back, here and by a few worlds."""
    return work(question, FEW_PAIRS)


def refused_by_worlds(game: AnyGame, position: Position, chance: Rng) -> bool | None:
    """Tell whether worlds refuse to take an action back; None where that is known at once."""
    deed = at_once(game, position.state, position.seat, position.seats, position.action)
    return reveals(game, deed, chance) if isinstance(deed, Deed) else None
