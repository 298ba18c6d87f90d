// Written by `soucoupe types` from the structs of the server; never edited by hand.
export const TELLING = {
  "rolled-for-first": {"rolls": "opening"},
  "opening": {"seat": "seat"},
  "contract-dealt": {"seat": "seat", "contract": "contract"},
  "contract": {"tokens": "token", "held": "place", "placed": "place"},
  "rolled": {"seat": "seat"},
  "rerolled": {"seat": "seat"},
  "grouped": {"seat": "seat"},
  "broke": {"seat": "seat"},
  "took": {"seat": "seat", "token": "token"},
  "missed": {"seat": "seat", "token": "token"},
  "turn-ended": {"seat": "seat", "next_player": "seat"},
  "bonus-won": {"seat": "seat", "tokens": "token"},
  "bonus-captured": {"seat": "seat", "loser": "seat", "tokens": "token"},
  "bonus-raised": {"seat": "seat", "tokens": "token"},
  "bonus-tied": {"seats": "seat"},
  "contracts-asked": {"seats": "seat"},
  "answered": {"seat": "seat", "tokens": "place"},
  "answered-unseen": {"seat": "seat"},
  "fulfilled": {"seat": "seat", "contract": "contract", "tokens": "token"},
  "bonus-lightened": {"seat": "seat", "tokens": "token"},
  "bonus-returned": {"seat": "seat"},
  "contract-shown": {"seat": "seat", "contract": "contract"},
  "round-opened": {"first": "seat"},
  "ended": {"winners": "seat"},
  "advice": {"last": "last-turn", "hints": "best-grouping"},
  "last-turn": {"seat": "seat"},
  "hint-grouping": {"tokens": "token"},
  "hint-contract": {"missing": "token"},
} as const

export const QUIET = [
  "grouped",
  "broke",
  "answered",
  "answered-unseen",
  "contracts-asked",
] as const

export const FIELDS = {
  "view": {"seat": "seat", "options": "options", "to_act": "seat", "first": "seat", "player": "seat", "combinations": "combination", "players": "player", "bonuses": "bonus", "answers": "answer", "last": "turn-seen", "opening": "opening"},
  "player": {"seat": "seat", "tokens": "token", "contract": "contract"},
  "contract": {"tokens": "token", "held": "place", "placed": "place"},
  "bonus": {"holder": "seat", "tokens": "token"},
  "answer": {"seat": "seat", "tokens": "place"},
  "turn-seen": {"seat": "seat", "combinations": "combination", "taken": "token"},
  "opening": {"seat": "seat"},
  "do-fulfil": {"tokens": "place"},
} as const

export const OPTION_FIELDS = [
  {"name": "hourglass", "kind": "choice", "choices": ["20", "30", "45", "60", "off"]},
  {"name": "secret_contracts", "kind": "boolean"},
  {"name": "short_game", "kind": "boolean"},
  {"name": "tell_possible", "kind": "boolean"},
  {"name": "layout", "kind": "choice", "choices": ["likeliest", "once"]},
] as const

/** The variants, and what the host may choose. */
export type Options = {
  hourglass: "20" | "30" | "45" | "60" | "off"
  secret_contracts: boolean
  short_game: boolean
  tell_possible: boolean
  layout: "likeliest" | "once"
}

/** Turn the hourglass and roll the ten dice. */
export type Roll = { type: "roll" }

/** Add an item to the combination of its value: one die, or two that are added up. */
export type Group = { type: "group"; first: number; second?: number | null }

/** Take an item apart again, told by its faces as when it was made. */
export type Break = { type: "break"; first: number; second?: number | null }

/** Roll all ten dice again, once a turn; what stands is undone, the hourglass runs on. */
export type Reroll = { type: "reroll" }

/** Confirm what stands, and take its tokens. */
export type Done = { type: "done" }

/** Fulfil one's contract with these of its five tokens, told by their places, lowest first. */
export type Fulfil = { type: "fulfil"; tokens: readonly number[] }

/** Leave one's contract open. */
export type NotNow = { type: "not-now" }

/** Everybody rolled two dice, and those who tied for the most again, until one was left. */
export type RolledForFirst = { type: "rolled-for-first"; rolls: readonly Opening[] }

/** Two dice rolled for who begins; whoever ties for the most rolls again. */
export type Opening = { seat: number; first: number; second: number }

/** A seat was dealt a contract; of a secret one nobody else is told. */
export type ContractDealt = {
  type: "contract-dealt"
  seat: number
  contract: Contract
  is_secret: boolean
}

/** A contract laid open: its five tokens, those its owner has, those put on it. */
export type Contract = {
  card: number
  tokens: readonly Token[]
  held: readonly number[]
  placed: readonly number[]
}

/** A token: this many eyes, this quantity in green; worth their product. */
export type Token = { eyes: number; quantity: number }

/** A player turned the hourglass and rolled the ten dice. */
export type Rolled = { type: "rolled"; seat: number; dice: readonly number[] }

/** All ten dice were rolled again; the groups are gone, the sand runs on. */
export type Rerolled = { type: "rerolled"; seat: number; dice: readonly number[] }

/** An item joined the combination of its value, which now counts that many. */
export type Grouped = {
  type: "grouped"
  seat: number
  faces: readonly number[]
  value: number
  quantity: number
}

/** An item was taken apart; its combination now counts that many. */
export type Broke = {
  type: "broke"
  seat: number
  faces: readonly number[]
  value: number
  quantity: number
}

/** A combination took its token; so many of the kind are left. */
export type Took = { type: "took"; seat: number; token: Token; left: number }

/** A combination stood for which there is no token. */
export type Missed = { type: "missed"; seat: number; token: Token }

/** A turn is over: points taken and, where the table wants it, points there were to take. */
export type TurnEnded = {
  type: "turn-ended"
  seat: number
  points: number
  possible: number | null
  next_player: number | null
}

/** A bonus card came from the middle, and these tokens were laid on it. */
export type BonusWon = {
  type: "bonus-won"
  colour: "blue" | "green" | "red"
  seat: number
  tokens: readonly Token[]
}

/** A bonus card came from whoever held it, whose tokens went back; these were laid on it. */
export type BonusCaptured = {
  type: "bonus-captured"
  colour: "blue" | "green" | "red"
  seat: number
  loser: number
  tokens: readonly Token[]
}

/** A holder equalled or beat what lay on the card, and laid the new tokens on it. */
export type BonusRaised = {
  type: "bonus-raised"
  colour: "blue" | "green" | "red"
  seat: number
  tokens: readonly Token[]
}

/** Several were best this round: the card stays where it is. */
export type BonusTied = {
  type: "bonus-tied"
  colour: "blue" | "green" | "red"
  seats: readonly number[]
}

/** These seats are asked about their contracts, at the same moment. */
export type ContractsAsked = { type: "contracts-asked"; seats: readonly number[] }

/** A seat answered, as it sees it itself; no token: not now. */
export type Answered = { type: "answered"; seat: number; tokens: readonly number[] }

/** What the others see of an answer. */
export type AnsweredUnseen = { type: "answered-unseen"; seat: number }

/** A contract was fulfilled with these tokens, for good. */
export type Fulfilled = {
  type: "fulfilled"
  seat: number
  contract: Contract
  tokens: readonly Token[]
  points: number
}

/** All answers are known: nobody fulfilled a contract. */
export type NoneFulfilled = { type: "none-fulfilled" }

/** Tokens went from a bonus card to a contract; these still lie on the card. */
export type BonusLightened = {
  type: "bonus-lightened"
  colour: "blue" | "green" | "red"
  seat: number
  tokens: readonly Token[]
}

/** A bonus card lost its last token to a contract and is back in the middle. */
export type BonusReturned = {
  type: "bonus-returned"
  colour: "blue" | "green" | "red"
  seat: number
}

/** The game is over: a secret contract that stayed open is shown. */
export type ContractShown = { type: "contract-shown"; seat: number; contract: Contract }

/** A round begins; after the first one the first-player token has moved on. */
export type RoundOpened = { type: "round-opened"; number: number; first: number }

/** Nobody took a token for so many whole rounds: the guard ends the game. */
export type Stalled = { type: "stalled"; rounds: number }

/** The last round is over. */
export type Ended = { type: "ended"; winners: readonly number[]; points: readonly number[] }

/** The whole table as one seat, or the public, knows it. */
export type View = {
  seat: number | null
  options: Options
  phase: "contract" | "group" | "over" | "roll"
  to_act: readonly number[]
  round: number
  turn: number
  first: number
  player: number | null
  played: number
  dice: readonly number[]
  combinations: readonly Combination[]
  rerolls: number
  breaks: number
  copies: readonly (readonly number[])[]
  left: readonly (readonly number[])[]
  tokens_left: number
  ends_below: number
  dry: number
  dry_limit: number
  players: readonly Player[]
  bonuses: readonly Bonus[]
  answers: readonly Answer[]
  last: TurnSeen | null
  opening: readonly Opening[]
}

/** Items of one value, each told by its faces, and how many tokens it could take now. */
export type Combination = {
  value: number
  quantity: number
  items: readonly (readonly number[])[]
  left: number
}

/** What lies before a seat; no contract if this reader may not see it. */
export type Player = {
  seat: number
  tokens: readonly Token[]
  taken: number
  points: number
  has_fulfilled: boolean
  contract: Contract | null
}

/** A bonus card: its worth at the end, who holds it and what lies on it. */
export type Bonus = {
  colour: "blue" | "green" | "red"
  points: number
  holder: number | null
  tokens: readonly Token[]
}

/** What a seat answered about its contract, before all is revealed; no token: not now. */
export type Answer = { seat: number; tokens: readonly number[] }

/** A finished turn: the dice as they lay at its end, what stood, and what it took. */
export type TurnSeen = {
  seat: number
  dice: readonly number[]
  combinations: readonly Combination[]
  taken: readonly Token[]
  rerolled: boolean
}

/** What became of the last turn, until the next roll; and what to say of one's own now. */
export type Advice = {
  last: LastTurn | null
  hints: readonly (BestGrouping | NewRoll | ContractNow)[]
}

/** The last turn in points: what its player took, and what those dice could have taken. */
export type LastTurn = { seat: number; points: number; possible: number }

/** The most points these dice can still bring, with what stands, and the tokens for it. */
export type BestGrouping = { type: "hint-grouping"; points: number; tokens: readonly Token[] }

/** What a new roll of all dice brings on average, well grouped, in tenths of a point. */
export type NewRoll = { type: "hint-reroll"; points: number; tenths: number }

/** What a contract brings if it is fulfilled now, and which of its tokens can still be had. */
export type ContractNow = {
  type: "hint-contract"
  tokens: number
  points: number
  missing: readonly Token[]
}

/** What a seat can do. */
export type Action = Roll | Group | Break | Reroll | Done | Fulfil | NotNow

/** What can happen. */
export type Event =
  | RolledForFirst
  | ContractDealt
  | Rolled
  | Rerolled
  | Grouped
  | Broke
  | Took
  | Missed
  | TurnEnded
  | BonusWon
  | BonusCaptured
  | BonusRaised
  | BonusTied
  | ContractsAsked
  | Answered
  | AnsweredUnseen
  | Fulfilled
  | NoneFulfilled
  | BonusLightened
  | BonusReturned
  | ContractShown
  | RoundOpened
  | Stalled
  | Ended
