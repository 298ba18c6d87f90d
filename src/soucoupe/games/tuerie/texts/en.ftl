# Tuerie, in English.

title = Tuerie
tagline = Sixty numbers, five tricks, and nobody knows who holds the high ones.
credits = An example of the house, in its own words. Whose game is yours? Say so here.

option-low = Low tide
    .about = The lowest card takes the trick instead of the highest.
option-cards = Cards in hand
    .about = More cards to choose from; the game is as long as ever.

played = { $seat } plays { $card }.
taken = { $seat } takes trick { $trick }.
drew = { $seat } draws { $card }.
drew-unseen = { $seat } draws a card.
ended = The game is over. { $winners } came out on top.

reason-most-tricks = Most tricks decide.

why-over = The game is over.
why-wait = It is not your turn.
why-not-in-hand = That card is not in your hand.
