"""What is never taken back: whatever speaks (rulings 5, 6, 8, 9 and 16)."""

from tests.support.take_backs import asked_of_everything

STANDS = {
    "take": "final-colour",
    "name": "final-word",
    "turn": "final-turned",
    "pick": "final-answer",
    "confirm": "final-answer",
    "draw": "final-sign",
    "wipe": "final-sign",
    "vote": "final-vote",
}


def test_whatever_speaks_stands() -> None:
    """Colours, words, turned offerings, proposals, signs, votes; the rest may go back."""
    answers = asked_of_everything("premier_contact", 4, {*STANDS, "ask"}, preliminary="on")
    assert {tag: answers[tag] for tag in STANDS} == {tag: {why} for tag, why in STANDS.items()}
    assert answers["ask"] == {None}
