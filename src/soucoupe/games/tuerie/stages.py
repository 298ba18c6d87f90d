"""The stages a round runs through by itself, between one decision and the next.

Every stage is a function that returns the stage that follows; WAIT means somebody must decide.
"""

from typing import Final

WAIT: Final = 0
PREPARE: Final = 1
PASS_ON: Final = 2
OPEN_HUNT: Final = 3
BEFORE_HUNT: Final = 4
ASK_TURN: Final = 5
HEED: Final = 6
RECKON: Final = 7
ATTACK: Final = 8
AFTERMATH: Final = 9
CONCLUDE: Final = 10
UPKEEP: Final = 11
