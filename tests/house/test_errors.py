"""The trees of errors are the ones their modules show, and every code is of one form."""

import re
from types import ModuleType

import pytest

from soucoupe.core import errors as core
from soucoupe.store import protocol as store
from soucoupe.tables import errors as tables


@pytest.mark.parametrize("module", [core, tables, store], ids=lambda module: module.__name__)
def test_the_docstring_shows_every_error_with_its_code(module: ModuleType) -> None:
    """Whoever reads the top of the module knows all of it."""
    kinds = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, core.SoucoupeError)
    ]
    assert len(kinds) > 3
    for kind in kinds:
        is_own = kind.__module__ == module.__name__
        assert not is_own or re.search(rf"\b{kind.__name__}\b", str(module.__doc__))
        assert re.fullmatch(r"[a-z]+/[a-z-]+", kind.code)
