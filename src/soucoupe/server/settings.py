"""What a host can set: by flag, by environment, or not at all; told in docs/hosting.md."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from soucoupe.core.errors import SoucoupeError

if TYPE_CHECKING:
    from collections.abc import Mapping

T = TypeVar("T")

PREFIX = "SOUCOUPE_"
BARE = ("HOST", "PORT", "DATA", "PUBLIC_URL")
"""What may also be set without the prefix."""


class BadSetting(SoucoupeError):
    """A setting that cannot be meant."""

    code = "setup/setting"


class Settings(Struct, frozen=True):
    """How the house is run; every field can be set as SOUCOUPE_ and its name in capitals."""

    host: str = "127.0.0.1"
    """The address to listen on."""
    port: int = 8000
    """The port to listen on; 0 takes any that is free."""
    data: str = ""
    """The folder of the log (default: the user's data folder)."""
    public_url: str = ""
    """How the house is reached from outside, behind a proxy or under a path."""
    bot_pause: float = 1.0
    """Mean seconds a bot waits before it acts; 0 for none."""
    bot_workers: int = 1
    """Processes in which bots think."""
    messages_per_second: float = 20.0
    """How many messages a socket may send, on average; 0 for any number."""
    tables_per_hour: int = 60
    """How many tables one address may open; 0 for any number."""
    most_sockets: int = 20_000
    """How many sockets may be open in all."""

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
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"{error}") from None
    if not 0 <= settings.port <= 65535:  # noqa: PLR2004 (ports end there)
        raise BadSetting(f"a port is a number from 0 to 65535, not {settings.port}")
    return settings
