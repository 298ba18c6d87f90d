"""What is taken back, and what is not: a plain move may be, a card shown or a hand seen not."""

from tests.support.take_backs import asked_of_everything


def test_what_shows_something_stands() -> None:
    """A card played shows what was in a hand; a look into another's is final; fleeing is open."""
    answers = asked_of_everything("strangers", 3, {"play", "date", "flee"})
    assert answers["play"] == {"takeback/learnt"}
    assert answers["date"] == {"final-date"}
    assert answers["flee"] == {None}
