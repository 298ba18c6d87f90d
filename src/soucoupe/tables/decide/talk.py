"""What is decided about talk: each function returns the entry to log, or refuses."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from soucoupe.tables import entries as log
from soucoupe.tables.decide.checks import must_host, must_sit
from soucoupe.tables.entries.talk import FEELINGS
from soucoupe.tables.errors import BadCommand, ChannelClosed, HeldBack, NotNow, TalkIsOff
from soucoupe.tables.state.talk import channels_of, readers_of
from soucoupe.tables.texts import fit_pad, fit_talk

if TYPE_CHECKING:
    from collections.abc import Collection

    from soucoupe.core.game import Channel, Withheld
    from soucoupe.tables.state.table import Table

MOST_TALK = 2000
"""How many messages one table keeps, and how many reactions."""
NAMED = "\ufffc"
"""What a game is shown in the place of a player's name: no letter, no space."""
MOST_NOTED = 1_000_000
"""How many characters one seat may write on notepads, each time it is saved counted anew."""


def say(
    table: Table,
    by: int | None,
    text: str,
    audience: tuple[int, ...] | None,
    command: str,
    channel: str = "all",
    *,
    anyway: bool = False,
) -> log.Said:
    """Say something on a channel, or, before the deal and after the game, to some seats.

    What the game holds back can be said anyway: then everybody who hears it hears that too.
    """
    seat = must_sit(by)
    tidy = fit_talk(text)
    may_talk(table, seat)
    found = channel_named(table, seat, channel)
    must_be_open(found, seat)
    if len(table.talk.heard) >= MOST_TALK:
        msg = f"this table has heard {MOST_TALK} messages and keeps no more"
        raise NotNow(msg)
    held = held_back(table, seat, tidy)
    if held is not None and not anyway:
        raise withheld(held)
    heard = found.readers if audience is None else whispered(table, seat, audience)
    return log.Said(seat, tidy, heard, command, channel, None if held is None else held.word)


def react(
    table: Table, by: int | None, feeling: str, command: str, channel: str = "all"
) -> log.Reacted:
    """Show a feeling to those of a channel."""
    seat = must_sit(by)
    if feeling not in FEELINGS:
        msg = f"feelings are {', '.join(FEELINGS)}"
        raise BadCommand(msg)
    may_talk(table, seat)
    found = channel_named(table, seat, channel)
    if found.reactors is not None and seat not in found.reactors:
        msg = "nothing can be shown here just now"
        raise ChannelClosed(msg, reason=found.closed)
    if table.talk.reactions >= MOST_TALK:
        msg = f"this table has seen {MOST_TALK} reactions and keeps no more"
        raise NotNow(msg)
    return log.Reacted(seat, feeling, found.readers, command, channel)


def note(
    table: Table, by: int | None, text: str, command: str, channel: str | None = None
) -> log.Noted:
    """Write a notepad anew: one's own, or that of a channel."""
    seat = must_sit(by)
    tidy = fit_pad(text)
    if table.talk.noted.get(seat, 0) + len(tidy) > MOST_NOTED:
        msg = f"a seat writes {MOST_NOTED} characters on its notepads and no more"
        raise NotNow(msg)
    if channel is None:
        return log.Noted(seat, tidy, (seat,), command)
    found = channel_named(table, seat, channel)
    if not found.has_pad:
        msg = f"the channel '{channel}' has no notepad"
        raise BadCommand(msg)
    must_be_open(found, seat)
    must_be_sayable(table, seat, tidy)
    return log.Noted(seat, tidy, readers_of(found, len(table.chairs)), command, channel)


def report(table: Table, by: int | None, said: str, command: str) -> log.Reported:
    """Show the host a message one has heard."""
    seat = must_sit(by)
    since = table.chairs[seat].since
    if all(one.id != said for one in table.talk.heard_by(seat, since)):
        msg = "there is no such message"
        raise BadCommand(msg)
    if any(one.by == seat and one.heard.id == said for one in table.talk.reports):
        msg = "the host has been told about this message"
        raise NotNow(msg)
    return log.Reported(seat, said, command)


def silence(
    table: Table, by: int | None, seat: int, command: str, *, is_silent: bool
) -> log.Silenced:
    """Mute somebody for all, or unmute them."""
    must_host(table, by)
    host = must_sit(by)
    if seat == host:
        msg = "only another person at the table can be muted"
        raise BadCommand(msg)
    return silenced(table, seat, is_silent=is_silent, by=host, command=command)


def silenced(
    table: Table, seat: int, *, is_silent: bool, by: int | None = None, command: str = ""
) -> log.Silenced:
    """Mute anybody for all, or unmute them, as the operator of the house may."""
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].kind != "person":
        msg = "only a person at the table can be muted"
        raise BadCommand(msg)
    return log.Silenced(seat, is_silent, by, command)


def switch_talk(table: Table, by: int | None, command: str, *, is_on: bool) -> log.TalkSwitched:
    """Switch the table's talk off or on."""
    must_host(table, by)
    return log.TalkSwitched(is_on, must_sit(by), command)


def may_talk(table: Table, seat: int) -> None:
    """Refuse whoever the host does not let talk."""
    if not table.talk.is_on:
        msg = "the host has switched talk off at this table"
        raise TalkIsOff(msg)
    if seat in table.talk.silent:
        msg = "the host has muted you"
        raise TalkIsOff(msg)


def channel_named(table: Table, seat: int, name: str) -> Channel:
    """Return the channel of that name, if the seat hears it."""
    mine = [one for one in channels_of(table) if seat in readers_of(one, len(table.chairs))]
    for one in mine:
        if one.name == name:
            return one
    listed = ", ".join(one.name for one in mine) or "none"
    msg = f"you are not on a channel '{name}' now; yours: {listed}"
    raise ChannelClosed(msg)


def must_be_open(channel: Channel, seat: int) -> None:
    """Refuse whoever may say nothing on a channel now."""
    if channel.speakers is not None and seat not in channel.speakers:
        msg = "nothing can be said here just now"
        raise ChannelClosed(msg, reason=channel.closed)


def must_reach_all(table: Table, seat: int) -> None:
    """Refuse what everybody would read from a seat that may say nothing to everybody now."""
    if all(one.readers is not None or not may_speak(one, seat) for one in channels_of(table)):
        msg = "what everybody reads waits until you may talk to everybody"
        raise ChannelClosed(msg)


def may_speak(channel: Channel, seat: int) -> bool:
    """Tell whether a seat may talk on a channel now."""
    return channel.speakers is None or seat in channel.speakers


def must_be_sayable(table: Table, seat: int, text: str) -> None:
    """Refuse what the game does not let this seat say; only the writer is told why."""
    held = held_back(table, seat, text)
    if held is not None:
        raise withheld(held)


def held_back(table: Table, seat: int, text: str) -> Withheld | None:
    """Return what the game holds back of a text; players' names are nobody's word."""
    if table.stage != "playing" or table.game.hold_back is None:
        return None
    names = [chair.name for chair in table.chairs if chair.name]
    return table.game.hold_back(table.game.view(table.state, seat), without(names, text))


def without(names: Collection[str], text: str) -> str:
    """Return a text with a mark in the place of each name that is spelled as its owner does."""
    if not names:
        return text
    longest_first = sorted(names, key=len, reverse=True)
    spelled = "|".join(re.escape(name) for name in longest_first)
    return re.sub(rf"(?<!\w)(?:{spelled})(?!\w)", NAMED, text)


def withheld(held: Withheld) -> HeldBack:
    """Make the refusal of a word."""
    return HeldBack("the game does not let you say this", held)


def whispered(table: Table, seat: int, audience: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats that hear a whisper, its speaker among them."""
    # Behind somebody's back a secret could be told; what a game allows of that is a channel.
    if table.stage == "playing":
        msg = "nobody whispers while a game is played: name a channel of the game instead"
        raise BadCommand(msg)
    if not all(0 <= one < len(table.chairs) for one in audience):
        msg = f"an audience is made of seats 0 to {len(table.chairs) - 1}"
        raise BadCommand(msg)
    return tuple(sorted({*audience, seat}))
