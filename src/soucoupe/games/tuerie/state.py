"""The state of a game: small integers and lists, changed by `apply` alone.

Why numbers, and not values that carry their data: docs/decisions/0018.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from soucoupe.games.tuerie.moves import Options

SeatSet = int
RoomSet = int
CardSet = int
"""Sets are bit masks: 3 is in a set if its bit 3 is 1. `data.MEMBERS` lists what is in one."""

NONE: Final = -1
"""No seat, no room, no card: numbers keep the state small and quick to copy."""

# Phases: what somebody has to decide. Views name them, in the same order (view_types.PHASES).
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

# Modes: what a member's vulnerability goes by (view_types.MODES); the last card that touched it
# decides.
AS_PRINTED: Final = 0
CRATED: Final = 1
DOSED: Final = 2
MIRRORED: Final = 3

# Reasons: how the game ended (view_types.REASONS).
ALIEN_DESTROYED: Final = 0
RESCUED: Final = 1
BLOWN_UP: Final = 2
ALONE_ABOARD: Final = 3
ALL_DEAD: Final = 4
INFESTED: Final = 5
ALONE_TOO_LONG: Final = 6

CARD_BITS: Final = 31
"""The card in a play: `play >> 1 & CARD_BITS`."""


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

    Slots are sorted; `__init__` lists what lasts from round to round, `clear_round` what holds for
    one round, each by what it belongs to.
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
        # Whose decision it is. In a shortage everybody's at once, and `actor` is 0.
        self.round = 0
        self.phase = FIRST
        self.actor = 0
        self.first = 0  # the first crew member of this round
        # The crew.
        self.alive: SeatSet = (1 << seats) - 1
        self.buried: SeatSet = 0  # the dead of earlier rounds, who play no more
        self.outside = NONE  # the seat on a spacewalk
        self.alone_since = 0  # the round at whose end the clock of whoever is alone started
        # Rooms and targets.
        self.in_play: RoomSet = 0
        self.zone: list[int] = []  # the hunt zone, face down
        self.reserve: list[int] = []
        # Crew cards.
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.spent: CardSet = 0  # ongoing actions that have left the game
        self.ongoing: list[Deed] = []
        # What was shown; `clear_round` keeps it for one round more, as the last round's.
        self.plays: list[int] = []  # cards in the order of play, see `play_of`
        self.turned: list[int] = []  # targets in the order they were turned
        # How it ended.
        self.winners: SeatSet = 0
        self.reason = NONE
        self.clear_round()

    def clear_round(self) -> None:
        """Forget what held for one round only."""
        seats = self.seats
        self.last_plays = self.plays
        self.last_turned = self.turned
        self.plays = []
        self.turned = []
        # By seat: where they hide, behind which card, and what makes them vulnerable.
        self.hideouts = [NONE] * seats  # may change while `hiding_cards` stays
        self.hiding_cards = [NONE] * seats
        self.printed = [0] * seats  # the vulnerability printed on the card
        self.modes = [AS_PRINTED] * seats
        self.discards = [NONE] * seats  # the card given back unseen
        # This round's actions, in the order of play.
        self.deeds: list[Deed] = []
        self.used = 0  # the places in `deeds`, as bits, of those that have turned the alien away
        self.cursor = 0  # the next place in `deeds` to apply before the hunt
        # What holds for members this round.
        self.ready: SeatSet = 0  # have laid down their card in a shortage
        self.bare: SeatSet = 0  # got no card in a shortage
        self.suited: SeatSet = 0
        self.cowards: SeatSet = 0
        self.spotted: SeatSet = 0
        self.killed: SeatSet = 0  # by the alien
        # What holds for rooms this round.
        self.safe: RoomSet = 0  # the alien kills nobody there
        self.doomed: RoomSet = 0  # destroyed this round
        # The hunt.
        self.named = NONE  # the room named from outside
        self.target = NONE
        self.decoy = NONE  # the first of two targets of a strange noise
        self.replaced = False  # whether a target has been replaced
        self.aside = NONE  # the target set aside
        self.tracker = NONE  # the seat that looks, or has looked, at a target
        self.sight = NONE  # where in the zone that target lies, until it is moved

    def copy(self) -> State:
        """Return an equal state that shares nothing changeable with this one."""
        twin = self.sketch(0)
        twin.deck = self.deck[:]
        twin.zone = self.zone[:]
        twin.reserve = self.reserve[:]
        twin.hands = [hand[:] for hand in self.hands]
        return twin

    def sketch(self, seat: int) -> State:
        """Return a copy to weigh a seat's cards on; it shares what playing them cannot change."""
        twin = State(self.options, 0)  # nobody's lists: all of them are replaced
        twin.seats = self.seats
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
        twin.deck = self.deck
        twin.zone = self.zone
        twin.reserve = self.reserve
        twin.winners = self.winners
        twin.reason = self.reason
        twin.hands = self.hands[:]
        twin.hands[seat] = self.hands[seat][:]
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
