# Aliens Eyes, in English.

title = Aliens Eyes
tagline = Ten dice, thirty seconds, and eyes everywhere.
credits = A game by Lionel Borg. This is an unofficial fan edition with its own art and wording; the make-up of tokens, bonus cards and contracts is ours.

option-hourglass = Hourglass
    .about = How long a turn lasts from the roll; what stands when the sand has run out counts.
option-hourglass-20 = 20 seconds
option-hourglass-30 = 30 seconds
option-hourglass-45 = 45 seconds
option-hourglass-60 = 60 seconds
option-hourglass-off = no hourglass
option-secret_contracts = Secret contracts
    .about = Only you see your contract, until it is fulfilled or the game is over.
option-short_game = Short game
    .about = The game ends with fewer than 30 tokens left, instead of 15.
option-layout = Tokens
    .about = Which tokens lie on the table.
option-layout-likeliest = the likeliest, doubled
option-layout-once = every combination once

token = { $quantity } × { $eyes ->
    [one] { $eyes } eye
   *[other] { $eyes } eyes
}
contract = { $tokens }

rolled = { $seat } turns the hourglass and rolls { $dice }.
rerolled = { $seat } rolls all ten dice again: { $dice }.
grouped = { $seat } groups { $faces }: { $quantity } × { $value }.
broke = { $seat } takes { $faces } back: { $quantity } × { $value }.
took = { $seat } takes { $token }.
missed = { $seat } has made { $token }, but there is no such token.
turn-ended = { $seat } scores { $points } of { $possible } possible points.
bonus-won = { $seat } wins the { $colour ->
    [blue] blue
    [green] green
   *[red] red
} bonus card with { $tokens }.
bonus-captured = { $seat } takes the { $colour ->
    [blue] blue
    [green] green
   *[red] red
} bonus card from { $loser } with { $tokens }.
bonus-raised = { $seat } keeps the { $colour ->
    [blue] blue
    [green] green
   *[red] red
} bonus card and now shows { $tokens }.
bonus-tied = { $seats } are level: the { $colour ->
    [blue] blue
    [green] green
   *[red] red
} bonus card stays where it is.
contracts-asked = Contracts: { $seats } may fulfil theirs or wait.
answered = { $seat } has answered.
answered-unseen = { $seat } has answered.
fulfilled = { $seat } fulfils the contract ({ $contract }) with { $tokens }, for { $points } points.
none-fulfilled = Nobody fulfils a contract.
bonus-lightened = { $seat } keeps the { $colour ->
    [blue] blue
    [green] green
   *[red] red
} bonus card, but only { $tokens } still on it.
bonus-returned = The { $colour ->
    [blue] blue
    [green] green
   *[red] red
} bonus card of { $seat } is empty and goes back to the middle.
contract-shown = The contract of { $seat } stayed open: { $contract }.
round-opened = Round { $number }. { $first } begins.
stalled = Nobody has taken a token for { $rounds } rounds: the game stops here.
ended = The game is over. { $winners } came out on top.

reason-few-tokens = Few tokens are left; most points decide.
reason-stalled = No more tokens were taken; most points decide.

why-over = The game is over.
why-wait = It is not your turn.
why-answered = You have answered, or your contract is fulfilled; wait for the others.
why-roll-first = First roll the dice.
why-group-first = It is time to group the dice.
why-contract-first = First answer about the contract.
why-no-such-face = A die shows 1 to 6.
why-lower-first = Name the lower die first.
why-no-such-dice = Those dice do not lie loose before you.
why-not-made = You have not made that.
why-no-breaks-left = You have taken dice apart often enough this turn.
why-rerolled = You have rolled again already this turn.
why-no-such-place = Name places on your contract, the first ones first and each once.
why-not-held = You do not have that token.
why-too-few = A contract takes at least two tokens.
why-none-taken = You took no token of your contract this round.
