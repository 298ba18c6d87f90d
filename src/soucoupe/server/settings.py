"""What a host can set: by flag, by environment, or not at all; told in docs/hosting.md."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

from soucoupe.core.errors import SoucoupeError

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
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Processes in which bots think."""
    messages_per_second: Annotated[float, Meta(ge=0)] = 20.0
    """How many messages a socket may send, on average; 0 for any number."""
    tables_per_hour: Annotated[int, Meta(ge=0)] = 60
    """How many tables one address may open; 0 for any number."""
    most_sockets: Annotated[int, Meta(ge=1)] = 20_000
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
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"invalid setting: {error}") from None
