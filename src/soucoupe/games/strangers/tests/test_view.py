"""Who is shown what: hands, draws, dates and plans."""

from soucoupe.games.strangers import GAME
from soucoupe.games.strangers.data import CARD_NUMBER
from soucoupe.games.strangers.events import Drew, DrewUnseen, Event, Peeked, PeekedUnseen
from soucoupe.games.strangers.moves import Options
from soucoupe.games.strangers.tests.table import act, random_game, scene


def test_a_hand_is_its_owners() -> None:
    """Nobody else sees it, and the public sees none."""
    state = scene("run walk bmx", "", "")
    assert [hand.cards for hand in GAME.view(state, 0).hands] == [("run", "walk", "bmx")]
    assert all(hand.seat != 0 for hand in GAME.view(state, 1).hands)
    assert GAME.view(state, None).hands == ()
    assert [player.hand_size for player in GAME.view(state, None).players] == [3, 3, 3]


def test_a_drawn_card_is_shown_to_whoever_drew_it() -> None:
    """The others see that one was drawn."""
    out: list[Event] = []
    act(scene("run", "", ""), "play run", out=out)
    drew = next(event for event in out if isinstance(event, Drew))
    assert GAME.show(drew, 0) == drew
    for reader in (1, 2, None):
        assert GAME.show(drew, reader) == DrewUnseen(0)


def test_a_date_is_seen_by_one_and_known_to_all() -> None:
    """Who looked into whose hand is public, what was there is not."""
    out: list[Event] = []
    state = act(
        scene("ice-cream-date", "run bmx walk", ""), "play ice-cream-date", "date 1", out=out
    )
    peeked = next(event for event in out if isinstance(event, Peeked))
    assert GAME.show(peeked, 0) == peeked
    for reader in (1, 2, None):
        assert GAME.show(peeked, reader) == PeekedUnseen(0, 1)
    seen = {hand.seat: hand for hand in GAME.view(state, 0).hands}
    assert seen[1].is_whole
    assert set(seen[1].cards) == {"run", "bmx", "walk"}
    assert [hand.seat for hand in GAME.view(state, 2).hands] == [2]


def test_what_was_seen_is_remembered_until_it_is_played() -> None:
    """Cards drawn later are not known; a card played is gone."""
    state = scene("ice-cream-date", "run bmx walk", kids=("A4", "A4"))
    state = act(state, "play ice-cream-date", "date 1", "copy run", "move A4 C4")
    state = act(state, "play bmx", "move A4 E4")
    (remembered,) = [hand for hand in GAME.view(state, 0).hands if hand.seat == 1]
    assert not remembered.is_whole
    assert set(remembered.cards) == {"run", "walk"}
    assert CARD_NUMBER["bmx"] not in state.known[1]


def test_previews_are_for_the_seat_to_play() -> None:
    """What one's cards could do is worked out from one's own hand, and shown to nobody else."""
    state = scene("run city-bus walk", "", kids=("A4",))
    previews = {one.card: one for one in GAME.view(state, 0).previews}
    assert set(previews) == {"run", "city-bus", "walk"}
    assert {route.to for route in previews["run"].routes} == {"A2", "A6", "C4"}
    assert not previews["city-bus"].has_effect
    assert GAME.view(state, 1).previews == GAME.view(state, None).previews == ()


def test_routes_of_the_card_in_play_are_public() -> None:
    """Everybody sees the card and the board, so everybody may see where it can lead."""
    state = act(scene("skateboard", "", kids=("A4",)), "play skateboard")
    routes = GAME.view(state, None).now.routes
    assert {route.to: route.path for route in routes} == {
        "A1": ("A3", "A2", "A1"),
        "A7": ("A5", "A6", "A7"),
        "D4": ("B4", "C4", "D4"),
        "maple-house": ("B4", "C4"),
    }
    assert GAME.view(state, 1).now.routes == routes


def test_limits_are_shown_with_their_reasons() -> None:
    """How many kids and cards, and how many of them because of Parks and Libraries."""
    state = scene("", "", kids=("library.1 library.2 north-park.1 A4",))
    player = GAME.view(state, None).players[0]
    assert (player.hand_limit, player.in_libraries) == (5, 2)
    assert (player.moving, player.moving_limit, player.in_parks) == (1, 2, 1)
    assert player.points == 4 + 3 + 4


def test_after_the_end_everything_can_be_laid_open() -> None:
    """All hands and the deck."""
    *_, (state, _, _) = random_game(3, Options(), 5)
    view = GAME.open(state) if GAME.open else None
    assert view is not None
    assert [hand.seat for hand in view.hands] == [0, 1, 2]
    assert len(view.upcoming) == view.deck
