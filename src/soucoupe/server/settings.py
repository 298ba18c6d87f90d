"""What a host can set: by flag, by environment, or not at all; told in docs/hosting.md."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

from soucoupe.core.errors import SoucoupeError
from soucoupe.server.addresses import networks

if TYPE_CHECKING:
    from collections.abc import Mapping

PREFIX = "SOUCOUPE_"
BARE = ("HOST", "PORT", "DATA", "PUBLIC_URL")
"""What may also be set without the prefix."""
ADDRESS = r"^(https?://[^/?#\s]+(/[^?#\s]*)?)?$"


class BadSetting(SoucoupeError):
    """An invalid setting."""

    code = "setup/setting"


class Settings(Struct, frozen=True):
    """How the house is run; every field can be set as SOUCOUPE_ and its name in capitals."""

    host: str = "127.0.0.1"
    """The address to listen on."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """The port to listen on; 0 takes any that is free."""
    data: str = ""
    """The folder of the log (default: the user's data folder)."""
    public_url: Annotated[str, Meta(pattern=ADDRESS)] = ""
    """How the house is reached from outside, behind a proxy or under a path."""
    bot_pause: Annotated[float, Meta(ge=0, le=60)] = 0.45
    """Mean seconds a bot waits before it acts; 0 for none."""
    bot_patience: Annotated[float, Meta(ge=1, le=3600)] = 8.0
    """Seconds a bot's answer is waited for before the novice answers in its place."""
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Processes in which bots think."""
    messages_per_second: Annotated[float, Meta(ge=0)] = 20.0
    """How many messages a seat, or an address that watches, may send on average; 0 for any."""
    tables_per_hour: Annotated[int, Meta(ge=0)] = 120
    """How many tables one address may open, rematches among them; 0 for any number."""
    lists_per_minute: Annotated[int, Meta(ge=0)] = 600
    """How many lists, tables, setups and QR codes one address may ask for; 0 for any number."""
    replays_per_minute: Annotated[int, Meta(ge=0)] = 60
    """How many replays and logs one address may ask for; 0 for any number."""
    most_sockets: Annotated[int, Meta(ge=1)] = 20_000
    """How many sockets may be open in all."""
    sockets_per_address: Annotated[int, Meta(ge=0)] = 200
    """How many sockets one address may have open; 0 for any number."""
    most_connections: Annotated[int, Meta(ge=1)] = 25_000
    """How many connections may be open in all, sockets among them."""
    connections_per_address: Annotated[int, Meta(ge=0)] = 400
    """How many connections one address may have open, sockets among them; 0 for any number."""
    requests_per_second: Annotated[float, Meta(ge=0)] = 50.0
    """How many connections, and how many requests, one address may begin; 0 for any number."""
    request_seconds: Annotated[float, Meta(gt=0, le=3600)] = 15.0
    """How long a request may take to come in whole, and its answer to be taken further."""
    most_address_bytes: Annotated[int, Meta(ge=1024)] = 8_192
    """How long the address of a request may be."""
    most_header_bytes: Annotated[int, Meta(ge=1024)] = 32_768
    """How long all headers of a request may be together."""
    most_body_bytes: Annotated[int, Meta(ge=1024)] = 65_536
    """How long the body of a request may be."""
    trusted_proxies: str = "127.0.0.1,::1"
    """Addresses and networks whose forwarded headers are believed, with commas between them."""

    def __post_init__(self) -> None:
        """Refuse what is no address, before anybody is let in by it."""
        try:
            networks(self.trusted_proxies)
        except ValueError as error:
            msg = f"{error} - at `$.trusted_proxies`"
            raise ValueError(msg) from None

    def folder(self) -> Path:
        """Return the data folder."""
        return Path(self.data) if self.data else user_data_path("soucoupe", appauthor=False)


def read_settings(given: Mapping[str, object], environment: Mapping[str, str]) -> Settings:
    """Make settings from flags, then the environment, then the defaults."""
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        name = field.name.upper()
        for variable in (PREFIX + name, *([name] if name in BARE else [])):
            if variable in environment:
                values[field.name] = environment[variable]
                break
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"invalid setting: {error}") from None
