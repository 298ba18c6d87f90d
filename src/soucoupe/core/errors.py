"""Everything Soucoupe refuses, as one tree; each error has a wire code and a reason.

SoucoupeError
├── Refused              a decision the rules do not take
│   ├── NotYourTurn      play/not-your-turn
│   ├── GameOver         play/game-over
│   └── NotLegal         play/not-legal
├── BadNotation          notation/unreadable
├── BadSetup             what a game cannot be dealt from
│   ├── UnknownGame      setup/unknown-game
│   ├── BadSeats         setup/seats
│   ├── BadOption        setup/option
│   └── UnknownBot       setup/unknown-bot
└── BadRecord            record/unreadable, record/foreign-version, record/diverged
"""


class SoucoupeError(Exception):
    """Anything refused on purpose: a code for programs, a detail for people.

    A reason, where there is one, names a message of the game's catalogue that says it better; the
    word is what that message is about.
    """

    code = "soucoupe/error"
    word: str | None = None

    def __init__(self, detail: str, *, code: str | None = None, reason: str | None = None) -> None:
        super().__init__(f"{detail} ({reason})" if reason else detail)
        self.detail = detail
        self.reason = reason
        if code is not None:
            self.code = code


class Refused(SoucoupeError):
    """A decision the rules do not take; the state is as it was."""

    code = "play/refused"


class NotYourTurn(Refused):
    """The seat owes no decision now."""

    code = "play/not-your-turn"


class GameOver(Refused):
    """Nobody owes a decision any more."""

    code = "play/game-over"


class NotLegal(Refused):
    """The seat is to act, but not in this way."""

    code = "play/not-legal"


class BadNotation(SoucoupeError):
    """A text that is no action of this game."""

    code = "notation/unreadable"


class BadSetup(SoucoupeError):
    """Something a game cannot be dealt from."""

    code = "setup/bad"


class UnknownGame(BadSetup):
    """No folder of that name under games."""

    code = "setup/unknown-game"


class BadSeats(BadSetup):
    """More or fewer seats than the game takes."""

    code = "setup/seats"


class BadOption(BadSetup):
    """An option the game does not have, or a value it does not take."""

    code = "setup/option"


class UnknownBot(BadSetup):
    """No bot of that name plays this game."""

    code = "setup/unknown-bot"


class BadRecord(SoucoupeError):
    """A record that cannot be read, or does not replay."""

    code = "record/unreadable"
