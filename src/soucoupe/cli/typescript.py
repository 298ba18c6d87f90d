"""JSON schema, as msgspec writes it, turned into the TypeScript the page is built with."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    Schema = Mapping[str, Any]

WIDE = 100
PLAIN = {
    "boolean": "boolean",
    "integer": "number",
    "null": "null",
    "number": "number",
    "string": "string",
}
REF = "#/$defs/"


def declarations(kinds: Iterable[Any], asked: Collection[type] = ()) -> list[str]:
    """Declare structs and all they hold; in those a client asks with, a default may be left out."""
    _, schemas = msgspec.json.schema_components(kinds)
    optional = {kind.__name__ for kind in asked}
    return [declaration(name, schema, name in optional) for name, schema in schemas.items()]


def declaration(name: str, schema: Schema, may_omit: bool) -> str:  # noqa: FBT001
    """Declare one struct."""
    required = set(schema.get("required", ())) if may_omit else set(schema["properties"])
    fields = [
        f"{field}{'' if field in required else '?'}: {written(of)}"
        for field, of in schema["properties"].items()
    ]
    about = f"/** {schema.get('description', name)} */\n"
    line = (
        f"export type {name} = {{ {'; '.join(fields)} }}"
        if fields
        else f"export type {name} = object"
    )
    if len(line) <= WIDE:
        return about + line
    inner = "".join(f"  {field}\n" for field in fields)
    return f"{about}export type {name} = {{\n{inner}}}"


def union(name: str, kinds: Any, about: str) -> str:  # noqa: ANN401 (a union of structs)
    """Declare a union of structs by their names."""
    (schema,), _ = msgspec.json.schema_components([kinds])
    line = f"export type {name} = {written(schema)}"
    if len(line) > WIDE:
        line = line.replace(" = ", " =\n  | ").replace(" | ", "\n  | ").replace("\n \n", "\n")
        line = re.sub(r"\n  \n", "\n", line)
    return f"/** {about} */\n{line}"


def written(schema: Schema) -> str:
    """Write a schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return either([written(one) for one in schema["anyOf"]])
    if schema.get("type") == "array":
        return array_of(written(schema.get("items", {})))
    if schema.get("type") == "object":
        return f"Record<string, {written(schema.get('additionalProperties', {}))}>"
    return PLAIN.get(str(schema.get("type")), "unknown")


def either(parts: list[str]) -> str:
    """Write one of several types; what may be anything needs no alternatives."""
    return "unknown" if "unknown" in parts else " | ".join(dict.fromkeys(parts))


def array_of(item: str) -> str:
    """Write a list of a type."""
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"


def telling(kinds: Iterable[Any]) -> dict[str, dict[str, str]]:
    """Say how fields are told in words: as a seat, as a place, or by another struct's message."""
    _, schemas = msgspec.json.schema_components(kinds)
    told: dict[str, dict[str, str]] = {}
    for name, schema in schemas.items():
        fields = {field: meaning(of) for field, of in schema["properties"].items()}
        found = {field: means for field, means in fields.items() if means}
        if found:
            told[message_of(name, schema)] = found
    return told


def fields(actions: Any, view: Any) -> dict[str, dict[str, str]]:  # noqa: ANN401 (structs, and a union of them)
    """Say what the fields of a view and of actions hold, for a table that knows no game.

    As in `telling`, with what has one entry per seat marked; actions stand under `do-<verb>`.
    """
    _, schemas = msgspec.json.schema_components((view,))
    _, verbs = msgspec.json.schema_components((actions,))
    held = {message_of(name, schema): holdings(schema) for name, schema in schemas.items()}
    for name, schema in verbs.items():
        is_action = "type" in schema["properties"]
        held[("do-" if is_action else "") + message_of(name, schema)] = holdings(schema)
    return {message: found for message, found in held.items() if found}


def holdings(schema: Schema) -> dict[str, str]:
    """Return what each field of a struct holds, as far as there is anything to say."""
    found = {}
    for name, of in schema["properties"].items():
        marks = ["by-seat"] if of.get("title") == "BySeat" else []
        words = " ".join([*marks, *filter(None, [meaning(of)])])
        if words:
            found[name] = words
    return found


def meaning(schema: Schema) -> str | None:
    """Return what a field's value stands for, inside lists and alternatives too."""
    if "$ref" in schema:
        return dashed(str(schema["$ref"]).removeprefix(REF))
    if schema.get("title") in {"Seat", "Place"}:
        return str(schema["title"]).lower()
    inner = [*schema.get("anyOf", ()), *([schema["items"]] if "items" in schema else [])]
    return next((means for one in inner if (means := meaning(one))), None)


def message_of(name: str, schema: Schema) -> str:
    """Return the message a struct is told by: its tag, or its name in lower case."""
    tag = schema["properties"].get("type", {}).get("enum")
    return str(tag[0]) if tag else dashed(name)


def dashed(name: str) -> str:
    """Write a struct's name as message names are."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def option_fields(options: type[msgspec.Struct]) -> list[dict[str, Any]]:
    """Describe the options of a game as a form can show them."""
    (schema,), schemas = msgspec.json.schema_components([options])
    properties = schemas[str(schema["$ref"]).removeprefix(REF)]["properties"]
    return [{"name": name, **field(of)} for name, of in properties.items()]


def field(schema: Schema) -> dict[str, Any]:
    """Describe one option: its kind, its bounds or choices, and whether it may be left open."""
    parts = [one for one in schema.get("anyOf", (schema,)) if one.get("type") != "null"]
    of = parts[0]
    described: dict[str, Any] = {"kind": "choice" if "enum" in of else of.get("type", "string")}
    if "$ref" in of:
        described["kind"] = "object"
    if of.get("title") == "Seat":
        described["kind"] = "seat"
    if "enum" in of:
        described["choices"] = list(of["enum"])
    if described["kind"] == "integer" and {"minimum", "maximum"} <= of.keys():
        described |= {"low": of["minimum"], "high": of["maximum"]}
    if len(parts) < len(schema.get("anyOf", parts)):
        described["open"] = True
    return described
