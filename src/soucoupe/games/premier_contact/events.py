"""What happened, for eyes and ears; the rules never read an event back."""

from msgspec import Struct

from soucoupe.core.game import Place, Seat
from soucoupe.games.premier_contact.moves import Colour
from soucoupe.games.premier_contact.view_types import (
    Answer,
    CellColour,
    Mark,
    Offering,
    ShownVote,
    Word,
)


class ColoursOpened(Struct, frozen=True, tag="colours-opened"):
    """Before anything else aliens choose their colours, in this order."""

    aliens: tuple[Seat, ...]


class ColourTaken(Struct, frozen=True, tag="colour-taken"):
    """An alien chose its colour, or the last one was left to it."""

    seat: Seat
    colour: Colour
    left: tuple[Seat, ...]
    """Who still chooses, in order."""


class WordsOpened(Struct, frozen=True, tag="words-opened"):
    """Before the first round every human asks for a word."""


class RoundOpened(Struct, frozen=True, tag="round-opened"):
    """A round begins with the first human."""

    number: int


class HumanTurn(Struct, frozen=True, tag="human-turn"):
    """A human is to turn offerings, or to ask for a word beforehand."""

    seat: Seat


class AlienTurn(Struct, frozen=True, tag="alien-turn"):
    """An alien is to ask for an offering."""

    seat: Seat
    colour: Colour


class TokenPaid(Struct, frozen=True, tag="token-paid"):
    """The lone alien paid a red token for its turn."""

    seat: Seat
    left: int


class WordShown(Struct, frozen=True, tag="word-shown"):
    """A human asked for a word before the first round; all see its sign."""

    seat: Seat
    word: Word
    glyph: Place


class Skipped(Struct, frozen=True, tag="skipped"):
    """A human asked for no word."""

    seat: Seat


class Turned(Struct, frozen=True, tag="turned"):
    """A human turned an offering."""

    seat: Seat
    cell: Place
    offering: Offering


class Asked(Struct, frozen=True, tag="asked"):
    """A human asks for the sign of what the turned offerings share."""

    seat: Seat
    cells: tuple[Place, ...]
    offerings: tuple[Offering, ...]


class Picked(Struct, frozen=True, tag="picked"):
    """An alien proposes a sign before its camp, for the first time or again."""

    seat: Seat
    glyph: Place
    again: bool
    changes_left: int
    camp: tuple[Seat, ...]


class PickedUnseen(Struct, frozen=True, tag="picked-unseen"):
    """What the others see of that."""

    seat: Seat


class ConfirmOpened(Struct, frozen=True, tag="confirm-opened"):
    """Aliens are to stand by their signs, for the first time or anew."""

    aliens: tuple[Seat, ...]


class Confirmed(Struct, frozen=True, tag="confirmed"):
    """An alien stands by its sign."""

    seat: Seat


class Answered(Struct, frozen=True, tag="answered"):
    """The aliens' answer: one sign if they agree, else several."""

    seat: Seat
    answers: tuple[Answer, ...]


class Straightened(Struct, frozen=True, tag="straightened"):
    """The turned offerings lie straight again."""

    cells: tuple[Place, ...]


class Drawn(Struct, frozen=True, tag="drawn"):
    """An alien drew a sign on the tablet."""

    seat: Seat
    mark: Mark


class Wiped(Struct, frozen=True, tag="wiped"):
    """An alien wiped its last sign off."""

    seat: Seat
    mark: Mark


class Sent(Struct, frozen=True, tag="sent"):
    """An alien asks for an offering; the humans vote."""

    seat: Seat
    marks: tuple[Mark, ...]


class Voted(Struct, frozen=True, tag="voted"):
    """A human voted."""

    seat: Seat
    cell: Place
    offering: Offering


class VotedUnseen(Struct, frozen=True, tag="voted-unseen"):
    """What the others see of that."""

    seat: Seat


class Lapsed(Struct, frozen=True, tag="lapsed"):
    """Somebody's time ran out: no vote, or no answer."""

    seat: Seat


class Passed(Struct, frozen=True, tag="passed"):
    """A lone human leaves the second try."""

    seat: Seat


class Revealed(Struct, frozen=True, tag="revealed"):
    """All votes are turned over at once, blanks among them."""

    alien: Seat
    votes: tuple[ShownVote, ...]


class Thanked(Struct, frozen=True, tag="thanked"):
    """A human earned a gratitude token."""

    human: Seat
    alien: Seat
    colour: Colour
    cell: Place


class Covered(Struct, frozen=True, tag="covered"):
    """An offering is received; a token covers it."""

    alien: Seat
    colour: Colour
    cell: Place
    offering: Offering


class Cursed(Struct, frozen=True, tag="cursed"):
    """An offering on a black cell costs the alien a red token; none is left where it had none."""

    alien: Seat
    cell: Place
    offering: Offering
    left: int


class RetryOpened(Struct, frozen=True, tag="retry-opened"):
    """A lone human may try a second offering."""

    seat: Seat


class Cleared(Struct, frozen=True, tag="cleared"):
    """A request is over and written down; the tablet is clean."""

    seat: Seat
    colour: Colour


class Tied(Struct, frozen=True, tag="tied"):
    """Humans have equally many tokens: their notepads decide."""

    humans: tuple[Seat, ...]
    seconds: int
    changes: int


class SignNoted(Struct, frozen=True, tag="noted"):
    """A human wrote a sign beside a word, or rubbed it out."""

    seat: Seat
    word: Word
    glyph: Place
    stands: bool


class HandedIn(Struct, frozen=True, tag="handed-in"):
    """A human handed the notepad in."""

    seat: Seat


class LaidOpen(Struct, frozen=True, tag="laid-open"):
    """The game is over: everybody sees what the aliens knew."""

    lexicon: tuple[Place, ...]
    request: tuple[CellColour | None, ...]


class Compared(Struct, frozen=True, tag="compared"):
    """A notepad is held against the lexicon, for all to read."""

    seat: Seat
    points: int
    glyphs: tuple[tuple[Place, ...], ...]
    """The signs beside each word, in the order of the catalogue."""


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]


Event = (
    ColoursOpened
    | ColourTaken
    | WordsOpened
    | RoundOpened
    | HumanTurn
    | AlienTurn
    | TokenPaid
    | WordShown
    | Skipped
    | Turned
    | Asked
    | Picked
    | PickedUnseen
    | ConfirmOpened
    | Confirmed
    | Answered
    | Straightened
    | Drawn
    | Wiped
    | Sent
    | Voted
    | VotedUnseen
    | Lapsed
    | Passed
    | Revealed
    | Thanked
    | Covered
    | Cursed
    | RetryOpened
    | Cleared
    | Tied
    | SignNoted
    | HandedIn
    | LaidOpen
    | Compared
    | Ended
)

QUIET = (
    Picked,
    PickedUnseen,
    ConfirmOpened,
    Confirmed,
    Voted,
    VotedUnseen,
    SignNoted,
    Skipped,
    HandedIn,
    RetryOpened,
)
"""What passes by without having to be read."""
