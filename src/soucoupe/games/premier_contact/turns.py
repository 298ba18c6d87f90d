"""How the game goes on: from human to human, alien to alien, round to round, to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.premier_contact.codes import CELL_COLOUR, COLOUR_NAME, members
from soucoupe.games.premier_contact.component_types import COMPONENTS
from soucoupe.games.premier_contact.data import MOST_CLAIMS, TIDY_SECONDS
from soucoupe.games.premier_contact.events import (
    AlienTurn,
    Compared,
    Ended,
    Event,
    HumanTurn,
    LaidOpen,
    RoundOpened,
    Tied,
    TokenPaid,
)
from soucoupe.games.premier_contact.scoring import (
    goal,
    knowledge,
    leaders,
    outcome,
)
from soucoupe.games.premier_contact.state import (
    BY_GOAL,
    BY_ROUNDS,
    BY_TOKENS,
    DRAW,
    OVER,
    TIDY,
    TURN,
    State,
    is_race,
    no_claims,
)

if TYPE_CHECKING:
    from typing import Final

EASY_ROUNDS: Final[int] = COMPONENTS.bounds.easy_rounds
HARD_ROUNDS: Final[int] = COMPONENTS.bounds.hard_rounds


def most_rounds(state: State) -> int | None:
    """Return after how many rounds a race ends in any case."""
    if not is_race(state):
        return None
    return HARD_ROUNDS if state.options.hard else EASY_ROUNDS


def next_word(state: State, out: list[Event] | None) -> None:
    """Let the next human ask for a word, or open the first round."""
    state.turn += 1
    if state.turn == len(state.humans):
        open_round(state, out)
    elif out is not None:
        out.append(HumanTurn(state.humans[state.turn]))


def open_round(state: State, out: list[Event] | None) -> None:
    """Start with the first human, who never changes."""
    state.phase = TURN
    state.turn = 0
    if out is not None:
        out.append(RoundOpened(state.round))
        out.append(HumanTurn(state.humans[0]))


def next_human(state: State, out: list[Event] | None) -> None:
    """Let the next human turn offerings; after the last the red alien asks."""
    state.turn += 1
    if state.turn == len(state.humans):
        open_alien_turn(state, 0, out)
        return
    state.phase = TURN
    if out is not None:
        out.append(HumanTurn(state.humans[state.turn]))


def open_alien_turn(state: State, alien: int, out: list[Event] | None) -> None:
    """Let an alien ask for an offering; a lone one pays a red token first."""
    state.phase = DRAW
    state.turn = alien
    if out is not None:
        out.append(AlienTurn(state.aliens[alien], COLOUR_NAME[alien]))
    if not is_race(state):
        state.red_tokens -= 1
        if out is not None:
            out.append(TokenPaid(state.aliens[alien], state.red_tokens))


def next_alien(state: State, out: list[Event] | None) -> None:
    """Let the next alien ask, open another round, or end the game."""
    is_last = state.turn + 1 == len(state.aliens)
    if has_enough(state) and (is_last or not state.options.play_out):
        finish(state, BY_GOAL, out)
    elif not is_race(state) and state.red_tokens == 0:
        # The next turn could not be paid for, so no human phase leads up to it.
        finish(state, BY_TOKENS, out)
    elif not is_last:
        open_alien_turn(state, state.turn + 1, out)
    elif state.round == most_rounds(state):
        finish(state, BY_ROUNDS, out)
    else:
        state.round += 1
        open_round(state, out)


def has_enough(state: State) -> bool:
    """Tell whether an alien has received what ends the game."""
    return max(state.received) >= goal(state)


def finish(state: State, ending: int, out: list[Event] | None) -> None:
    """End the game, after a look at the notepads where humans are tied for most tokens."""
    state.ending = ending
    tied = leaders(state)
    if len(tied) > 1:
        state.phase = TIDY
        state.tied = tied
        state.claims = [no_claims() for _ in state.humans]
        state.claimed = [0] * len(state.humans)
        if out is not None:
            humans = tuple([state.humans[at] for at in tied])
            out.append(Tied(humans, TIDY_SECONDS, MOST_CLAIMS))
        return
    end(state, out)


def end(state: State, out: list[Event] | None) -> None:
    """Close the game: what the aliens knew is laid open, and notepads handed in held against it."""
    state.phase = OVER
    if out is None:
        return
    out.append(LaidOpen(state.lexicon, tuple([CELL_COLOUR[colour] for colour in state.request])))
    for human in state.tied:
        mine = state.claims[human]
        glyphs = tuple([members(beside) for beside in mine])
        out.append(Compared(state.humans[human], knowledge(mine, state.lexicon), glyphs))
    result = outcome(state)
    assert result is not None  # noqa: S101 (the phase was set above)
    out.append(Ended(result.winners, result.points))
