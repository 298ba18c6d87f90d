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

# On the page.

ask-roll = Your turn: roll the dice!
ask-group = Group your dice
ask-contract = Fulfil your contract? Pick its tokens.
ask-no-contract = Nothing for your contract this round
ask-over = No more eyes to catch.
wait-roll = { $name } is about to roll
wait-group = { $name } is grouping
wait-contract = Contracts: waiting for { $name }
wait-others = Contracts: waiting for { $name }
do-roll = Roll
do-reroll = Roll again
do-make = Make { $value }
do-make-none = Make …
do-take = { $points ->
    [0] Stop
   *[other] Take { $points }
}
do-fulfil = Fulfil: { $points }
do-not-now = Not now
do-go-on = Go on

role-first = first player
place-round = Round { $number }
place-left = { $left } tokens, ends below { $ends }
place-board = Tokens on the table: { $left }
place-column = { $eyes ->
    [one] { $eyes } eye
   *[other] { $eyes } eyes
}
place-token = { $token }: { $left ->
    [0] gone
   *[other] { $left } left
}
place-wanted = on your contract
place-standing = yours if you stop now
place-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
place-opening = Who begins?
place-my-dice = Your dice
place-dice = The dice of { $name }
place-die = die: { $face }
place-loose = Loose dice
place-groups = Groups
place-groups-hint = Tap one die, or two that add up, then “Make”. Or drag them together.
place-group = { $quantity } × { $value }: { $prospect ->
    [few] one is not enough
    [token] takes a token worth { $points }, { $left } left
   *[none] no such token
}
place-item = take { $item } apart
place-hourglass = Hourglass: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} left
place-papers = Cards and tokens
place-collections = Everybody’s tokens
coach = { $points } of { $possible } possible points

bonus-for = { $colour ->
    [blue] most eyes
    [green] largest quantity
   *[red] most tokens
}
bonus-free = free
place-bonuses = Bonus cards
place-bonus = { $colour ->
    [blue] Blue bonus card, most eyes
    [green] Green bonus card, largest quantity
   *[red] Red bonus card, most tokens
}, { $points } points
place-bonus-free = nobody holds it
place-bonus-held = held by { $holder } with { $tokens }
contract-mine = Your contract
contract-title = Contract
contract-secret = A secret contract.
contract-progress = { $held } of { $total }
contract-done = fulfilled: { $points } points
contract-token = { $token }, { $state ->
    [placed] on the contract
    [held] you have it
   *[missing] missing
}
