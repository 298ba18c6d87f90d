"""Tables as they can be looked at again, and what became of one's own."""

from __future__ import annotations

import asyncio
import gzip
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Raw, Struct

from soucoupe.core.outcome import Outcome
from soucoupe.server.readers.replay import Replay
from soucoupe.server.requests.client_address import address_of
from soucoupe.server.requests.openapi import refusals
from soucoupe.server.rooms.house import House
from soucoupe.server.tokens import hashed
from soucoupe.server.wire.messages import EncodedOrNone, Stage
from soucoupe.tables.archive.archive import Eyes
from soucoupe.tables.standing import ROOM

if TYPE_CHECKING:
    from soucoupe.store.protocol import IndexedSeat

Session = Annotated[str, Meta(min_length=1, max_length=100)]
MOST_MINE = 50
COMPRESSED = "is_compressed"
"""Marks requests whose answers are compressed already."""


class AskReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """Through whose eyes to look, and, to read one's own private talk, one's session."""

    eyes: Eyes = "public"
    session: Session | None = None


class AskLog(Struct, frozen=True, forbid_unknown_fields=True):
    """In which language and through whose eyes to tell, and, for one's own eyes, one's session."""

    language: Annotated[str, Meta(min_length=1, max_length=20)]
    eyes: Eyes = "public"
    session: Session | None = None


class MySeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of this browser's."""

    table: Annotated[str, Meta(min_length=1, max_length=40)]
    session: Session


class AskMine(Struct, frozen=True, forbid_unknown_fields=True):
    """The seats to ask about."""

    seats: Annotated[list[MySeat], Meta(max_length=MOST_MINE)]


class Mine(Struct, frozen=True):
    """How one of my tables stands; without a stage, it is not mine any more, or gone."""

    table: str
    game: str | None = None
    stage: Stage | None = None
    seat: int | None = None
    is_my_turn: bool = False
    names: tuple[str, ...] = ()
    """Who sits where: people by name, bots by level, nobody by nothing."""
    bots: tuple[int, ...] = ()
    """The seats that bots play."""
    outcome: Outcome | None = None
    rematch: str | None = None
    since: float = 0.0
    """When something last happened there."""
    is_damaged: bool = False
    """Whether it is mine, and damage to the house's data hides how it stands."""


class AdviceTold(Struct, frozen=True):
    """What the game's coach says of a finished table; null where the game has none."""

    advice: EncodedOrNone


ASKED = (AskReplay, AskLog, MySeat, AskMine)


class Replays(Controller):
    """Finished games, and one's own tables."""

    path = "/api"

    @post(
        "/tables/{table:str}/replay",
        status_code=200,
        summary="A finished game, or one stopped by other rules, ply by ply",
        is_compressed=True,
        responses=refusals(400, 403, 404, 409, 410, 413, 422, 429, 503),
    )
    async def replay(
        self,
        table: FromPath[str],
        data: JSONBody[AskReplay],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> Response[Replay]:
        """Show a finished game through the eyes of a seat, of the public, or all open.

        A game whose rules went before it was over is shown to the public, where it could be
        watched, and to those who hold a seat, each through their own eyes.
        """
        house.replays_by.take(address_of(request))
        told = await house.readers.replay(table, data.eyes, data.session)
        return await compressed(request, told, MediaType.JSON)

    @get(
        "/tables/{table:str}/log/{language:str}",
        summary="A finished game as a text to print",
        is_compressed=True,
        media_type=MediaType.TEXT,
        responses=refusals(400, 404, 409, 410, 422, 429, 503),
    )
    async def log(
        self,
        table: FromPath[str],
        language: FromPath[str],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> Response[str]:
        """Tell a finished game in words, with everything that was hidden."""
        house.replays_by.take(address_of(request))
        told = await house.readers.transcript(table, language)
        return await compressed(request, told, "text/plain; charset=utf-8")

    @post(
        "/tables/{table:str}/log",
        status_code=200,
        summary="A game stopped by other rules as a text to print",
        is_compressed=True,
        media_type=MediaType.TEXT,
        responses=refusals(400, 403, 404, 409, 410, 413, 422, 429, 503),
    )
    async def log_so_far(
        self,
        table: FromPath[str],
        data: JSONBody[AskLog],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> Response[str]:
        """Tell a game whose rules went before it was over, through public eyes or one's own."""
        house.replays_by.take(address_of(request))
        asked = data.language, data.eyes, data.session
        told = await house.readers.transcript_so_far(table, *asked)
        return await compressed(request, told, "text/plain; charset=utf-8")

    @get(
        "/tables/{table:str}/advice",
        summary="What the coach says of a finished game",
        responses=refusals(400, 404, 409, 410, 429, 503),
    )
    async def advice(
        self,
        table: FromPath[str],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> AdviceTold:
        """Let the game's coach speak of a finished game, through public eyes."""
        house.replays_by.take(address_of(request))
        return AdviceTold(Raw(await house.readers.advice(table)))

    @post(
        "/mine",
        status_code=200,
        summary="How one's own tables stand",
        responses=refusals(400, 413, 429, 503),
    )
    async def mine(
        self,
        data: JSONBody[AskMine],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> list[Mine]:
        """Tell how each table stands, and whether it waits for its asker."""
        house.lists_by.take(address_of(request))
        return await my_tables(house, data.seats)


async def compressed(request: Request[Any, Any, State], told: bytes, kind: str) -> Response[Any]:
    """Answer with what lies ready compressed; for whoever cannot read that, it is laid open."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(told, media_type=kind, headers=headers)
    opened = await asyncio.to_thread(gzip.decompress, told)
    return Response(opened, media_type=kind, headers={"vary": "accept-encoding"})


async def my_tables(house: House, seats: list[MySeat]) -> list[Mine]:
    """Tell how the tables stand where sessions hold seats; of others, nothing."""
    asked = [(one.table, hashed(one.session)) for one in seats]
    held = await house.store.held([session for _, session in asked])
    return [mine(key[0], held.get(key)) for key in asked]


def mine(table_id: str, held: IndexedSeat | None) -> Mine:
    """Tell how one table stands for whoever holds a seat there."""
    if held is None:
        return Mine(table_id)
    seat, table = held
    if table is None:
        return Mine(table_id, seat=seat, is_damaged=True)
    room = ROOM.decode(table.room)
    return Mine(
        table_id,
        table.game,
        table.stage,
        seat,
        seat in table.waits and not room.chairs[seat].has_resigned,
        tuple(chair.name or chair.level for chair in room.chairs),
        tuple(at for at, chair in enumerate(room.chairs) if chair.kind == "bot"),
        room.outcome,
        room.rematch,
        table.at,
    )
