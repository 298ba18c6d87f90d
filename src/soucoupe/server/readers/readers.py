"""Whoever reads a log for those who ask: beside the event loop, and never through a room."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, TypeVar, cast

from msgspec import json
from msgspec.structs import astuple

from soucoupe import registry
from soucoupe.registry import is_installed
from soucoupe.server.limits import TooMuch
from soucoupe.server.processes import Processes
from soucoupe.server.readers.history import HistoryReader
from soucoupe.server.readers.kept_answers import KeptAnswers
from soucoupe.server.readers.replay import replay, transcript, transcript_so_far
from soucoupe.server.readers.talk import message_of
from soucoupe.server.tokens import hashed
from soucoupe.server.wire.messages import StoryMessage
from soucoupe.store.protocol import Kept
from soucoupe.tables.archive.archive import archived_game
from soucoupe.tables.archive.build import build
from soucoupe.tables.archive.read import seen_through
from soucoupe.tables.errors import (
    BrokenLog,
    ForeignRules,
    NotArchived,
    NotNow,
    NotSeated,
    NotWatched,
    UnknownTable,
)
from soucoupe.tables.standing import ROOM, standing_of
from soucoupe.tables.state.table import ENCODER, restored
from soucoupe.tables.without_rules import standing_without_rules

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Hashable, Sequence

    from soucoupe.server.wire.messages import SaidSeen
    from soucoupe.store.protocol import IndexedReport, IndexedTable, Store
    from soucoupe.tables.archive.archive import Archive, Eyes
    from soucoupe.tables.entries import Entry, Header
    from soucoupe.tables.standing import TableStanding

T = TypeVar("T")

MOST_WAITING = 16
"""How many may wait for a log to be played; whoever comes then is asked to come again."""
AGAIN = 3
"""How often a table that grows meanwhile is read anew."""


class Readers:
    """Answers from the index and the archives; a log is played in a process of its own."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._processes = Processes(1)
        self._waiting = 0
        self._answers = KeptAnswers()
        self._under_way: dict[Hashable, asyncio.Task[object]] = {}

    async def table(self, table_id: str) -> IndexedTable:
        """Tell how a table stands; one from before there was an index is indexed first."""
        found = await self._store.indexed(table_id)
        for _ in range(AGAIN):
            if found is not None:
                return found
            await self.reindex(table_id)
            found = await self._store.indexed(table_id)
        msg = "this table cannot be read just now"
        raise NotNow(msg)

    async def reindex(self, table_id: str) -> None:
        """Work out from its log how a table stands, and store it."""
        await self._shared(("standing", table_id), self._reindexed(table_id))

    async def archive(self, table_id: str) -> Archive:
        """Return the archive of a finished game; it is made, if there is none yet."""
        found = await self._store.archive_of(table_id)
        if found is not None and found.is_over:
            return found
        about = await self.table(table_id)
        if about.stage != "over":
            msg = f"a replay is for a game that is over; this table is {about.stage}"
            raise NotNow(msg)
        return await self._shared(("archive", table_id), self._archived(table_id))

    async def archive_so_far(self, table_id: str) -> Archive:
        """Write a game down as far as it has come: what is hidden in it stays so until its end."""
        return await self._shared(("archive", table_id), self._archived(table_id))

    async def story(self, table_id: str, number: int, seat: int | None) -> bytes:
        """Tell everything a seat, or the public, was shown until an entry, as a message."""
        asked = "story", table_id, number, seat
        found = self._answers.find(asked)
        if found is not None:
            return found
        header, entries = await self.log_of(table_id)
        work = self._played(story, header, entries[:number], seat)
        return self._answers.keep(asked, await self._shared(asked, work))

    async def replay(self, table_id: str, eyes: Eyes, session: str | None) -> bytes:
        """Show a game through somebody's eyes, with what the session heard.

        It is over, or stopped by other rules: then through the public's or one's own. What comes
        is JSON, compressed by gzip.
        """
        about = await self.table(table_id)
        me = None if session is None else await self.seat_of(table_id, session)
        archive = await self._archive_for(about, eyes, me)
        asked = "replay", table_id, about.number, archive.number, eyes, me
        return await self._told(asked, replay, archive, eyes, me)

    async def transcript(self, table_id: str, language: str) -> bytes:
        """Tell a finished game in words, with everything that was hidden; compressed by gzip."""
        about = await self.table(table_id)
        archive = await self._archive_for(about, "open", None)
        asked = "transcript", table_id, about.number, language
        if not archive.is_over:  # closed when its rules had gone: told as far as it was written
            return await self._told(asked, transcript_so_far, archive, language, "open")
        return await self._told(asked, transcript, archive, language)

    async def transcript_so_far(
        self, table_id: str, language: str, eyes: Eyes, session: str | None
    ) -> bytes:
        """Tell a game that was stopped by other rules in the words of the public's or own eyes."""
        about = await self.table(table_id)
        me = None if session is None else await self.seat_of(table_id, session)
        archive = await self._archive_for(about, eyes, me)
        if archive.is_over:
            msg = "this game is over: its transcript lays everything open, for everybody"
            raise NotNow(msg)
        asked = "so far", table_id, about.number, archive.number, language, eyes
        return await self._told(asked, transcript_so_far, archive, language, eyes)

    async def is_archived(self, table_id: str) -> bool:
        """Tell whether a game was written down, to its end or as far as it came."""
        return await self._store.archive_of(table_id) is not None

    async def advice(self, table_id: str) -> bytes:
        """Return what a game's coach says of a finished table, as JSON; null if it has none."""
        archive = await self.archive(table_id)
        about = await self.table(table_id)
        if not is_installed(about.game, about.version):
            return b"null"
        asked = "advice", table_id
        found = self._answers.find(asked)
        if found is not None:
            return found
        work = self._played(advise, about.game, archive)
        return self._answers.keep(asked, await self._shared(asked, work))

    async def seat_of(self, table_id: str, session: str) -> int:
        """Return the seat a session holds at a table."""
        secret = hashed(session)
        held = (await self._store.held([secret])).get((table_id, secret))
        if held is None:
            msg = "this session holds no seat here any more"
            raise NotSeated(msg)
        return held.seat

    async def log_of(self, table_id: str) -> Kept:
        """Return the log of a table."""
        kept = await self._store.load(table_id)
        if kept is None:
            msg = "there is no such table"
            raise UnknownTable(msg)
        return kept

    async def reported(
        self, reports: Sequence[IndexedReport]
    ) -> list[tuple[IndexedReport, SaidSeen]]:
        """Return what was said in messages that were reported; one that was erased is left out."""
        found = []
        for report in reports:
            kept = await self._store.load(report.table)
            entries = kept.entries if kept else []
            said = await self._beside(lambda: message_of(entries, report.said))  # noqa: B023 (awaited)
            if said is not None:
                found.append((report, said))
        return found

    async def close(self) -> None:
        """Stop."""
        under_way = list(self._under_way.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        self._processes.close()

    async def _reindexed(self, table_id: str) -> None:
        kept = await self.log_of(table_id)
        header, entries = kept
        try:
            must_be_ours(header)
            standing = await self._played(standing_from_log, header, entries)
            is_known = True
        except (ForeignRules, BrokenLog):
            standing = await self._beside(lambda: standing_without_rules(entries))
            is_known = False
        last = entries[-1].number if entries else 0
        await self._store.reindex(table_id, last, standing, is_stage_known=is_known)

    async def _archived(self, table_id: str) -> Archive:
        kept = await self.log_of(table_id)
        must_be_ours(kept.header)
        archive = await self._played(build, *kept)
        await self._store.put_archive(archive)
        return archive

    async def _archive_for(self, about: IndexedTable, eyes: Eyes, me: int | None) -> Archive:
        """Return the archive of a game, if somebody may look at it through these eyes now."""
        if is_installed(about.game, about.version):
            return await self.archive(about.id)
        found = await self._store.archive_of(about.id)
        if found is not None and found.is_over:
            return found
        if about.stage != "over":
            must_be_own_or_public(about, eyes, me)
        if found is None:
            msg = "this game was not written down before its rules went, and cannot be told"
            raise NotArchived(msg)
        return found

    async def _told(
        self, asked: Hashable, make: Callable[..., bytes], archive: Archive, *more: object
    ) -> bytes:
        """Return an answer made of an archive and the talk of its log; it is kept."""
        found = self._answers.find(asked)
        if found is not None:
            return found
        entries = (await self.log_of(archive.table)).entries
        rows = [astuple(one) for one in entries]
        work = self._played(make, archive, rows, *more)
        return self._answers.keep(asked, await self._shared(asked, work))

    async def _beside(self, make: Callable[[], T]) -> T:
        """Do what needs no rules in a thread."""
        return await asyncio.to_thread(make)

    async def _played(self, work: Callable[..., T], *given: object) -> T:
        """Have a log played in a process of its own, unless too many wait for that already."""
        if self._waiting >= MOST_WAITING:
            msg = "too many games are being read just now; try again in a moment"
            raise TooMuch(msg)
        self._waiting += 1
        try:
            return await self._processes.run(work, *given)
        except BrokenProcessPool:  # somebody ended it: once more, in a new one
            return await self._processes.run(work, *given)
        finally:
            self._waiting -= 1

    async def _shared(self, asked: Hashable, work: Coroutine[object, object, T]) -> T:
        """Do something once for all who ask for it meanwhile."""
        task = self._under_way.get(asked)
        if task is None:
            task = asyncio.get_running_loop().create_task(work)
            self._under_way[asked] = task
            task.add_done_callback(lambda _: self._under_way.pop(asked, None))
        else:
            work.close()
        return cast("T", await asyncio.shield(task))


def must_be_ours(header: Header) -> None:
    """Refuse a table of rules that are not installed."""
    if not is_installed(header.game, header.version):
        msg = (
            f"this table was opened under {header.game} {header.version}, "
            "which is not installed here, and a game is only played under its own rules"
        )
        raise ForeignRules(msg)


def must_be_own_or_public(about: IndexedTable, eyes: Eyes, me: int | None) -> None:
    """Refuse eyes that are neither the seat's own nor the public's, as in any game in play."""
    if eyes == "open":
        msg = "everything is laid open once a game is over; this one is not"
        raise NotNow(msg)
    if eyes == "public":
        if not about.is_public and not ROOM.decode(about.room).terms.is_watchable:
            msg = "this table is private: only those who sit at it see the game"
            raise NotWatched(msg)
    elif eyes != me:
        msg = "as long as a game is not over, only those who hold a seat look through its eyes"
        raise NotSeated(msg)


def standing_from_log(header: Header, entries: list[Entry]) -> TableStanding:
    """Play a log to see how its table stands."""
    return standing_of(restored(header, entries))


def story(header: Header, entries: list[Entry], seat: int | None) -> bytes:
    """Tell what a seat, or the public, was shown, as a message."""
    eyes: Eyes = "public" if seat is None else seat
    reader = HistoryReader(Kept(header, entries), eyes, seat, has_views=False)
    return ENCODER.encode(StoryMessage(list(reader.items())))


def advise(game_id: str, archive: Archive) -> bytes:
    """Let the game's coach speak of a finished game as everyone sees it; null if it has none."""
    game = registry.find(game_id)
    if game.coach is None:
        return b"null"
    *_, last = seen_through(archived_game(archive), "public")
    return json.encode(game.coach(json.decode(last.view, type=game.views)))
