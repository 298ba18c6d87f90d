"""The state of a game: small integers and lists, changed by `apply` alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from soucoupe.games.tuerie.moves import Options

SHORTAGE: Final = 0
FIRST: Final = 1
SECOND: Final = 2
NAMING: Final = 3
CRAWLING: Final = 4
LOOKING: Final = 5
SETTING_ASIDE: Final = 6
TURNING: Final = 7
LURING: Final = 8
SERVING: Final = 9
REVIVING: Final = 10
OVER: Final = 11

# What a member's vulnerability goes by; the last card that touched it decides.
AS_PRINTED: Final = 0
CRATED: Final = 1
DOSED: Final = 2
MIRRORED: Final = 3

NONE: Final = -1
"""No seat, no room, no card: numbers keep the state small and quick to copy."""


def play_of(seat: int, card: int, is_action: int) -> int:
    """Return a card on the table as one number."""
    return seat << 6 | card << 1 | is_action


class Deed:
    """A card played as an action: by whom, for whom and where, in which round; it never changes."""

    __slots__ = ("card", "member", "room", "round", "seat")

    def __init__(self, seat: int, card: int, member: int, room: int, round_: int) -> None:
        self.seat = seat
        self.card = card
        self.member = member
        self.room = room
        self.round = round_


class State:
    """Everything on and around the table.

    `alive`, `buried`, `ready`, `bare`, `suited`, `cowards`, `spotted`, `killed` and `winners` are
    sets of seats, `in_play`, `doomed` and `safe` sets of rooms, `spent` is a set of cards, `used`
    one of places in `deeds`: all bit masks. The buried are the dead of earlier rounds, the bare got
    no card in a shortage. Doomed rooms are destroyed this round. In a safe one the alien kills
    nobody. `plays` lists this round's cards in order (see `play_of`), `turned` the targets turned;
    both are kept for one round more.
    """

    __slots__ = (
        "actor",
        "alive",
        "alone_since",
        "aside",
        "bare",
        "buried",
        "cowards",
        "cursor",
        "deck",
        "decoy",
        "deeds",
        "discards",
        "doomed",
        "first",
        "hands",
        "hideouts",
        "hiding_cards",
        "in_play",
        "killed",
        "last_plays",
        "last_turned",
        "modes",
        "named",
        "ongoing",
        "options",
        "outside",
        "phase",
        "plays",
        "printed",
        "ready",
        "reason",
        "replaced",
        "reserve",
        "round",
        "safe",
        "seats",
        "sight",
        "spent",
        "spotted",
        "suited",
        "target",
        "tracker",
        "turned",
        "used",
        "winners",
        "zone",
    )

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.round = 0
        self.phase = FIRST
        self.actor = 0
        self.first = 0
        self.alive = (1 << seats) - 1
        self.buried = 0
        self.outside = NONE
        self.alone_since = 0
        self.in_play = 0
        self.spent = 0
        self.ongoing: list[Deed] = []
        self.deck: list[int] = []
        self.zone: list[int] = []
        self.reserve: list[int] = []
        self.winners = 0
        self.reason = NONE
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.plays: list[int] = []
        self.turned: list[int] = []
        self.clear_round()

    def clear_round(self) -> None:
        """Forget what held for one round only."""
        seats = self.seats
        self.last_plays = self.plays
        self.last_turned = self.turned
        self.plays = []
        self.turned = []
        self.hideouts = [NONE] * seats
        self.hiding_cards = [NONE] * seats
        self.printed = [0] * seats
        self.modes = [AS_PRINTED] * seats
        self.discards = [NONE] * seats
        self.deeds: list[Deed] = []
        self.used = 0
        self.ready = 0
        self.bare = 0
        self.suited = 0
        self.cowards = 0
        self.spotted = 0
        self.killed = 0
        self.safe = 0
        self.doomed = 0
        self.named = NONE
        self.target = NONE
        self.decoy = NONE
        self.aside = NONE
        self.tracker = NONE
        self.sight = NONE
        self.cursor = 0
        self.replaced = False

    def copy(self) -> State:
        """Return an equal state that shares nothing changeable with this one."""
        twin = State(self.options, self.seats)
        twin.round = self.round
        twin.phase = self.phase
        twin.actor = self.actor
        twin.first = self.first
        twin.alive = self.alive
        twin.buried = self.buried
        twin.outside = self.outside
        twin.alone_since = self.alone_since
        twin.in_play = self.in_play
        twin.spent = self.spent
        twin.ongoing = self.ongoing[:]
        twin.deck = self.deck[:]
        twin.zone = self.zone[:]
        twin.reserve = self.reserve[:]
        twin.winners = self.winners
        twin.reason = self.reason
        twin.hands = [hand[:] for hand in self.hands]
        self.copy_round(twin)
        return twin

    def copy_round(self, twin: State) -> None:
        """Copy what holds for one round only."""
        twin.hideouts = self.hideouts[:]
        twin.hiding_cards = self.hiding_cards[:]
        twin.printed = self.printed[:]
        twin.modes = self.modes[:]
        twin.discards = self.discards[:]
        twin.deeds = self.deeds[:]
        twin.plays = self.plays[:]
        twin.turned = self.turned[:]
        # What was played last round never changes again.
        twin.last_plays = self.last_plays
        twin.last_turned = self.last_turned
        twin.used = self.used
        twin.ready = self.ready
        twin.bare = self.bare
        twin.suited = self.suited
        twin.cowards = self.cowards
        twin.spotted = self.spotted
        twin.killed = self.killed
        twin.safe = self.safe
        twin.doomed = self.doomed
        twin.named = self.named
        twin.target = self.target
        twin.decoy = self.decoy
        twin.aside = self.aside
        twin.tracker = self.tracker
        twin.sight = self.sight
        twin.cursor = self.cursor
        twin.replaced = self.replaced
