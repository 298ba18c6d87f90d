"""What a host can set: by flag, by environment, by file, or not at all; docs/settings.md."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

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
FILE = "SETTINGS"
"""Names the settings file; it is no setting itself."""
ADDRESS = r"^(https?://[^/?#\s]+(/[^?#\s]*)?)?$"
TOKEN = r"^(\S{16,})?$"  # noqa: S105 (the form of one)

Count = Annotated[int, Meta(ge=0)]
Most = Annotated[int, Meta(ge=1)]
Bytes = Annotated[int, Meta(ge=1024)]
Rate = Annotated[float, Meta(ge=0)]


class BadSetting(SoucoupeError):
    """An invalid setting."""

    code = "setup/setting"


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How the house is run; `settings_reference` writes docs/settings.md from this."""

    host: Annotated[str, Meta(description="the address to listen on; `0.0.0.0` for all")] = (
        "127.0.0.1"
    )
    port: Annotated[
        int, Meta(ge=0, le=65535, description="the port; `0` takes any that is free")
    ] = 8000
    data: Annotated[
        str,
        Meta(description="the folder of the log, made if missing; empty: the user's data folder"),
    ] = ""
    public_url: Annotated[
        str,
        Meta(
            pattern=ADDRESS,
            description="how people reach the house, `https://games.example.org/saucer`; "
            "may have a path",
        ),
    ] = ""
    trusted_proxies: Annotated[
        str,
        Meta(
            description="addresses and networks whose forwarded headers are believed, "
            "with commas between them"
        ),
    ] = "127.0.0.1,::1"
    bot_pause: Annotated[
        float,
        Meta(
            ge=0,
            le=60,
            description="mean seconds before a bot acts; each pause lies between 0.6 and 1.4 times "
            "that. `0`: as fast as it can",
        ),
    ] = 0.45
    bot_reading: Annotated[
        float,
        Meta(
            ge=0,
            le=60,
            description="seconds bots wait at most, after each action, for people to read what it "
            "showed to all. `0`: they do not wait",
        ),
    ] = 12.0
    bot_thought: Annotated[
        float,
        Meta(
            gt=0,
            le=60,
            description="seconds a bot that searches may think about a decision; all levels get "
            "them, and use what they need",
        ),
    ] = 0.25
    bot_patience: Annotated[
        float,
        Meta(
            ge=1,
            le=3600,
            description="seconds a bot's answer is waited for; then the novice answers instead",
        ),
    ] = 8.0
    bot_workers: Annotated[
        int,
        Meta(ge=1, le=64, description="processes in which bots think; they start with the house"),
    ] = 1
    drain: Annotated[
        float,
        Meta(
            ge=0,
            le=3600,
            description="seconds between the signal to stop and the end, in which people finish "
            "what they are at and nobody opens a table; it ends sooner if nobody is there",
        ),
    ] = 0.0
    log_level: Annotated[
        Literal["info", "warning", "error"],
        Meta(description="from which weight on something is logged"),
    ] = "warning"
    metrics_port: Annotated[
        Annotated[int, Meta(ge=0, le=65535)] | None,
        Meta(
            description="a port of 127.0.0.1 on which `/metrics`, `/livez` and `/readyz` are "
            "answered, and nothing else; `0` takes any that is free. Unset: no such port"
        ),
    ] = None
    metrics_token: Annotated[
        str,
        Meta(
            pattern=TOKEN,
            description="a secret of 16 characters or more; whoever sends it as "
            "`Authorization: Bearer …` is answered `/metrics` at the house's own address too",
        ),
    ] = ""
    most_address_bytes: Annotated[
        Bytes, Meta(description="the address of a request; past it 414, closed")
    ] = 8_192
    most_header_bytes: Annotated[
        Bytes, Meta(description="all headers of a request; past it 431, closed")
    ] = 32_768
    most_body_bytes: Annotated[
        Bytes, Meta(description="the body of a request; past it 413, closed")
    ] = 65_536
    request_seconds: Annotated[
        float,
        Meta(
            gt=0,
            le=3600,
            description="until a request has come whole, and until a reader who is behind goes on; "
            "past it 408, closed",
        ),
    ] = 15.0
    requests_per_second: Annotated[
        Rate,
        Meta(
            description="connections, and requests, one address may begin on average, eight "
            "seconds' worth at once; `0`: any number. Past it dropped; 429"
        ),
    ] = 50.0
    connections_per_address: Annotated[
        Count,
        Meta(
            description="connections of one address, sockets among them; `0`: any number. "
            "Past it 429, closed"
        ),
    ] = 400
    most_connections: Annotated[
        Most, Meta(description="connections in all; past it 503, closed")
    ] = 25_000
    sockets_per_address: Annotated[
        Count,
        Meta(description="sockets of one address; `0`: any number. Past it closed with 1013"),
    ] = 200
    most_sockets: Annotated[Most, Meta(description="sockets in all; past it closed with 1013")] = (
        20_000
    )
    messages_per_second: Annotated[
        Rate,
        Meta(
            description="messages a seat may send on average from all its devices, or an address "
            "that only watches; three seconds' worth at once; `0`: any number. "
            "Past it `limit/too-much`"
        ),
    ] = 20.0
    messages_per_address: Annotated[
        Rate,
        Meta(
            description="messages a second on average from all sockets of one address; three "
            "seconds' worth at once; `0`: any number. Past it `limit/too-much`"
        ),
    ] = 200.0
    tables_per_hour: Annotated[
        Count,
        Meta(
            description="tables one address may open, rematches among them; `0`: any number. "
            "Past it 429, `limit/too-much`"
        ),
    ] = 120
    lists_per_minute: Annotated[
        Count,
        Meta(
            description="lists, tables, seats taken or moved, setups and QR codes for one address; "
            "`0`: any number. Past it 429"
        ),
    ] = 600
    replays_per_minute: Annotated[
        Count,
        Meta(description="replays, logs and advice for one address; `0`: any number. Past it 429"),
    ] = 60
    secrets_per_minute: Annotated[
        Count,
        Meta(
            description="tries of one address at the secret of the host's page; `0`: any number. "
            "Past it 429"
        ),
    ] = 6

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
    """Make settings from flags, then the environment, then a file, then the defaults.

    The file is the flag `settings`, or SOUCOUPE_SETTINGS.
    """
    flags = {name: value for name, value in given.items() if value is not None}
    file = flags.pop(FILE.lower(), None) or environment.get(PREFIX + FILE)
    values = read_file(Path(str(file))) if file else {}
    for field in msgspec.structs.fields(Settings):
        name = field.name.upper()
        for variable in (PREFIX + name, *([name] if name in BARE else [])):
            if variable in environment:
                values[field.name] = environment[variable]
                break
    try:
        return msgspec.convert({**values, **flags}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"invalid setting: {error}") from None


def read_file(path: Path) -> dict[str, Any]:
    """Read a settings file; it is checked by itself, so that what is wrong is looked for in it."""
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
        msgspec.convert(values, Settings)
    except OSError as error:
        raise BadSetting(f"cannot read {path}: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadSetting(f"invalid setting in {path}: {error}") from None
    return values
