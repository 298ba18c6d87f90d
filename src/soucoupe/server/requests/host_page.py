"""The host's page: what the operator of the house sees and does; never a view, hand or whisper."""

from __future__ import annotations

import os
import resource
from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from soucoupe.core.errors import SoucoupeError
from soucoupe.core.game import Seat
from soucoupe.server.operator_key import LASTS, OperatorKey
from soucoupe.server.requests.client_address import address_of
from soucoupe.server.rooms.house import House
from soucoupe.server.rooms.moderation import ban, ban_seat, close_table, mute
from soucoupe.server.wire.messages import Stage
from soucoupe.store.protocol import IndexedTable
from soucoupe.tables.standing import ROOM
from soucoupe.tables.state.seats import Kind

COOKIE = "soucoupe_host"
PATH = "/api/host"
MOST_TABLES = 100
MOST_REPORTS = 20
KILOBYTES = 1024


class NotOperator(SoucoupeError):
    """Whoever asks has not shown the operator's secret."""

    code = "host/not-operator"


class EnterHost(Struct, frozen=True, forbid_unknown_fields=True):
    """The operator's secret."""

    secret: Annotated[str, Meta(min_length=1, max_length=200)]


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked with where there is nothing to say."""


class MuteSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to talk or not to."""

    seat: Annotated[int, Meta(ge=0, le=20)]
    is_silent: bool


class BanSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose devices are to be kept out."""

    seat: Annotated[int, Meta(ge=0, le=20)]


class BanAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """An address to keep out, or to let in again."""

    address: Annotated[str, Meta(min_length=1, max_length=60)]


class SettleReport(Struct, frozen=True, forbid_unknown_fields=True):
    """A report that has been seen to."""

    table: Annotated[str, Meta(min_length=1, max_length=40)]
    said: Annotated[str, Meta(min_length=1, max_length=40)]


class Announce(Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody is told; with seconds, that the house closes then, to open again."""

    text: Annotated[str, Meta(max_length=200)] = ""
    seconds: Annotated[float, Meta(gt=0, le=86_400)] | None = None


class CloseHouse(Struct, frozen=True, forbid_unknown_fields=True):
    """In how many seconds the house closes."""

    seconds: Annotated[float, Meta(ge=0, le=3600)]


class HostSeat(Struct, frozen=True):
    """A seat as the operator sees it: what everybody at the table sees."""

    seat: Seat
    kind: Kind
    name: str
    level: str
    is_here: bool
    is_silent: bool


class HostTable(Struct, frozen=True):
    """A table that is not over."""

    table: str
    game: str
    stage: Stage
    ply: int
    at: float
    """When something last happened there."""
    is_public: bool
    is_open: bool
    """Whether somebody is there, or something is due."""
    watchers: int
    seats: tuple[HostSeat, ...]


class HostReport(Struct, frozen=True):
    """A message that somebody reported: that message alone."""

    table: str
    said: str
    at: float
    seat: Seat
    name: str
    text: str


class HostBan(Struct, frozen=True):
    """An address nobody is let in from."""

    address: str
    at: float


class HostLoad(Struct, frozen=True):
    """How much the house has to do."""

    stages: dict[str, int]
    """How many tables there are at each stage."""
    rooms: int
    sockets: int
    stalls: int
    """How often the event loop stood still for long enough to be noticed."""
    longest_stall: float
    """The longest of them, in seconds."""
    late_bots: int
    """How many thoughts of bots came late."""
    memory: int
    """Megabytes the house has needed at most."""
    load: float
    """How many programs wanted a core of this machine in the last minute."""
    cores: int


class HostPage(Struct, frozen=True):
    """Everything on the host's page."""

    tables: list[HostTable]
    reports: list[HostReport]
    bans: list[HostBan]
    load: HostLoad
    announcement: str
    is_closing: bool
    now: float


ASKED = (EnterHost, Nothing, MuteSeat, BanSeat, BanAddress, SettleReport, Announce, CloseHouse)


class HostPages(Controller):
    """The host's page; kept out of the public description of the API."""

    path = PATH
    include_in_schema = False

    @post("/enter", status_code=200)
    async def enter(
        self,
        data: JSONBody[EnterHost],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> Response[Nothing]:
        """Let the operator in: the secret comes in a body, and is in no address or log."""
        house.entries_by.take(address_of(request))
        key = must_have_key(house)
        if not key.fits(data.secret.strip()):
            msg = "that is not the secret of this house"
            raise NotOperator(msg)
        proof = key.proof(house.time.now())
        return Response(Nothing(), cookies=[cookie(request, house, proof, LASTS)])

    @post("/leave", status_code=200, sync_to_thread=False)
    def leave(
        self,
        data: JSONBody[Nothing],  # noqa: ARG002 (there is nothing to say)
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> Response[Nothing]:
        """Forget that this browser is the operator's."""
        return Response(Nothing(), cookies=[cookie(request, house, "", 0)])

    @get("/")
    async def look(
        self, request: Request[Any, Any, State], house: NamedDependency[House]
    ) -> HostPage:
        """Show what is open, how much there is to do, what was reported, who is kept out."""
        must_be_operator(request, house)
        return await host_page(house)

    @post("/tables/{table:str}/close", status_code=200)
    async def close(
        self,
        table: FromPath[str],
        data: JSONBody[Nothing],  # noqa: ARG002
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> HostPage:
        """Close a table for good."""
        must_be_operator(request, house)
        await close_table(house, table)
        return await host_page(house)

    @post("/tables/{table:str}/mute", status_code=200)
    async def mute(
        self,
        table: FromPath[str],
        data: JSONBody[MuteSeat],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> HostPage:
        """Take the word from somebody, or give it back."""
        must_be_operator(request, house)
        await mute(house, table, data.seat, is_silent=data.is_silent)
        return await host_page(house)

    @post("/tables/{table:str}/ban", status_code=200)
    async def ban_seat(
        self,
        table: FromPath[str],
        data: JSONBody[BanSeat],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> HostPage:
        """Keep out the addresses that a seat's devices come from."""
        must_be_operator(request, house)
        await ban_seat(house, table, data.seat, address_of(request))
        return await host_page(house)

    @post("/bans", status_code=200)
    async def ban(
        self,
        data: JSONBody[BanAddress],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> HostPage:
        """Keep an address out."""
        must_be_operator(request, house)
        await ban(house, data.address, address_of(request))
        return await host_page(house)

    @post("/bans/lift", status_code=200)
    async def lift_ban(
        self,
        data: JSONBody[BanAddress],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> HostPage:
        """Let an address in again."""
        must_be_operator(request, house)
        await house.bans.lift(data.address)
        return await host_page(house)

    @post("/reports/settle", status_code=200)
    async def settle_report(
        self,
        data: JSONBody[SettleReport],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> HostPage:
        """Put a report away."""
        must_be_operator(request, house)
        await house.store.settle_report(data.table, data.said)
        return await host_page(house)

    @post("/announce", status_code=200)
    async def announce(
        self,
        data: JSONBody[Announce],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> HostPage:
        """Tell everybody something; nothing takes back what was announced."""
        must_be_operator(request, house)
        house.announce(data.text, data.seconds)
        return await host_page(house)

    @post("/drain", status_code=200)
    async def drain(
        self,
        data: JSONBody[CloseHouse],
        request: Request[Any, Any, State],
        house: NamedDependency[House],
    ) -> HostPage:
        """Close the house after some seconds: nobody opens a table any more, people are told."""
        must_be_operator(request, house)
        house.closing.must_be_open()
        house.begin_to_close(data.seconds)
        return await host_page(house)


async def host_page(house: House) -> HostPage:
    """Put the page together, without any room."""
    tables = [host_table(house, one) for one in await house.store.recent(MOST_TABLES)]
    reported = await house.readers.reported(await house.store.reports(MOST_REPORTS))
    reports = [
        HostReport(report.table, report.said, report.at, said.seat, said.name, said.text)
        for report, said in reported
    ]
    bans = [HostBan(address, at) for address, at in house.bans.since.items()]
    load = await host_load(house)
    return HostPage(
        tables, reports, bans, load, house.announced(), house.closing.is_on, house.time.now()
    )


def host_table(house: House, table: IndexedTable) -> HostTable:
    """Show a table to the operator: what anybody may know, and whether somebody is there."""
    room = house.rooms.get(table.id)
    here = room.here() if room else set()
    seats = tuple(
        HostSeat(at, one.kind, one.name, one.level, at in here, one.is_silent)
        for at, one in enumerate(ROOM.decode(table.room).chairs)
    )
    watchers = sum(one.seat is None for one in room.watchers) if room else 0
    about = table.id, table.game, table.stage, table.ply, table.at, table.is_public
    return HostTable(*about, room is not None, watchers, seats)


async def host_load(house: House) -> HostLoad:
    """Tell how much the house has to do."""
    return HostLoad(
        await house.store.stages(),
        len(house.rooms),
        sum(len(room.watchers) for room in house.rooms.values()),
        house.watchdog.stalls,
        round(house.watchdog.longest, 3),
        house.bot_turns.counts.late,
        resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // KILOBYTES,
        round(os.getloadavg()[0], 2),
        os.cpu_count() or 1,
    )


def cookie(request: Request[Any, Any, State], house: House, value: str, lasts: int) -> Cookie:
    """Make the cookie of the operator's browser: for these requests alone, unseen by any script."""
    return Cookie(
        key=COOKIE,
        value=value,
        path=urlsplit(house.settings.public_url).path.rstrip("/") + PATH,
        max_age=lasts,
        httponly=True,
        secure=request.base_url.scheme == "https",
        samesite="strict",
    )


def must_have_key(house: House) -> OperatorKey:
    """Refuse where the house was opened without an operator."""
    if house.operator is None:
        msg = "this house was opened without an operator's secret"
        raise NotOperator(msg)
    return house.operator


def must_be_operator(request: Request[Any, Any, State], house: House) -> None:
    """Refuse whoever has not shown the secret."""
    key = must_have_key(house)
    if not key.is_proven(request.cookies.get(COOKIE, ""), house.time.now()):
        msg = "enter the secret of the house first"
        raise NotOperator(msg)
