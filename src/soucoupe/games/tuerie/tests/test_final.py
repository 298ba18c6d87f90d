"""What is never taken back: a target that was seen, and cards everybody saw."""

from tests.support.take_backs import asked_of_everything


def test_what_was_seen_stands() -> None:
    """A target turned is final; a card played shows what was in a hand."""
    answers = asked_of_everything("tuerie", 4, {"turn", "hide", "act"})
    assert answers["turn"] == {"final-target"}
    assert answers["hide"] == answers["act"] == {"takeback/learnt"}
