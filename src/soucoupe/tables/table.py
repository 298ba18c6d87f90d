"""A table as it follows from its log: nothing here is true that the log does not say."""

from __future__ import annotations

from typing import Any, Literal, assert_never

import msgspec

from soucoupe import registry
from soucoupe.core import notation
from soucoupe.core.options import read_options, write_options
from soucoupe.core.play import deal, play
from soucoupe.core.rng import Rng
from soucoupe.tables import entries as log
from soucoupe.tables.chain import first_link, leaf, next_link, table_seed
from soucoupe.tables.chairs import Chair

Stage = Literal["waiting", "starting", "playing", "over"]

BODY = msgspec.json.Decoder(log.Body)
ENCODER = msgspec.json.Encoder()


class Table:
    """Who sits here, what was dealt, and how far the game has come."""

    __slots__ = (
        "accepted",
        "chain",
        "chairs",
        "events",
        "game",
        "given",
        "header",
        "hosts",
        "lent",
        "number",
        "options",
        "ply",
        "rematch",
        "said",
        "seed",
        "stage",
        "state",
    )

    def __init__(self, header: log.Header) -> None:
        self.header = header
        self.game = registry.find(header.game)
        self.number = 0
        self.chain = first_link(header.id, header.commitment)
        self.stage: Stage = "waiting"
        self.chairs: list[Chair] = [Chair() for _ in range(self.game.seats[0])]
        self.hosts: list[int] = []
        self.options: Any = self.game.options()
        self.lent: dict[int, bytes] = {}
        self.seed = b""
        self.state: Any = None
        self.ply = 0
        self.given: list[int] = []
        self.accepted: dict[int, dict[str, None]] = {}
        self.events: list[Any] | None = None
        self.said: list[log.Said] = []
        self.rematch: str | None = None

    @property
    def host(self) -> int | None:
        """The seat of the person who has been here longest."""
        return self.hosts[0] if self.hosts else None

    def seal(self, body: log.Body, salt: bytes, at: float) -> log.Entry:
        """Make the next entry of the log from a body; the table itself is not changed."""
        encoded = ENCODER.encode(body)
        chain = next_link(self.chain, self.number + 1, leaf(salt, encoded))
        return log.Entry(self.number + 1, encoded, at, salt, chain)

    def read(self, entry: log.Entry) -> list[Any]:
        """Take an entry from the log; return the game's events it brings."""
        return self.take(entry, BODY.decode(entry.body))

    def take(self, entry: log.Entry, body: log.Body, tried: Any = None) -> list[Any]:  # noqa: ANN401 (a state)
        """Become what the entry says; `tried` is the state after an action already played."""
        self.number = entry.number
        self.chain = entry.chain
        match body:
            case log.Acted():
                return self._acted(body, tried)
            case log.Said():
                self.said.append(body)
                self._accept(body.seat, body.command)
            case log.Lent():
                self.lent[body.seat] = bytes.fromhex(body.entropy)
            case log.Begun():
                self.stage = "starting"
            case log.Dealt():
                self._dealt()
            case log.Rematched():
                self.rematch = body.table
            case _:
                self._seats(body)
        return []

    def try_action(self, seat: int, action: msgspec.Struct) -> tuple[Any, list[Any]]:
        """Return the state and the events an action would lead to, or refuse it."""
        out: list[Any] = []
        after = play(self.game, self.state, seat, action, Rng(self.seed, self.ply + 1), out)
        return after, out

    def _seats(
        self, body: log.Arranged | log.Sat | log.BotSat | log.Left | log.Named | log.Claimed
    ) -> None:
        match body:
            case log.Arranged():
                missing = body.seats - len(self.chairs)
                self.chairs = self.chairs[: body.seats] + [Chair() for _ in range(missing)]
                self.options = read_options(self.game, body.options)
            case log.Sat():
                self.chairs[body.seat].seat_person(body.name, body.link, body.session)
                self.hosts.append(body.seat)
            case log.BotSat():
                self.chairs[body.seat].seat_bot(body.level)
            case log.Left():
                self.chairs[body.seat].free()
                self.hosts = [seat for seat in self.hosts if seat != body.seat]
                self.accepted.pop(body.seat, None)
            case log.Named():
                self.chairs[body.seat].name = body.name
            case log.Claimed():
                self.chairs[body.seat].session = body.session
            case _:
                assert_never(body)

    def _dealt(self) -> None:
        seats = len(self.chairs)
        self.seed = table_seed(self.header.secret, self.lent)
        self.state = deal(self.game, self.options, seats, Rng(self.seed, 0))
        self.stage = "playing" if self.game.to_act(self.state) else "over"
        self.given = [0] * seats
        if any(chair.kind == "bot" for chair in self.chairs):
            self.events = []

    def _acted(self, body: log.Acted, tried: Any) -> list[Any]:  # noqa: ANN401 (a state)
        if tried is None:
            action = notation.read(self.game, body.action)
            tried = self.try_action(body.seat, action)
        before = self.game.to_act(self.state)
        self.state, events = tried
        self.ply += 1
        self.given[body.seat] = self.ply
        for seat in self.game.to_act(self.state):
            if seat not in before:
                self.given[seat] = self.ply
        self._accept(body.seat, body.command)
        if self.events is not None:
            self.events += events
        if not self.game.to_act(self.state):
            self.stage = "over"
        return list(events)

    def _accept(self, seat: int, command: str) -> None:
        if command:
            self.accepted.setdefault(seat, {})[command] = None


def arrangement(table: Table) -> log.Arranged:
    """Return how the table is set now, as an entry would say it."""
    return log.Arranged(len(table.chairs), write_options(table.options))
