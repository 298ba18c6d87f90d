"""The effect of every card, in the order of the component table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soucoupe.games.tuerie import cards_aft as aft
from soucoupe.games.tuerie import cards_fore as fore

if TYPE_CHECKING:
    from collections.abc import Callable

    from soucoupe.games.tuerie.events import Event
    from soucoupe.games.tuerie.state import Deed, State

EFFECTS: Final[tuple[Callable[[State, Deed, list[Event] | None], bool], ...]] = (
    fore.open_the_airlock,
    fore.spacewalk,
    fore.pressure_suit,
    fore.overload,
    fore.blackout,
    fore.self_destruct,
    fore.jettison,
    fore.armoured_crate,
    fore.shove,
    fore.weedkiller,
    fore.motion_tracker,
    fore.coward,
    aft.close_call,
    aft.musical_chairs,
    aft.dinner,
    aft.crawl_space,
    aft.strange_noise,
    aft.improvised_charge,
    aft.vent_section,
    aft.all_hands,
    aft.distress_call,
    aft.resuscitation,
    aft.wrong_dose,
    aft.quarantine,
)
