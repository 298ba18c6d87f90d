"""The page itself: built files from the package, one HTML for every address of it."""

from __future__ import annotations

import re
from gzip import compress
from importlib import resources
from mimetypes import guess_type
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from litestar.handlers import HTTPRouteHandler

ADDRESSES = [
    *("/", "/t/{one:str}", "/t/{one:str}/replay"),
    *("/new/{one:str}", "/rules/{one:str}", "/credits/{one:str}"),
]
HELP, MARK = "/help", "/saucer.svg"
FILES = ["^/assets/", f"^{MARK}"]
"""What is packed here already, and must not be packed again."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-cache",
}
FILE_HEADERS = {"x-content-type-options": "nosniff", "vary": "accept-encoding"}
FOREVER = {**FILE_HEADERS, "cache-control": "public, max-age=31536000, immutable"}
FOR_A_DAY = {**FILE_HEADERS, "cache-control": "public, max-age=86400"}
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Soucoupe</title>
<h1>The page was not built</h1>
<p>The house is open, but its page is missing: run <code>npm ci && npm run build</code> in the
folder <code>web</code>, or install the package again. The API and its sockets work.</p></html>"""
TWIN = ".br"
"""How the name of a file ends that was packed when the page was built."""
UNPACKABLE = {".woff2"}
"""What is compressed already."""


class File(NamedTuple):
    """A built file as it is sent: whole, and packed, by encoding, the smallest first."""

    kind: str
    whole: bytes
    packed: dict[str, bytes]


def built() -> Traversable:
    """Return the folder the page was built into."""
    return resources.files("soucoupe") / "web"


def page_handlers(html: str | None) -> list[HTTPRouteHandler]:
    """Serve the page: its one HTML for every address, its files for ever."""
    shown = page_response(html or NOT_BUILT, 200 if html else 503)
    assets, others = files_in(built() / "assets"), files_in(built())

    @get([*ADDRESSES, HELP], sync_to_thread=False, include_in_schema=False)
    def page() -> Response[str]:
        return shown

    @get("/assets/{name:str}", sync_to_thread=False, include_in_schema=False)
    def asset(name: FromPath[str], request: Request[Any, Any, State]) -> Response[bytes]:
        return sent(assets.get(name), request, FOREVER)

    @get(MARK, sync_to_thread=False, include_in_schema=False)
    def mark(request: Request[Any, Any, State]) -> Response[bytes]:
        return sent(others.get(MARK.lstrip("/")), request, FOR_A_DAY)

    return [page, asset, mark]


def page_response(html: str, status: int) -> Response[str]:
    """Answer with a page."""
    return Response(html, status_code=status, media_type="text/html", headers=HEADERS)


def is_for_people(request: Request[Any, Any, State]) -> bool:
    """Tell whether whoever asks wants a page to read, and not an answer of the API."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(
        "/api"
    )


def page_under(base: str) -> str | None:
    """Return the page as it is under a path; None if it was not built."""
    index = built() / "index.html"
    if not index.is_file():
        return None
    text = index.read_text(encoding="utf-8").replace('"./', f'"{base}/')
    return text.replace('base" content="/"', f'base" content="{base}/"')


def sent(
    file: File | None, request: Request[Any, Any, State], headers: dict[str, str]
) -> Response[bytes]:
    """Send one built file, packed if the browser takes it."""
    if file is None:
        raise NotFoundException
    taken = request.headers.get("accept-encoding", "")
    for encoding, packed in file.packed.items():
        if re.search(rf"\b{encoding}\b", taken):
            headers = {**headers, "content-encoding": encoding}
            return Response(packed, media_type=file.kind, headers=headers)
    return Response(file.whole, media_type=file.kind, headers=headers)


def files_in(folder: Traversable) -> dict[str, File]:
    """Read and pack the files of a folder, once."""
    if not folder.is_dir():
        return {}
    found = {one.name: one for one in folder.iterdir() if one.is_file()}
    return {
        name: read(one, found.get(name + TWIN))
        for name, one in found.items()
        if not name.endswith(TWIN)
    }


def read(file: Traversable, twin: Traversable | None) -> File:
    """Read a built file with the twin that was packed with it, and pack it where worth it."""
    whole = file.read_bytes()
    packed = {} if twin is None else {"br": twin.read_bytes()}
    if PurePath(file.name).suffix not in UNPACKABLE:
        packed["gzip"] = compress(whole, mtime=0)
    return File(guess_type(file.name)[0] or "application/octet-stream", whole, packed)
