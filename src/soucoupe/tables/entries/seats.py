"""Entries about who sits where, and who plays a seat."""

from msgspec import Struct

from soucoupe.core.game import Seat


class Sat(Struct, frozen=True, tag="sat"):
    """A person took a seat; only hashes of link and session are kept."""

    seat: Seat
    name: str
    link: str
    session: str


class BotSat(Struct, frozen=True, tag="bot-sat"):
    """A bot was put into a seat."""

    seat: Seat
    level: str
    by: Seat | None = None
    command: str = ""


class Left(Struct, frozen=True, tag="left"):
    """A seat was freed in the waiting room."""

    seat: Seat
    by: Seat | None = None
    command: str = ""


class Named(Struct, frozen=True, tag="named"):
    """A person changed name."""

    seat: Seat
    name: str
    command: str = ""


class Claimed(Struct, frozen=True, tag="claimed"):
    """Another device took a seat over."""

    seat: Seat
    session: str


class Hosted(Struct, frozen=True, tag="hosted"):
    """Somebody else hosts, because the host has gone away."""

    seat: Seat


class Relinked(Struct, frozen=True, tag="relinked"):
    """A seat has a new link: its old one, and its device, are good for nothing now.

    Made by its own person (`by` is the seat), it leaves the device as it is.
    """

    seat: Seat
    link: str
    session: str
    by: Seat
    command: str = ""


class TakenOver(Struct, frozen=True, tag="taken-over"):
    """A bot plays for somebody who is away."""

    seat: Seat
    level: str


class Returned(Struct, frozen=True, tag="returned"):
    """Somebody is back and plays on."""

    seat: Seat


class Closed(Struct, frozen=True, tag="closed"):
    """The operator of the house closed the table for good: whatever was on here is over."""


class Resigned(Struct, frozen=True, tag="resigned"):
    """Somebody gave up: a bot plays on for the seat, for good."""

    seat: Seat
    level: str
    command: str = ""
