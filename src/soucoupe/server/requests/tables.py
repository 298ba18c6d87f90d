"""The requests a browser or program makes beside its socket; described by OpenAPI."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from soucoupe import registry
from soucoupe.bots.levels import bot_names
from soucoupe.core.options import write_options
from soucoupe.registry import is_installed
from soucoupe.server.local_address import is_own_host, shared_address
from soucoupe.server.qr import path_of, squares
from soucoupe.server.requests.client_address import address_of
from soucoupe.server.requests.openapi import refusals
from soucoupe.server.rooms.anew import start_anew
from soucoupe.server.rooms.house import House
from soucoupe.server.wire.messages import RoomSeen
from soucoupe.server.wire.table_messages import room_seen
from soucoupe.tables.standing import ROOM
from soucoupe.tables.terms import Terms

if TYPE_CHECKING:
    from soucoupe.store.protocol import IndexedTable

MOST_LISTED = 30


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    version: str
    seats: tuple[int, ...]
    options: dict[str, Any]
    bots: tuple[str, ...]


class HouseInfo(Struct, frozen=True):
    """How the house is reached by others, as far as it knows."""

    address: str | None


class QrText(Struct, frozen=True, forbid_unknown_fields=True):
    """What a QR code is to say: an address of this house."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class QrCode(Struct, frozen=True):
    """A QR code as a drawing: so many squares wide, and a path over the dark ones."""

    size: int
    path: str


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is opened with."""

    game: Annotated[str, Meta(max_length=40, examples=list(registry.game_ids()))]
    name: Annotated[str, Meta(min_length=1, max_length=100)]
    seats: Annotated[int, Meta(ge=1, le=20)] | None = None
    options: dict[str, Any] = {}
    is_public: bool = False
    terms: Terms = Terms()


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits down, and where."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    seat: Annotated[int, Meta(ge=0, le=20)] | None = None


class ClaimSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a seat link, and whether another device may lose the seat."""

    link: Annotated[str, Meta(min_length=1, max_length=100)]
    is_confirmed: bool = False


class SeatTicket(Struct, frozen=True):
    """What proves that a seat is yours: keep it, it is told once."""

    table: str
    seat: int
    session: str
    link: str | None
    table_url: str
    seat_url: str | None


class StartAnew(Struct, frozen=True, forbid_unknown_fields=True):
    """The session of whoever asks for the next table."""

    session: Annotated[str, Meta(min_length=1, max_length=100)]


class NextTable(Struct, frozen=True):
    """Where the same people go on; their sessions and links are those they have."""

    table: str
    seat: int
    table_url: str
    has_default_options: bool
    """Whether the installed game could not read the options there were."""


class OtherRules(Struct, frozen=True):
    """What can still be done at a table whose own rules are not installed."""

    is_archived: bool
    """Whether what was played was written down and can be read."""
    is_game_here: bool
    """Whether the game is here in another version, so that the same people can start anew."""


class TableInfo(Struct, frozen=True):
    """A table as everyone may see it."""

    table: str
    game: str
    version: str
    commitment: str
    ply: int
    room: RoomSeen
    other_rules: OtherRules | None = None
    """Null where its own rules are installed."""


ASKED = (QrText, OpenTable, TakeSeat, ClaimSeat, StartAnew)
"""What requests are made with."""


class Api(Controller):
    """Games, tables and seats."""

    path = "/api"

    @get("/games", sync_to_thread=False, summary="The games that can be played")
    def games(self) -> list[GameInfo]:
        """List the games, their seats, options and bots."""
        return [
            GameInfo(
                game.id,
                game.version,
                tuple(game.seats),
                write_options(game.options()),
                bot_names(game),
            )
            for game in registry.all_games()
        ]

    @get("/house", sync_to_thread=False, summary="How others reach this house")
    def about(self, request: Request[Any, Any, State], house: NamedDependency[House]) -> HouseInfo:
        """Tell the address to invite people to; none if nobody else can come in."""
        port = request.scope["server"] or ("", house.settings.port)
        return HouseInfo(shared_address(house.settings, port[1] or house.settings.port))

    @post(
        "/qr",
        sync_to_thread=False,
        status_code=200,
        summary="Draw an address as a QR code",
        responses=refusals(400, 413, 429),
    )
    def qr(
        self,
        data: JSONBody[QrText],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> QrCode:
        """Draw a QR code; the text comes in the body, where no log keeps a seat's secret."""
        house.lists_by.take(address_of(request))
        drawn = squares(data.text)
        return QrCode(len(drawn), path_of(drawn))

    @post(
        "/tables",
        summary="Open a table and take its first seat",
        responses=refusals(400, 404, 413, 422, 429, 503),
    )
    async def open_table(
        self,
        data: JSONBody[OpenTable],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> SeatTicket:
        """Open a table; whoever opens it is its host."""
        house.must_allow_table(address_of(request))
        table, ticket = await house.open_table(
            data.game, data.name, data.seats, data.options, data.terms, is_public=data.is_public
        )
        return seat_ticket(request, house, table, 0, ticket.session, ticket.link)

    @get("/tables", summary="Public tables, newest first", responses=refusals(429, 503))
    async def tables(
        self, request: Request[Any, Any, State], house: NamedDependency[House]
    ) -> list[TableInfo]:
        """List public tables that can still be joined or watched."""
        house.lists_by.take(address_of(request))
        installed = {game.id: game.version for game in registry.all_games()}
        return [
            table_info(house, one)
            for one in await house.store.listed(MOST_LISTED)
            if installed.get(one.game) == one.version
        ]

    @get("/tables/{table:str}", summary="One table", responses=refusals(400, 404, 410, 429, 503))
    async def table(
        self,
        table: FromPath[str],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> TableInfo:
        """Show a table as everyone may see it."""
        house.lists_by.take(address_of(request))
        found = await house.readers.table(table)
        if is_installed(found.game, found.version):
            return table_info(house, found)
        rules = OtherRules(
            await house.readers.is_archived(table), found.game in registry.game_ids()
        )
        return table_info(house, found, rules)

    @post(
        "/tables/{table:str}/seats",
        summary="Take a seat",
        responses=refusals(400, 404, 409, 410, 413, 422, 429, 503),
    )
    async def sit(
        self,
        table: FromPath[str],
        data: JSONBody[TakeSeat],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> SeatTicket:
        """Sit down in the waiting room, as a guest with a name."""
        house.lists_by.take(address_of(request))
        async with house.room(table) as room:
            seat, ticket = await house.sit(room, data.name, data.seat)
        return seat_ticket(request, house, table, seat, ticket.session, ticket.link)

    @post(
        "/tables/{table:str}/anew",
        summary="Start a game stopped by other rules anew, with the same people",
        responses=refusals(400, 403, 404, 409, 410, 413, 422, 429, 503),
    )
    async def anew(
        self,
        table: FromPath[str],
        data: JSONBody[StartAnew],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> NextTable:
        """Open the next table with the same people, or tell where it is if somebody has."""
        address = address_of(request)
        house.lists_by.take(address)
        told = await start_anew(house, table, data.session, lambda: house.must_allow_table(address))
        url = table_url(request, house, told.table)
        return NextTable(told.table, told.seat, url, told.has_default_options)

    @post(
        "/tables/{table:str}/claim",
        summary="Move a seat to this device",
        responses=refusals(400, 403, 404, 409, 410, 413, 429, 503),
    )
    async def claim(
        self,
        table: FromPath[str],
        data: JSONBody[ClaimSeat],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> SeatTicket:
        """Take over a seat by its link; the device that held it is told and let go."""
        house.lists_by.take(address_of(request))
        async with house.room(table) as room:
            seat, session = await house.claim(room, data.link, is_confirmed=data.is_confirmed)
        return seat_ticket(request, house, table, seat, session, None)


def table_info(
    house: House, table: IndexedTable, other_rules: OtherRules | None = None
) -> TableInfo:
    """Show a table to everyone, and who of its people are there."""
    room = house.rooms.get(table.id)
    here = room.here() if room else ()
    around = room_seen(ROOM.decode(table.room), table.stage, here, is_public=table.is_public)
    about = table.id, table.game, table.version, table.commitment, table.ply
    return TableInfo(*about, around, other_rules)


def seat_ticket(
    request: Request[Any, Any, State],
    house: House,
    table: str,
    seat: int,
    session: str,
    link: str | None,
) -> SeatTicket:
    """Hand out what proves a seat; the link's secret stands behind #, which is never sent."""
    url = table_url(request, house, table)
    seat_url = f"{url}#{link}" if link else None
    return SeatTicket(table, seat, session, link, url, seat_url)


def table_url(request: Request[Any, Any, State], house: House, table: str) -> str:
    """Return the address of a table."""
    return f"{known_base(request, house)}/t/{table}"


def known_base(request: Request[Any, Any, State], house: House) -> str:
    """Return how this house is reached, if it knows; else nothing, and addresses are relative."""
    settings = house.settings
    if settings.public_url:
        return settings.public_url.rstrip("/")
    reached = request.scope["server"] or ("", None)
    is_known = is_own_host(request.base_url.hostname or "", settings, reached[0])
    return str(request.base_url).rstrip("/") if is_known else ""
