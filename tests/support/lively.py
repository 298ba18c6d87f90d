"""Random games with all that people do beside playing, and the secrets they told."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from soucoupe.core.errors import SoucoupeError
from soucoupe.core.rng import FastRng
from soucoupe.core.rollout import any_of
from soucoupe.tables import entries as log
from soucoupe.tables.decide import actions, clock, seats, setup, talk
from soucoupe.tables.entries.talk import FEELINGS
from soucoupe.tables.state.ink import writing
from soucoupe.tables.state.talk import channels_of
from tests.support.tables import Logged, decided, header, sat, take_back

STROKES = ((1, 2, 3, 4), (5, 6))
ODDS = 0.35
"""How often somebody does something beside playing, before an action."""


class Lively:
    """A table whose people talk, note, hesitate, pause, take back and give up."""

    def __init__(
        self, game_id: str, people: int, seed: int, bots: int = 0, table_id: str = "table"
    ) -> None:
        self.logged = Logged(header(game_id, table_id))
        self.table = self.logged.table
        self.chance = FastRng(seed)
        self.people = people
        self.count = 0
        self.texts: list[str] = []
        """Everything that was said or noted."""
        self._sit_down(bots)

    def play(self, most_plies: int = 10_000) -> Logged:
        """Play until the game ends; after so many plies, people give up one after the other."""
        table = self.table
        while table.stage == "playing":
            if table.ply >= most_plies:
                self.try_to(lambda: seats.resign(table, self._somebody(), self._id()))
            if table.stage == "playing" and self.chance.below(100, "beside") < 100 * ODDS:
                self.beside()
            self._act()
        return self.logged

    def chatter(self, times: int) -> None:
        """Talk, note and react a number of times."""
        for _ in range(times):
            self.try_to(self.chance.pick(self._talk(), "talk"))

    def beside(self) -> None:
        """Do something beside playing, perhaps."""
        table, seat, name = self.table, self._somebody(), self._id()
        other, is_on = self._somebody(), self.chance.below(4, "on") > 0
        self.try_to(
            self.chance.pick(
                [
                    *self._talk(),
                    *self._talk(),
                    lambda: take_back(table, seat, name),
                    lambda: take_back(table, seat, name),
                    lambda: clock.wish_pause(table, seat, name, is_wished=is_on),
                    lambda: seats.take_over(table, seat),
                    lambda: seats.come_back(table, seat),
                    lambda: talk.silence(table, table.host, other, name, is_silent=not is_on),
                    lambda: talk.switch_talk(table, table.host, name, is_on=is_on),
                    lambda: seats.rename(table, seat, f"Name {name}"),
                    lambda: seats.relink(
                        table, table.host, other, "link anew", "session", name, is_away=True
                    ),
                    lambda: log.Granted(table.game.to_act(table.state)[:1]),
                    lambda: (
                        seats.resign(table, seat, name)
                        if self.chance.below(20, "resign") == 0
                        else take_back(table, seat, name)
                    ),
                ],
                "beside",
            )
        )
        if table.clock.stopped is not None:
            self.try_to(lambda: clock.wish_pause(table, seat, name, is_wished=False))

    def try_to(self, decide: Callable[[], log.Body]) -> None:
        """Do something, unless it is refused."""
        with suppress(SoucoupeError):
            body = decide()
            self.logged.put(body)
            if isinstance(body, log.Said | log.Noted):
                self.texts.append(body.text.partition("\n")[0])

    def _sit_down(self, bots: int) -> None:
        put, table = self.logged.put, self.table
        put(log.Arranged(max(self.people + bots, table.game.seats[0]) + 1, {}))
        for seat in range(self.people):
            put(sat(table, seat))
        put(log.Sat(self.people, "Gone", "link gone", "session gone"))
        self.chatter(4)
        self.try_to(lambda: talk.say(table, self.people, "said by who left", None, "c"))
        put(log.Left(self.people))
        put(log.Hosted(self.people - 1))
        put(log.Arranged(self.people + bots, {}))
        for seat in range(self.people, self.people + bots):
            put(seats.seat_bot(table, table.host, seat, "random"))
        self.chatter(4)
        put(setup.begin(table, table.host))
        for seat in range(self.people):
            put(setup.lend(table, seat, f"{seat:02x}" * 8))
        self.chatter(2)
        put(log.Dealt())

    def _talk(self) -> list[Callable[[], log.Body]]:
        table, seat, name = self.table, self._somebody(), self._id()
        channel = self.chance.pick([one.name for one in channels_of(table)], "channel")
        to = None if self.chance.below(2, "aloud") else (self._somebody(),)
        feeling = self.chance.pick(FEELINGS, "feeling")
        pad = self.chance.pick([None, channel], "pad")
        return [
            lambda: talk.say(table, seat, f"word {name}\nor two", to, name, channel),
            lambda: talk.react(table, seat, feeling, name, channel),
            lambda: talk.note(table, seat, f"note {name}", name, pad),
        ]

    def _act(self) -> None:
        table, game = self.table, self.table.game
        to_act = game.to_act(table.state)
        if table.stage != "playing" or not to_act or table.clock.stopped is not None:
            return
        seat = self.chance.pick(to_act, "seat")
        action = any_of(game.legal(table.state, seat), self.chance)
        if table.chairs[seat].bot:
            self.logged.put(*actions.bot_acts(table, seat, table.ply, action))
            return
        ink = STROKES if writing(table, seat) else ()
        body, played = decided(table, seat, action, self._id())
        assert isinstance(body, log.Acted)
        self.logged.put(log.Acted(body.seat, body.action, body.hand, body.command, ink), played)

    def _somebody(self) -> int:
        return self.chance.below(self.people, "who")

    def _id(self) -> str:
        self.count += 1
        return f"x{self.count}x"
