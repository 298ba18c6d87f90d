"""What a seat is shown: every struct here holds only what its reader may know."""

from typing import Literal

from msgspec import Struct

from soucoupe.core.game import Place, Seat
from soucoupe.games.premier_contact.moves import Colour, Feature, Options

PhaseName = Literal[
    "colour", "name", "turn", "answer", "confirm", "draw", "vote", "retry", "tidy", "over"
]
VoteResult = Literal["hit", "nothing", "black", "blank"]
CellColour = Literal["red", "blue", "green", "black"]


class Offering(Struct, frozen=True, gc=False):
    """An offering, by its name in the catalogue."""

    name: str


class Word(Struct, frozen=True, gc=False):
    """A word of the language, by its name in the catalogue."""

    name: Feature


class Mark(Struct, frozen=True, gc=False):
    """A sign on the tablet, plain or with the bar that negates it."""

    glyph: Place
    barred: bool


class Answer(Struct, frozen=True):
    """A sign shown in answer, and the aliens who stand by it."""

    glyph: Place
    aliens: tuple[Seat, ...]


class Ballot(Struct, frozen=True, gc=False):
    """What a human offered, and what all were told of it; no cell is a blank left by the clock."""

    seat: Seat
    cell: Place | None
    result: VoteResult


class ShownVote(Struct, frozen=True):
    """A vote turned over: what was offered, and what came of it; nothing where it is blank."""

    seat: Seat
    cell: Place | None
    offering: Offering | None
    result: VoteResult


class WordTold(Struct, frozen=True, gc=False, tag="word-told"):
    """Before the first round a human asked for a word, and all saw its sign."""

    seat: Seat
    feature: Feature
    glyph: Place


class Question(Struct, frozen=True, tag="question"):
    """A human turned offerings, and the aliens answered."""

    round: int
    seat: Seat
    cells: tuple[Place, ...]
    answers: tuple[Answer, ...]


class Request(Struct, frozen=True, tag="request"):
    """An alien asked for an offering, and the humans voted."""

    round: int
    seat: Seat
    colour: Colour
    marks: tuple[Mark, ...]
    wiped: tuple[Mark, ...]
    votes: tuple[Ballot, ...]


HistoryEntry = WordTold | Question | Request


class Alien(Struct, frozen=True, gc=False):
    """Who plays an alien, its colour, and how many offerings it has received."""

    seat: Seat
    colour: Colour
    received: int


class Human(Struct, frozen=True, gc=False):
    """Who plays a human, and the gratitude tokens of each colour."""

    seat: Seat
    red: int
    blue: int
    green: int


class Cell(Struct, frozen=True, gc=False):
    """A place of the grid: what lies there, and the colour of the token that covers it."""

    offering: str
    covered: Colour | None


class PickSeen(Struct, frozen=True, gc=False):
    """What an alien proposes as the answer, as its camp sees it."""

    seat: Seat
    glyph: Place
    confirmed: bool
    changes_left: int


class AlienSide(Struct, frozen=True):
    """What the alien camp knows, and everybody once the game is over."""

    lexicon: tuple[Place, ...]
    """The sign of each word, in the order of the catalogue."""
    request: tuple[CellColour | None, ...]
    """The colour of each cell."""
    picks: tuple[PickSeen, ...]


class Claims(Struct, frozen=True):
    """What stands on a notepad handed in to break a tie: the signs beside each word, in order."""

    seat: Seat
    glyphs: tuple[tuple[Place, ...], ...]
    points: int | None
    """How many were right, once the game is over."""
    left: int | None
    """How many changes are left before it must be handed in."""


class Cast(Struct, frozen=True, gc=False):
    """A vote that is not revealed yet."""

    seat: Seat
    cell: Place


class View(Struct, frozen=True):
    """The whole table as one seat, or the public, knows it."""

    seat: Seat | None
    options: Options
    phase: PhaseName
    to_act: tuple[Seat, ...]
    round: int
    rounds: int | None
    """After this many rounds the game is over in any case; none where red tokens count them."""
    active: Seat | None
    """The human or the alien whose turn it is."""
    choosing: tuple[Seat, ...]
    """The aliens without a colour of their own yet, in the order in which they choose one."""
    goal: int
    """How many offerings an alien needs."""
    aliens: tuple[Alien, ...]
    """In the order of their turns; those who still choose stand for the colours left."""
    humans: tuple[Human, ...]
    """In the order of their turns."""
    red_tokens: int | None
    """How many the lone alien has left, where two or three play."""
    grid: tuple[Cell, ...]
    """Row by row, as the humans see it; the aliens sit opposite."""
    turned: tuple[Place, ...]
    tablet: tuple[Mark, ...]
    wiped: tuple[Mark, ...]
    room: int
    """How many more signs the tablet holds in this request."""
    tries: tuple[Ballot, ...]
    """What a lone human's first try has come to, before the second."""
    lapsed: tuple[Seat, ...]
    """Those whose time ran out in this answer or this vote."""
    history: tuple[HistoryEntry, ...]
    tied: tuple[Seat, ...]
    """The humans between whom notepads decide."""
    words: tuple[Feature, ...]
    """The words in the order of this human's notepad; of the lexicon for everybody else."""
    camp: AlienSide | None
    cast: tuple[Cast, ...]
    """The unrevealed votes this seat knows: its own."""
    claims: tuple[Claims, ...]
    """The notepads this seat sees in a tie: its own."""
