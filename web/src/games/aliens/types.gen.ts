// Written by `soucoupe types` from the structs of the server; never edited by hand.
export const TELLING = {
  "round-opened": {"investigator": "seat"},
  "appeared": {"investigator": "seat", "aliens": "alien"},
  "laid-open": {"seat": "seat", "position": "place", "alien": "alien"},
  "testified": {"seat": "seat", "says": "statement"},
  "judged": {"investigator": "seat", "testimony": "place", "says": "statement", "winner": "seat"},
  "turned": {"investigator": "seat", "position": "place", "alien": "alien"},
  "forfeited": {"testimony": "place", "says": "statement", "winner": "seat"},
  "drew": {"seat": "seat", "face": "face"},
  "drew-unseen": {"seat": "seat"},
  "ended": {"winners": "seat"},
  "advice": {"chances": "chance", "hints": "judgement-odds"},
  "hint-testimony": {"speaker": "seat", "says": "statement"},
  "hint-card": {"says": "statement"},
} as const

export const QUIET = [
  "drew",
  "drew-unseen",
  "pile-left",
  "reshuffled",
] as const

export const FIELDS = {
  "view": {"seat": "seat", "options": "options", "to_act": "seat", "current": "round-seen", "past": "round-seen", "hands": "hand"},
  "options": {"first_investigator": "seat"},
  "round-seen": {"investigator": "seat", "face_up": "place", "sightings": "sighting", "testimonies": "testimony-seen"},
  "sighting": {"position": "place", "alien": "alien"},
  "testimony-seen": {"speaker": "seat", "says": "statement", "winner": "seat"},
  "hand": {"seat": "seat"},
  "do-judge": {"testimony": "place"},
  "do-turn": {"position": "place"},
  "do-lay-open": {"position": "place"},
} as const

export const OPTION_FIELDS = [
  {"name": "help", "kind": "boolean"},
  {"name": "abundance", "kind": "boolean"},
  {"name": "first_investigator", "kind": "seat", "open": true},
  {"name": "shuffle_every_round", "kind": "boolean"},
  {"name": "aide_memoire", "kind": "boolean"},
] as const

/** The variants, and what the host may choose. */
export type Options = {
  help: boolean
  abundance: boolean
  first_investigator: number | null
  shuffle_every_round: boolean
  aide_memoire: boolean
}

/** Play a testimony; a red card is played together with its choice. */
export type Testify = {
  type: "testify"
  card: number
  choice?: "gluon" | "green" | "hungry" | "orange" | "phi" | "quark" | "sated" | "violet" | null
}

/** Say whether a testimony on the table is true. */
export type Judge = { type: "judge"; testimony: number; verdict: boolean }

/** Turn over a face-down alien after an error. */
export type Turn = { type: "turn"; position: number }

/** Lay one of the three aliens face up before the testimonies (variant: help). */
export type LayOpen = { type: "lay-open"; position: number }

/** Three aliens lie face down before a new investigator. */
export type RoundOpened = {
  type: "round-opened"
  number: number
  investigator: number
  past: number
}

/** The witnesses look at the three aliens, in the order they lie. */
export type Appeared = { type: "appeared"; investigator: number; aliens: readonly Alien[] }

/** An alien, face up. */
export type Alien = {
  race: "gluon" | "phi" | "quark"
  colour: "green" | "orange" | "violet"
  appetite: "hungry" | "sated"
}

/** A witness laid one alien face up before the testimonies. */
export type LaidOpen = { type: "laid-open"; seat: number; position: number; alien: Alien }

/** A witness played a testimony. */
export type Testified = { type: "testified"; seat: number; card: number; says: Statement }

/** What a testimony says: exactly this many of the three aliens are that. */
export type Statement = {
  attribute: "gluon" | "green" | "hungry" | "orange" | "phi" | "quark" | "sated" | "violet"
  value: number
}

/** The investigator gave a verdict; the truth of that testimony is told, the card is won. */
export type Judged = {
  type: "judged"
  investigator: number
  testimony: number
  says: Statement
  verdict: boolean
  truth: boolean
  winner: number
}

/** The investigator turned an alien over after an error. */
export type Turned = { type: "turned"; investigator: number; position: number; alien: Alien }

/** A testimony went to its witness unjudged, after the last error. */
export type Forfeited = { type: "forfeited"; testimony: number; says: Statement; winner: number }

/** A witness drew a testimony card. */
export type Drew = { type: "drew"; seat: number; card: number; face: Face }

/** What is printed on a testimony card: a red one leaves the race or the colour open. */
export type Face = {
  suit: "gluon" | "green" | "hungry" | "orange" | "phi" | "quark" | "sated" | "violet" | "colour" | "race"
  value: number
}

/** What the others see of a draw. */
export type DrewUnseen = { type: "drew-unseen"; seat: number }

/** Too few testimony cards were left to draw from: they are out of the game, unseen. */
export type PileLeft = { type: "pile-left"; cards: number }

/** All aliens went back into the pile. */
export type Reshuffled = { type: "reshuffled" }

/** The last round is over. */
export type Ended = { type: "ended"; winners: readonly number[]; points: readonly number[] }

/** The whole table as one seat, or the public, knows it. */
export type View = {
  seat: number | null
  options: Options
  phase: "judge" | "lay-open" | "over" | "testify" | "turn"
  to_act: readonly number[]
  round: number
  rounds: number
  current: RoundSeen
  past: readonly RoundSeen[]
  spent: readonly number[]
  hands: readonly Hand[]
  hand_sizes: readonly number[]
  pile: number
  removed: number
  alien_pile: number
  won: readonly number[]
}

/** A round as this seat knows it. */
export type RoundSeen = {
  investigator: number
  face_up: readonly number[]
  sightings: readonly Sighting[]
  testimonies: readonly TestimonySeen[]
  errors: number
}

/** An alien this seat has seen, and where it lies. */
export type Sighting = { position: number; alien: Alien }

/** A testimony on the table; its answer is there once it has been told to all. */
export type TestimonySeen = {
  speaker: number
  card: number
  says: Statement
  answer: boolean | null
  winner: number | null
}

/** Somebody's cards, laid open. */
export type Hand = { seat: number; cards: readonly number[] }

/** One chance per testimony on the table, in the order they were played, and what to say now. */
export type Advice = {
  chances: readonly Chance[]
  hints: readonly (JudgementOdds | CardOdds | AnyAlien)[]
}

/** In how many of all worlds still possible a testimony is true. */
export type Chance = { true: number; worlds: number }

/** How often in a hundred deals a testimony still to be judged is true, by the cards alone. */
export type JudgementOdds = {
  type: "hint-testimony"
  speaker: number
  says: Statement
  percent: number
}

/** How often in a hundred deals what a card says is true, to who sees only what lies open. */
export type CardOdds = { type: "hint-card"; says: Statement; percent: number; truth: boolean }

/** Nothing tells face-down aliens apart. */
export type AnyAlien = { type: "hint-any-alien" }

/** What a seat can do. */
export type Action = Testify | Judge | Turn | LayOpen

/** What can happen. */
export type Event =
  | RoundOpened
  | Appeared
  | LaidOpen
  | Testified
  | Judged
  | Turned
  | Forfeited
  | Drew
  | DrewUnseen
  | PileLeft
  | Reshuffled
  | Ended
