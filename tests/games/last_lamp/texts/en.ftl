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
ended = The game is over. { $winners } came out on top.

reason-most-points = Most points decide.

channel-owls = Owls
channel-moths = Moths

why-over = The game is over.
why-wait = It is not your turn.
why-enough = You have named often enough this turn: call.
why-no-number = There is no such number.
why-named = That number is named already.
why-called = That number has been called for good.
why-hush = Hush: not here, not now.
why-digits = No digits here: nobody writes numbers.
