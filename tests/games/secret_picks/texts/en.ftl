# Secret Picks, in English.

title = Secret Picks
tagline = Everybody picks at once, and only what nobody else picked counts.
credits = A game of the house, for its tests alone.

option-low = Low tide
    .about = The lowest number nobody else picked scores instead of the highest.

picked = { $seat } picks { $number }, face down.
picked-unseen = { $seat } picks a card.
revealed = The cards are turned over: { $numbers }.
scored = { $seat } scores.
ended = The game is over. { $winners_count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

reason-most-points = The most points win.

why-over = The game is over.
why-wait = You have picked; wait for the others.
why-not-in-hand = That card is not in your hand.
