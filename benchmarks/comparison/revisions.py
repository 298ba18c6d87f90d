"""Revisions by name, each built once from a clean copy and kept."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from shutil import rmtree, which
from tempfile import NamedTemporaryFile, TemporaryDirectory, mkdtemp
from typing import TYPE_CHECKING, NamedTuple
from zipfile import ZipFile

from benchmarks.processes import CannotMeasure, surroundings

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
WORKING_TREE = "."
INSTALLED = "web/node_modules/.installed"
"""Where hatch_build.py notes which lock file npm has installed."""
KEY = 40
"""Digits of a key."""
LEFT_OUT = ("docs", "tests", "benchmarks", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md")
"""What no build looks at: revisions that differ in nothing else are built once."""
PIP = [
    *("-m", "pip", "--disable-pip-version-check"),
    *("wheel", "-q", "--no-deps", "--no-build-isolation"),
]


class Revision(NamedTuple):
    """A revision as it was named, and what it is."""

    name: str
    tree: str
    """All its files, by git's hash."""
    title: str
    """The commit in short."""


def find(name: str) -> Revision:
    """Find a revision by whatever git calls it; `.` is the working tree as it is."""
    if name == WORKING_TREE:
        return Revision(name, working_tree(), f"the working tree on {title_of('HEAD')}")
    try:
        tree = git("rev-parse", "--verify", "--quiet", f"{name}^{{commit}}^{{tree}}")
    except CannotMeasure as missing:
        msg = f"there is no revision '{name}' here"
        raise CannotMeasure(msg) from missing
    return Revision(name, tree, title_of(name))


def title_of(name: str) -> str:
    """Return a commit in short: hash and subject."""
    return git("log", "-1", "--format=%h %s", name, "--")


def working_tree() -> str:
    """Write down all files as they lie there, as git would if they were committed."""
    with TemporaryDirectory() as folder:
        index = str(Path(folder) / "index")
        git("read-tree", "HEAD", index=index)
        git("add", "--all", index=index)
        return git("write-tree", index=index)


def key_of(revision: Revision) -> str:
    """Return what a revision is kept by: a hash of everything that is built."""
    entries = git("ls-tree", revision.tree).splitlines()
    looked_at = [entry for entry in entries if entry.partition("\t")[2] not in LEFT_OUT]
    return sha256("\n".join(looked_at).encode()).hexdigest()[:KEY]


def git(*command: str, index: str | None = None) -> str:
    """Run git here, on an index of its own if given; return what it says."""
    done = subprocess.run(
        ["git", *command],  # noqa: S607 (wherever git is)
        cwd=ROOT,
        env={**os.environ, "GIT_INDEX_FILE": index} if index else None,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        said = done.stderr.strip().splitlines() or ["failed"]
        raise CannotMeasure(f"git {command[0]}: {said[-1]}")
    return done.stdout.strip()


def prepare(revision: Revision, cache: Path, *, is_compiled: bool, has_page: bool) -> Path:
    """Build a revision unless it lies in the cache; return the folder to import it from."""
    if is_compiled and not (which("cc") or which("gcc")):
        msg = "there is no C compiler here: use --pure"
        raise CannotMeasure(msg)
    folder = cache / key_of(revision)
    folder.mkdir(parents=True, exist_ok=True)
    with alone(folder / "lock"):
        checkout = folder / "checkout"
        if not checkout.is_dir():
            check_out(revision, checkout)
        log = folder / "build.log"
        if not is_compiled:
            if has_page:
                build_page(revision, checkout, log)
            return checkout / "src"
        package = folder / f"compiled-{sys.implementation.cache_tag}"
        if not package.is_dir():
            build_page(revision, checkout, log)
            compile_package(revision, checkout, package, log)
        return package


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Keep other comparisons from building the same thing at the same time."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@contextmanager
def whole_or_not(place: Path) -> Iterator[Path]:
    """Fill a folder under another name, so that it is never found half full."""
    made = Path(mkdtemp(dir=place.parent))
    try:
        yield made
        made.rename(place)
    finally:
        rmtree(made, ignore_errors=True)


def check_out(revision: Revision, checkout: Path) -> None:
    """Copy the files of a revision, as far as a build looks at them."""
    with whole_or_not(checkout) as made, NamedTemporaryFile() as archive:
        looked_at = (".", *(f":!{name}" for name in LEFT_OUT))
        git("archive", f"--output={archive.name}", "--format=tar", revision.tree, *looked_at)
        subprocess.run(["tar", "-xf", archive.name, "-C", made], check=True)  # noqa: S607


def build_page(revision: Revision, checkout: Path, log: Path) -> None:
    """Have the revision build its own page; it does nothing if that is done."""
    share_node_modules(checkout / "web")
    build(revision, ["hatch_build.py"], checkout, log)


def share_node_modules(web: Path) -> None:
    """Lend a page what npm has installed in this worktree or the first, if it needs the same."""
    lock, wanted = web / "package-lock.json", web / "node_modules"
    if wanted.is_dir() or not lock.is_file():
        return
    wanted.unlink(missing_ok=True)  # a worktree that is gone
    needed = sha256(lock.read_bytes()).hexdigest()
    common = git("rev-parse", "--path-format=absolute", "--git-common-dir")
    for root in (ROOT, Path(common).parent):
        stamp = root / INSTALLED
        if stamp.is_file() and stamp.read_text(encoding="utf-8") == needed:
            wanted.symlink_to(stamp.parent)
            return


def compile_package(revision: Revision, checkout: Path, package: Path, log: Path) -> None:
    """Have the revision build its compiled wheel, and unpack it."""
    with TemporaryDirectory() as folder:
        build(revision, [*PIP, "-w", folder, "."], checkout, log, SOUCOUPE_COMPILE="1")
        [wheel] = Path(folder).glob("*.whl")
        with whole_or_not(package) as made, ZipFile(wheel) as packed:
            packed.extractall(made)


def build(
    revision: Revision, command: list[str], checkout: Path, log: Path, **settings: str
) -> None:
    """Run one step of a build in a checkout; keep what it says."""
    with log.open("a+", encoding="utf-8") as said:
        done = subprocess.run(
            [sys.executable, *command],
            cwd=checkout,
            env={**surroundings(), **settings},
            stdout=said,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode:
        last = (log.read_text(encoding="utf-8").strip().splitlines() or ["it says nothing"])[-1]
        raise CannotMeasure(f"{revision.name} does not build: {last} (all of it: {log})")
