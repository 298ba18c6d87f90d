"""Premier Contact with a leak in it, in many ways: the leak laws must notice every one.

The games are dealt into their last round, or into a tie: a leak shows there as well as anywhere.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace as altered

from soucoupe.core.game import Channel, Limit
from soucoupe.games.premier_contact import GAME
from soucoupe.games.premier_contact.apply import apply
from soucoupe.games.premier_contact.data import FEATURE_NAMES
from soucoupe.games.premier_contact.deal import deal
from soucoupe.games.premier_contact.events import Event, Picked, SignNoted, Skipped, Voted
from soucoupe.games.premier_contact.explain import timeout
from soucoupe.games.premier_contact.legal import legal
from soucoupe.games.premier_contact.moves import Action, Options, Pick, Turn, Vote
from soucoupe.games.premier_contact.scoring import knowledge
from soucoupe.games.premier_contact.state import BY_ROUNDS, State
from soucoupe.games.premier_contact.talk import channels
from soucoupe.games.premier_contact.tie_break import limit
from soucoupe.games.premier_contact.turns import finish, most_rounds
from soucoupe.games.premier_contact.view import open_view, show, view
from soucoupe.games.premier_contact.view_types import HistoryEntry, Request, View, WordTold
from tests.support.planted import gossip_in_refusals

if TYPE_CHECKING:
    from collections.abc import Collection

    from soucoupe.core.game import Game
    from soucoupe.core.rng import Rng


def deal_the_last_round(options: Options, seats: int, rng: Rng) -> State:
    """Deal a game that ends after this round."""
    state = deal(options, seats, rng)
    state.round = most_rounds(state) or 1
    state.red_tokens = min(state.red_tokens, 1)
    return state


def deal_a_tie(options: Options, seats: int, rng: Rng) -> State:
    """Deal a game in which the first words have been told and notepads decide."""
    state = deal_the_last_round(options, seats, rng)
    for feature in range(6):
        word = FEATURE_NAMES[feature]
        state.history.append(WordTold(state.humans[0], word, state.lexicon[feature]))
        state.named |= 1 << feature
        state.shown |= 1 << state.lexicon[feature]
    if len(state.humans) > 1:
        finish(state, BY_ROUNDS, None)
    return state


def lexicon_laid_open(state: State, seat: int | None) -> View:
    """Show everybody what the aliens know: `imagine` takes it as seen and agrees (law 2)."""
    return altered(view(state, seat), camp=open_view(state).camp)


def votes_seen_at_once(state: State, seat: int | None) -> View:
    """Show everybody the votes that are not revealed yet (law 2)."""
    return altered(view(state, seat), cast=open_view(state).cast)


def notepads_seen(state: State, seat: int | None) -> View:
    """Show everybody the notepads of a tie (law 2)."""
    return altered(view(state, seat), claims=open_view(state).claims)


def goal_hints_at_the_grid(state: State, seat: int | None) -> View:
    """Tell one offering too many where the first cell is wanted by somebody (laws 1 and 2)."""
    seen = view(state, seat)
    return altered(seen, goal=seen.goal + 1) if state.request[0] else seen


def words_in_telling_order(state: State, seat: int | None) -> View:
    """Put the word with the lowest sign first on every notepad (law 2)."""
    seen = view(state, seat)
    first = open_view(state).words[state.lexicon.index(min(state.lexicon))]
    return altered(seen, words=(first, *(word for word in seen.words if word != first)))


def wanted_cells_first(state: State, seat: int) -> Collection[Action]:
    """List the cells some alien wants before the others (law 2, for legal actions)."""
    actions = list(legal(state, seat))
    if not actions or not isinstance(actions[-1], Turn | Vote):
        return actions
    return sorted(
        actions,
        key=lambda action: isinstance(action, Turn | Vote) and not state.request[action.cell],
    )


def votes_shown_to_all(event: Event, seat: int | None) -> Event | None:
    """Show everyone a vote as it is cast (law 3)."""
    return event if isinstance(event, Voted) else show(event, seat)


def proposals_shown_to_all(event: Event, seat: int | None) -> Event | None:
    """Show the humans what each alien proposes (law 3)."""
    return event if isinstance(event, Picked) else show(event, seat)


def claims_shown_to_all(event: Event, seat: int | None) -> Event | None:
    """Show everyone what is written down in a tie (law 3)."""
    return event if isinstance(event, SignNoted) else show(event, seat)


def rustle_at_a_hit(
    state: State, seat: int, action: Action, rng: Rng, out: list[Event] | None
) -> None:
    """Send one event more when a secret vote is right: its content is nothing, its being all."""
    right = isinstance(action, Vote) and state.request[action.cell] == state.turn + 1
    apply(state, seat, action, rng, out)
    if right and out is not None:
        out.append(Skipped(seat))


def clock_knows_the_words(view: View, legal: Collection[Action], rng: Rng) -> Action:
    """Let the clock answer with the sign of the first word (law 2, for the clock)."""
    if view.phase == "answer" and view.camp is not None:
        actions = list(legal)
        wanted = Pick(view.camp.lexicon[0])
        return wanted if wanted in actions else actions[0]
    return timeout(view, legal, rng)


def silence_at_a_hit(state: State) -> tuple[Channel, ...]:
    """Close another channel when the first vote cast is right (law 2, for talk)."""
    cast = [cell for cell in state.votes if 0 <= cell < len(state.request)]
    if cast and state.request[cast[0]] == state.turn + 1:
        return channels(state)[:1]
    return channels(state)


def minute_is_longer_for_the_wise(state: State) -> Limit | None:
    """Give a second more where somebody's notepad is right so far (law 2, for the game's clock)."""
    given = limit(state)
    if given is None or not any(knowledge(claims, state.lexicon) for claims in state.claims):
        return given
    return given._replace(seconds=given.seconds + 1)


def results_name_the_owner(state: State, seat: int | None) -> View:
    """Tell a vote for another alien's cell from one for an empty one (laws 1 and 2)."""
    seen = view(state, seat)
    return altered(seen, history=tuple(named_owner(state, entry) for entry in seen.history))


def named_owner(state: State, entry: HistoryEntry) -> HistoryEntry:
    """Call a vote for somebody else's cell a blank, as if nobody had meant it."""
    if not isinstance(entry, Request):
        return entry
    votes = tuple(
        altered(one, result="blank")
        if one.result == "nothing" and one.cell is not None and state.request[one.cell]
        else one
        for one in entry.votes
    )
    return altered(entry, votes=votes)


def first_cell_is_wanted(state: State) -> bool:
    """Tell whether somebody wants the first cell: refusals let it slip."""
    return bool(state.request[0])


LAST_ROUND = replace(GAME, deal=deal_the_last_round)
TIE = replace(GAME, deal=deal_a_tie)

LEAKS: dict[str, Game[Any, Any, Any, Any]] = {
    "lexicon laid open": replace(LAST_ROUND, view=lexicon_laid_open),
    "votes seen at once": replace(LAST_ROUND, view=votes_seen_at_once),
    "notepads seen": replace(TIE, view=notepads_seen),
    "goal hints at the grid": replace(LAST_ROUND, view=goal_hints_at_the_grid),
    "words in telling order": replace(LAST_ROUND, view=words_in_telling_order),
    "wanted cells first": replace(LAST_ROUND, legal=wanted_cells_first),
    "votes shown to all": replace(LAST_ROUND, show=votes_shown_to_all),
    "proposals shown to all": replace(LAST_ROUND, show=proposals_shown_to_all),
    "claims shown to all": replace(TIE, show=claims_shown_to_all),
    "rustle at a hit": replace(LAST_ROUND, apply=rustle_at_a_hit),
    "clock knows the words": replace(LAST_ROUND, timeout=clock_knows_the_words),
    "silence at a hit": replace(LAST_ROUND, channels=silence_at_a_hit),
    "minute is longer for the wise": replace(TIE, limit=minute_is_longer_for_the_wise),
    "results name the owner": replace(LAST_ROUND, view=results_name_the_owner),
    "refusal gossips": gossip_in_refusals(LAST_ROUND, first_cell_is_wanted, "why-covered"),
}

HONOURED_BY_IMAGINE = "lexicon laid open"
