"""Premier Contact, by Damir Khusnatdinov: humans learn a language by offering things to aliens."""

from soucoupe.core.game import Game, Traits
from soucoupe.games.premier_contact.apply import apply
from soucoupe.games.premier_contact.bots.advice import Advice
from soucoupe.games.premier_contact.bots.coach import coach
from soucoupe.games.premier_contact.bots.evaluate import evaluate
from soucoupe.games.premier_contact.bots.expert import expert, regular
from soucoupe.games.premier_contact.bots.novice import novice
from soucoupe.games.premier_contact.component_types import DIGEST
from soucoupe.games.premier_contact.data import FACTS, SEATS
from soucoupe.games.premier_contact.deal import deal, opening
from soucoupe.games.premier_contact.events import QUIET, Event
from soucoupe.games.premier_contact.explain import explain, timeout, topic
from soucoupe.games.premier_contact.final import final
from soucoupe.games.premier_contact.imagine import imagine
from soucoupe.games.premier_contact.ink import ink
from soucoupe.games.premier_contact.legal import legal, to_act
from soucoupe.games.premier_contact.moves import Action, Options
from soucoupe.games.premier_contact.notepad import recall
from soucoupe.games.premier_contact.scoring import outcome
from soucoupe.games.premier_contact.state import State
from soucoupe.games.premier_contact.talk import channels, hold_back
from soucoupe.games.premier_contact.tie_break import limit
from soucoupe.games.premier_contact.view import open_view, show, view
from soucoupe.games.premier_contact.view_types import View

GAME: Game[State, Action, Event, View] = Game(
    id="premier_contact",
    version=f"3+{DIGEST}",
    seats=SEATS,
    options=Options,
    traits=Traits(simultaneous=True),
    actions=Action,
    events=Event,
    views=View,
    deal=deal,
    to_act=to_act,
    legal=legal,
    apply=apply,
    view=view,
    show=show,
    imagine=imagine,
    outcome=outcome,
    timeout=timeout,
    opening=opening,
    open=open_view,
    evaluate=evaluate,
    bots={"novice": novice, "regular": regular, "expert": expert},
    coach=coach,
    advice=Advice,
    explain=explain,
    final=final,
    topic=topic,
    limit=limit,
    channels=channels,
    hold_back=hold_back,
    recall=recall,
    ink=ink,
    facts=FACTS,
    quiet=QUIET,
)
