"""The contract: one record of functions per game, against which everything else is written."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, NamedTuple, Protocol, Self, TypeVar

from msgspec import Meta, Struct

from soucoupe.core.budget import Budget
from soucoupe.core.outcome import Outcome
from soucoupe.core.rng import Rng

Seat = Annotated[int, Meta(extra={"means": "seat"}, extra_json_schema={"title": "Seat"})]
"""A seat by number; told to people by the name of whoever sits there."""

Place = Annotated[int, Meta(extra={"means": "place"}, extra_json_schema={"title": "Place"})]
"""A place in a row, counted from 0; told to people counted from 1."""

T = TypeVar("T")
BySeat = Annotated[tuple[T, ...], Meta(extra_json_schema={"title": "BySeat"})]
"""One entry for each seat, in their order: `BySeat[int]`; shown beside whoever sits there."""


class Copyable(Protocol):
    """What every state is: something that can be copied, cheaply and wholly."""

    def copy(self) -> Self:
        """Return an equal state that shares nothing changeable with this one."""


S = TypeVar("S", bound=Copyable)
A = TypeVar("A", bound=Struct)
E = TypeVar("E", bound=Struct)
V = TypeVar("V", bound=Struct)

Chooser = Callable[[V, Collection[A], Sequence[E], Rng, Budget], A]
"""A bot: what its seat sees, may do and was shown so far, its own chance, and what it may spend."""


class Traits(Struct, frozen=True):
    """What a game says of itself, so that nobody has to ask for its name."""

    simultaneous: bool = False
    """Whether several seats may owe a decision at once."""
    hidden: bool = True
    """Whether some seat does not know everything."""


class Limit(NamedTuple):
    """A clock of the game's own: it starts when its key first appears and runs while it stays."""

    key: str
    seconds: float
    seats: tuple[Seat, ...]


class Writing(NamedTuple):
    """How a seat may write by hand beside its actions now."""

    verbs: tuple[str, ...]
    """The kinds of action, by their tags, that ink may go with; there is none without one."""
    seal: str | None = None
    """None: before everyone's eyes. Else it is shown once the seat has another seal, or none."""


class Withheld(NamedTuple):
    """What a game does not let a seat say."""

    reason: str
    """The message that tells it to its writer; it may use `$word`."""
    word: str
    """The piece of the text it is about, as it was written."""


class Channel(Struct, frozen=True):
    """Who may talk with whom, at this moment."""

    name: str
    """`all`, `camp`, `dead` and the like; a message `channel-<name>` says it to people."""
    readers: tuple[Seat, ...] | None = None
    """The seats that hear it; None is everybody, those who only watch included."""
    speakers: tuple[Seat, ...] | None = None
    """The seats that may talk now; None is all readers who sit."""
    reactors: tuple[Seat, ...] | None = None
    """The seats that may react now; None is all readers who sit."""
    closed: str | None = None
    """The message that says why a reader may not talk just now."""
    has_pad: bool = False
    """Whether those who hear it share a notepad."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S, A, E, V]):
    """All there is to know about a game; see docs/adding-a-game.md for each field."""

    id: str
    version: str
    seats: range
    options: type[Struct]
    traits: Traits
    # Compiled functions keep no annotations, so the unions are named here for wire and notation.
    actions: Any
    events: Any
    views: type[V]

    deal: Callable[[Any, int, Rng], S]
    to_act: Callable[[S], tuple[Seat, ...]]
    legal: Callable[[S, Seat], Collection[A]]
    apply: Callable[[S, Seat, A, Rng, list[E] | None], None]
    view: Callable[[S, Seat | None], V]
    show: Callable[[E, Seat | None], E | None]
    imagine: Callable[[V, Rng], S]
    outcome: Callable[[S], Outcome | None]
    timeout: Callable[[V, Collection[A], Rng], A]

    opening: Callable[[S], list[E]] | None = None
    open: Callable[[S], V] | None = None
    show_open: Callable[[E], E | None] | None = None
    evaluate: Callable[[S, Seat], float] | None = None
    bots: Mapping[str, Chooser[V, A, E]] = field(default_factory=dict)
    coach: Callable[[V], Struct | None] | None = None
    advice: type[Struct] | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    quiet: tuple[type[Struct], ...] = ()
    explain: Callable[[V, A], str | None] | None = None
    final: Callable[[V, A], str | None] | None = None
    topic: Callable[[V], str] | None = None
    limit: Callable[[S], Limit | None] | None = None
    channels: Callable[[S], tuple[Channel, ...]] | None = None
    hold_back: Callable[[V, str], Withheld | None] | None = None
    eliminated: Callable[[S], tuple[Seat, ...]] | None = None
    recall: Callable[[V, str], Sequence[A]] | None = None
    ink: Callable[[S, Seat], Writing | None] | None = None


AnyGame = Game[Any, Any, Any, Any]
"""A game whose own types are erased: what the registry hands out."""
