"""Where bots think, off the event loop: warm processes that tables share fairly."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from msgspec import json

from soucoupe import registry
from soucoupe.bots.budget import within_seconds
from soucoupe.bots.levels import LEVELS, bot, is_instant
from soucoupe.core.budget import Budget
from soucoupe.core.hints import hints_in
from soucoupe.core.rng import FastRng
from soucoupe.server.fair_turns import FairTurns
from soucoupe.server.processes import Processes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from soucoupe.core.game import AnyGame

ENCODER = json.Encoder()
T = TypeVar("T")
LOGGER = logging.getLogger(__name__)
WARMING = 20.0
"""Seconds after which nobody waits any longer for processes to be warm."""
COACH_PATIENCE = 5.0
"""Seconds after which a coach is not waited for any longer: its work takes well below one, the rest
is waiting for a process among bots who think, and whoever asks looks at a button meanwhile."""
WARM_PLIES = 3
"""How many decisions of each game a process tries before it is used."""
SHARE = 0.25
"""How much of what somebody waits may go into thoughts, when many share a process."""


class BotQuestion(NamedTuple):
    """What a bot is asked, and all it is told: what its seat sees, may do and was shown."""

    game_id: str
    level: str
    view: Any
    legal: Sequence[Any]
    events: Sequence[Any]
    seed: int


class BotAnswer(NamedTuple):
    """What a bot chose, and when, by the loop's clock, the time it was given is over."""

    action: Any
    due: float


class BotProcesses:
    """The processes bots think in; they start with the house, and what is instant needs none."""

    def __init__(self, count: int, most_seconds: float) -> None:
        self._count = count
        self._most_seconds = most_seconds
        self._processes = Processes(count, warm_up)
        self._turns = FairTurns(count)
        self._warming: asyncio.Task[None] | None = None
        self._thoughts: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        """Begin to start every process."""
        self._warming = asyncio.get_running_loop().create_task(self._start())

    async def be_warm(self) -> None:
        """Wait until bots can think without delay, but not for ever."""
        if self._warming is not None and not self._warming.done():
            await asyncio.wait([self._warming], timeout=WARMING)

    async def think(self, table: str, question: BotQuestion, patience: float) -> BotAnswer:
        """Have a bot choose, in its table's turn; after so many seconds the answer is given up."""
        loop = asyncio.get_running_loop()
        if is_instant(registry.find(question.game_id), question.level):
            action = await asyncio.to_thread(think, question, self._most_seconds)
            return BotAnswer(action, loop.time())
        await self.be_warm()
        async with asyncio.timeout(patience):
            await self._turns.take(table)
            seconds = self._fair_seconds(patience)
            due = loop.time() + seconds
            return BotAnswer(await asyncio.shield(self._work(think, question, seconds)), due)

    async def advise(self, table: str, game_id: str, view: Any) -> bytes | None:  # noqa: ANN401 (the game's own)
        """Have a game's coach speak of a view, in its table's turn; it is not waited for long."""
        await self.be_warm()
        async with asyncio.timeout(COACH_PATIENCE):
            await self._turns.take(table)
            return await asyncio.shield(self._work(coach_says, game_id, view))

    async def answer_at_once(self, question: BotQuestion) -> BotAnswer:
        """Have the novice choose in a bot's place."""
        action = await asyncio.to_thread(novice_answer, question)
        return BotAnswer(action, asyncio.get_running_loop().time())

    async def close(self) -> None:
        """End every process, in the middle of its work if need be."""
        tasks = [*self._thoughts, *([self._warming] if self._warming else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._processes.close()

    async def _start(self) -> None:
        try:
            await asyncio.gather(*(self._processes.run(int) for _ in range(self._count)))
        except Exception:
            LOGGER.exception("the processes in which bots think cannot be started")

    def _work(self, work: Callable[..., T], *given: object) -> asyncio.Task[T]:
        """Begin some work in a process, by the turn one has; that ends when the process is free.

        A process cannot be stopped in mid-thought, whoever still waits for it.
        """
        thought = asyncio.get_running_loop().create_task(self._run(work, *given))
        self._thoughts.add(thought)
        thought.add_done_callback(self._ended)
        return thought

    async def _run(self, work: Callable[..., T], *given: object) -> T:
        try:
            return await self._processes.run(work, *given)
        finally:
            self._turns.give_back()

    def _fair_seconds(self, patience: float) -> float:
        """Tell for how long a bot may think: less where the last who waits would give up."""
        turns = 1 + self._turns.ahead_of_the_last()
        return min(self._most_seconds, SHARE * patience * self._count / turns)

    def _ended(self, thought: asyncio.Task[Any]) -> None:
        self._thoughts.discard(thought)
        if not thought.cancelled():
            thought.exception()  # whoever still waits for it hears of it; nobody else must


def think(question: BotQuestion, seconds: float) -> Any:  # noqa: ANN401 (an action)
    """Choose an action as the level does, within some seconds."""
    choose = bot(registry.find(question.game_id), question.level)
    chance = FastRng(question.seed)
    return choose(question.view, question.legal, question.events, chance, within_seconds(seconds))


def coach_says(game_id: str, view: Any) -> bytes | None:  # noqa: ANN401 (the game's own)
    """Ask a game's coach; return its advice as JSON, if there are hints in it."""
    game = registry.find(game_id)
    advice = game.coach(view) if game.coach else None
    return ENCODER.encode(advice) if hints_in(advice) else None


def novice_answer(question: BotQuestion) -> Any:  # noqa: ANN401 (an action)
    """Choose as the novice does, at once."""
    choose = bot(registry.find(question.game_id), "novice")
    return choose(question.view, question.legal, (), FastRng(question.seed), Budget(1))


def warm_up() -> None:
    """Import every game and work out what its bots work out once, before somebody waits for it."""
    for game in registry.all_games():
        with suppress(Exception):  # a game that fails is heard of when it is played
            try_decisions(game)


def try_decisions(game: AnyGame) -> None:
    """Let each level take the first few decisions of a game."""
    rng = FastRng(0)
    for level in LEVELS:
        choose = bot(game, level)
        state = game.deal(game.options(), game.seats[-1], rng)
        for _ in range(WARM_PLIES):
            seat = game.to_act(state)[0]
            legal = game.legal(state, seat)
            action = choose(game.view(state, seat), list(legal), (), rng, Budget(1))
            game.apply(state, seat, action, rng, None)
