"""Taking an action back: one's own last, if nothing speaks against it.

Whether something does is found out in two steps. What can be told at once is told at once: chance
was drawn, the game calls the action final, or nothing is ever hidden in it. Else the action is
tried in many worlds, which takes a moment: whoever has an event loop to serve does it elsewhere.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

from soucoupe import registry
from soucoupe.core import notation
from soucoupe.core.rng import FastRng
from soucoupe.tables import entries as log
from soucoupe.tables.caps import has_room
from soucoupe.tables.decide.checks import must_be_on, must_sit
from soucoupe.tables.errors import (
    FinalAction,
    NothingToTakeBack,
    NotKnownYet,
    NotNow,
    TooLateToTakeBack,
)
from soucoupe.tables.reveals import PAIRS, After, Deed, reveals
from soucoupe.tables.state.undo import UndoAnswer

if TYPE_CHECKING:
    from msgspec import Struct

    from soucoupe.core.game import AnyGame
    from soucoupe.tables.state.table import Table
    from soucoupe.tables.state.undo import UndoStep

STREAM_TAG = b"soucoupe/undo/1"


class UndoQuestion(NamedTuple):
    """All it takes to find out whether an action may be taken back, in whatever process."""

    game: str
    ply: int
    deed: Deed
    seed: int
    """What the worlds are drawn with: it follows from the secret of the table."""


def take_back(table: Table, by: int | None, command: str) -> log.TookBack:
    """Take one's own last action back, unless that would be unfair."""
    seat = must_sit(by)
    must_be_on(table)
    if table.chairs[seat].has_resigned:
        msg = "you have resigned"
        raise NotNow(msg)
    if not table.undo_steps or table.undo_steps[-1].seat != seat:
        msg = "somebody has acted since, or you have not acted yet"
        raise NothingToTakeBack(msg)
    answer = undo_answer(table)
    if answer is None:
        msg = "whether this can be taken back is being found out; ask again in a moment"
        raise NotKnownYet(msg)
    if answer.against == "final":
        msg = "the rules of this game let nobody take such an action back"
        raise FinalAction(msg, reason=answer.reason)
    if answer.against is not None:
        msg = "something came out by it: a card, a die, or what somebody had hidden"
        raise TooLateToTakeBack(msg)
    return log.TookBack(seat, command)


def can_take_back(table: Table, seat: int | None) -> bool:
    """Tell whether a seat's wish to take its last action back would be granted now."""
    if seat is None or table.stage != "playing" or table.clock.stopped is not None:
        return False
    if not table.undo_steps or table.undo_steps[-1].seat != seat:
        return False
    if table.chairs[seat].has_resigned or not has_room(table.counts, log.TookBack(seat)):
        return False
    return undo_answer(table) == UndoAnswer()


def undo_answer(table: Table) -> UndoAnswer | None:
    """Tell whether the last action may be taken back; None if worlds have to be tried first."""
    step = table.undo_steps[-1]
    if step.answer is None and step.deed is None:
        step = table.undo_steps[-1] = examined(table, step)
    return step.answer


def undo_question(table: Table) -> UndoQuestion | None:
    """Return what has to be found out before the last action may be taken back, if anything."""
    if table.stage != "playing" or not table.undo_steps or undo_answer(table) is not None:
        return None
    step = table.undo_steps[-1]
    if step.deed is None:
        return None
    stream = sha256(STREAM_TAG + table.seed + step.ply.to_bytes(8, "big")).digest()
    return UndoQuestion(table.game.id, step.ply, step.deed, int.from_bytes(stream, "big"))


def try_worlds(question: UndoQuestion, pairs: int = PAIRS) -> UndoAnswer:
    """Find out whether an action may be taken back by trying it in other worlds."""
    game, chance = registry.find(question.game), FastRng(question.seed)
    return UndoAnswer("shown") if reveals(game, question.deed, chance, pairs) else UndoAnswer()


def answer_undo(table: Table, ply: int, answer: UndoAnswer) -> None:
    """Put down what was found out about the action of a ply, if it can still be taken back."""
    for at, step in enumerate(table.undo_steps):
        if step.ply == ply:
            table.undo_steps[at] = step._replace(answer=answer, deed=None)


def examined(table: Table, step: UndoStep) -> UndoStep:
    """Answer what can be told at once, or say what has to be tried."""
    action = notation.read(table.game, step.action)
    found = at_once(table.game, step.state, step.seat, len(table.chairs), action)
    if isinstance(found, UndoAnswer):
        return step._replace(answer=found)
    return step._replace(deed=found)


def at_once(
    game: AnyGame,
    state: Any,  # noqa: ANN401 (the game's own)
    seat: int,
    seats: int,
    action: Struct,
) -> UndoAnswer | Deed:
    """Play an action once more and tell what it takes no other world to know, or what to try."""
    before = game.view(state, seat)
    reason = game.final(before, action) if game.final else None
    if reason is not None:
        return UndoAnswer("final", reason)
    after = After(game, state, seat, action)
    if after.has_drawn:
        return UndoAnswer("drew")
    if not game.traits.hidden:
        return UndoAnswer()
    return Deed(seat, seats, action, before, after.seen_by(seat))
