"""The words in which the coach speaks."""

from msgspec import Struct


class Chance(Struct, frozen=True, gc=False):
    """In how many of all worlds still possible a testimony is true."""

    true: int
    worlds: int


class Advice(Struct, frozen=True):
    """One chance per testimony on the table, in the order they were played."""

    chances: tuple[Chance, ...]
