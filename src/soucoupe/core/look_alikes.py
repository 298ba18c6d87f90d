"""Names that look like one another, whatever letters they are made of."""

from __future__ import annotations

from unicodedata import normalize

INVISIBLE = (
    "\u200c\u200d\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\ufe0e\ufe0f\uffa0"
)
"""What is printable, or may stand in a name, and shows nothing by itself."""
CYRILLIC = dict(zip("аіеорсухѕјԁһԛԝкмтвнё", "aieopcyxsjdhqwkmtbhë", strict=True))
GREEK = dict(zip("αβεζηικμνορτυχω", "abezhikmnoptyxw", strict=True))
LATIN = dict(zip("l1|\u0131\u0251\u02610", "iiiiago", strict=True))
"""Small letters and the Latin ones they, or their capitals, are drawn like."""
DRAWN_ALIKE = str.maketrans({**CYRILLIC, **GREEK, **LATIN, **dict.fromkeys(INVISIBLE, "")})


def drawn(name: str) -> str:
    """Return what two names have in common if and only if they are hard to tell apart."""
    return normalize("NFKC", name).casefold().translate(DRAWN_ALIKE)
