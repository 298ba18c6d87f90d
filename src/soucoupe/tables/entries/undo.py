"""The entry of an action taken back."""

from msgspec import Struct

from soucoupe.core.game import Seat


class TookBack(Struct, frozen=True, tag="took-back"):
    """A seat took its last action back: one more ply, which leads to where it was before."""

    seat: Seat
    command: str = ""
