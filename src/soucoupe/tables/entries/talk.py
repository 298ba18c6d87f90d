"""Entries about what is said beside the game: asides, never read by the rules."""

from msgspec import Struct

from soucoupe.core.game import Seat

FEELINGS = ("applause", "laugh", "gasp", "think", "heart", "saucer")
"""What a reaction can show; docs/recipes.md names every place that knows them."""


class Said(Struct, frozen=True, tag="said"):
    """Something was said: an aside, never read by the rules.

    The audience is everyone, or the seats named.
    """

    seat: Seat
    text: str
    audience: tuple[Seat, ...] | None
    command: str = ""
    channel: str = "all"
    breach: str | None = None
    """The word in it that the game holds back, where it was said all the same."""


class Reacted(Struct, frozen=True, tag="reacted"):
    """Somebody showed what they feel: an aside without words."""

    seat: Seat
    feeling: str
    audience: tuple[Seat, ...] | None
    command: str = ""
    channel: str = "all"


class Noted(Struct, frozen=True, tag="noted"):
    """A notepad as it stands now: a seat's own, or the one those of a channel share."""

    seat: Seat
    text: str
    audience: tuple[Seat, ...]
    command: str = ""
    channel: str | None = None


class Reported(Struct, frozen=True, tag="reported"):
    """Somebody showed the host a message that should not have been written."""

    seat: Seat
    said: str
    command: str = ""


class Silenced(Struct, frozen=True, tag="silenced"):
    """The host took the word from somebody, or gave it back; nobody's seat is the operator's."""

    seat: Seat
    is_silent: bool
    by: Seat | None
    command: str = ""


class TalkSwitched(Struct, frozen=True, tag="talk-switched"):
    """The host switched the table's talk off, or on again."""

    is_on: bool
    by: Seat
    command: str = ""


class Forgotten(Struct, frozen=True, tag="forgotten"):
    """Something somebody said, showed or noted before they were forgotten: it says nothing now."""


Talking = Said | Reacted | Noted | Reported | Silenced | TalkSwitched
"""What is said beside the game: never read by the rules."""


def author(body: Talking) -> Seat | None:
    """Return the seat whose command an aside was; the operator has none."""
    return body.by if isinstance(body, Silenced | TalkSwitched) else body.seat
