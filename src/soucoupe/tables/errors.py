"""What a table refuses, beside what the rules refuse.

SoucoupeError
└── TableError
    ├── NotNow           table/not-now          not at this stage of the table
    ├── NotHost          table/not-host         only the host may
    ├── BadSeat          seat/none-such         no such seat, or of the wrong kind
    ├── SeatTaken        seat/taken             somebody sits there
    ├── SeatHeld         seat/held              another device holds it: confirm to take it over
    ├── OwnerHere        seat/present           its person is here, and decides alone
    ├── NotSeated        seat/not-yours         a watcher, or a session that was taken over
    ├── BadText          text/unfit             a name or message that cannot be shown
    ├── NameTaken        text/taken             somebody at the table is called that, or nearly
    ├── Stale            command/stale          the seat has moved on since
    ├── NotWatched       table/private          only those who sit at it see the game
    ├── Late             clock/late             the seat's time was up before this came
    ├── Paused           table/paused           everybody agreed to a pause
    ├── TalkIsOff        talk/off               the host lets nobody, or this seat not, talk
    ├── ChannelClosed    talk/closed            nobody talks there now, or this seat does not
    ├── HeldBack         talk/held-back         something the game does not let this seat say
    ├── NothingToTakeBack takeback/overtaken    no action of the seat's own is the last one
    ├── TooLateToTakeBack takeback/learnt       chance was drawn, or something hidden came out
    ├── FinalAction      takeback/final         the game lets nobody take such an action back
    ├── NotKnownYet      takeback/not-yet       whether it may be is still being found out
    ├── HintsAreOff      hint/off               the table agreed to play without hints
    ├── NothingToHint    hint/nothing           the coach has nothing to say of this decision
    ├── InkNotNow        ink/not-now            nothing is written with this action
    ├── TooMuchInk       ink/too-much           more strokes or points than there may be
    ├── TooOften         limit/too-often        done as often as a log has room for
    ├── BadCommand       command/unfit          an unreadable or invalid command
    ├── UnknownTable     table/unknown          there is no table of that name
    ├── ForeignRules     table/foreign-rules    opened under rules that are not installed here
    ├── NotArchived      table/not-archived     stopped by other rules, and not written down before
    └── BrokenLog        table/broken-log       a log that is not as it was written
"""

from soucoupe.core.errors import SoucoupeError
from soucoupe.core.game import Withheld


class TableError(SoucoupeError):
    """Something a table does not do; nothing has changed."""

    code = "table/error"


class NotNow(TableError):
    """The table is not at the stage where this is done."""

    code = "table/not-now"


class NotHost(TableError):
    """Only the host may do this."""

    code = "table/not-host"


class BadSeat(TableError):
    """There is no such seat, or it is not of the right kind."""

    code = "seat/none-such"


class SeatTaken(TableError):
    """Somebody sits there, or no seat is free."""

    code = "seat/taken"


class SeatHeld(TableError):
    """Another device holds this seat; it is taken over only after a confirmation."""

    code = "seat/held"


class OwnerHere(TableError):
    """The person of this seat is here, or was a moment ago, and decides about it alone."""

    code = "seat/present"


class NotSeated(TableError):
    """Whoever asks does not hold this seat."""

    code = "seat/not-yours"


class BadText(TableError):
    """A text too long, empty or not fit to be shown."""

    code = "text/unfit"


class NameTaken(TableError):
    """Somebody at the table has this name, or one that is hard to tell from it."""

    code = "text/taken"


class Stale(TableError):
    """The seat has acted, or was given a new decision, since the command was made."""

    code = "command/stale"


class NotWatched(TableError):
    """The table is private, and whoever comes has no seat at it."""

    code = "table/private"


class Late(TableError):
    """The seat's time was up before the command came; the clock has decided, or is about to."""

    code = "clock/late"


class Paused(TableError):
    """Everybody agreed to a pause; whoever wants to can end it."""

    code = "table/paused"


class TalkIsOff(TableError):
    """The host has switched talk off, or taken the word from this seat."""

    code = "talk/off"


class ChannelClosed(TableError):
    """The seat is not on this channel, or nothing may be said there just now."""

    code = "talk/closed"


class HeldBack(TableError):
    """Something the game does not let this seat say; told to its writer alone."""

    code = "talk/held-back"

    def __init__(self, detail: str, held: Withheld) -> None:
        super().__init__(detail, reason=held.reason)
        self.word = held.word


class NothingToTakeBack(TableError):
    """The last action is not the seat's own."""

    code = "takeback/overtaken"


class TooLateToTakeBack(TableError):
    """Chance was drawn for the action, or something hidden may have come out by it."""

    code = "takeback/learnt"


class FinalAction(TableError):
    """An action the game itself calls final; its reason says why."""

    code = "takeback/final"


class NotKnownYet(TableError):
    """Whether the action may be taken back is still being found out."""

    code = "takeback/not-yet"


class HintsAreOff(TableError):
    """The terms of the table allow no hints."""

    code = "hint/off"


class NothingToHint(TableError):
    """The coach has nothing to say of this decision."""

    code = "hint/nothing"


class InkNotNow(TableError):
    """The game takes nothing written from this seat now."""

    code = "ink/not-now"


class TooMuchInk(TableError):
    """More strokes or points than there may be, or no points at all."""

    code = "ink/too-much"


class TooOften(TableError):
    """Done as often as the log of one table has room for; waiting does not help."""

    code = "limit/too-often"


class BadCommand(TableError):
    """An invalid command: unreadable, or made against a ply that is not there yet."""

    code = "command/unfit"


class UnknownTable(TableError):
    """There is no table of that name."""

    code = "table/unknown"


class ForeignRules(TableError):
    """The table was played under rules that are not installed any more."""

    code = "table/foreign-rules"


class NotArchived(TableError):
    """The game was not over when its rules went, and nobody had written it down before."""

    code = "table/not-archived"


class BrokenLog(TableError):
    """A log that does not follow from itself: something in it was changed, lost or moved."""

    code = "table/broken-log"
