"""Contracts: who is asked, who may, what it brings, and tokens that lie on bonus cards."""

import pytest

from soucoupe.core.errors import NotLegal, NotYourTurn
from soucoupe.core.snapshot import digest
from soucoupe.games.aliens_eyes import GAME
from soucoupe.games.aliens_eyes.events import (
    Answered,
    AnsweredUnseen,
    BonusLightened,
    BonusReturned,
    ContractsAsked,
    Event,
    Fulfilled,
    NoneFulfilled,
)
from soucoupe.games.aliens_eyes.tests.table import (
    FIRST_CARD,
    SECRET,
    act,
    bonus,
    dealt,
    declined,
    had,
    round_played,
    token,
    took,
)


def test_who_has_nothing_to_decide_is_not_asked() -> None:
    """Seat 0 could, seat 1 has fulfilled, seat 2 could not, as all can see (ruling 8)."""
    state = took(dealt(), 0, "1x2", "2x3")
    state.placed[1] = 0b11
    out: list[Event] = []
    state = round_played(state, out)
    assert GAME.to_act(state) == (0,)
    assert ContractsAsked((0,)) in out
    assert [GAME.view(state, seat).answers for seat in range(3)] == [(), (), ()]


def test_secret_contracts_are_asked_about_able_or_not() -> None:
    """Being asked must tell nothing: whoever has an open one is asked (ruling 8)."""
    state = took(dealt(options=SECRET), 0, "1x2", "2x3")
    state.placed[1] = 0b11
    out: list[Event] = []
    state = round_played(state, out)
    assert GAME.to_act(state) == (0, 2)
    assert ContractsAsked((0, 2)) in out
    assert len(GAME.legal(state, 2)) == 1


def test_nobody_is_asked_when_nobody_can() -> None:
    """With open contracts the next round begins at once, and nothing is said about it."""
    out: list[Event] = []
    state = round_played(took(dealt(), 0, "1x2", "4x4"), out)
    assert state.round == 1
    assert not [one for one in out if isinstance(one, ContractsAsked | NoneFulfilled)]


def test_nobody_is_asked_when_all_are_fulfilled() -> None:
    """The next round begins at once."""
    state = dealt()
    state.placed = [0b11] * 3
    state = round_played(state)
    assert GAME.view(state, None).phase == "roll"
    assert state.round == 1


@pytest.mark.parametrize(
    ("tokens", "points"), [("0,1", 10), ("0,1,2", 25), ("0,1,2,4", 50), ("0,1,2,3,4", 100)]
)
def test_points_by_the_number_of_tokens(tokens: str, points: int) -> None:
    """Two bring 10, three 25, four 50, five 100; the tokens score as before."""
    state = round_played(took(dealt(), 0, *FIRST_CARD))
    before = GAME.view(state, None).players[0].points
    state = declined(act(state, f"0: fulfil {tokens}"))
    held = sum(20 if state.holders[at] == 0 else 0 for at in (0, 1))
    held += 30 if state.holders[2] == 0 else 0
    assert GAME.view(state, None).players[0].points == before - 70 + held + points


def test_a_token_of_the_contract_must_be_new() -> None:
    """Taken this round: having two from before is not enough."""
    state = round_played(took(had(dealt(options=SECRET), 0, "1x2", "2x3"), 0, "4x4"))
    with pytest.raises(NotLegal, match="why-none-taken"):
        act(state, "0: fulfil 0,1")
    state = round_played(took(had(dealt(), 0, "1x2"), 0, "2x3"))
    assert declined(act(state, "0: fulfil 0,1")).placed[0] == 0b11


def test_another_copy_is_new_as_well() -> None:
    """Whoever has two tokens and takes one of them again may fulfil."""
    state = round_played(took(had(dealt(), 0, "1x2", "2x3"), 0, "1x2"))
    assert declined(act(state, "0: fulfil 0,1")).placed[0] == 0b11


def test_at_least_two_and_only_ones_own() -> None:
    """Every refusal has its reason."""
    state = round_played(took(dealt(), 0, "1x2", "2x3"))
    for text, why in (
        ("fulfil 0", "too-few"),
        ("fulfil 0,4", "not-held"),
        ("fulfil 1,0", "no-such-place"),
        ("fulfil 0,0", "no-such-place"),
        ("fulfil 0,5", "no-such-place"),
        ("done", "contract-first"),
    ):
        with pytest.raises(NotLegal, match=f"why-{why}"):
            act(state, f"0: {text}")


def test_several_copies_count_once() -> None:
    """Each token shown on the card is put on it once, however many one has."""
    state = round_played(took(had(dealt(), 0, "1x2", "2x3"), 0, "1x2"))
    assert max(len(one.tokens) for one in list(GAME.legal(state, 0))[1:]) == 2  # type: ignore[union-attr]


def test_answers_are_revealed_together() -> None:
    """Until the last one, others see that somebody answered and nothing else, in any order."""
    state = took(took(dealt(), 0, "1x2", "2x3"), 1, "1x2", "3x5")
    state = round_played(state)
    out: list[Event] = []
    early = act(state, "1: fulfil 0,1", out=out)
    assert out == [Answered(1, (0, 1))]
    assert GAME.show(out[0], 1) == out[0]
    assert GAME.show(out[0], 0) == GAME.show(out[0], None) == AnsweredUnseen(1)
    late = act(state, "1: not-now")
    assert GAME.view(early, 0) == GAME.view(late, 0)
    assert GAME.view(early, None) == GAME.view(late, None)
    assert GAME.view(early, 1).answers[0].tokens == (0, 1)
    one = act(early, "0: fulfil 0,1")
    other = act(state, "0: fulfil 0,1", "1: fulfil 0,1")
    assert digest(one) == digest(other)


def test_an_answer_is_not_taken_back() -> None:
    """Whoever has answered waits."""
    state = act(round_played(dealt(options=SECRET)), "1: not-now")
    with pytest.raises(NotYourTurn):
        act(state, "1: not-now")


def test_nobody_fulfils() -> None:
    """That is told, and the round is over."""
    out: list[Event] = []
    state = declined(round_played(took(dealt(), 0, "1x2", "2x3")), out)
    assert NoneFulfilled() in out
    assert state.round == 1


def test_once_and_for_good() -> None:
    """A fulfilled contract is asked about no more: nothing can be added."""
    state = dealt(options=SECRET)
    state = declined(act(round_played(took(state, 0, "1x2", "2x3")), "0: fulfil 0,1"))
    state = round_played(took(state, 0, "5x2"))
    assert GAME.to_act(state) == (1, 2)


def test_a_token_moved_to_a_contract_leaves_every_card() -> None:
    """10x3 lies on blue, green and red; put on the contract, blue and green are in the middle."""
    out: list[Event] = []
    state = round_played(took(dealt(), 0, "10x3", "5x2"))
    assert [bonus(state, one)[0] for one in ("blue", "green", "red")] == [0, 0, 0]
    state = declined(act(state, "0: fulfil 2,4", out=out), out)
    assert [bonus(state, one) for one in ("blue", "green", "red")] == [(None, [])] * 3
    told = [one for one in out if isinstance(one, BonusReturned)]
    assert told == [BonusReturned(one, 0) for one in ("blue", "green", "red")]


def test_red_keeps_the_tokens_that_stay() -> None:
    """And is compared by their number from then on."""
    out: list[Event] = []
    state = round_played(took(dealt(), 0, "1x2", "2x3", "4x4", "3x3"))
    state = declined(act(state, "0: fulfil 0,1", out=out), out)
    assert bonus(state, "red") == (0, ["4x4", "3x3"])
    assert BonusLightened("red", 0, (token("4x4"), token("3x3"))) in out
    state = declined(round_played(took(state, 1, "6x2", "7x2")))
    assert bonus(state, "red") == (1, ["6x2", "7x2"])


def test_another_copy_keeps_the_card() -> None:
    """Copies are alike: one goes to the contract, the other lies on the card."""
    state = round_played(took(had(dealt(), 0, "10x3"), 0, "10x3", "5x2"))
    state = declined(act(state, "0: fulfil 2,4"))
    assert bonus(state, "blue") == (0, ["10x3"])
    assert bonus(state, "red") == (0, ["10x3"])


def test_a_card_back_in_the_middle_has_no_bar() -> None:
    """The next award is a first award: four eyes are enough."""
    state = declined(act(round_played(took(dealt(), 0, "10x3", "5x2")), "0: fulfil 2,4"))
    state = declined(round_played(took(state, 2, "4x2")))
    assert bonus(state, "blue") == (2, ["4x2"])


def test_the_card_may_be_kept_instead() -> None:
    """The owner chooses where tokens lie: three of four, the one on blue left there."""
    state = round_played(took(dealt(), 0, "1x2", "2x3", "5x2", "10x3"))
    state = declined(act(state, "0: fulfil 0,1,2"))
    assert bonus(state, "blue") == (0, ["10x3"])


def test_fulfilling_is_told_to_all() -> None:
    """With the card, its tokens and the points."""
    out: list[Event] = []
    act(round_played(took(dealt(), 0, "1x2", "2x3")), "0: fulfil 0,1", out=out)
    told = next(one for one in out if isinstance(one, Fulfilled))
    assert (told.seat, told.tokens, told.points) == (0, (token("1x2"), token("2x3")), 10)
    assert told.contract.tokens == tuple(token(one) for one in FIRST_CARD)
    assert told.contract.placed == (0, 1)
