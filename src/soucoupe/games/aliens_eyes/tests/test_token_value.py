"""What tokens promise: an open contract is worth its chances."""

from soucoupe.games.aliens_eyes.bots.token_value import ContractValue


def test_waiting_is_worth_its_chances() -> None:
    """Two turns and an even chance for a third token: 25 in half the cases, again in half."""
    known = ContractValue([0.0, 0.0, 0.5, 0.0, 0.0])
    assert known.waiting(0b00011, 0) == 0.0
    assert known.waiting(0b00011, 1) == 12.5
    assert known.waiting(0b00011, 2) == 18.75
    assert known.holding(0b00011, 1) == 12.5
    assert known.holding(0b00111, 2) == 25.0
