"""What is never taken back: the end of a turn."""

from tests.support.take_backs import asked_of_everything


def test_the_end_of_a_turn_stands() -> None:
    """It tells what the dice could have won; grouping, which tells nothing, is taken back."""
    answers = asked_of_everything("aliens_eyes", 3, {"done", "roll", "group"})
    assert answers["done"] == {"final-done"}
    assert answers["roll"] == {"takeback/learnt"}
    assert answers["group"] == {None}
