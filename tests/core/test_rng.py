"""The random streams: golden vectors, an independent reading of the document, fairness."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256, shake_128

import pytest

from soucoupe.core.rng import Draw, FastRng, Rng, game_seed, seed_of_text

SEED = bytes(range(32))

# Written down once, true for ever.
GOLDEN_STREAM = [1, 4, 58, 240, 5485884110945428793]
GOLDEN_SHUFFLE = [0, 3, 4, 2, 1, 8, 9, 5, 7, 6]
GOLDEN_TABLE = "bbbbb86d3d414b73"
GOLDEN_GAME = 3136171843992543678
GOLDEN_FAST = [7, 56, 28, 25, 47]


def by_the_document(seed: bytes, ply: int, bounds: list[int]) -> list[int]:
    """Draw as docs/fairness.md says, sharing no code with the engine."""
    words = []
    for counter in range(64):
        text = b"soucoupe/stream/1" + seed + ply.to_bytes(8, "big") + counter.to_bytes(8, "big")
        block = sha256(text).digest()
        words += [int.from_bytes(block[at : at + 8], "big") for at in (0, 8, 16, 24)]
    values = []
    for bound in bounds:
        usable = 2**64 // bound * bound
        while words[0] >= usable:
            words.pop(0)
        values.append(words.pop(0) % bound)
    return values


@pytest.mark.parametrize("ply", [0, 1, 255, 2**40])
def test_streams_follow_the_document(ply: int) -> None:
    """Counter mode, four words a block, rejection of what would be biased."""
    bounds = [2, 3, 70, 2**63 + 1, 816, 1, 10**12] * 5
    stream = Rng(SEED, ply)
    assert [stream.below(bound, "test") for bound in bounds] == by_the_document(SEED, ply, bounds)


def test_rejection_happens() -> None:
    """A bound just over half the range throws away about half of the words."""
    bound = 2**63 + 1
    stream = Rng(SEED, 3)
    values = [stream.below(bound, "test") for _ in range(30)]
    assert values == by_the_document(SEED, 3, [bound] * 30)
    assert all(value < bound for value in values)


def test_golden_vectors() -> None:
    """These draws must never change: recorded games hang on them."""
    stream = Rng(SEED, 0)
    assert [stream.below(bound, "x") for bound in (2, 6, 70, 816, 1 << 63)] == GOLDEN_STREAM
    cards = list(range(10))
    Rng(SEED, 7).shuffle(cards, "cards")
    assert cards == GOLDEN_SHUFFLE
    assert seed_of_text("golden").hex()[:16] == GOLDEN_TABLE
    assert game_seed(1, 0) == GOLDEN_GAME
    fast = FastRng(1)
    assert [fast.below(70, "x") for _ in range(5)] == GOLDEN_FAST


def test_fast_draws_are_words_hashed_in_bulk() -> None:
    """84 words of SHAKE-128, then 1,024 at a time; a draw is the upper half of word times bound."""
    texts = [(f"soucoupe/fast/1:7:{block}", 84 if block == 0 else 1024) for block in range(2)]
    words = [
        int.from_bytes(shake_128(text.encode()).digest(4 * many)[at : at + 4], "little")
        for text, many in texts
        for at in range(0, 4 * many, 4)
    ]
    fast = FastRng(7)
    assert [fast.below(70, "x") for _ in words] == [word * 70 // 2**32 for word in words]


def test_fast_shuffles_draw_like_a_table_does() -> None:
    """From the last place down, one draw each, whatever is left of the words before."""
    fast, slow = FastRng(3), FastRng(3)
    for many in (1, 2, 10, 70, 84, 3000):
        things, expected = list(range(many)), list(range(many))
        fast.shuffle(things, "x")
        assert sorted(things) == expected
    things, expected = list(range(40)), list(range(40))
    fast = FastRng(3)
    fast.shuffle(things, "x")
    Rng.shuffle(slow, expected, "x")
    assert things == expected


def test_fast_draws_reach_all_of_a_wide_bound() -> None:
    """Bounds that a word of 32 bits could not fill evenly take 64 bits."""
    fast = FastRng(5)
    for bound in (1 << 16, (1 << 16) + 1, 3 << 30, 1 << 60):
        values = [fast.below(bound, "x") for _ in range(2000)]
        assert all(0 <= value < bound for value in values)
        assert abs(sum(values) / bound - 1000) < 60
        assert max(values) > bound * 0.99 > bound * 0.01 > min(values)
    odd = sum(fast.below(1 << 60, "x") & 1 for _ in range(2000))
    assert 880 < odd < 1120


def test_every_draw_can_be_named() -> None:
    """A stream that is listened to lists each draw with bound, purpose and value."""
    draws: list[Draw] = []
    stream = Rng(SEED, 1, draws)
    value = stream.below(6, "die")
    stream.shuffle([1, 2, 3], "cards")
    assert draws[0] == Draw(6, "die", value)
    assert [(draw.bound, draw.purpose) for draw in draws[1:]] == [(3, "cards"), (2, "cards")]


def test_listening_changes_nothing() -> None:
    """The same stream gives the same draws, listed or not."""
    one, other = Rng(SEED, 5), Rng(SEED, 5, [])
    assert [one.below(9, "x") for _ in range(50)] == [other.below(9, "x") for _ in range(50)]


@pytest.mark.parametrize("rng", [Rng(SEED, 2), FastRng(2)], ids=["table", "fast"])
def test_draws_are_even(rng: Rng) -> None:
    """Every value comes up about as often as any other; so does every order of three."""
    counts = Counter(rng.below(6, "die") for _ in range(12_000))
    assert sorted(counts) == list(range(6))
    assert all(1800 < count < 2200 for count in counts.values())
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        three = [1, 2, 3]
        rng.shuffle(three, "order")
        orders[tuple(three)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())
    assert {rng.pick("abc", "letter") for _ in range(99)} == set("abc")


def test_a_seed_has_32_bytes() -> None:
    """Anything else is refused."""
    with pytest.raises(ValueError, match="32 bytes"):
        Rng(b"short", 0)


def test_plies_and_seeds_do_not_share_streams() -> None:
    """Another ply or another seed is another stream."""
    streams = [Rng(SEED, 0), Rng(SEED, 1), Rng(bytes(32), 0)]
    assert len({stream.below(1 << 60, "x") for stream in streams}) == 3
