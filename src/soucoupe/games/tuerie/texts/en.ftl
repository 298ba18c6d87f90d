# Ce jeu est une TUERIE, in English.

title = Ce jeu est une TUERIE: Alien aboard
tagline = It is aboard. Hide better than the others.
credits = A game by Ivan Turner, published by Smirk & Dagger Games and Lucky Duck Games in 2024. This is an unofficial fan edition with its own art and wording; the crew cards are ours.

option-first_crew = First crew member
    .about = Who plays first in the first round; drawn at random if nobody is named.

room = { $name ->
    [airlock] Airlock
    [engine-room] Engine room
    [cargo-bay] Cargo bay
    [greenhouse] Greenhouse
    [galley] Galley
    [ducts] Ducts
    [bridge] Bridge
   *[medbay] Medbay
}
card = { $name ->
    [open-the-airlock] Open the airlock!
    [spacewalk] Spacewalk
    [pressure-suit] Pressure suit
    [overload] Overload
    [blackout] Blackout
    [self-destruct] Self-destruct
    [jettison] Jettison the cargo
    [armoured-crate] Armoured crate
    [shove] Shove
    [weedkiller] Weedkiller
    [motion-tracker] Motion tracker
    [coward] The coward
    [close-call] Close call
    [musical-chairs] Musical chairs
    [dinner] Dinner is served
    [crawl-space] Crawl space
    [strange-noise] Strange noise
    [improvised-charge] Improvised charge
    [vent-section] Vent section
    [all-hands] All hands
    [distress-call] Distress call
    [resuscitation] Resuscitation
    [wrong-dose] Wrong dose
   *[quarantine] Quarantine
}

round-opened = Round { $number }. { $first } goes first.
ticked = { $card }: { $rounds ->
    [0] no rounds to go
    [one] the last round
   *[other] { $rounds } rounds to go
}.
dealt = { $seat } is dealt { $cards_count ->
    [0] nothing: no cards are left
    [one] a card ({ $cards })
   *[other] { $cards_count } cards ({ $cards })
}.
dealt-unseen = { $seat } is dealt { $cards ->
    [0] nothing: no cards are left
    [one] a card
   *[other] { $cards } cards
}.
hid = { $seat } hides: { $room }.
hid-unseen = { $seat } has hidden.
acted = { $seat } plays “{ $card }”.
aimed = “{ $card }” is aimed at: { $room }.
picked = “{ $card }” is aimed at { $member }.
gave-back = { $seat } gives a card back unseen.
exposure = { $seat } ({ $mode ->
    [crated] in a crate
    [dosed] drugged
    [mirrored] in the dark
   *[as-printed] { $vulnerability }
})
exposed = Vulnerability after “{ $card }”: { $crew }.
sheltered = { $by ->
    [suit] { $seat } puts on a pressure suit.
   *[cowardice] { $seat } hopes not to be seen.
}
made-safe = The alien will not kill anybody here: { $room }.
went-out = { $seat } leaves the ship.
moved = “{ $card }”: { $seat } changes rooms, { $origin } → { $room }.
slipped-away = { $seat } slips away.
spotted = { $seat } has been spotted: { $room }.
named = From outside, { $seat } bets on: { $room }.
looked = { $seat } looks at target { $position }: { $room }.
looked-unseen = { $seat } looks at target { $position }.
sorted = { $away ->
    [true] { $seat } sets target { $position } aside.
   *[false] { $seat } leaves target { $position } where it is.
}
stayed = { $seat } stays put.
turned = { $seat } turns a target: { $room }.
hesitated = A noise! The alien hesitates: { $room }, or elsewhere?
heard = The alien prefers this room: { $room }. Not that one: { $other }.
diverted = “{ $card }” turns the alien away: { $room }.
searched = The alien is done with: { $room }.
put-back = The target that was set aside returns to the hunt zone.
shuffled = The hunt zone is shuffled: { $rooms }.
shuffled-unseen = The hunt zone is shuffled.
zone-refilled = The alien infests a room: { $room }. It starts searching all over again.
alien-came = The alien is here: { $room }!
destroyed = “{ $card }” destroys a room: { $room }.
gone = Out of the game: { $rooms }.
saved = { $by ->
    [suit] { $seat } is saved by the pressure suit.
    [cowardice] { $seat } cowers, and the alien passes by.
   *[room] The alien harms nobody here: { $seat } survives.
}
died = { $cause ->
    [destroyed] { $seat } goes up with the room.
    [spotted] { $seat } was spotted, and dies.
    [bare] { $seat } had nowhere to hide.
    [served] { $seat } is dinner.
    [blown-up] { $seat } goes up with the ship.
   *[alien] { $seat } is eaten.
}
alien-died = The alien is dead: { $room }!
revived = { $seat } brings { $member } back to life.
returned = { $seat } is back aboard.
left-game = “{ $card }” leaves the game.
alone-aboard = { $crew_count ->
    [0] Nobody is left aboard.
    [one] Alone aboard: { $crew }.
   *[other] Alone aboard: { $crew }.
} One more round, then all is lost.
clock-stopped = Nobody is alone aboard any more: there is time.
ended = The game is over. { $reason ->
    [alien-destroyed] The alien has been destroyed.
    [rescued] Help has arrived.
    [blown-up] The ship has blown up.
    [alone-aboard] Alone aboard, and out of danger.
    [infested] The alien has the ship to itself.
    [alone-too-long] Alone for too long.
   *[all-dead] Everybody is dead.
} { $winners_count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win.
}

reason-alien-destroyed = The alien was destroyed: everybody still alive aboard has won.
reason-rescued = Help arrived in time.
reason-blown-up = The ship blew up; anybody who got away in time has won.
reason-alone-aboard = Alone aboard, and saved by a card.
reason-all-dead = Everybody is dead. The alien sends its regards.
reason-infested = The alien has infested the whole ship.
reason-alone-too-long = Alone aboard for too long: all is lost.

why-over = The game is over.
why-wait = It is not your turn.
why-cards-first = First everybody plays their cards.
why-naming-first = First say where the alien will go.
why-crawling-first = First crawl somewhere, or stay.
why-looking-first = First look at a target in the hunt zone.
why-setting-aside-first = First set that target aside, or leave it.
why-turning-first = First turn over a target in the hunt zone.
why-luring-first = First choose between the two targets.
why-serving-first = First choose whom the alien has for dinner.
why-reviving-first = First choose whom to bring back to life.
why-not-in-hand = That card is not in your hand.
why-other-goes-first = Your other card cannot be played second as an action, so it has to come first.
why-second-only = As an action, this card can only come second.
why-act-now = You are already hiding: this card is your action.
why-hide-now = Your action is on the table: this card is your hideout.
why-too-scared = Cards have run short, and everybody is too scared to act: hide.
why-choose-member = Choose another member of the crew: alive, aboard, and hiding if the card says so.
why-choose-room = This action cannot be aimed at that room: choose another.
why-no-choice = There is no room and nobody for this action to be aimed at now.
why-not-in-play = That room is not in play.
why-already-there = You are already there.
why-no-such-target = That target is not in the hunt zone.
why-not-turned = The alien hesitates between two rooms only, and that is neither.
why-not-on-the-menu = The alien cannot have that one for dinner.
why-cannot-revive = You can only bring back somebody else, whom the alien killed this round.
final-target = A target that has been seen cannot be hidden again.

channel-dead = The dead
channel-all-closed = The dead show nothing to the living.

# On the page.

effect-open-the-airlock = DESTROY the Airlock.
effect-spacewalk = You leave the ship; your other card goes back unseen. Before every hunt you name a room: if the alien goes there, you come back aboard. If it dies, you win only if you named its room.
effect-pressure-suit = A destroyed room does not kill you.
effect-overload = DESTROY the Engine room.
effect-blackout = Everyone’s vulnerability is mirrored: 1 becomes 3, 3 becomes 1.
effect-self-destruct = At the end of the second round after this one the ship blows up with all aboard. If you are in the Airlock, and the alien is not, you get away in the pod and win.
effect-jettison = Everyone in the Cargo bay is thrown into the Airlock.
effect-armoured-crate = Your vulnerability becomes 0.
effect-shove = Move somebody who is hiding to another room.
effect-weedkiller = The alien kills nobody in the Greenhouse.
effect-motion-tracker = Look at a target in the hunt zone; you may set it aside for this hunt.
effect-coward = The alien cannot kill you. But if anybody comes to your room from now on, or is there when you come, you are spotted and die.
effect-close-call = If the alien comes to your room you slip away, and it goes elsewhere.
effect-musical-chairs = Swap hideouts and printed vulnerabilities with somebody.
effect-dinner = If the alien is in your room, you choose whom it kills there.
effect-crawl-space = You may move to any room.
effect-strange-noise = Two targets are turned over: the alien goes where more of the crew are hiding. In a tie, you choose.
effect-improvised-charge = Name another room: at the end of the round you crawl there. If exactly one of the crew is still in the room you left, DESTROY it: two or more disarm the charge. The alien does not count.
effect-vent-section = Name a room the alien has searched, not your own: DESTROY it.
effect-all-hands = Name a room: everyone there comes to your hideout.
effect-distress-call = At the end of the sixth round after this one, if you are alive, help arrives: all aboard win.
effect-resuscitation = Bring back somebody else whom the alien killed this round.
effect-wrong-dose = Somebody else’s vulnerability becomes 3.
effect-quarantine = Name a room: if the alien comes there, it goes elsewhere.
effect-alone = Alone aboard: you win.
when-now = At once
when-round = This round
when-hunt = At the hunt
when-end = End of the round
when-ongoing = Ongoing
order-first = first card only
order-second = second card only
words-colon = :
card-sides = { $room }, vulnerability { $vulnerability }; or “{ $card }”

ask-first = Your first card: hide, or act?
ask-second = Your second card
ask-shortage = Cards have run short. Where do you hide?
ask-way = Hide, or “{ $card }”?
ask-member = “{ $card }”: who?
ask-room = “{ $card }”: where?
ask-naming = Out in space: where will the alien go?
ask-crawling = Where do you crawl to?
ask-looking = Which target do you look at?
ask-setting-aside = Set it aside for this hunt?
ask-seen = You saw: { $room }. Nobody else has.
ask-turning = Turn over a target: where does the alien go?
ask-luring = Two rooms, equally crowded. Where does the alien go?
ask-serving = Dinner is served. Who is on the menu?
ask-reviving = Whom do you bring back to life?
ask-only-hide = This card is your hideout.
ask-only-act = This card is your action: “{ $card }”.
ask-over = { $reason ->
    [alien-destroyed] The alien is dead!
    [rescued] Rescued!
    [blown-up] Boom.
    [alone-aboard] Alone, and alive!
    [infested] The ship belongs to the alien now.
    [alone-too-long] In space no one hears you wait.
   *[all-dead] Everybody is dead.
}
sure-act-room = “{ $card }”: { $room }?
sure-act-member = “{ $card }”: { $member }?
sure-act-both = “{ $card }”: { $member } to { $room }?
sure-name = Bet on this room: { $room }?
sure-crawl = Crawl to this room: { $room }?
sure-lure = Send the alien here: { $room }?
sure-serve = Serve { $member }?
sure-revive = Bring back { $member }?
wait-first = { $name } plays a first card.
wait-second = { $name } plays a second card.
wait-shortage = Still looking for a hideout: { $name }.
wait-naming = { $name }, outside, makes a bet.
wait-crawling = { $name } is crawling through the ducts.
wait-looking = { $name } is listening to the tracker.
wait-setting-aside = { $name } has seen something.
wait-turning = { $name } turns the target over…
wait-luring = { $name } is making the noise.
wait-serving = { $name } is laying the table.
wait-reviving = { $name } gets the defibrillator.
do-hide = Hide
do-act = Act
do-it = Do it
do-stay = Stay
do-set-aside = Set it aside
do-leave = Leave it

place-ship = The ship
place-round = Round { $number }
place-order = The crew, in the order of play{ $way ->
    [there] , first cards
    [back] , second cards come back the same way
   *[none] { "" }
}
place-alone = Last chance!
place-vulnerability = vulnerability { $count }
place-zone = Hunt zone: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} face down
place-reserve = Already searched: { $count }
zone-title = Hunt zone
zone-card = Target { $position }, face down
zone-card-seen = Target { $position }: { $room }; the others see only its back
zone-aside = Set aside for this hunt
zone-aside-seen = Set aside for this hunt: { $room }
reserve-title = Searched
room-gone = destroyed
room-destroyed = just destroyed!
room-alien = the alien is here
room-hunted = the alien may come
room-searched = already searched
room-safe = the alien kills nobody here
room-crew = hiding here: { $crew }
room-empty = Nobody is hiding here.
plate-first = first crew member
plate-hides = hides: { $room }
plate-does = plays “{ $card }”
plate-ready = has hidden
plate-holds = { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
state-dead = dead
state-outside = outside
state-suited = in a suit
state-coward = cowering
state-spotted = spotted
state-bare = nowhere to hide
state-crated = in a crate
state-dosed = drugged
state-mirrored = in the dark
deeds = Actions
deeds-none = No action has been played yet.
deed-due = (end of round { $round })
bill-alien-died = Got it!

# What the coach says, asked for during play.

hint-peril = { $seat }: { $percent }% risk of dying this round, as the cards lie.
hint-hideout = { $room }: { $percent }% risk of dying there, if nobody does anything more.
hint-bet = { $room }: { $percent }% chance that the alien goes there; betting on it wins in { $winning }%.
