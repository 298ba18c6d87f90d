"""The tree of errors is the one its module shows, and every code is of one form."""

import re

from soucoupe.core import errors


def test_the_docstring_shows_every_error_with_its_code() -> None:
    """Whoever reads the top of the module knows all of it."""
    kinds = [
        kind
        for kind in vars(errors).values()
        if isinstance(kind, type) and issubclass(kind, errors.SoucoupeError)
    ]
    assert len(kinds) > 10
    for kind in kinds:
        assert re.search(rf"\b{kind.__name__}\b", str(errors.__doc__))
        assert re.fullmatch(r"[a-z]+/[a-z-]+", kind.code)
