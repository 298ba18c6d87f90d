"""Finished tables as they can be looked at again, and what became of one's own tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from soucoupe.core.errors import SoucoupeError
from soucoupe.core.outcome import Outcome
from soucoupe.server.limits import BucketPerAddress
from soucoupe.server.readers.history import Eyes, HistoryReader
from soucoupe.server.readers.transcript import transcript
from soucoupe.server.requests.client_address import address_of
from soucoupe.server.requests.openapi import refusals
from soucoupe.server.rooms.house import House
from soucoupe.server.tokens import hashed
from soucoupe.server.wire.messages import EncodedOrNone, HistoryItem, RoomSeen, Stage
from soucoupe.server.wire.table_messages import room_seen
from soucoupe.tables.errors import NotNow
from soucoupe.tables.state.seats import chair_at, held_by

if TYPE_CHECKING:
    from soucoupe.tables.state.table import Table

Session = Annotated[str, Meta(min_length=1, max_length=100)]
MOST_MINE = 50


class AskReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """Through whose eyes to look, and, to read one's own private talk, one's session."""

    eyes: Eyes = "public"
    session: Session | None = None


class Replay(Struct, frozen=True):
    """A finished game, ply by ply."""

    table: str
    game: str
    version: str
    eyes: Eyes
    room: RoomSeen
    outcome: Outcome
    items: list[HistoryItem]
    secret: str
    lent: dict[str, str]


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


class AdviceTold(Struct, frozen=True):
    """What the game's coach says of a finished table; null where the game has none."""

    advice: EncodedOrNone


ASKED = (AskReplay, MySeat, AskMine)


class Replays(Controller):
    """Finished games, and one's own tables."""

    path = "/api"

    @post(
        "/tables/{table:str}/replay",
        status_code=200,
        summary="A finished game, ply by ply",
        responses=refusals(400, 403, 404, 409, 410, 413, 422, 429, 503),
    )
    async def replay(
        self,
        table: FromPath[str],
        data: JSONBody[AskReplay],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
        looks: NamedDependency[BucketPerAddress],
    ) -> Replay:
        """Show a finished game through the eyes of a seat, of the public, or all open."""
        looks.take(address_of(request))
        async with house.room(table) as room:
            over = must_be_over(room.table)
            me = None if data.session is None else house.seat_of(room, data.session)
            if isinstance(data.eyes, int):
                chair_at(room.table.chairs, data.eyes)
            kept = await house.log_of(table)
            items = list(HistoryReader(kept, data.eyes, me, has_views=True).items())
            return replayed(room.table, data.eyes, over, items)

    @get(
        "/tables/{table:str}/log/{language:str}",
        summary="A finished game as a text to print",
        media_type=MediaType.TEXT,
        responses=refusals(400, 404, 409, 410, 422, 429, 503),
    )
    async def log(
        self,
        table: FromPath[str],
        language: FromPath[str],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
        looks: NamedDependency[BucketPerAddress],
    ) -> Response[str]:
        """Tell a finished game in words, with everything that was hidden."""
        looks.take(address_of(request))
        async with house.room(table) as room:
            must_be_over(room.table)
            text = transcript(await house.log_of(table), language)
        return Response(text, media_type="text/plain; charset=utf-8")

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
        looks: NamedDependency[BucketPerAddress],
    ) -> AdviceTold:
        """Let the game's coach speak of a finished game, through public eyes."""
        looks.take(address_of(request))
        async with house.room(table) as room:
            must_be_over(room.table)
            return AdviceTold(Raw(await house.bot_turns.advise(room.table)))

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
        looks: NamedDependency[BucketPerAddress],
    ) -> list[Mine]:
        """Tell how each table stands, and whether it waits for its asker."""
        looks.take(address_of(request))
        return [await one_of_mine(house, one) for one in data.seats]


def must_be_over(table: Table) -> Outcome:
    """Refuse to lay open a game that is still played."""
    if table.outcome is None:
        msg = f"a replay is for a game that is over; this table is {table.stage}"
        raise NotNow(msg)
    return table.outcome


def replayed(table: Table, eyes: Eyes, outcome: Outcome, items: list[HistoryItem]) -> Replay:
    """Put a replay together; it tells nothing of what its people play now."""
    around = room_seen(table, ())
    return Replay(
        table.header.id,
        table.header.game,
        table.header.version,
        eyes,
        replace(around, rematch=None),
        outcome,
        items,
        table.header.secret.hex(),
        {str(at): lent.hex() for at, lent in table.lent.items()},
    )


async def one_of_mine(house: House, asked: MySeat) -> Mine:
    """Tell how one table stands; what cannot be told is left out."""
    try:
        async with house.room(asked.table) as room:
            table = room.table
            seat = held_by(table.chairs, hashed(asked.session))
    except SoucoupeError:
        return Mine(asked.table)
    if seat is None:
        return Mine(asked.table)
    is_on = table.stage == "playing"
    return Mine(
        asked.table,
        table.header.game,
        table.stage,
        seat,
        is_on and seat in table.game.to_act(table.state) and not table.chairs[seat].has_resigned,
        tuple(chair.name or chair.level for chair in table.chairs),
        tuple(at for at, chair in enumerate(table.chairs) if chair.kind == "bot"),
        table.outcome,
        table.rematch,
        table.at,
    )
