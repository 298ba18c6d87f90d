"""The page as it is served: one HTML for its addresses, files for ever, a clear word if missing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from litestar.testing import TestClient

from soucoupe.server.app import make_litestar
from soucoupe.server.requests import pages
from soucoupe.server.rooms.house import House
from soucoupe.server.settings import Settings
from soucoupe.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from typing import Any

    Enter = Callable[..., TestClient[Any]]

INDEX = """<meta name="soucoupe-base" content="/" /><script src="./assets/main-1.js"></script>"""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Build a page of a few words."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets/main-1.js").write_text("play()" * 500)
    monkeypatch.setattr(pages, "built", lambda: folder)
    return folder


@pytest.fixture
def enter(tmp_path: Path) -> Iterator[Enter]:
    """Houses to ask for pages."""
    clients: list[TestClient[Any]] = []

    def client(**settings: str) -> TestClient[Any]:
        house = House(SqliteStore(tmp_path / f"{len(clients)}.db"), Settings(**settings))  # type: ignore[arg-type]
        clients.append(TestClient(make_litestar(house)))
        return clients[-1].__enter__()

    yield client
    for one in clients:
        one.__exit__()


@pytest.mark.usefixtures("built")
def test_every_address_of_the_page_is_the_page(enter: Enter) -> None:
    """With a policy that lets nothing in from elsewhere, and no script or style inside it."""
    client = enter()
    for path in (
        *("/", "/t/abc", "/t/abc/replay?ply=3&eyes=open"),
        *("/new/x", "/rules/x", "/credits/x", "/help"),
    ):
        answer = client.get(path)
        assert answer.status_code == 200
        assert "/assets/main-1.js" in answer.text
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


def test_what_the_build_has_packed_is_sent_to_those_who_take_it(enter: Enter, built: Path) -> None:
    """It is no file of its own, and others are sent what they take."""
    (built / "assets/main-1.js.br").write_bytes(b"small")
    client = enter()
    for accepted, coding in (("gzip, br", "br"), ("br;q=0, gzip", "gzip"), ("deflate", None)):
        headers = {"accept-encoding": accepted}
        with client.stream("GET", "/assets/main-1.js", headers=headers) as answer:
            assert answer.headers.get("content-encoding") == coding
            assert (answer.headers["content-length"] == "5") == (coding == "br")
    assert client.get("/assets/main-1.js.br").status_code == 404


@pytest.mark.usefixtures("built")
def test_files_are_kept_for_ever_and_sent_packed(enter: Enter) -> None:
    """A file's name changes with what is in it, so nobody asks for it twice."""
    answer = enter().get("/assets/main-1.js", headers={"accept-encoding": "gzip"})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == "play()" * 500
    plain = enter().get("/assets/main-1.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text


@pytest.mark.usefixtures("built")
def test_the_page_knows_the_path_it_lives_under(enter: Enter) -> None:
    """Its files and its base are written with the path of the public address."""
    answer = enter(public_url="https://example.org/games/").get("/")
    assert 'src="/games/assets/main-1.js"' in answer.text
    assert 'content="/games/"' in answer.text


@pytest.mark.usefixtures("built")
def test_what_is_not_there_is_told_to_people_as_a_page(enter: Enter) -> None:
    """Programs get the code of the refusal."""
    client = enter()
    people = client.get("/nowhere", headers={"accept": "text/html"})
    assert (people.status_code, "main-1.js" in people.text) == (404, True)
    for path in ("/nowhere", "/assets/nothing.js", "/api/nothing", "/assets/../index.html"):
        assert client.get(path).json()["code"] == "request/none-such"
    told = client.get("/api/nothing", headers={"accept": "text/html"})
    assert told.json()["code"] == "request/none-such"


def test_a_missing_page_is_told_clearly(
    enter: Enter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house works without its page, and says what to do about it."""
    monkeypatch.setattr(pages, "built", lambda: tmp_path / "nothing")
    answer = enter().get("/")
    assert answer.status_code == 503
    assert "npm run build" in answer.text
    assert enter().get("/api/games").status_code == 200


def test_an_address_becomes_a_qr_code(enter: Enter) -> None:
    """As a path over its dark squares, which start in three corners."""
    told = enter().post("/api/qr", json={"text": "http://192.168.1.2:8000/t/abc"}).json()
    assert told["size"] >= 21
    assert told["path"].startswith("M0 0h7v1h-7z")
    assert re.fullmatch(r"(M\d+ \d+h\d+v1h-\d+z)+", told["path"])


def test_the_address_to_share_is_the_public_one(enter: Enter) -> None:
    """Only this machine: none; a public address: that one."""
    assert enter().get("/api/house").json() == {"address": None}
    public = enter(public_url="https://example.org/games/").get("/api/house").json()
    assert public == {"address": "https://example.org/games"}
