"""What happened, for eyes and ears; the rules never read an event back."""

from msgspec import Struct

from soucoupe.core.game import Place, Seat
from soucoupe.games.aliens_eyes.component_types import Colour
from soucoupe.games.aliens_eyes.view_types import Contract, Opening, Token


class RolledForFirst(Struct, frozen=True, tag="rolled-for-first"):
    """Everybody rolled two dice, and those who tied for the most again, until one was left."""

    rolls: tuple[Opening, ...]


class ContractDealt(Struct, frozen=True, tag="contract-dealt"):
    """A seat was dealt a contract; of a secret one nobody else is told."""

    seat: Seat
    contract: Contract
    is_secret: bool


class Rolled(Struct, frozen=True, tag="rolled"):
    """A player turned the hourglass and rolled the ten dice."""

    seat: Seat
    dice: tuple[int, ...]


class Rerolled(Struct, frozen=True, tag="rerolled"):
    """All ten dice were rolled again; the groups are gone, the sand runs on."""

    seat: Seat
    dice: tuple[int, ...]


class Grouped(Struct, frozen=True, tag="grouped"):
    """An item joined the combination of its value, which now counts that many."""

    seat: Seat
    faces: tuple[int, ...]
    value: int
    quantity: int


class Broke(Struct, frozen=True, tag="broke"):
    """An item was taken apart; its combination now counts that many."""

    seat: Seat
    faces: tuple[int, ...]
    value: int
    quantity: int


class Took(Struct, frozen=True, tag="took"):
    """A combination took its token; so many of the kind are left."""

    seat: Seat
    token: Token
    left: int


class Missed(Struct, frozen=True, tag="missed"):
    """A combination stood for which there is no token."""

    seat: Seat
    token: Token


class TurnEnded(Struct, frozen=True, tag="turn-ended"):
    """A turn is over: points taken and, where the table wants it, points there were to take."""

    seat: Seat
    points: int
    possible: int | None
    next_player: Seat | None
    """Who is to roll; nobody once everyone had a turn in this round."""


class BonusWon(Struct, frozen=True, tag="bonus-won"):
    """A bonus card came from the middle, and these tokens were laid on it."""

    colour: Colour
    seat: Seat
    tokens: tuple[Token, ...]


class BonusCaptured(Struct, frozen=True, tag="bonus-captured"):
    """A bonus card came from whoever held it, whose tokens went back; these were laid on it."""

    colour: Colour
    seat: Seat
    loser: Seat
    tokens: tuple[Token, ...]


class BonusRaised(Struct, frozen=True, tag="bonus-raised"):
    """A holder equalled or beat what lay on the card, and laid the new tokens on it."""

    colour: Colour
    seat: Seat
    tokens: tuple[Token, ...]


class BonusTied(Struct, frozen=True, tag="bonus-tied"):
    """Several were best this round: the card stays where it is."""

    colour: Colour
    seats: tuple[Seat, ...]


class ContractsAsked(Struct, frozen=True, tag="contracts-asked"):
    """These seats are asked about their contracts, at the same moment."""

    seats: tuple[Seat, ...]


class Answered(Struct, frozen=True, tag="answered"):
    """A seat answered, as it sees it itself; no token: not now."""

    seat: Seat
    tokens: tuple[Place, ...]


class AnsweredUnseen(Struct, frozen=True, tag="answered-unseen"):
    """What the others see of an answer."""

    seat: Seat


class Fulfilled(Struct, frozen=True, tag="fulfilled"):
    """A contract was fulfilled with these tokens, for good."""

    seat: Seat
    contract: Contract
    tokens: tuple[Token, ...]
    points: int


class NoneFulfilled(Struct, frozen=True, tag="none-fulfilled"):
    """All answers are known: nobody fulfilled a contract."""


class BonusLightened(Struct, frozen=True, tag="bonus-lightened"):
    """Tokens went from a bonus card to a contract; these still lie on the card."""

    colour: Colour
    seat: Seat
    tokens: tuple[Token, ...]


class BonusReturned(Struct, frozen=True, tag="bonus-returned"):
    """A bonus card lost its last token to a contract and is back in the middle."""

    colour: Colour
    seat: Seat


class ContractShown(Struct, frozen=True, tag="contract-shown"):
    """The game is over: a secret contract that stayed open is shown."""

    seat: Seat
    contract: Contract


class RoundOpened(Struct, frozen=True, tag="round-opened"):
    """A round begins; after the first one the first-player token has moved on."""

    number: int
    first: Seat


class Stalled(Struct, frozen=True, tag="stalled"):
    """Nobody took a token for so many whole rounds: the guard ends the game."""

    rounds: int


class Ended(Struct, frozen=True, tag="ended"):
    """The last round is over."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]


Event = (
    RolledForFirst
    | ContractDealt
    | Rolled
    | Rerolled
    | Grouped
    | Broke
    | Took
    | Missed
    | TurnEnded
    | BonusWon
    | BonusCaptured
    | BonusRaised
    | BonusTied
    | ContractsAsked
    | Answered
    | AnsweredUnseen
    | Fulfilled
    | NoneFulfilled
    | BonusLightened
    | BonusReturned
    | ContractShown
    | RoundOpened
    | Stalled
    | Ended
)

QUIET = (
    Grouped,
    Broke,
    Answered,
    AnsweredUnseen,
    ContractsAsked,
)
"""What passes by without having to be read."""
