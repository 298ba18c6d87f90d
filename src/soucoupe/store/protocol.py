"""What a store promises; one suite of tests holds every store to it.

StoreError
├── StoreUnusable        store/unusable         cannot be opened at all
│   └── StoreTaken       store/taken            another house or command has it open
├── StoreUnavailable     store/unavailable      did not take or give this, as far as it knows
├── StoreDamaged         store/damaged          cannot be read here, now or later
└── NumberTaken          store/number-taken     somebody else wrote that entry first
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from soucoupe.core.errors import SoucoupeError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from soucoupe.tables.archive.archive import Archive
    from soucoupe.tables.entries import Entry, Header
    from soucoupe.tables.standing import Holder, TableStanding
    from soucoupe.tables.state.table import Stage


class StoreError(SoucoupeError):
    """Anything that goes wrong between the house and its log."""

    code = "store/error"


class StoreUnusable(StoreError):
    """The store cannot be opened: the house does not start."""

    code = "store/unusable"


class StoreTaken(StoreUnusable):
    """Another house, or a command that needs the house closed, has the store open."""

    code = "store/taken"


class StoreUnavailable(StoreError):
    """The store did not do this, as far as it knows.

    A line can break after a commit and before its answer: whoever asked reads the log again
    before going on.
    """

    code = "store/unavailable"


class StoreDamaged(StoreError):
    """What was asked for lies where the store is damaged: to try again does not help."""

    code = "store/damaged"


class NumberTaken(StoreError):
    """Another owner of the table has written an entry of this number."""

    code = "store/number-taken"


class Kept(NamedTuple):
    """A table as it lies in the store."""

    header: Header
    entries: list[Entry]


class IndexedTable(NamedTuple):
    """How a table stands, as the index knows it; nothing here is secret."""

    id: str
    game: str
    version: str
    commitment: str
    is_public: bool
    created: float
    stage: Stage
    ply: int
    at: float
    waits: tuple[int, ...]
    """The seats that owe a decision."""
    number: int
    """Of its last entry; told to nobody."""
    room: bytes
    """The table around the game, as JSON of `tables.standing.RoomKept`."""


class IndexedSeat(NamedTuple):
    """A seat somebody holds, and how its table stands; None if damage hides that."""

    seat: int
    table: IndexedTable | None


class IndexedReport(NamedTuple):
    """A message somebody reported; what it says is in the log of its table."""

    table: str
    said: str
    """The message, by its id."""
    at: float
    """When it was reported."""


class Inspected(NamedTuple):
    """Everything a store keeps of one table at one moment; what damage hides, is that damage."""

    kept: Kept | StoreDamaged | None
    indexed: IndexedTable | StoreDamaged | None
    holders: tuple[Holder, ...] | StoreDamaged
    archive: Archive | StoreDamaged | None


class Log(Protocol):
    """Keeps the logs of tables. What a call returned from has reached the disk."""

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        standing: TableStanding,
        header: Header | None = None,
    ) -> None:
        """Store the next entries of a table and how it stands after them, all or none.

        A header makes the table first.
        """

    async def load(self, table: str) -> Kept | None:
        """Return a table with its whole log, in order; None if there is no such table."""

    async def probe(self) -> None:
        """Write nothing that matters, and see it reach the disk; refuse like any other call."""

    async def close(self) -> None:
        """Finish what was begun and let go of the store."""


class Index(Protocol):
    """Answers how tables stand, without a room and without the rules.

    A table stored by a house that kept no index is not found here until `reindex` adds it. Nor is
    one whose row is damaged: it hides no other, and `reindex` makes it again from the log.
    """

    async def listed(self, most: int) -> list[IndexedTable]:
        """Return public tables where people wait or play, newest first."""

    async def indexed(self, table: str) -> IndexedTable | None:
        """Return how one table stands; None if it is not in the index."""

    async def held(self, sessions: Sequence[str]) -> dict[tuple[str, str], IndexedSeat]:
        """Return the seats that sessions hold, by table and session; sessions come hashed."""

    async def unfinished(self, most: int) -> list[str]:
        """Return the names of tables where a game is on, newest first."""

    async def unindexed(self, most: int) -> list[str]:
        """Return the names of tables that are not in the index, or not legibly, newest first."""

    async def reindex(
        self, table: str, number: int, standing: TableStanding, *, is_stage_known: bool = True
    ) -> bool:
        """Store how a table stands after its entry of that number, unless it has grown since.

        A stage that is not known stays as it was.
        """


class Archives(Protocol):
    """Keeps what the rules made of finished games."""

    async def put_archive(self, archive: Archive) -> None:
        """Store an archive; one that is there already, made of the same entries, is kept."""

    async def archive_of(self, table: str) -> Archive | None:
        """Return a table's archive; None if there is none yet."""

    async def unarchived(self, most: int) -> list[str]:
        """Return the names of tables whose game is over and not archived, newest first."""


class Moderation(Protocol):
    """What the operator of a house looks at and decides, the same for every house at one log."""

    async def recent(self, most: int) -> list[IndexedTable]:
        """Return tables that are not over, those first where something happened last."""

    async def stages(self) -> dict[str, int]:
        """Count the tables at each stage."""

    async def reports(self, most: int) -> list[IndexedReport]:
        """Return the messages that were reported and not settled, newest first."""

    async def settle_report(self, table: str, said: str) -> None:
        """Put a report away."""

    async def ban(self, address: str, at: float) -> None:
        """Let nobody in from an address; banned again, it stays banned since it first was."""

    async def lift_ban(self, address: str) -> None:
        """Let people in from an address again."""

    async def bans(self) -> dict[str, float]:
        """Return the addresses nobody is let in from, and since when."""


class Upkeep(Protocol):
    """What whoever runs a house does with its data as a whole."""

    async def names(self) -> list[str]:
        """Name every table; damage hides none that is named anywhere else."""

    async def idle(self, since: float, *, are_over: bool) -> list[str]:
        """Name the tables where nothing has happened since a time: those that are over, or not."""

    async def remove(self, table: str, since: float) -> bool:
        """Remove a table with everything made of it, unless something happened there since."""

    async def rewrite(
        self,
        table: str,
        entries: Sequence[Entry],
        standing: TableStanding,
        archive: Archive | None,
    ) -> None:
        """Put entries in place of those of the same numbers, and all that was made of them anew.

        The table stands as it stood, but for what the standing says of its room and holders.
        """

    async def compact(self) -> None:
        """Leave no trace of what was removed or rewritten, and give its room back."""


class Inspection(Protocol):
    """Looks at a store as it lies, damage included, and writes nothing; for commands."""

    def faults(self) -> Iterator[str]:
        """Tell what the database itself finds wrong."""

    def names(self) -> list[str]:
        """Name every table; damage hides none that is named anywhere else."""

    def table(self, name: str) -> Inspected:
        """Return everything there is of a table."""

    def close(self) -> None:
        """Let go of the store."""


class Store(Log, Index, Archives, Moderation, Upkeep, Protocol):
    """Everything a house keeps."""
