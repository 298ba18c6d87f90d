"""A table as it follows from its log: nothing here is true that the log does not say."""

from __future__ import annotations

from typing import Any, Literal, assert_never

import msgspec

from soucoupe import registry
from soucoupe.core import notation
from soucoupe.core.errors import SoucoupeError
from soucoupe.core.options import read_options
from soucoupe.core.play import deal, play
from soucoupe.core.rng import Rng
from soucoupe.tables import entries as log
from soucoupe.tables.chain import commitment, first_link, leaf, next_link, table_seed
from soucoupe.tables.chairs import Chair
from soucoupe.tables.errors import BrokenLog

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
        if commitment(header.secret) != header.commitment:
            msg = f"the secret of table {header.id} is not the one its commitment was made of"
            raise BrokenLog(msg)
        self.header = header
        self.game = registry.find(header.game)
        self.number = 0
        self.chain = first_link(header.id, header.game, header.version, header.commitment)
        self.stage: Stage = "waiting"
        self.chairs: list[Chair] = [Chair() for _ in range(self.game.seats[0])]
        self.hosts: list[int] = []
        self.options: Any = self.game.options()
        self.lent: dict[int, bytes] = {}
        self.seed = b""
        self.state: Any = None
        self.ply = 0
        self.given: list[int] = []
        self.accepted: dict[int, dict[str, int | None]] = {}
        """The commands of each seat that were taken, with the ply an action led to."""
        self.events: list[Any] | None = None
        self.said: list[log.Said] = []
        self.rematch: str | None = None

    @property
    def host(self) -> int | None:
        """The seat of the person who has been here longest."""
        return self.hosts[0] if self.hosts else None

    def heard_by(self, seat: int | None) -> list[log.Said]:
        """List what a seat, or the public, may hear; whispers are for who sat there then."""
        since = 0 if seat is None else self.chairs[seat].since
        return [
            one
            for at, one in enumerate(self.said)
            if one.audience is None or (at >= since and seat in one.audience)
        ]

    def seal(self, body: log.Body, salt: bytes, at: float) -> log.Entry:
        """Make the next entry of the log from a body; the table itself is not changed."""
        encoded = ENCODER.encode(body)
        return log.Entry(self.number + 1, encoded, at, salt, self._link(salt, at, encoded))

    def read(self, entry: log.Entry) -> list[Any]:
        """Take an entry from the log, if it is the one that was written; return its events."""
        is_next = entry.number == self.number + 1
        if not is_next or entry.chain != self._link(entry.salt, entry.at, entry.body):
            msg = f"the log of table {self.header.id} is broken at entry {self.number + 1}"
            raise BrokenLog(msg)
        try:
            return self.take(entry, BODY.decode(entry.body))
        except (msgspec.DecodeError, SoucoupeError) as error:
            msg = f"entry {entry.number} of table {self.header.id} cannot be played again: {error}"
            raise BrokenLog(msg) from error

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
                self._accept(body.seat, body.command)
            case log.Begun():
                self.stage = "starting"
                self._accept(body.by, body.command)
            case log.Dealt():
                self._dealt()
            case log.Rematched():
                self.rematch = body.table
                self._accept(body.by, body.command)
            case _:
                self._seats(body)
        return []

    def try_action(self, seat: int, action: msgspec.Struct) -> tuple[Any, list[Any]]:
        """Return the state and the events an action would lead to, or refuse it."""
        out: list[Any] = []
        after = play(self.game, self.state, seat, action, Rng(self.seed, self.ply + 1), out)
        return after, out

    def _link(self, salt: bytes, at: float, body: bytes) -> bytes:
        return next_link(self.chain, self.number + 1, leaf(salt, at, body))

    def _seats(
        self, body: log.Arranged | log.Sat | log.BotSat | log.Left | log.Named | log.Claimed
    ) -> None:
        match body:
            case log.Arranged():
                missing = body.seats - len(self.chairs)
                self.chairs = self.chairs[: body.seats] + [Chair() for _ in range(missing)]
                self.options = read_options(self.game, body.options)
                self._accept(body.by, body.command)
            case log.Sat():
                since = len(self.said)
                self.chairs[body.seat].seat_person(body.name, body.link, body.session, since)
                self.hosts.append(body.seat)
            case log.BotSat():
                self.chairs[body.seat].seat_bot(body.level)
                self._accept(body.by, body.command)
            case log.Left():
                self._accept(body.by, body.command)
                self.chairs[body.seat].free()
                self.hosts = [seat for seat in self.hosts if seat != body.seat]
                self.accepted.pop(body.seat, None)
            case log.Named():
                self.chairs[body.seat].name = body.name
                self._accept(body.seat, body.command)
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
        self._accept(body.seat, body.command, self.ply)
        if self.events is not None:
            self.events += events
        if not self.game.to_act(self.state):
            self.stage = "over"
        return list(events)

    def _accept(self, seat: int | None, command: str, ply: int | None = None) -> None:
        if command and seat is not None:
            self.accepted.setdefault(seat, {})[command] = ply
