"""What people do at a table, in any order: come, go, stop reading, sit, act, talk, repeat."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from soucoupe.server.wire import commands as wire
from soucoupe.store.protocol import StoreUnavailable
from soucoupe.tables import entries as log
from soucoupe.tables.decide import actions, seats
from soucoupe.tables.decide.decision import Decision
from soucoupe.tables.decide.setup import deal_now
from soucoupe.tables.errors import NotSeated
from soucoupe.tables.state.seats import held_by
from soucoupe.tables.state.table import Table
from tests.games.secret_picks import GAME
from tests.games.secret_picks.moves import Pick
from tests.support.rooms import Guest, Scene

MOST_GUESTS = 5
ANY = st.integers(0, 11)
"""Chooses among however many there are."""


class AtTable(RuleBasedStateMachine):
    """One table and its guests, and what is known of the commands they sent."""

    scene: Scene
    sent: list[tuple[str | None, wire.TableCommand]]
    taken: set[str]
    """Ids of commands that were answered."""
    doubtful: set[str]
    """Ids of commands whose answer was lost."""
    people: int

    # Who is there.

    def guest(self, at: int) -> Guest:
        """Choose one of those who are here."""
        return list(self.scene.guests)[at % len(self.scene.guests)]

    def sessions(self) -> list[str]:
        """List the sessions that hold a seat, as far as the house knows."""
        return [chair.session for chair in self.scene.room.table.chairs if chair.kind == "person"]

    @precondition(lambda self: len(self.scene.guests) < MOST_GUESTS)
    @rule(at=ANY)
    def enter(self, at: int) -> None:
        """Come with a session, once more with the same, or only to watch."""
        self.scene.enter([*self.sessions(), None][at % (len(self.sessions()) + 1)])

    @precondition(lambda self: self.scene.guests)
    @rule(at=ANY)
    def leave(self, at: int) -> None:
        """Lose the line."""
        self.scene.leave(self.guest(at))

    @precondition(lambda self: self.scene.guests)
    @rule(at=ANY)
    def stall_or_read_on(self, at: int) -> None:
        """Stop reading, or read everything that has gathered."""
        reading = self.guest(at).reading
        if reading.is_set():
            reading.clear()
        else:
            reading.set()
            self.scene.run(asyncio.sleep(0))

    @rule(seat=st.one_of(st.none(), st.integers(0, 4)))
    def sit(self, seat: int | None) -> None:
        """Take a seat, by a request beside any socket."""
        name = self.new_person()
        self.scene.submit(
            lambda table: Decision(seats.sit(table, seat, name, f"link {name}", f"session {name}"))
        )

    @precondition(lambda self: self.sessions())
    @rule(at=ANY)
    def take_over(self, at: int) -> None:
        """Move a seat to another device."""
        session = self.sessions()[at % len(self.sessions())]
        self.scene.submit(claiming(session, f"session {self.new_person()}"))

    def new_person(self) -> str:
        """Make a name nobody had before."""
        self.people += 1
        return f"P{self.people}"

    # What they ask for.

    def send(self, guest: Guest, command: Any) -> None:
        """Send a command and see what becomes of it."""
        self.sent.append((guest.session, command))
        told, is_reading = [*guest.done], guest.reading.is_set()
        error = self.scene.run(self.scene.send(guest, command))
        self.settle(command.id, error)
        if is_reading and guest.watcher.parting is None:
            assert guest.done == ([*told, command.id] if error is None else told)
            assert error is None or command.id in guest.refused

    def settle(self, identifier: str, error: Exception | None) -> None:
        """Remember what was answered, and what is in doubt."""
        if error is None:
            self.taken.add(identifier)
        elif isinstance(error, StoreUnavailable):
            self.doubtful.add(identifier)

    def new_id(self) -> str:
        """Make the id of a command."""
        return f"c{len(self.sent)}"

    def action(self, guest: Guest, at: int, back: int, *, is_ahead: bool) -> wire.Act:
        """Make an action: against the present ply or an earlier one, or after a command sent."""
        table, seat = self.scene.room.table, guest.watcher.seat
        cards = GAME.view(table.state, seat).cards if table.state is not None else ()
        numbers = (cards[0].hand if cards else ()) or (1,)
        raw = msgspec.Raw(msgspec.json.encode(Pick(numbers[at % len(numbers)])))
        mine = [command.id for session, command in self.sent if session == guest.session]
        if is_ahead and mine:
            return wire.Act(self.new_id(), raw, after=mine[-1 - back % len(mine)])
        return wire.Act(self.new_id(), raw, max(0, table.ply - back))

    @precondition(lambda self: self.scene.guests)
    @rule(who=ANY, at=ANY, back=st.integers(0, 3), is_ahead=st.booleans())
    def act(self, who: int, at: int, back: int, is_ahead: bool) -> None:
        """Act: fresh, stale, sent ahead, or out of turn."""
        guest = self.guest(who)
        self.send(guest, self.action(guest, at, back, is_ahead=is_ahead))

    @precondition(lambda self: self.scene.room.table.stage == "playing")
    @rule(at=ANY)
    def bot_acts(self, at: int) -> None:
        """Let a bot have its turn."""
        table = self.scene.room.table
        to_act = GAME.to_act(table.state)
        bots = [seat for seat in to_act if table.chairs[seat].bot]
        if bots:
            legal, ply = list(GAME.legal(table.state, bots[0])), table.ply
            action = legal[at % len(legal)]
            self.scene.submit(lambda now: actions.bot_acts(now, bots[0], ply, action))

    @precondition(lambda self: self.scene.guests)
    @rule(who=ANY, to=st.one_of(st.none(), st.lists(st.integers(0, 3), max_size=2)))
    def say(self, who: int, to: list[int] | None) -> None:
        """Talk, aloud or not."""
        audience = None if to is None else tuple(to)
        self.send(self.guest(who), wire.Say(self.new_id(), "hm", audience))

    @precondition(lambda self: self.scene.guests)
    @rule(who=ANY, what=st.integers(0, 5), seat=st.integers(0, 4))
    def arrange(self, who: int, what: int, seat: int) -> None:
        """Ask for something that belongs into the waiting room, whether it fits or not."""
        name = self.new_id()
        commands: list[wire.TableCommand] = [
            wire.Arrange(name, seats=seat + 1),
            wire.SeatBot(name, seat, "random"),
            wire.Free(name, seat),
            wire.Rename(name, f"N{seat}"),
            wire.Start(name),
            wire.Lend(name, "ab" * (seat + 1)),
        ]
        self.send(self.guest(who), commands[what])

    @precondition(lambda self: self.scene.guests)
    @rule(who=ANY, what=st.integers(0, 8), seat=st.integers(0, 4), is_on=st.booleans())
    def beside(self, who: int, what: int, seat: int, is_on: bool) -> None:
        """Do something beside the rules, whether it fits or not."""
        name = self.new_id()
        heard = [one.id for one in self.scene.room.table.talk.heard] or ["none"]
        commands: list[wire.TableCommand] = [
            wire.React(name, "laugh"),
            wire.Note(name, f"note {name}"),
            wire.Report(name, heard[seat % len(heard)]),
            wire.Silence(name, seat, is_on),
            wire.SwitchTalk(name, is_on),
            wire.TakeBack(name),
            wire.TakeBack(name),
            wire.Resign(name) if is_on and seat == 0 else wire.React(name, "heart"),
            wire.Pause(name, is_on),
        ]
        self.send(self.guest(who), commands[what])

    @precondition(lambda self: self.scene.room.table.stage == "playing")
    @rule(seat=ANY, is_away=st.booleans())
    def go_away_or_return(self, seat: int, is_away: bool) -> None:
        """Let a bot stand in for somebody, or let them play on."""
        decision = seats.take_over if is_away else seats.come_back
        at = seat % len(self.scene.room.table.chairs)
        self.scene.submit(lambda table: Decision(decision(table, at)))

    @rule()
    def deal(self) -> None:
        """Deal, if that is due."""
        self.scene.submit(deal_now)

    @precondition(lambda self: self.scene.guests and self.sent)
    @rule(who=ANY, at=ANY)
    def repeat(self, who: int, at: int) -> None:
        """Send a command once more; if it was answered before, nothing new is stored."""
        guest = self.guest(who)
        mine = [command for session, command in self.sent if session == guest.session]
        if guest.session is None or not mine:
            return
        command = mine[-1 - at % len(mine)]
        before, is_known = len(self.scene.kept().entries), command.id in self.taken
        self.send(guest, command)
        if is_known and guest.watcher.parting is None:
            assert command.id in self.taken
            assert len(self.scene.kept().entries) == before


def claiming(session: str, new_session: str) -> Any:
    """Decide to move the seat of a session to another one."""

    def decide(table: Table) -> Decision:
        seat = held_by(table.chairs, session)
        if seat is None:
            msg = "no longer held"
            raise NotSeated(msg)
        return Decision(log.Claimed(seat, new_session))

    return decide
