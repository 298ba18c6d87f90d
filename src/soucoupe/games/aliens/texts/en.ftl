# Aliens, in English.

title = Aliens
tagline = Three aliens, five testimonies, and an investigator who saw nothing.
credits = A game by Adrian Dinu, published by Tilsit in 2007. This is an unofficial fan edition with its own art and wording; the make-up of the testimony deck is ours.

option-help = With a little help from my aliens
    .about = One of the three aliens is face up from the start; the first error turns none over.
option-abundance = Abundance
    .about = All testimonies are dealt at once; nothing is drawn afterwards.
option-first_investigator = First investigator
    .about = The seat that investigates first; drawn at random if none is named.
option-shuffle_every_round = Shuffle every round
    .about = All 18 aliens are shuffled before each round. Otherwise six rounds use them all up, and whoever investigates the sixth or the twelfth can nearly always work out the last three.
option-aide_memoire = Memory aid
    .about = Shows the aliens you have seen since the last shuffle: in the sixth and twelfth rounds that is almost the answer. Without it you have to remember them.

alien = { $appetite ->
    [sated] sated
   *[hungry] hungry
} { $colour ->
    [green] green
    [violet] violet
   *[orange] orange
} { $race ->
    [gluon] Gluon
    [phi] Phi
   *[quark] Quark
}
statement = { $value ->
    [0] no
   *[other] exactly { $value }
} { $attribute ->
    [gluon] { $value ->
        [1] Gluon
       *[other] Gluons
    }
    [phi] { $value ->
        [1] Phi
       *[other] Phis
    }
    [quark] { $value ->
        [1] Quark
       *[other] Quarks
    }
    [green] green
    [violet] violet
    [orange] orange
    [sated] sated
   *[hungry] hungry
}
face = { $suit ->
    [race] red card, { $value } of a race of your choice
    [colour] red card, { $value } of a colour of your choice
    [gluon] { $value ->
        [1] { $value } Gluon
       *[other] { $value } Gluons
    }
    [phi] { $value ->
        [1] { $value } Phi
       *[other] { $value } Phis
    }
    [quark] { $value ->
        [1] { $value } Quark
       *[other] { $value } Quarks
    }
    [green] { $value } green
    [violet] { $value } violet
    [orange] { $value } orange
    [sated] { $value } sated
   *[hungry] { $value } hungry
}

round-opened = Round { $number }. { $investigator } investigates.
appeared = Only the witnesses see them: { $aliens }.
laid-open = { $seat } turns alien { $position } face up for all: { $alien }.
testified = { $seat } testifies: “{ $says }”.
judged = { $investigator } calls “{ $says }” { $verdict ->
    [true] true
   *[false] false
}. It is { $truth ->
    [true] true
   *[false] false
}: { $winner } wins the card.
turned = { $investigator } turns alien { $position } over: { $alien }.
forfeited = “{ $says }” goes to { $winner } without a verdict.
drew = { $seat } draws a testimony: { $face }.
drew-unseen = { $seat } draws a testimony.
pile-left = Too few testimonies are left to draw from: { $cards ->
    [0] none leave
    [one] the last one leaves
   *[other] the last { $cards } leave
} the game.
reshuffled = All the aliens are shuffled into a new pile.
ended = The game is over. { $winners_count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

reason-most-cards = Whoever has won the most cards wins.

why-over = The game is over.
why-wait = It is not your turn.
why-lay-open-first = First choose which alien to turn face up.
why-testify-first = It is time to play a testimony.
why-judge-first = It is time to judge a testimony.
why-turn-first = First turn over one of the hidden aliens.
why-not-in-hand = That card is not in your hand.
why-no-choice = This card leaves no choice: what it counts is printed on it.
why-choice-needed = With a red card, name the race or the colour as well.
why-other-choice = That is not what this red card lets you choose.
why-no-such-testimony = That testimony is not on the table.
why-already-judged = That testimony has already been won.
why-no-such-alien = That alien is not on the table.
why-already-face-up = That alien is already face up.
final-testimony = A testimony stands: everybody has heard it.
final-verdict = A verdict stands: you have been told whether it was right.
final-alien = This alien has been shown: everybody has seen it.

# What the table says.

attribute = { $attribute ->
    [gluon] { $value ->
        [1] Gluon
       *[other] Gluons
    }
    [phi] { $value ->
        [1] Phi
       *[other] Phis
    }
    [quark] { $value ->
        [1] Quark
       *[other] Quarks
    }
    [green] green
    [violet] violet
    [orange] orange
    [sated] sated
    [hungry] hungry
    [race] race
   *[colour] colour
}
ask-lay-open = Which alien will everyone see?
ask-testify = Your testimony: the truth, or a lie?
ask-judge = Whom do you believe? Pick a testimony.
ask-turn = You were wrong. Turn over an alien.
ask-over = The investigations are closed.
ask-race = { $value } of which race?
ask-colour = { $value } of which colour?
ask-verdict = “{ $says }”: true or false?
ask-said-by = { $speaker } says so.
ask-say = Say “{ $says }”?
ask-show = Show everyone the { $alien }?
wait-lay-open = { $name } chooses an alien to show everyone.
wait-testify = { $name } is about to testify.
wait-judge = { $name } is weighing the testimonies.
wait-turn = { $name } is turning over an alien.
do-say = Say it
do-show = Show it
do-true = True
do-false = False

role-investigator = investigator
place-round = Round { $number } of { $total }
place-aliens = The three aliens
place-alien = Alien { $position }: { $alien }
place-alien-hidden = Alien { $position }, face down
place-alien-secret = { $alien }; the investigator sees only its back
place-testimonies = The five testimonies
place-testimony = Testimony { $position }, { $speaker }: “{ $says }”
place-testimony-empty = Testimony { $position }: not given yet
open-hands = Everybody’s hand
place-errors = Errors: { $errors } of { $total }
place-won = { $count ->
    [one] { $count } card won
   *[other] { $count } cards won
}
place-pile = Pile: { $count }
judged-true = true
judged-false = false
judged-not = no verdict
won-by = won by { $winner }

memory = Memory aid
memory-seen = Seen since the last shuffle: { $seen } of { $total }
memory-alien-seen = seen: { $alien }
memory-alien-unseen = not seen: { $alien }
memory-shuffled = All the aliens are shuffled before every round: there is nothing to remember.
memory-off = This table plays from memory: earlier rounds are shown at the end.
history = Earlier rounds
history-empty = No earlier round since the last shuffle.
history-round = Round { $number }, investigator: { $investigator }

# What the coach says, asked for during play.

hint-testimony = “{ $says }”, says { $speaker }: { $percent }% likely, by the cards alone.
hint-card = “{ $says }”: { $truth ->
    [true] true
   *[false] false
}; to others, { $percent }% likely.
hint-any-alien = Any of them will do: nothing tells face-down aliens apart.
