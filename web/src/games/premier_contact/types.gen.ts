// Written by `soucoupe types` from the structs of the server; never edited by hand.
export const TELLING = {
  "colours-opened": {"aliens": "seat"},
  "colour-taken": {"seat": "seat", "left": "seat"},
  "human-turn": {"seat": "seat"},
  "alien-turn": {"seat": "seat"},
  "token-paid": {"seat": "seat"},
  "word-shown": {"seat": "seat", "word": "word", "glyph": "place"},
  "skipped": {"seat": "seat"},
  "turned": {"seat": "seat", "cell": "place", "offering": "offering"},
  "asked": {"seat": "seat", "cells": "place", "offerings": "offering"},
  "picked": {"seat": "seat", "glyph": "place", "camp": "seat"},
  "picked-unseen": {"seat": "seat"},
  "confirm-opened": {"aliens": "seat"},
  "confirmed": {"seat": "seat"},
  "answered": {"seat": "seat", "answers": "answer"},
  "answer": {"glyph": "place", "aliens": "seat"},
  "straightened": {"cells": "place"},
  "drawn": {"seat": "seat", "mark": "mark"},
  "mark": {"glyph": "place"},
  "wiped": {"seat": "seat", "mark": "mark"},
  "sent": {"seat": "seat", "marks": "mark"},
  "voted": {"seat": "seat", "cell": "place", "offering": "offering"},
  "voted-unseen": {"seat": "seat"},
  "lapsed": {"seat": "seat"},
  "passed": {"seat": "seat"},
  "revealed": {"alien": "seat", "votes": "shown-vote"},
  "shown-vote": {"seat": "seat", "cell": "place", "offering": "offering"},
  "thanked": {"human": "seat", "alien": "seat", "cell": "place"},
  "covered": {"alien": "seat", "cell": "place", "offering": "offering"},
  "cursed": {"alien": "seat", "cell": "place", "offering": "offering"},
  "retry-opened": {"seat": "seat"},
  "cleared": {"seat": "seat"},
  "tied": {"humans": "seat"},
  "noted": {"seat": "seat", "word": "word", "glyph": "place"},
  "handed-in": {"seat": "seat"},
  "laid-open": {"lexicon": "place"},
  "compared": {"seat": "seat", "glyphs": "place"},
  "ended": {"winners": "seat"},
  "advice": {"requests": "heard-request", "signs": "reading", "hints": "splitting-word"},
  "heard-request": {"readings": "reading", "guesses": "guess"},
  "reading": {"glyph": "place"},
  "guess": {"cell": "place"},
  "hint-word": {"word": "word", "examples": "offering"},
  "hint-offering": {"offering": "offering"},
} as const

export const QUIET = [
  "picked",
  "picked-unseen",
  "confirm-opened",
  "confirmed",
  "voted",
  "voted-unseen",
  "noted",
  "skipped",
  "handed-in",
  "retry-opened",
] as const

export const FIELDS = {
  "view": {"seat": "seat", "options": "options", "to_act": "seat", "active": "seat", "choosing": "seat", "aliens": "alien", "humans": "human", "grid": "cell", "turned": "place", "tablet": "mark", "wiped": "mark", "tries": "ballot", "lapsed": "seat", "history": "word-told", "tied": "seat", "camp": "alien-side", "cast": "cast", "claims": "claims"},
  "options": {"red": "seat", "blue": "seat", "green": "seat"},
  "alien": {"seat": "seat"},
  "human": {"seat": "seat"},
  "mark": {"glyph": "place"},
  "ballot": {"seat": "seat", "cell": "place"},
  "word-told": {"seat": "seat", "glyph": "place"},
  "question": {"seat": "seat", "cells": "place", "answers": "answer"},
  "answer": {"glyph": "place", "aliens": "seat"},
  "request": {"seat": "seat", "marks": "mark", "wiped": "mark", "votes": "ballot"},
  "alien-side": {"lexicon": "place", "picks": "pick-seen"},
  "pick-seen": {"seat": "seat", "glyph": "place"},
  "cast": {"seat": "seat", "cell": "place"},
  "claims": {"seat": "seat", "glyphs": "place"},
  "do-turn": {"cell": "place"},
  "do-pick": {"glyph": "place"},
  "do-draw": {"glyph": "place"},
  "do-vote": {"cell": "place"},
  "do-claim": {"glyph": "place"},
  "do-drop": {"glyph": "place"},
} as const

export const OPTION_FIELDS = [
  {"name": "hard", "kind": "boolean"},
  {"name": "play_out", "kind": "boolean"},
  {"name": "preliminary", "kind": "choice", "choices": ["off", "on", "usual"]},
  {"name": "aliens", "kind": "choice", "choices": ["three", "two", "usual"]},
  {"name": "colours", "kind": "choice", "choices": ["chosen", "drawn"]},
  {"name": "red", "kind": "seat", "open": true},
  {"name": "blue", "kind": "seat", "open": true},
  {"name": "green", "kind": "seat", "open": true},
  {"name": "tablet", "kind": "integer", "low": 6, "high": 25},
  {"name": "printed_set", "kind": "boolean"},
] as const

/** The mode, who plays what, and what the host may choose. */
export type Options = {
  hard: boolean
  play_out: boolean
  preliminary: "off" | "on" | "usual"
  aliens: "three" | "two" | "usual"
  colours: "chosen" | "drawn"
  red: number | null
  blue: number | null
  green: number | null
  tablet: number
  printed_set: boolean
}

/** Play an alien of this colour. */
export type TakeColour = { type: "take"; colour: "blue" | "green" | "red" }

/** Ask for the sign of a word, before the first round. */
export type NameWord = {
  type: "name"
  feature: "big" | "cloth" | "danger" | "fast" | "food" | "fragile" | "heavy" | "hollow" | "hot" | "living" | "long" | "metal" | "noisy" | "plant" | "pointed" | "precious" | "round" | "sacred" | "shiny" | "sky" | "soft" | "stone" | "tool" | "water" | "wood"
}

/** Ask for no word before the first round. */
export type Skip = { type: "skip" }

/** Turn an offering to show the aliens what you mean. */
export type Turn = { type: "turn"; cell: number }

/** Let the aliens answer to the offerings turned. */
export type Ask = { type: "ask" }

/** Propose a sign as the answer, or change your mind. */
export type Pick = { type: "pick"; glyph: number }

/** Stand by your sign. */
export type Confirm = { type: "confirm" }

/** Draw a sign on the tablet, plain or with the bar that negates it. */
export type DrawSign = { type: "draw"; glyph: number; barred: boolean }

/** Wipe the last sign off the tablet; its place is used up. */
export type Wipe = { type: "wipe" }

/** Ask the humans for what the tablet says. */
export type Send = { type: "send" }

/** Offer what lies on a cell. */
export type Vote = { type: "vote"; cell: number }

/** Leave the second try of a lone human. */
export type Pass = { type: "pass" }

/** Let time run out: no vote, or no answer; only the clock does it. */
export type Lapse = { type: "lapse" }

/** Write a sign beside a word, to break a tie. */
export type Claim = {
  type: "claim"
  feature: "big" | "cloth" | "danger" | "fast" | "food" | "fragile" | "heavy" | "hollow" | "hot" | "living" | "long" | "metal" | "noisy" | "plant" | "pointed" | "precious" | "round" | "sacred" | "shiny" | "sky" | "soft" | "stone" | "tool" | "water" | "wood"
  glyph: number
}

/** Rub out a sign beside a word. */
export type Drop = {
  type: "drop"
  feature: "big" | "cloth" | "danger" | "fast" | "food" | "fragile" | "heavy" | "hollow" | "hot" | "living" | "long" | "metal" | "noisy" | "plant" | "pointed" | "precious" | "round" | "sacred" | "shiny" | "sky" | "soft" | "stone" | "tool" | "water" | "wood"
  glyph: number
}

/** Hand in the notepad as it stands. */
export type Done = { type: "done" }

/** Before anything else aliens choose their colours, in this order. */
export type ColoursOpened = { type: "colours-opened"; aliens: readonly number[] }

/** An alien chose its colour, or the last one was left to it. */
export type ColourTaken = {
  type: "colour-taken"
  seat: number
  colour: "blue" | "green" | "red"
  left: readonly number[]
}

/** Before the first round every human asks for a word. */
export type WordsOpened = { type: "words-opened" }

/** A round begins with the first human. */
export type RoundOpened = { type: "round-opened"; number: number }

/** A human is to turn offerings, or to ask for a word beforehand. */
export type HumanTurn = { type: "human-turn"; seat: number }

/** An alien is to ask for an offering. */
export type AlienTurn = { type: "alien-turn"; seat: number; colour: "blue" | "green" | "red" }

/** The lone alien paid a red token for its turn. */
export type TokenPaid = { type: "token-paid"; seat: number; left: number }

/** A human asked for a word before the first round; all see its sign. */
export type WordShown = { type: "word-shown"; seat: number; word: Word; glyph: number }

/** A word of the language, by its name in the catalogue. */
export type Word = {
  name: "big" | "cloth" | "danger" | "fast" | "food" | "fragile" | "heavy" | "hollow" | "hot" | "living" | "long" | "metal" | "noisy" | "plant" | "pointed" | "precious" | "round" | "sacred" | "shiny" | "sky" | "soft" | "stone" | "tool" | "water" | "wood"
}

/** A human asked for no word. */
export type Skipped = { type: "skipped"; seat: number }

/** A human turned an offering. */
export type Turned = { type: "turned"; seat: number; cell: number; offering: Offering }

/** An offering, by its name in the catalogue. */
export type Offering = { name: string }

/** A human asks for the sign of what the turned offerings share. */
export type Asked = {
  type: "asked"
  seat: number
  cells: readonly number[]
  offerings: readonly Offering[]
}

/** An alien proposes a sign before its camp, for the first time or again. */
export type Picked = {
  type: "picked"
  seat: number
  glyph: number
  again: boolean
  changes_left: number
  camp: readonly number[]
}

/** What the others see of that. */
export type PickedUnseen = { type: "picked-unseen"; seat: number }

/** Aliens are to stand by their signs, for the first time or anew. */
export type ConfirmOpened = { type: "confirm-opened"; aliens: readonly number[] }

/** An alien stands by its sign. */
export type Confirmed = { type: "confirmed"; seat: number }

/** The aliens' answer: one sign if they agree, else several. */
export type Answered = { type: "answered"; seat: number; answers: readonly Answer[] }

/** A sign shown in answer, and the aliens who stand by it. */
export type Answer = { glyph: number; aliens: readonly number[] }

/** The turned offerings lie straight again. */
export type Straightened = { type: "straightened"; cells: readonly number[] }

/** An alien drew a sign on the tablet. */
export type Drawn = { type: "drawn"; seat: number; mark: Mark }

/** A sign on the tablet, plain or with the bar that negates it. */
export type Mark = { glyph: number; barred: boolean }

/** An alien wiped its last sign off. */
export type Wiped = { type: "wiped"; seat: number; mark: Mark }

/** An alien asks for an offering; the humans vote. */
export type Sent = { type: "sent"; seat: number; marks: readonly Mark[] }

/** A human voted. */
export type Voted = { type: "voted"; seat: number; cell: number; offering: Offering }

/** What the others see of that. */
export type VotedUnseen = { type: "voted-unseen"; seat: number }

/** Somebody's time ran out: no vote, or no answer. */
export type Lapsed = { type: "lapsed"; seat: number }

/** A lone human leaves the second try. */
export type Passed = { type: "passed"; seat: number }

/** All votes are turned over at once, blanks among them. */
export type Revealed = { type: "revealed"; alien: number; votes: readonly ShownVote[] }

/** A vote turned over: what was offered, and what came of it; nothing where it is blank. */
export type ShownVote = {
  seat: number
  cell: number | null
  offering: Offering | null
  result: "black" | "blank" | "hit" | "nothing"
}

/** A human earned a gratitude token. */
export type Thanked = {
  type: "thanked"
  human: number
  alien: number
  colour: "blue" | "green" | "red"
  cell: number
}

/** An offering is received; a token covers it. */
export type Covered = {
  type: "covered"
  alien: number
  colour: "blue" | "green" | "red"
  cell: number
  offering: Offering
}

/** An offering on a black cell costs the alien a red token; none is left where it had none. */
export type Cursed = {
  type: "cursed"
  alien: number
  cell: number
  offering: Offering
  left: number
}

/** A lone human may try a second offering. */
export type RetryOpened = { type: "retry-opened"; seat: number }

/** A request is over and written down; the tablet is clean. */
export type Cleared = { type: "cleared"; seat: number; colour: "blue" | "green" | "red" }

/** Humans have equally many tokens: their notepads decide. */
export type Tied = { type: "tied"; humans: readonly number[]; seconds: number; changes: number }

/** A human wrote a sign beside a word, or rubbed it out. */
export type SignNoted = { type: "noted"; seat: number; word: Word; glyph: number; stands: boolean }

/** A human handed the notepad in. */
export type HandedIn = { type: "handed-in"; seat: number }

/** The game is over: everybody sees what the aliens knew. */
export type LaidOpen = {
  type: "laid-open"
  lexicon: readonly number[]
  request: readonly ("black" | "blue" | "green" | "red" | null)[]
}

/** A notepad is held against the lexicon, for all to read. */
export type Compared = {
  type: "compared"
  seat: number
  points: number
  glyphs: readonly (readonly number[])[]
}

/** The game is over. */
export type Ended = { type: "ended"; winners: readonly number[]; points: readonly number[] }

/** The whole table as one seat, or the public, knows it. */
export type View = {
  seat: number | null
  options: Options
  phase: "answer" | "colour" | "confirm" | "draw" | "name" | "over" | "retry" | "tidy" | "turn" | "vote"
  to_act: readonly number[]
  round: number
  rounds: number | null
  active: number | null
  choosing: readonly number[]
  goal: number
  aliens: readonly Alien[]
  humans: readonly Human[]
  red_tokens: number | null
  grid: readonly Cell[]
  turned: readonly number[]
  tablet: readonly Mark[]
  wiped: readonly Mark[]
  room: number
  tries: readonly Ballot[]
  lapsed: readonly number[]
  history: readonly (WordTold | Question | Request)[]
  tied: readonly number[]
  words: readonly ("big" | "cloth" | "danger" | "fast" | "food" | "fragile" | "heavy" | "hollow" | "hot" | "living" | "long" | "metal" | "noisy" | "plant" | "pointed" | "precious" | "round" | "sacred" | "shiny" | "sky" | "soft" | "stone" | "tool" | "water" | "wood")[]
  camp: AlienSide | null
  cast: readonly Cast[]
  claims: readonly Claims[]
}

/** Who plays an alien, its colour, and how many offerings it has received. */
export type Alien = { seat: number; colour: "blue" | "green" | "red"; received: number }

/** Who plays a human, and the gratitude tokens of each colour. */
export type Human = { seat: number; red: number; blue: number; green: number }

/** A place of the grid: what lies there, and the colour of the token that covers it. */
export type Cell = { offering: string; covered: "blue" | "green" | "red" | null }

/** What a human offered, and what all were told of it; no cell is a blank left by the clock. */
export type Ballot = {
  seat: number
  cell: number | null
  result: "black" | "blank" | "hit" | "nothing"
}

/** Before the first round a human asked for a word, and all saw its sign. */
export type WordTold = {
  type: "word-told"
  seat: number
  feature: "big" | "cloth" | "danger" | "fast" | "food" | "fragile" | "heavy" | "hollow" | "hot" | "living" | "long" | "metal" | "noisy" | "plant" | "pointed" | "precious" | "round" | "sacred" | "shiny" | "sky" | "soft" | "stone" | "tool" | "water" | "wood"
  glyph: number
}

/** A human turned offerings, and the aliens answered. */
export type Question = {
  type: "question"
  round: number
  seat: number
  cells: readonly number[]
  answers: readonly Answer[]
}

/** An alien asked for an offering, and the humans voted. */
export type Request = {
  type: "request"
  round: number
  seat: number
  colour: "blue" | "green" | "red"
  marks: readonly Mark[]
  wiped: readonly Mark[]
  votes: readonly Ballot[]
}

/** What the alien camp knows, and everybody once the game is over. */
export type AlienSide = {
  lexicon: readonly number[]
  request: readonly ("black" | "blue" | "green" | "red" | null)[]
  picks: readonly PickSeen[]
}

/** What an alien proposes as the answer, as its camp sees it. */
export type PickSeen = { seat: number; glyph: number; confirmed: boolean; changes_left: number }

/** A vote that is not revealed yet. */
export type Cast = { seat: number; cell: number }

/** What stands on a notepad handed in to break a tie: the signs beside each word, in order. */
export type Claims = {
  seat: number
  glyphs: readonly (readonly number[])[]
  points: number | null
  left: number | null
}

/** After the game, all requests and what the signs came to mean; during it, what helps now. */
export type Advice = {
  requests: readonly HeardRequest[]
  signs: readonly Reading[]
  hints: readonly (SplittingWord | CellSaid)[]
}

/** A request as an ideal listener would have understood it then: not knowing what came later. */
export type HeardRequest = {
  entry: number
  readings: readonly Reading[]
  guesses: readonly Guess[]
}

/** What a sign most likely meant to an ideal listener, and how likely, in per cent. */
export type Reading = {
  glyph: number
  feature: "big" | "cloth" | "danger" | "fast" | "food" | "fragile" | "heavy" | "hollow" | "hot" | "living" | "long" | "metal" | "noisy" | "plant" | "pointed" | "precious" | "round" | "sacred" | "shiny" | "sky" | "soft" | "stone" | "tool" | "water" | "wood"
  chance: number
}

/** A cell an ideal listener would have thought of, and how likely, in per cent. */
export type Guess = { cell: number; chance: number }

/** A word that about half of the offerings in play have, and some that share it alone. */
export type SplittingWord = {
  type: "hint-word"
  word: Word
  having: number
  offerings: number
  examples: readonly Offering[]
}

/** How many offerings fit all signs shown so far that fit one the alien wants. */
export type CellSaid = {
  type: "hint-offering"
  offering: Offering
  fitting: number
  offerings: number
}

/** What a seat can do. */
export type Action =
  | TakeColour
  | NameWord
  | Skip
  | Turn
  | Ask
  | Pick
  | Confirm
  | DrawSign
  | Wipe
  | Send
  | Vote
  | Pass
  | Lapse
  | Claim
  | Drop
  | Done

/** What can happen. */
export type Event =
  | ColoursOpened
  | ColourTaken
  | WordsOpened
  | RoundOpened
  | HumanTurn
  | AlienTurn
  | TokenPaid
  | WordShown
  | Skipped
  | Turned
  | Asked
  | Picked
  | PickedUnseen
  | ConfirmOpened
  | Confirmed
  | Answered
  | Straightened
  | Drawn
  | Wiped
  | Sent
  | Voted
  | VotedUnseen
  | Lapsed
  | Passed
  | Revealed
  | Thanked
  | Covered
  | Cursed
  | RetryOpened
  | Cleared
  | Tied
  | SignNoted
  | HandedIn
  | LaidOpen
  | Compared
  | Ended
