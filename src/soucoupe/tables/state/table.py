"""A table as it follows from its log: nothing here is true that the log does not say."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

from soucoupe import registry
from soucoupe.core import notation
from soucoupe.core.errors import SoucoupeError
from soucoupe.core.outcome import Outcome
from soucoupe.core.play import deal, opening, play
from soucoupe.core.rng import Draw, Rng
from soucoupe.tables import entries as log
from soucoupe.tables.caps import Counts, count_in
from soucoupe.tables.chain import commitment, first_link, leaf, leaf_of, next_link, table_seed
from soucoupe.tables.errors import BrokenLog
from soucoupe.tables.state import seats
from soucoupe.tables.state.clock import Clock
from soucoupe.tables.state.hints import Hints
from soucoupe.tables.state.ink import Inks, inks_after
from soucoupe.tables.state.seats import Chair
from soucoupe.tables.state.talk import Heard, Talk
from soucoupe.tables.state.undo import MOST_STEPS, UndoStep
from soucoupe.tables.terms import Terms

Stage = Literal["waiting", "starting", "playing", "over"]

BODY = msgspec.json.Decoder(log.Body)
ENCODER = msgspec.json.Encoder()


MAY_CHANGE = log.Forgotten | log.Sat | log.Named | log.Claimed | log.Relinked
"""Entries in which somebody can have been forgotten; what the rules read is never changed."""


class Played(NamedTuple):
    """What an action leads to."""

    state: Any
    events: list[Any]


class Table:
    """Who sits here, what was dealt, and how far the game has come."""

    __slots__ = (
        "at",
        "chain",
        "chairs",
        "clock",
        "clock_acted_ply",
        "commands_taken",
        "counts",
        "decision_ply",
        "draws",
        "events",
        "game",
        "header",
        "hints",
        "hosts",
        "inks",
        "lent",
        "number",
        "options",
        "pause_wishes",
        "ply",
        "rematch",
        "seed",
        "stage",
        "state",
        "surrender",
        "talk",
        "terms",
        "undo_steps",
        "undone",
    )

    def __init__(
        self,
        header: log.Header,
        *,
        keeps_events: bool = False,
        draws: list[Draw] | None = None,
    ) -> None:
        if commitment(header.secret) != header.commitment:
            msg = f"the secret of table {header.id} is not the one its commitment was made of"
            raise BrokenLog(msg)
        self.header = header
        self.game = registry.find(header.game)
        self.number = 0
        self.at = header.created
        self.chain = first_link(header.id, header.game, header.version, header.commitment)
        self.stage: Stage = "waiting"
        self.chairs: list[Chair] = [Chair() for _ in range(self.game.seats[0])]
        self.hosts: list[int] = []
        self.options: Any = self.game.options()
        self.lent: dict[int, bytes] = {}
        self.seed = b""
        self.state: Any = None
        self.ply = 0
        self.decision_ply: list[int] = []
        """The ply at which each seat last acted or was given its present decision."""
        self.commands_taken: dict[int, dict[str, int | None]] = {}
        """The commands of each seat that were taken, with the ply an action led to."""
        self.counts: Counts = {}
        """How many entries there are of each kind that is limited."""
        self.events: list[Any] | None = [] if keeps_events else None
        self.draws = draws
        """Where every random draw of the rules is written down, for whoever wants to know."""
        self.talk = Talk()
        self.inks = Inks()
        self.hints = Hints()
        self.terms = Terms()
        self.clock = Clock(0)
        self.clock_acted_ply: dict[int, int] = {}
        """The ply of the last action the clock took for a seat."""
        self.undo_steps: list[UndoStep] = []
        """Actions of one person in a row, the last of which can perhaps be taken back."""
        self.undone: int | None = None
        """The ply that was taken back last."""
        self.pause_wishes: set[int] = set()
        """The seats that want a pause."""
        self.surrender: Outcome | None = None
        """How the game ended, where people gave it up."""
        self.rematch: str | None = None

    @property
    def host(self) -> int | None:
        """The seat of the person who has been here longest."""
        return self.hosts[0] if self.hosts else None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, by its rules or by people giving it up."""
        if self.stage != "over":
            return None
        return self.surrender or self.game.outcome(self.state)

    @property
    def eliminated(self) -> tuple[int, ...]:
        """The seats that play no more and see everything."""
        game = self.game
        if game.eliminated is None or game.open is None or self.state is None:
            return ()
        return game.eliminated(self.state)

    def heard_by(self, seat: int | None) -> list[Heard]:
        """List what a seat, or the public, may hear."""
        return self.talk.heard_by(seat, 0 if seat is None else self.chairs[seat].since)

    def seal(
        self, body: log.Body, salt: bytes, at: float, after: log.Entry | None = None
    ) -> log.Entry:
        """Make the next entry of the log from a body, or the one after an entry just made.

        The table itself is not changed.
        """
        encoded = ENCODER.encode(body)
        number, chain = (after.number, after.chain) if after else (self.number, self.chain)
        link = next_link(chain, number + 1, leaf(salt, at, encoded))
        return log.Entry(number + 1, encoded, at, salt, link)

    def read(self, entry: log.Entry) -> list[Any]:
        """Take an entry from the log, if it is the one that was written; return its events."""
        is_next = entry.number == self.number + 1
        link = next_link(self.chain, entry.number, leaf_of(entry))
        if not is_next or entry.chain != link:
            msg = f"the log of table {self.header.id} is broken at entry {self.number + 1}"
            raise BrokenLog(msg)
        try:
            return self.take(entry, body_of(entry))
        except SoucoupeError as error:
            msg = f"entry {entry.number} of table {self.header.id} cannot be played again: {error}"
            raise BrokenLog(msg) from error

    def take(self, entry: log.Entry, body: log.Body, played: Played | None = None) -> list[Any]:
        """Become what the entry says; an action may have been played already."""
        self.number, self.at, self.chain = entry.number, entry.at, entry.chain
        count_in(self.counts, body)
        events = self._become(body, entry, played)
        self.hints.follow(self, body)
        return events

    def _become(self, body: log.Body, entry: log.Entry, played: Played | None) -> list[Any]:
        match body:
            case log.Acted():
                return self._acted(body, entry.at, played)
            case log.TookBack():
                self._took_back(body, entry.at)
            case log.Hinted():
                self.remember_command(body.seat, body.command)
            case log.Lent():
                self.lent[body.seat] = bytes.fromhex(body.entropy)
                self.remember_command(body.seat, body.command)
            case log.Begun():
                self.stage = "starting"
                self.remember_command(body.by, body.command)
            case log.Dealt():
                return self._dealt(entry.at, played or self.try_deal())
            case log.Forgotten():
                pass
            case log.Rematched():
                self.rematch = body.table
                self.remember_command(body.by, body.command)
            case (
                log.Said()
                | log.Reacted()
                | log.Noted()
                | log.Reported()
                | log.Silenced()
                | log.TalkSwitched()
            ):
                self.talk.take(self, entry, body)
                self.remember_command(log.author(body), body.command)
            case _:
                seats.take(self, body, entry.at)
        return []

    def try_deal(self) -> Played:
        """Return the state and the events a deal would lead to now."""
        rng = Rng(table_seed(self.header.secret, self.lent), 0, self.draws)
        state = deal(self.game, self.options, len(self.chairs), rng)
        return Played(state, opening(self.game, state))

    def try_action(self, seat: int, action: msgspec.Struct) -> Played:
        """Return the state and the events an action would lead to, or refuse it."""
        out: list[Any] = []
        rng = Rng(self.seed, self.ply + 1, self.draws)
        after = play(self.game, self.state, seat, action, rng, out)
        return Played(after, out)

    def _dealt(self, at: float, played: Played) -> list[Any]:
        seats = len(self.chairs)
        self.seed = table_seed(self.header.secret, self.lent)
        self.state = played.state
        self.stage = "playing" if self.game.to_act(self.state) else "over"
        self.decision_ply = [0] * seats
        self.clock = Clock(seats)
        self.clock.follow(self, at)
        if self.events is None and any(chair.kind == "bot" for chair in self.chairs):
            self.events = []
        if self.events is not None:
            self.events += played.events
        return list(played.events)

    def _acted(self, body: log.Acted, at: float, played: Played | None) -> list[Any]:
        if played is None:
            action = notation.read(self.game, body.action)
            played = self.try_action(body.seat, action)
        before = self.game.to_act(self.state)
        self._keep_undo_step(body)
        was, (self.state, events) = self.state, played
        self.ply += 1
        self.inks = inks_after(self.inks, self.game, was, self, body)
        self.decision_ply[body.seat] = self.ply
        for seat in self.game.to_act(self.state):
            if seat not in before:
                self.decision_ply[seat] = self.ply
        self.remember_command(body.seat, body.command, self.ply)
        if body.hand == "clock":
            self.clock_acted_ply[body.seat] = self.ply
        if self.events is not None:
            self.events += events
        if not self.game.to_act(self.state):
            self.stage = "over"
            self.undo_steps.clear()
        self.clock.follow(self, at, body.reading)
        return list(events)

    def _keep_undo_step(self, body: log.Acted) -> None:
        """Keep how things were before a person's action, for as long as it may be taken back."""
        if body.hand != "person" or (self.undo_steps and self.undo_steps[-1].seat != body.seat):
            self.undo_steps.clear()
        if body.hand == "person":
            if len(self.undo_steps) >= MOST_STEPS and len(self.chairs) > 1:
                del self.undo_steps[0]
            kept = self.state, len(self.events or ()), self.clock.copy(), self.inks
            self.undo_steps.append(UndoStep(body.seat, self.ply + 1, body.action, *kept))

    def _took_back(self, body: log.TookBack, at: float) -> None:
        """Go back to before the seat's last action; its time runs on as if it had not acted."""
        step = self.undo_steps.pop()
        self.state, self.clock, self.inks = step.state, step.clock, step.inks
        self.undone = step.ply
        self.ply += 1
        for seat in self.game.to_act(self.state):
            self.decision_ply[seat] = self.clock.decision_ply[seat] = self.ply
        self.clock.follow(self, at)
        if self.events is not None:
            del self.events[step.events :]
        self.remember_command(body.seat, body.command, self.ply)

    def remember_command(self, seat: int | None, command: str, ply: int | None = None) -> None:
        """Remember that a seat's command was taken."""
        if command and seat is not None:
            self.commands_taken.setdefault(seat, {})[command] = ply


def restored(header: log.Header, entries: list[log.Entry], *, keeps_events: bool = False) -> Table:
    """Make a table from its log, in one go."""
    table = Table(header, keeps_events=keeps_events)
    for entry in entries:
        table.read(entry)
    return table


def body_of(entry: log.Entry) -> log.Body:
    """Read what an entry says; one that was changed since says nothing of the game."""
    try:
        body: log.Body = BODY.decode(entry.body)
    except msgspec.DecodeError as error:
        msg = f"entry {entry.number} cannot be read: {error}"
        raise BrokenLog(msg) from error
    if entry.leaf is not None and not isinstance(body, MAY_CHANGE):
        msg = f"entry {entry.number} was changed, and is not one that can be"
        raise BrokenLog(msg)
    return body
