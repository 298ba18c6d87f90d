"""All settings told in one place, made from the settings themselves: a page, and a file to edit."""

from __future__ import annotations

import msgspec
from msgspec import inspect

from soucoupe.server.settings import BARE, PREFIX, Settings

SECTIONS = {
    "host": "The house",
    "bot_pause": "Bots",
    "drain": "Operations",
    "most_address_bytes": "Limits",
}
"""What begins with which setting."""
FLAGS = ("host", "port", "data", "public_url", "drain")
"""What has a flag of `soucoupe serve`."""
HEAD = """# Settings

`soucoupe settings --reference` writes this page from the code; `soucoupe settings` prints a file
with every setting and its default, to be edited.

A flag wins over a variable, a variable over the file, the file over the default. The file is TOML,
named by `soucoupe serve --settings FILE` or `SOUCOUPE_SETTINGS`; its keys are the names below.
`SOUCOUPE_HOST` and its like win over the bare `HOST`. An invalid setting, or a key of the file that
is none, stops the start with one line and exit code 2. What the limits mean is told in
[hosting](hosting.md#limits).
"""
ROW = "| setting | flag | variable | default | what |\n|---|---|---|---|---|\n"


def as_page() -> str:
    """Return the reference as Markdown."""
    parts = [HEAD]
    for field in fields():
        if field.name in SECTIONS:
            parts.append(f"\n## {SECTIONS[field.name]}\n\n{ROW}")
        flag = f"`--{field.name.replace('_', '-')}`" if field.name in FLAGS else ""
        variables = [PREFIX + field.name.upper()]
        variables += [one for one in BARE if one == field.name.upper()]
        named = ", ".join(f"`{one}`" for one in variables)
        default = "" if field.default in {"", None} else f"`{written(field.default)}`"
        parts.append(f"| `{field.name}` | {flag} | {named} | {default} | {about(field)} |\n")
    return "".join(parts)


def as_file() -> str:
    """Return a settings file in which everything is as by default, and told."""
    parts = ["# Settings of Soucoupe; what is commented out is the default.\n"]
    for field in fields():
        if field.name in SECTIONS:
            parts.append(f"\n# {SECTIONS[field.name]}\n")
        default = 0 if field.default is None else field.default
        parts.append(f"\n# {about(field)}\n# {field.name} = {written(default)}\n")
    return "".join(parts)


def fields() -> tuple[inspect.Field, ...]:
    """Return all settings, in the order in which they are told."""
    kind = inspect.type_info(Settings)
    assert isinstance(kind, inspect.StructType)  # noqa: S101 (for the type checker)
    return kind.fields


def about(field: inspect.Field) -> str:
    """Return what a setting means, with its bounds."""
    kind = field.type
    assert isinstance(kind, inspect.Metadata)  # noqa: S101 (a setting says what it is)
    told = str((kind.extra_json_schema or {})["description"])
    if isinstance(kind.type, inspect.LiteralType):
        return f"{told}: {', '.join(f'`{one}`' for one in kind.type.values)}"
    low, high = (getattr(kind.type, name, None) for name in ("ge", "le"))
    return told if low is None or high is None else f"{told} ({low} to {high})"


def written(value: object) -> str:
    """Write a value as TOML does."""
    return msgspec.json.encode(value).decode()
