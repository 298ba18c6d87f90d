# Aliens Eyes, in English.

title = Aliens Eyes
tagline = Ten dice, thirty seconds, and eyes everywhere.
credits = A game by Lionel Borg. This is an unofficial fan edition with its own art and wording; the make-up of tokens, bonus cards and contracts is ours.

option-hourglass = Hourglass
    .about = How long a turn lasts from the roll; what is grouped when the sand runs out counts.
option-hourglass-20 = 20 seconds
option-hourglass-30 = 30 seconds
option-hourglass-45 = 45 seconds
option-hourglass-60 = 60 seconds
option-hourglass-off = no hourglass
option-secret_contracts = Secret contracts
    .about = Only you see your contract, until it is fulfilled or the game is over.
option-short_game = Short game
    .about = The game ends when fewer than 30 tokens are left, instead of 15.
option-tell_possible = Tell what was possible
    .about = After each turn everybody is told how many points those dice could have brought.
option-layout = Tokens
    .about = Which tokens are on the table.
option-layout-likeliest = the likeliest, doubled
option-layout-once = every combination once

token = { $quantity } × { $eyes ->
    [one] { $eyes } eye
   *[other] { $eyes } eyes
}
contract = { $tokens }

contract-dealt = { $seat } is dealt a contract: { $contract }.
rolled-for-first = Who begins? { $rolls }.
opening = { $seat } rolls { $first } + { $second }
rolled = { $seat } turns the hourglass and rolls { $dice }.
rerolled = { $seat } rolls all ten dice again: { $dice }.
grouped = { $seat } groups { $faces }: { $quantity } × { $value }.
broke = { $seat } ungroups { $faces }: { $quantity } × { $value }.
took = { $seat } takes { $token }.
missed = { $seat } has made { $token }, but there is no such token on the table.
turn-ended = { $seat } scores { $possible ->
    [None] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [one] { $points } of { $possible } possible point
   *[other] { $points } of { $possible } possible points
}.
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
bonus-tied = { $seats } are tied: the { $colour ->
    [blue] blue
    [green] green
   *[red] red
} bonus card stays where it is.
contracts-asked = Contracts: { $seats_count ->
    [0] nobody has one to fulfil
    [one] { $seats } may fulfil theirs, or wait
   *[other] { $seats } may fulfil theirs, or wait
}.
answered = { $seat } has answered.
answered-unseen = { $seat } has answered.
fulfilled = { $seat } fulfils the contract ({ $contract }) with { $tokens }, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
none-fulfilled = Nobody fulfils a contract.
bonus-lightened = { $seat } keeps the { $colour ->
    [blue] blue
    [green] green
   *[red] red
} bonus card, with only { $tokens } left on it.
bonus-returned = { $seat }’s { $colour ->
    [blue] blue
    [green] green
   *[red] red
} bonus card is empty and goes back to the middle.
contract-shown = { $seat }’s contract stayed open: { $contract }.
round-opened = Round { $number }. { $first } begins.
stalled = Nobody has taken a token for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: the game stops here.
ended = The game is over. { $winners_count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

reason-few-tokens = Few tokens are left: whoever has the most points wins.
reason-stalled = No more tokens were being taken: whoever has the most points wins.

why-over = The game is over.
why-wait = It is not your turn.
why-answered = You have answered, or have nothing to decide about your contract; wait for the others.
why-roll-first = First roll the dice.
why-group-first = It is time to group the dice.
why-contract-first = First decide whether to fulfil your contract.
why-no-such-face = A die shows 1 to 6.
why-lower-first = Name the lower die first.
why-no-such-dice = Those dice are not loose in front of you.
why-not-made = You have not made that.
why-no-breaks-left = You cannot ungroup any more dice this turn.
why-rerolled = You have already rolled again this turn.
why-no-such-place = Name places on your contract, in order and each only once.
why-not-held = You do not have that token.
why-too-few = A contract needs at least two tokens.
why-none-taken = You took no token on your contract this round.
final-done = Your turn is over: you have been told what these dice could have won.

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
do-make-none = Make…
do-take = { $points ->
    [0] Stop
   *[other] Take { $points }
}
do-fulfil = Fulfil: { $points }
do-not-now = Not now
do-go-on = Go on

role-first = first player
place-round = Round { $number }
place-left = { $left ->
    [one] { $left } token
   *[other] { $left } tokens
}, ends below { $ends }
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
place-dice = { $name }’s dice
place-die = die: { $face }
place-loose = Loose dice
place-groups = Groups
place-groups-hint = Tap one die, or two that add up, then “Make”. Or drag them together.
place-group = { $quantity } × { $value }: { $prospect ->
    [few] one is not enough
    [token] takes a token worth { $points }, { $left } left
   *[none] no such token on the table
}
place-item = ungroup { $item }
place-hourglass = Hourglass: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} left
place-papers = Cards and tokens
place-collections = Everybody’s tokens
coach = { $possible ->
    [None] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [one] { $points } of { $possible } possible point
   *[other] { $points } of { $possible } possible points
}

bonus-for = { $colour ->
    [blue] the most eyes
    [green] the largest quantity
   *[red] the most tokens
}
bonus-free = free
place-bonuses = Bonus cards
place-bonus = { $colour ->
    [blue] Blue bonus card, the most eyes
    [green] Green bonus card, the largest quantity
   *[red] Red bonus card, the most tokens
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
place-bonus-free = nobody holds it
place-bonus-held = held by { $holder } with { $tokens }
contract-mine = Your contract
contract-title = Contract
contract-secret = A secret contract.
contract-progress = { $held } of { $total }
contract-done = fulfilled: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
contract-token = { $token }, { $state ->
    [placed] on the contract
    [held] you have it
   *[missing] missing
}

# What the coach says, asked for during play.

hint-grouping = At best { $points ->
    [one] { $points } point
   *[other] { $points } points
} with these dice{ $tokens_count ->
    [0] .
   *[other] : { $tokens }.
}
hint-reroll = Points from a new roll, on average: { $points }.{ $tenths }.
hint-contract = Your contract brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} now ({ $tokens } of 5). { $missing_count ->
    [0] Nothing it lacks can still be had.
   *[other] Still on the table: { $missing }.
}
