"""Why not, and which paragraph of the rules matters now."""

import re
from pathlib import Path

import pytest

from soucoupe.games import tuerie
from soucoupe.games.tuerie import GAME, moves
from soucoupe.games.tuerie.data import ROOMS
from soucoupe.games.tuerie.explain import explain, topic
from soucoupe.games.tuerie.moves import Action
from soucoupe.games.tuerie.state import State
from soucoupe.games.tuerie.tests.table import (
    SEATS,
    act,
    hunted,
    opened,
    played,
    random_game,
    read,
    scene,
)

RULE_PAGES = sorted(Path(tuerie.__file__).with_name("texts").glob("rules.*.md"))

HANDS = ("shove dinner", "overload blackout", "vent-section pressure-suit")
PLANS = ("hide dinner", "hide overload, act blackout", "hide pressure-suit")
HUNT = (
    "spacewalk coward",
    "motion-tracker blackout",
    "crawl-space overload",
    "strange-noise dinner",
)
HUNTED = (
    "act spacewalk",
    "act motion-tracker, hide blackout",
    "act crawl-space, hide overload",
    "hide dinner, act strange-noise",
)
SERVED = ("dinner musical-chairs", "close-call blackout", "overload pressure-suit")
SERVING = (
    "hide musical-chairs, act dinner",
    "hide close-call, act blackout",
    "hide overload, act pressure-suit",
)
NURSE = (
    "resuscitation overload",
    "strange-noise weedkiller",
    "crawl-space shove",
    "armoured-crate quarantine",
)
NURSING = (
    "hide overload, act resuscitation",
    "hide strange-noise, act weedkiller",
    "hide crawl-space, act shove 3 ducts",
    "hide armoured-crate, act quarantine airlock",
)


def everything(state: State) -> list[Action]:
    """List more than anybody could do: cards, members and targets beyond the last included."""
    cards = sorted({card for hand in state.hands for card in hand} | {-1, 24})
    members = (None, *range(-1, state.seats + 1))
    places = (None, *ROOMS)
    found: list[Action] = [moves.Hide(card) for card in cards]
    found += [moves.Act(card, who, at) for card in cards for who in members for at in places]
    found += [kind(room) for kind in (moves.Name, moves.Lure, moves.Crawl) for room in ROOMS]
    found += [kind(at) for kind in (moves.Look, moves.Turn) for at in range(-1, 10)]
    found += [kind(who) for kind in (moves.Serve, moves.Revive) for who in range(-1, 11)]
    return [*found, moves.Crawl(), moves.SetAside(away=True), moves.SetAside(away=False)]


@pytest.mark.parametrize("seats", SEATS)
def test_a_reason_exactly_when_not_legal(seats: int) -> None:
    """In every third position of a game, for whoever is to act and one more, all there could be."""
    states = [state for state, _ in random_game(seats, seed=seats)]
    for state in [*states[::3], states[-1]]:
        for seat in {*GAME.to_act(state)[:1], state.round % seats}:
            view = GAME.view(state, seat)
            allowed = [action for action in everything(state) if explain(view, action) is None]
            assert set(allowed) == set(GAME.legal(state, seat))


def position(name: str) -> State:
    """Set up a position in which something is to be decided."""
    if name == "first":
        return scene(*HANDS, zone="ducts", reserve="airlock engine-room")
    if name == "second":
        return played(position("first"), *PLANS)
    if name == "shortage":
        return opened(scene("", "", "", "", gone="airlock engine-room cargo-bay greenhouse"))
    if name == "over":
        return act(scene("weedkiller dinner", "dead", "dead"), 0, "act weedkiller")
    if name == "serving":
        return hunted(scene(*SERVED, zone="galley"), *SERVING)
    steps = ("name ducts", "look 0", "set-aside false", "crawl ducts", "turn 0", "turn 0")
    names = ("naming", "looking", "setting-aside", "crawling", "turning", "turning again", "luring")
    state = played(scene(*HUNT, zone="airlock cargo-bay"), *HUNTED)
    for text in steps[: names.index(name)]:
        state = act(state, GAME.to_act(state)[0], text)
    return state


@pytest.mark.parametrize(
    ("name", "action", "reason"),
    [
        ("first", "turn 0", "why-cards-first"),
        ("first", "hide blackout", "why-not-in-hand"),
        ("first", "act shove 1 ducts", "why-no-choice"),
        ("second", "hide vent-section", "why-act-now"),
        ("second", "act vent-section airlock", "why-choose-room"),
        ("second", "act vent-section 1 engine-room", "why-choose-room"),
        ("naming", "hide dinner", "why-naming-first"),
        ("naming", "name bridge", "why-not-in-play"),
        ("looking", "turn 0", "why-looking-first"),
        ("looking", "look 6", "why-no-such-target"),
        ("setting-aside", "look 1", "why-setting-aside-first"),
        ("crawling", "turn 0", "why-crawling-first"),
        ("crawling", "crawl engine-room", "why-already-there"),
        ("crawling", "crawl medbay", "why-not-in-play"),
        ("turning", "look 0", "why-turning-first"),
        ("turning", "turn 6", "why-no-such-target"),
        ("luring", "turn 0", "why-luring-first"),
        ("luring", "lure galley", "why-not-turned"),
        ("serving", "turn 0", "why-serving-first"),
        ("serving", "serve 2", "why-not-on-the-menu"),
        ("over", "turn 0", "why-over"),
    ],
)
def test_reasons(name: str, action: str, reason: str) -> None:
    """Each refusal names its own message of the catalogue."""
    state = position(name)
    seat = (*GAME.to_act(state), 0)[0]
    assert explain(GAME.view(state, seat), read(action)) == reason


def test_reasons_of_a_shortage() -> None:
    """Too scared to act, and not one's turn once hidden."""
    state = position("shortage")
    card = state.hands[2][0]
    assert explain(GAME.view(state, 2), moves.Act(card)) == "why-too-scared"
    assert explain(GAME.view(state, 2), moves.Hide(state.hands[1][0])) == "why-not-in-hand"
    after = state.copy()
    after.ready = 1 << 2
    assert explain(GAME.view(after, 2), moves.Hide(card)) == "why-wait"
    assert explain(GAME.view(state, None), moves.Hide(card)) == "why-wait"


def test_reasons_about_members() -> None:
    """Nobody may be meant who is dead, outside, oneself, or not hidden where that matters."""
    hands = ("wrong-dose dinner", "overload blackout", "dead", "", "coward shove")
    state = scene(*hands, ongoing="3 spacewalk 1")
    view = GAME.view(state, 0)
    for member in (0, 2, 3, 7):
        assert explain(view, read(f"act wrong-dose {member}")) == "why-choose-member"
    assert explain(view, read("act wrong-dose 1")) is None
    assert explain(view, read("act wrong-dose")) == "why-choose-member"
    state = played(state, "hide dinner", "hide overload", "", "", "hide coward")
    assert explain(GAME.view(state, 4), read("act shove 1 galley")) is None
    assert explain(GAME.view(state, 4), read("act shove 4 galley")) == "why-choose-member"
    assert explain(GAME.view(state, 4), read("act shove 1 engine-room")) == "why-choose-room"


def test_reasons_of_an_ongoing_owner_and_of_the_nurse() -> None:
    """Only hide; only whom the alien killed."""
    state = scene("dinner overload", "dead", "dead", ongoing="0 distress-call 1")
    assert explain(GAME.view(state, 0), read("act overload")) == "why-hide-now"
    state = hunted(scene(*NURSE, zone="ducts"), *NURSING)
    assert GAME.view(state, 0).phase == "reviving"
    assert explain(GAME.view(state, 0), read("revive 1")) is None
    assert explain(GAME.view(state, 0), read("revive 2")) == "why-cannot-revive"
    assert explain(GAME.view(state, 0), read("turn 0")) == "why-reviving-first"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("first", "first-card"),
        ("second", "second-card"),
        ("shortage", "shortage"),
        ("naming", "ongoing"),
        ("looking", "hunt"),
        ("crawling", "hunt"),
        ("turning", "hunt"),
        ("luring", "hunt"),
        ("serving", "reckoning"),
        ("over", "end"),
    ],
)
def test_topics(name: str, expected: str) -> None:
    """Everybody is led to the paragraph of what happens now, and every rule page has it."""
    state = position(name)
    seat = (*GAME.to_act(state), 0)[0]
    assert topic(GAME.view(state, seat)) == expected
    for page in RULE_PAGES:
        assert f"{{#{expected}}}" in page.read_text(encoding="utf-8")


def test_topics_of_the_dead_the_lonely_and_those_outside() -> None:
    """Each has a paragraph of their own while the others play cards."""
    state = scene("dinner overload", "dead", "", ongoing="2 spacewalk 1")
    assert topic(GAME.view(state, 1)) == "dead"
    assert topic(GAME.view(state, 2)) == "ongoing"
    assert topic(GAME.view(state, 0)) == "first-card"
    state.alone_since = 1
    assert topic(GAME.view(state, 0)) == "alone"
    for page in RULE_PAGES:
        for anchor in ("dead", "alone", "ongoing"):
            assert f"{{#{anchor}}}" in page.read_text(encoding="utf-8")


def test_every_rule_page_has_the_same_paragraphs() -> None:
    """The same anchors in the same order in every language, none twice."""
    pages = [
        re.findall(r"^##+ .*\{#([a-z-]+)\}$", page.read_text(encoding="utf-8"), re.MULTILINE)
        for page in RULE_PAGES
    ]
    assert len(pages) == 2
    assert pages[0]
    assert pages[0] == pages[1]
    assert len(set(pages[0])) == len(pages[0])
