// Written by `soucoupe types` from the structs of the server; never edited by hand.
export const TELLING = {
  "kid-out": {"seat": "seat", "at": "spot", "standings": "standing"},
  "standing": {"seat": "seat"},
  "moved": {"by": "seat", "owner": "seat", "start": "spot", "to": "spot", "standings": "standing"},
  "drove": {"by": "seat", "start": "spot", "to": "spot"},
  "arrived": {"owner": "seat", "at": "spot", "standings": "standing"},
  "filled": {"at": "spot"},
  "fled": {"seat": "seat", "start": "spot", "standings": "standing"},
  "chased": {"seat": "seat", "at": "spot"},
  "landed": {"seat": "seat", "at": "spot"},
  "abducted": {"owner": "seat", "start": "spot", "standings": "standing"},
  "played": {"seat": "seat"},
  "no-effect": {"seat": "seat"},
  "discarded": {"seat": "seat"},
  "peeked": {"seat": "seat", "other": "seat"},
  "peeked-unseen": {"seat": "seat", "other": "seat"},
  "copied": {"seat": "seat", "other": "seat"},
  "drew": {"seat": "seat", "mate": "seat"},
  "drew-unseen": {"seat": "seat"},
  "flipped": {"seat": "seat"},
  "contacted": {"seat": "seat"},
  "alarmed": {"seat": "seat"},
  "ordered": {"seat": "seat"},
  "pointed": {"seat": "seat", "owner": "seat", "at": "spot"},
  "nothing-taken": {"seat": "seat"},
  "opened": {"first": "seat"},
  "game-ended": {"number": "place", "winners": "seat"},
  "board-chosen": {"by": "seat"},
  "game-opened": {"number": "place", "first": "seat", "standings": "standing"},
  "ended": {"winners": "seat"},
  "advice": {"estimates": "estimate", "hints": "prospect"},
  "estimate": {"action": "let-out"},
  "move": {"owner": "seat"},
  "enter": {"owner": "seat"},
  "date": {"other": "seat"},
  "beam": {"owner": "seat"},
  "hint-way": {"kid": "spot", "place": "spot"},
} as const

export const QUIET = [
  "drew",
  "drew-unseen",
  "shuffled",
] as const

export const FIELDS = {
  "view": {"seat": "seat", "options": "options", "first": "seat", "actor": "seat", "to_act": "seat", "now": "phase-seen", "players": "player", "hands": "hand", "contact": "seat", "games": "game-seen", "previews": "preview"},
  "options": {"first_player": "seat", "plan": "plan"},
  "phase-seen": {"other": "seat", "routes": "route"},
  "route": {"owner": "seat"},
  "player": {"seat": "seat"},
  "hand": {"seat": "seat"},
  "game-seen": {"first": "seat", "winners": "seat"},
  "preview": {"routes": "route"},
  "do-move": {"owner": "seat"},
  "do-enter": {"owner": "seat"},
  "do-date": {"other": "seat"},
  "do-beam": {"owner": "seat"},
} as const

export const OPTION_FIELDS = [
  {"name": "mode", "kind": "choice", "choices": ["architect", "free", "match", "teams-adjacent", "teams-diagonal"]},
  {"name": "board", "kind": "choice", "choices": ["a", "b"]},
  {"name": "hand_of_four", "kind": "boolean"},
  {"name": "free_discard", "kind": "boolean"},
  {"name": "total_invasion", "kind": "boolean"},
  {"name": "aliens_return", "kind": "boolean"},
  {"name": "first_player", "kind": "seat", "open": true},
  {"name": "plan", "kind": "object", "open": true},
] as const

/** The variants, and what the host may choose. */
export type Options = {
  mode: "architect" | "free" | "match" | "teams-adjacent" | "teams-diagonal"
  board: "a" | "b"
  hand_of_four: boolean
  free_discard: boolean
  total_invasion: boolean
  aliens_return: boolean
  first_player: number | null
  plan: Plan | null
}

/** What the architect arranges: a hand, a deck from the top down, and where aliens land. */
export type Plan = {
  hand: readonly ("bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches")[]
  deck: readonly ("alien-sighted" | "flying-saucer" | "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches")[]
  aliens: readonly string[]
}

/** Let a kid out of School. */
export type LetOut = { type: "let-out" }

/** Play a card from hand. */
export type Play = {
  type: "play"
  card: "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches"
}

/** Take one of your kids off the street, and draw nothing. */
export type Flee = { type: "flee"; start: string }

/** Throw a card away before drawing (variant: free discard). */
export type Discard = {
  type: "discard"
  card: "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches"
}

/** Leave it at that: no further kid, no card thrown away. */
export type Done = { type: "done" }

/** Move a kid by the card being played: one of your own, unless an owner is named. */
export type MoveKid = { type: "move"; start: string; to: string; owner?: number | null }

/** Drive all kids of a square to another one, or to a place. */
export type Drive = { type: "drive"; start: string; to: string }

/** Say whose kid gets out of the car next and takes the best free space. */
export type Enter = { type: "enter"; owner: number }

/** Send an alien away. */
export type Chase = { type: "chase"; square: string }

/** Ask somebody out, and see their hand. */
export type Date = { type: "date"; other: number }

/** Use the effect of a card in the hand just seen. */
export type Copy = {
  type: "copy"
  card: "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches"
}

/** Put an alien on a free head. */
export type Land = { type: "land"; square: string }

/** Name the kid the saucer tries to take. */
export type Beam = { type: "beam"; at: string; owner: number }

/** Say which half of an alarm comes first (variant: total invasion). */
export type Resolve = { type: "resolve"; first: "alien-sighted" | "flying-saucer" }

/** Choose where the third game of a match is played. */
export type ChooseBoard = { type: "board"; board: "a" | "b" }

/** A kid stands in front of School. */
export type KidOut = {
  type: "kid-out"
  seat: number
  kid: number
  at: Spot
  standings: readonly Standing[]
}

/** Somewhere a kid or an alien can be: a square of a street, or a space of a safe place. */
export type Spot = {
  at: string
  kind: "front" | "inside" | "school" | "street" | "wood"
  street: string | null
  place: string | null
}

/** How a seat stands by where its kids are; as in `Player`, for events that change it. */
export type Standing = {
  seat: number
  moving: number
  moving_limit: number
  in_parks: number
  hand_limit: number
  in_libraries: number
  points: number
}

/** A kid moved: along squares, or straight there; who reaches a place has arrived next. */
export type KidMoved = {
  type: "moved"
  by: number
  owner: number
  kid: number
  card: "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches"
  start: Spot
  to: Spot
  path: readonly string[]
  standings: readonly Standing[]
}

/** A car with every kid of a square in it drove off; those who reach a place get out next. */
export type Drove = {
  type: "drove"
  by: number
  kids: readonly number[]
  start: Spot
  to: Spot
  path: readonly string[]
}

/** A kid is in a safe place. */
export type Arrived = {
  type: "arrived"
  owner: number
  kid: number
  at: Spot
  points: number
  standings: readonly Standing[]
}

/** Every space of a place that is worth more when full is taken. */
export type Filled = { type: "filled"; at: Spot; points: number }

/** A kid gave up and went back to its owner's supply. */
export type Fled = {
  type: "fled"
  seat: number
  kid: number
  start: Spot
  standings: readonly Standing[]
}

/** An alien was sent off the board. */
export type Chased = { type: "chased"; seat: number; at: Spot; left: number }

/** An alien stands on the board. */
export type Landed = { type: "landed"; seat: number; at: Spot; left: number }

/** A kid was taken, and is back in its owner's supply. */
export type Abducted = {
  type: "abducted"
  owner: number
  kid: number
  start: Spot
  by: "alien-sighted" | "flying-saucer"
  standings: readonly Standing[]
}

/** A card lies face up on the discard pile. */
export type Played = {
  type: "played"
  seat: number
  card: "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches"
}

/** There is nothing the card could be applied to. */
export type NoEffect = {
  type: "no-effect"
  seat: number
  card: "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches"
}

/** A card was thrown away for nothing. */
export type Discarded = {
  type: "discarded"
  seat: number
  card: "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches"
}

/** Somebody looked into another hand. */
export type Peeked = {
  type: "peeked"
  seat: number
  other: number
  cards: readonly ("bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches")[]
}

/** What the others see of that look. */
export type PeekedUnseen = { type: "peeked-unseen"; seat: number; other: number }

/** The effect of somebody else's card is used; the card stays where it is. */
export type Copied = {
  type: "copied"
  seat: number
  other: number
  card: "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches"
}

/** A card went into a hand; a team mate with open hands sees it too. */
export type Drew = {
  type: "drew"
  seat: number
  card: "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches"
  mate: number | null
}

/** What the others see of a draw. */
export type DrewUnseen = { type: "drew-unseen"; seat: number }

/** The saucer coin was flipped. */
export type Flipped = { type: "flipped"; seat: number; is_saucer: boolean }

/** The science club got through, or did not. */
export type Contacted = { type: "contacted"; seat: number; is_made: boolean; bonus: number }

/** An alarm was drawn, and is resolved at once by whoever drew it. */
export type Alarmed = { type: "alarmed"; seat: number; card: "alien-sighted" | "flying-saucer" }

/** Both halves of an alarm are to be resolved, this one first. */
export type Ordered = { type: "ordered"; seat: number; first: "alien-sighted" | "flying-saucer" }

/** The saucer hovers over a kid. */
export type Pointed = { type: "pointed"; seat: number; owner: number; kid: number; at: Spot }

/** A saucer found nobody on the board. */
export type NothingTaken = { type: "nothing-taken"; seat: number }

/** The discard pile is the new deck. */
export type Reshuffled = { type: "reshuffled"; cards: number }

/** The deck from the top, after it was shuffled; only for eyes to which it lies open. */
export type Shuffled = {
  type: "shuffled"
  cards: readonly ("alien-sighted" | "flying-saucer" | "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches")[]
}

/** Nobody has played a card for long, and somebody has fled: so many more turns and it ends. */
export type StandstillNear = { type: "standstill-near"; left: number }

/** The only game begins. */
export type Opened = { type: "opened"; board: "a" | "b"; first: number }

/** A game of a match is over. */
export type GameEnded = {
  type: "game-ended"
  number: number
  winners: readonly number[]
  points: readonly number[]
  reason: "aliens" | "all-safe" | "contact" | "standstill"
}

/** The board of the third game is settled, by somebody or by chance. */
export type BoardChosen = { type: "board-chosen"; board: "a" | "b"; by: number | null }

/** A game of a match begins; after the first one hands are drawn next. */
export type GameOpened = {
  type: "game-opened"
  number: number
  board: "a" | "b"
  first: number
  left: number
  deck: number
  discard: readonly ("alien-sighted" | "flying-saucer" | "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches")[]
  standings: readonly Standing[]
}

/** It is all over. */
export type Ended = {
  type: "ended"
  winners: readonly number[]
  points: readonly number[]
  reason: "aliens" | "all-safe" | "contact" | "standstill" | "match"
}

/** The whole table as one seat, or the public, knows it. */
export type View = {
  seat: number | null
  options: Options
  board: "a" | "b"
  first: number
  actor: number
  to_act: readonly number[]
  now: PhaseSeen
  players: readonly Player[]
  aliens: readonly string[]
  supply: number
  hands: readonly Hand[]
  deck: number
  upcoming: readonly ("alien-sighted" | "flying-saucer" | "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches")[]
  landings: readonly string[]
  discard: readonly ("alien-sighted" | "flying-saucer" | "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches")[]
  box: readonly ("alien-sighted" | "flying-saucer" | "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches")[]
  boxed: number
  turns: number
  quiet: number
  flights: number
  standstill: number | null
  has_fled: boolean
  has_thrown: boolean
  contact: number | null
  reason: "aliens" | "all-safe" | "contact" | "standstill" | null
  games: readonly GameSeen[]
  previews: readonly Preview[]
}

/** What is being decided, and what belongs to it. */
export type PhaseSeen = {
  name: "beam" | "board" | "card" | "copy" | "discard" | "enter" | "land" | "order" | "over" | "turn"
  card: "alien-sighted" | "flying-saucer" | "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches" | null
  moved: readonly number[]
  other: number | null
  place: string | null
  group: readonly number[]
  then: "alien-sighted" | "flying-saucer" | "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches" | null
  routes: readonly Route[]
}

/** Where a card may take a kid (or a whole square, by car), and the squares it passes. */
export type Route = { start: string; to: string; owner: number; path: readonly string[] }

/** A seat, as everybody sees it: its kids, its limits and why, its points. */
export type Player = {
  seat: number
  team: number | null
  kids: readonly (string | null)[]
  moving: number
  moving_limit: number
  in_parks: number
  hand_size: number
  hand_limit: number
  in_libraries: number
  bonus: number
  points: number
}

/** Cards this seat knows to be in a hand: all of it, or what was once seen of it. */
export type Hand = {
  seat: number
  is_whole: boolean
  cards: readonly ("bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches")[]
}

/** A finished game of a match. */
export type GameSeen = {
  board: "a" | "b"
  first: number
  points: readonly number[]
  winners: readonly number[]
  reason: "aliens" | "all-safe" | "contact" | "standstill"
}

/** What a card in hand could do now; nothing at all, if it would have no effect. */
export type Preview = {
  card: "bmx" | "car-pool" | "city-bus" | "fence-hop" | "ice-cream-date" | "men-in-black" | "mums-car" | "new-boyfriend" | "pool-party" | "prom-night" | "run" | "school-bus" | "science-club" | "skateboard" | "walk" | "walkie-talkies" | "watches"
  has_effect: boolean
  routes: readonly Route[]
}

/** One estimate per legal action, in their order, the cards each seat still plays, and hints. */
export type Advice = {
  turns_left: number
  estimates: readonly Estimate[]
  hints: readonly (Prospect | WayHome)[]
}

/** An action, and the points one can expect to end with after it. */
export type Estimate = {
  action: LetOut | Play | Flee | Discard | Done | MoveKid | Drive | Enter | Chase | Date | Copy | Land | Beam | Resolve | ChooseBoard
  points: number
}

/** How many more turns each seat has, about, and what one can expect to end with at best. */
export type Prospect = { type: "hint-prospect"; turns: number; points: number }

/** A safe place a kid can reach: the fewest cards that takes, and the points it brings. */
export type WayHome = { type: "hint-way"; kid: Spot; place: Spot; cards: number; points: number }

/** What a seat can do. */
export type Action =
  | LetOut
  | Play
  | Flee
  | Discard
  | Done
  | MoveKid
  | Drive
  | Enter
  | Chase
  | Date
  | Copy
  | Land
  | Beam
  | Resolve
  | ChooseBoard

/** What can happen. */
export type Event =
  | KidOut
  | KidMoved
  | Drove
  | Arrived
  | Filled
  | Fled
  | Chased
  | Landed
  | Abducted
  | Played
  | NoEffect
  | Discarded
  | Peeked
  | PeekedUnseen
  | Copied
  | Drew
  | DrewUnseen
  | Flipped
  | Contacted
  | Alarmed
  | Ordered
  | Pointed
  | NothingTaken
  | Reshuffled
  | Shuffled
  | StandstillNear
  | Opened
  | GameEnded
  | BoardChosen
  | GameOpened
  | Ended
