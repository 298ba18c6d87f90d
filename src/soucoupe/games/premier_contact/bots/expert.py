"""The regular and the expert: attentive listeners, and speakers who think of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soucoupe.games.premier_contact.bots.answer_choice import best_reply
from soucoupe.games.premier_contact.bots.claim_choice import best_claim
from soucoupe.games.premier_contact.bots.question_choice import best_question, best_word
from soucoupe.games.premier_contact.bots.request_choice import speak
from soucoupe.games.premier_contact.bots.skill import EXPERT, REGULAR, Skill
from soucoupe.games.premier_contact.bots.vote_choice import best_vote

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from soucoupe.core.budget import Budget
    from soucoupe.core.rng import Rng
    from soucoupe.games.premier_contact.events import Event
    from soucoupe.games.premier_contact.moves import Action
    from soucoupe.games.premier_contact.view_types import View


def regular(
    view: View,
    legal: Collection[Action],
    events: Sequence[Event],  # noqa: ARG001 (a bot's shape)
    rng: Rng,
    budget: Budget,  # noqa: ARG001 (a bot's shape)
) -> Action:
    """Learn from answers alone, and act on a hunch."""
    return choose(view, list(legal), REGULAR, rng)


def expert(
    view: View,
    legal: Collection[Action],
    events: Sequence[Event],  # noqa: ARG001 (a bot's shape)
    rng: Rng,
    budget: Budget,  # noqa: ARG001 (a bot's shape)
) -> Action:
    """Learn from answers, from every request, and from what came of each vote."""
    return choose(view, list(legal), EXPERT, rng)


def choose(  # noqa: PLR0911 (one case per phase)
    view: View, actions: list[Action], skill: Skill, rng: Rng
) -> Action:
    """Do what helps most in this phase, with so much attention."""
    match view.phase:
        case "colour":
            # No colour is worth more by its cells, as far as was measured (README, Scoring).
            return rng.pick(actions, "colour")
        case "name":
            return best_word(view, skill)
        case "turn":
            return best_question(view, skill)
        case "answer" | "confirm":
            return best_reply(view, actions)
        case "draw":
            return speak(view, skill).action
        case "vote" | "retry":
            return best_vote(view, actions, skill, rng)
        case _:
            return best_claim(view, skill)
