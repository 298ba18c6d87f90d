// Written by `soucoupe types` from the structs of the server; never edited by hand.
export const TELLING = {
  "round-opened": {"first": "seat"},
  "ticked": {"seat": "seat", "card": "card"},
  "dealt": {"seat": "seat", "cards": "card"},
  "dealt-unseen": {"seat": "seat"},
  "gave-back": {"seat": "seat"},
  "hid": {"seat": "seat", "card": "card", "room": "room"},
  "hid-unseen": {"seat": "seat"},
  "acted": {"seat": "seat", "card": "card"},
  "aimed": {"seat": "seat", "card": "card", "room": "room"},
  "picked": {"seat": "seat", "card": "card", "member": "seat"},
  "exposed": {"card": "card", "crew": "exposure"},
  "exposure": {"seat": "seat"},
  "sheltered": {"seat": "seat"},
  "made-safe": {"room": "room"},
  "went-out": {"seat": "seat"},
  "moved": {"seat": "seat", "origin": "room", "room": "room", "card": "card"},
  "slipped-away": {"seat": "seat"},
  "spotted": {"seat": "seat", "room": "room"},
  "stayed": {"seat": "seat"},
  "saved": {"seat": "seat"},
  "died": {"seat": "seat"},
  "revived": {"seat": "seat", "member": "seat"},
  "returned": {"seat": "seat"},
  "named": {"seat": "seat", "room": "room"},
  "looked": {"seat": "seat", "position": "place", "room": "room"},
  "looked-unseen": {"seat": "seat", "position": "place"},
  "sorted": {"seat": "seat", "position": "place"},
  "turned": {"seat": "seat", "position": "place", "room": "room"},
  "hesitated": {"seat": "seat", "room": "room"},
  "heard": {"seat": "seat", "room": "room", "other": "room"},
  "diverted": {"seat": "seat", "card": "card", "room": "room"},
  "alien-came": {"room": "room"},
  "searched": {"room": "room"},
  "shuffled": {"rooms": "room"},
  "zone-refilled": {"room": "room"},
  "destroyed": {"room": "room", "seat": "seat", "card": "card"},
  "gone": {"rooms": "room"},
  "alien-died": {"room": "room"},
  "left-game": {"seat": "seat", "card": "card"},
  "alone-aboard": {"crew": "seat"},
  "ended": {"winners": "seat"},
  "advice": {"perils": "peril", "hints": "peril-told"},
  "peril": {"seat": "seat"},
  "hint-peril": {"seat": "seat"},
  "hint-hideout": {"room": "room"},
  "hint-bet": {"room": "room"},
} as const

export const QUIET = [
  "dealt",
  "dealt-unseen",
  "hid-unseen",
  "gave-back",
  "put-back",
  "shuffled",
  "shuffled-unseen",
] as const

export const FIELDS = {
  "view": {"seat": "seat", "options": "options", "to_act": "seat", "first": "seat", "turner": "seat", "crew": "member-seen", "plays": "play", "last": "last-round", "deeds": "deed-seen", "ongoing": "deed-seen", "spent": "card", "tracker": "seat", "looked": "place", "sightings": "sighting", "hands": "hand", "winners": "seat"},
  "options": {"first_crew": "seat"},
  "member-seen": {"seat": "seat", "hiding_card": "card"},
  "play": {"seat": "seat", "card": "card"},
  "last-round": {"plays": "play"},
  "deed-seen": {"seat": "seat", "card": "card", "member": "seat"},
  "sighting": {"position": "place"},
  "hand": {"seat": "seat", "cards": "card", "discarded": "card"},
  "do-act": {"member": "seat"},
  "do-look": {"position": "place"},
  "do-turn": {"position": "place"},
  "do-serve": {"member": "seat"},
  "do-revive": {"member": "seat"},
} as const

export const OPTION_FIELDS = [
  {"name": "first_crew", "kind": "seat", "open": true},
] as const

/** What the host may choose. */
export type Options = { first_crew: number | null }

/** Play a card as hideout. */
export type Hide = { type: "hide"; card: number }

/** Play a card as action, together with whom and where it is meant for. */
export type Act = {
  type: "act"
  card: number
  member?: number | null
  room?: "airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay" | null
}

/** Say, from outside the ship, where the alien will go. */
export type Name = {
  type: "name"
  room: "airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay"
}

/** Move to another room before the hunt, or stay. */
export type Crawl = {
  type: "crawl"
  room?: "airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay" | null
}

/** Look at a card of the hunt zone. */
export type Look = { type: "look"; position: number }

/** Set the card looked at aside for this hunt, or leave it where it lies. */
export type SetAside = { type: "set-aside"; away: boolean }

/** Turn a card of the hunt zone: the alien goes there. */
export type Turn = { type: "turn"; position: number }

/** Decide which of two targets, equally crowded, the alien prefers. */
export type Lure = {
  type: "lure"
  room: "airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay"
}

/** Decide whom the alien has for dinner. */
export type Serve = { type: "serve"; member: number }

/** Bring somebody back whom the alien has killed this round. */
export type Revive = { type: "revive"; member: number }

/** A round begins, with so many cards for everyone aboard. */
export type RoundOpened = { type: "round-opened"; number: number; first: number; cards: number }

/** An ongoing action has so many rounds to go, this one included. */
export type Ticked = { type: "ticked"; seat: number; card: Card; rounds: number }

/** A crew card, face up. */
export type Card = {
  number: number
  name: "all-hands" | "armoured-crate" | "blackout" | "close-call" | "coward" | "crawl-space" | "dinner" | "distress-call" | "improvised-charge" | "jettison" | "motion-tracker" | "musical-chairs" | "open-the-airlock" | "overload" | "pressure-suit" | "quarantine" | "resuscitation" | "self-destruct" | "shove" | "spacewalk" | "strange-noise" | "vent-section" | "weedkiller" | "wrong-dose"
  room: "airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay"
  vulnerability: number
}

/** Somebody was dealt cards. */
export type Dealt = { type: "dealt"; seat: number; cards: readonly Card[] }

/** What the others see of it; in a shortage there may be no card left. */
export type DealtUnseen = { type: "dealt-unseen"; seat: number; cards: number }

/** Somebody gave their other card back unseen. */
export type GaveBack = { type: "gave-back"; seat: number }

/** Somebody hides behind a card. */
export type Hid = { type: "hid"; seat: number; card: Card; room: Room; vulnerability: number }

/** A room, as events tell it. */
export type Room = {
  name: "airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay"
}

/** Somebody laid a hideout face down, in a shortage. */
export type HidUnseen = { type: "hid-unseen"; seat: number }

/** Somebody played a card as an action. */
export type Acted = {
  type: "acted"
  seat: number
  card: Card
  is_ongoing: boolean
  due: number | null
}

/** The action just played is meant for a room. */
export type Aimed = { type: "aimed"; seat: number; card: Card; room: Room }

/** The action just played is meant for somebody. */
export type Picked = { type: "picked"; seat: number; card: Card; member: number }

/** A card touches how vulnerable some are; this is how they stand now. */
export type Exposed = { type: "exposed"; card: Card; crew: readonly Exposure[] }

/** How vulnerable somebody is; without a number, if they hide nowhere. */
export type Exposure = {
  seat: number
  mode: "as-printed" | "crated" | "dosed" | "mirrored"
  vulnerability: number | null
}

/** Somebody wears a suit, or is a coward, for this round. */
export type Sheltered = { type: "sheltered"; seat: number; by: "cowardice" | "suit" }

/** The alien kills nobody in a room this round. */
export type MadeSafe = { type: "made-safe"; room: Room }

/** Somebody left the ship. */
export type WentOut = { type: "went-out"; seat: number }

/** Somebody changes rooms, because of a card. */
export type Moved = { type: "moved"; seat: number; origin: Room; room: Room; card: Card }

/** Somebody left their hideout, for nowhere. */
export type SlippedAway = { type: "slipped-away"; seat: number }

/** A coward was seen by somebody in the same room. */
export type Spotted = { type: "spotted"; seat: number; room: Room }

/** Somebody who might have crawled elsewhere did not. */
export type Stayed = { type: "stayed"; seat: number }

/** Somebody would have died, but for a suit, for being a coward, or for a safe room. */
export type Saved = { type: "saved"; seat: number; by: "cowardice" | "room" | "suit" }

/** Somebody died. */
export type Died = {
  type: "died"
  seat: number
  cause: "alien" | "bare" | "blown-up" | "destroyed" | "served" | "spotted"
}

/** Somebody was brought back to life. */
export type Revived = { type: "revived"; seat: number; member: number }

/** Whoever was outside named the right room and is back. */
export type Returned = { type: "returned"; seat: number }

/** Whoever is outside said where the alien will go. */
export type Named = { type: "named"; seat: number; room: Room }

/** Somebody looked at a card of the hunt zone. */
export type Looked = { type: "looked"; seat: number; position: number; room: Room }

/** What the others see of it. */
export type LookedUnseen = { type: "looked-unseen"; seat: number; position: number }

/** The card looked at was set aside for this hunt, or left where it lies. */
export type Sorted = { type: "sorted"; seat: number; position: number; away: boolean }

/** A card of the hunt zone was turned face up. */
export type Turned = { type: "turned"; seat: number; position: number; room: Room }

/** A strange noise keeps the alien from a target: another one is turned. */
export type Hesitated = { type: "hesitated"; seat: number; room: Room }

/** The alien followed a strange noise into one room; the other card was shuffled back. */
export type Heard = { type: "heard"; seat: number; room: Room; other: Room }

/** The alien turned away from its target, because of a card. */
export type Diverted = { type: "diverted"; seat: number; card: Card; room: Room }

/** The alien is there: the final target. */
export type AlienCame = { type: "alien-came"; room: Room }

/** A target goes to the reserve. */
export type Searched = { type: "searched"; room: Room }

/** The card set aside lies in the hunt zone again, after all others. */
export type PutBack = { type: "put-back" }

/** The hunt zone was shuffled; it lies in this order. */
export type Shuffled = { type: "shuffled"; rooms: readonly Room[] }

/** What everybody sees of it. */
export type ShuffledUnseen = { type: "shuffled-unseen" }

/** The alien infested its last target; the reserve became the new hunt zone. */
export type ZoneRefilled = { type: "zone-refilled"; room: Room }

/** A room was destroyed, because of a card. */
export type Destroyed = { type: "destroyed"; room: Room; seat: number; card: Card }

/** Rooms leave the game, with their targets. */
export type Gone = { type: "gone"; rooms: readonly Room[] }

/** The alien was in a destroyed room. */
export type AlienDied = { type: "alien-died"; room: Room }

/** An ongoing action is over: its card leaves the game. */
export type LeftGame = { type: "left-game"; seat: number; card: Card }

/** At most one member is aboard: one more round, then all is lost. */
export type AloneAboard = { type: "alone-aboard"; crew: readonly number[] }

/** More than one are aboard again: there is time. */
export type ClockStopped = { type: "clock-stopped" }

/** The game is over. */
export type Ended = {
  type: "ended"
  winners: readonly number[]
  reason: "alien-destroyed" | "all-dead" | "alone-aboard" | "alone-too-long" | "blown-up" | "infested" | "rescued"
}

/** The whole table as one seat, or the public, knows it. */
export type View = {
  seat: number | null
  options: Options
  phase: "crawling" | "first" | "looking" | "luring" | "naming" | "over" | "reviving" | "second" | "serving" | "setting-aside" | "shortage" | "turning"
  to_act: readonly number[]
  round: number
  first: number
  turner: number
  crew: readonly MemberSeen[]
  plays: readonly Play[]
  turned: readonly ("airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay")[]
  last: LastRound
  deeds: readonly DeedSeen[]
  ongoing: readonly DeedSeen[]
  spent: readonly Card[]
  in_play: readonly ("airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay")[]
  doomed: readonly ("airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay")[]
  safe: readonly ("airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay")[]
  unturned: readonly ("airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay")[]
  zone: number
  is_aside: boolean
  reserve: readonly ("airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay")[]
  target: "airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay" | null
  decoy: "airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay" | null
  replaced: boolean
  named: "airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay" | null
  tracker: number | null
  looked: number | null
  sightings: readonly Sighting[]
  deck: number
  hands: readonly Hand[]
  alone_since: number
  winners: readonly number[]
  reason: "alien-destroyed" | "all-dead" | "alone-aboard" | "alone-too-long" | "blown-up" | "infested" | "rescued" | null
}

/** A crew member as everybody sees them; what they hide behind is there once it is shown. */
export type MemberSeen = {
  seat: number
  alive: boolean
  eliminated: boolean
  outside: boolean
  cards: number
  hideout: "airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay" | null
  hiding_card: Card | null
  printed: number
  mode: "as-printed" | "crated" | "dosed" | "mirrored"
  vulnerability: number | null
  discarded: boolean
  ready: boolean
  bare: boolean
  suited: boolean
  coward: boolean
  spotted: boolean
  killed: boolean
}

/** A card on the table, in the order they were played. */
export type Play = { seat: number; card: Card; is_action: boolean }

/** What was shown in the round before this one. */
export type LastRound = {
  plays: readonly Play[]
  turned: readonly ("airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay")[]
}

/** An action on the table, with whom and where it is meant for. */
export type DeedSeen = {
  seat: number
  card: Card
  member: number | null
  room: "airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay" | null
  round: number
  due: number | null
  used: boolean
}

/** A target this seat has looked at; without a position it has been set aside. */
export type Sighting = {
  position: number | null
  room: "airlock" | "bridge" | "cargo-bay" | "ducts" | "engine-room" | "galley" | "greenhouse" | "medbay"
}

/** Somebody's cards, laid open, and the one they gave back unseen this round. */
export type Hand = { seat: number; cards: readonly Card[]; discarded: Card | null }

/** One chance for each living member, in the order of the seats, and what to say now. */
export type Advice = {
  perils: readonly Peril[]
  hints: readonly (PerilTold | HideoutRisk | BetChance)[]
}

/** How likely a living member is to be dead at the end of this round, from 0 to 1. */
export type Peril = { seat: number; death: number }

/** How often in a hundred hunts a living member dies this round, as the cards lie. */
export type PerilTold = { type: "hint-peril"; seat: number; percent: number }

/** How often one would die behind a card if nobody did anything more. */
export type HideoutRisk = { type: "hint-hideout"; room: Room; percent: number }

/** How often the alien would go to a room one may bet on, and how often that wins the game. */
export type BetChance = { type: "hint-bet"; room: Room; percent: number; winning: number }

/** What a seat can do. */
export type Action = Hide | Act | Name | Crawl | Look | SetAside | Turn | Lure | Serve | Revive

/** What can happen. */
export type Event =
  | RoundOpened
  | Ticked
  | Dealt
  | DealtUnseen
  | GaveBack
  | Hid
  | HidUnseen
  | Acted
  | Aimed
  | Picked
  | Exposed
  | Sheltered
  | MadeSafe
  | WentOut
  | Moved
  | SlippedAway
  | Spotted
  | Stayed
  | Saved
  | Died
  | Revived
  | Returned
  | Named
  | Looked
  | LookedUnseen
  | Sorted
  | Turned
  | Hesitated
  | Heard
  | Diverted
  | AlienCame
  | Searched
  | PutBack
  | Shuffled
  | ShuffledUnseen
  | ZoneRefilled
  | Destroyed
  | Gone
  | AlienDied
  | LeftGame
  | AloneAboard
  | ClockStopped
  | Ended
