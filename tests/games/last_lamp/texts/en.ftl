# Last Lamp, in English.

title = Last Lamp
tagline = Nine numbers, one of them yours: call theirs before they call it.
credits = A game of the house, for its tests alone.

option-sand = Sand
    .about = How long a turn may last.
option-sand-0 = none
option-sand-5 = 5 seconds
option-sand-30 = 30 seconds

named = { $seat } names { $number }.
called = { $seat } calls { $number }.
passed = { $seat } calls nothing.
kept = That was { $seat }’s own number: nobody else can call it now.
put-out = { $by } has put out { $seat }.
ended = The game is over. { $winners_count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

reason-most-points = The most points win.

channel-owls = Owls
channel-moths = Moths

why-over = The game is over.
why-wait = It is not your turn.
why-enough = You have named often enough this turn: call.
why-no-number = That number does not exist.
why-named = That number has already been named.
why-called = That number has been called for good.
why-hush = Hush: not here, not now.
why-digits = No digits here: nobody writes numbers.
