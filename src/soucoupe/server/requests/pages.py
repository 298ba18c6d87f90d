"""The page itself: built files from the package, one HTML for every address of it."""

from __future__ import annotations

from functools import cached_property
from gzip import compress
from importlib import resources
from mimetypes import guess_type
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

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
HELP, HOST, MARK = "/help", "/host", "/saucer.svg"
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
PACKED = ".br"
UNPACKABLE = {".woff2"}
"""What is compressed already."""


class File:
    """A built file as it is sent: whole, and packed where that is worth it."""

    def __init__(self, name: str, whole: bytes, brotli: bytes | None) -> None:
        self.kind = guess_type(name)[0] or "application/octet-stream"
        self.whole = whole
        self._is_packed = PurePath(name).suffix in UNPACKABLE
        self._brotli = brotli

    @cached_property
    def _gzip(self) -> bytes:
        """Packed for the few who take nothing better, when the first of them asks."""
        return compress(self.whole, mtime=0)

    def packed(self, taken: set[str]) -> tuple[str, bytes] | None:
        """Return the smallest form among those a browser takes, and what it is called."""
        if self._brotli is not None and "br" in taken:
            return "br", self._brotli
        if "gzip" in taken and not self._is_packed:
            return "gzip", self._gzip
        return None


def built() -> Traversable:
    """Return the folder the page was built into."""
    return resources.files("soucoupe") / "web"


def page_handlers(html: str | None) -> list[HTTPRouteHandler]:
    """Serve the page: its one HTML for every address, its files for ever."""
    shown = page_response(html or NOT_BUILT, 200 if html else 503)
    assets, others = files_in(built() / "assets"), files_in(built())

    @get([*ADDRESSES, HELP, HOST], sync_to_thread=False, include_in_schema=False)
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
    packed = file.packed(accepted(request))
    if packed is None:
        return Response(file.whole, media_type=file.kind, headers=headers)
    coding, body = packed
    headers = {**headers, "content-encoding": coding}
    return Response(body, media_type=file.kind, headers=headers)


def accepted(request: Request[Any, Any, State]) -> set[str]:
    """Return what a browser says it can unpack; what it refuses has a weight of 0."""
    asked = [one.partition(";") for one in request.headers.get("accept-encoding", "").split(",")]
    return {name.strip() for name, _, weight in asked if weight.strip() != "q=0"}


def files_in(folder: Traversable) -> dict[str, File]:
    """Read the files of a folder, once, with what the build has packed best."""
    if not folder.is_dir():
        return {}
    files = {one.name: one for one in folder.iterdir() if one.is_file()}
    return {
        name: File(name, one.read_bytes(), packed.read_bytes() if packed else None)
        for name, one in files.items()
        if not name.endswith(PACKED)
        for packed in (files.get(f"{name}{PACKED}"),)
    }
