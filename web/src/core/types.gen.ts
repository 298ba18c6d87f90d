// Written by `soucoupe types` from the structs of the server; never edited by hand.
export const PROTOCOL = 1

/** What a client may ask for on a socket. */
export type AnyCommand = Act | Say | Arrange | SeatBot | Free | Rename | Start | Lend | Rematch

/** Take an action, made against a ply, or following the client's own last command. */
export type Act = {
  type: "act"
  id: string
  action: unknown
  ply?: number | null
  after?: string | null
}

/** Say something to everyone, or to some seats. */
export type Say = { type: "say"; id: string; text: string; audience?: readonly number[] | null }

/** Set seats and options of the waiting room. */
export type Arrange = {
  type: "arrange"
  id: string
  seats?: number | null
  options?: Record<string, unknown> | null
}

/** Put a bot into a seat. */
export type SeatBot = { type: "seat-bot"; id: string; seat: number; level: string }

/** Free a seat. */
export type Free = { type: "free"; id: string; seat: number }

/** Change one's name. */
export type Rename = { type: "rename"; id: string; name: string }

/** Ask for the deal. */
export type Start = { type: "start"; id: string }

/** Lend chance to the seed. */
export type Lend = { type: "lend"; id: string; entropy: string }

/** Play again with the same people. */
export type Rematch = { type: "rematch"; id: string }

/** The first message on a socket: who comes; without a session, one who watches. */
export type Hello = { protocol: number; session?: string | null }

/** What a table is opened with. */
export type OpenTable = {
  game: string
  name: string
  seats?: number | null
  options?: Record<string, unknown>
  is_public?: boolean
}

/** Who sits down, and where. */
export type TakeSeat = { name: string; seat?: number | null }

/** The secret of a seat link, and whether another device may lose the seat. */
export type ClaimSeat = { link: string; is_confirmed?: boolean }

/** The first message back: which table this is and who you are in it. */
export type Welcome = {
  type: "welcome"
  protocol: number
  table: string
  game: string
  version: string
  commitment: string
  seat: number | null
}

/** The whole table as it is: sent first, after a refusal, and to readers who fell behind. */
export type Now = {
  type: "now"
  room: RoomSeen
  ply: number
  view: unknown
  legal: unknown
  topic: string | null
  outcome: Outcome | null
  last: string | null
  said: readonly SaidSeen[]
  secret: string | null
  lent: Record<string, string>
}

/** The table around the game, as everyone sees it. */
export type RoomSeen = {
  stage: "over" | "playing" | "starting" | "waiting"
  chairs: readonly ChairSeen[]
  host: number | null
  options: Record<string, unknown>
  rematch: string | null
}

/** A seat as everyone sees it. */
export type ChairSeen = {
  kind: "bot" | "empty" | "person"
  name: string
  level: string
  is_here: boolean
}

/** The end of a game, one entry per seat in every tuple but `winners` and `reasons`.

    Seats with the same league number are compared with one another; a seat whose
    league is None is compared with nobody. Places count from 1 within a league. */
export type Outcome = {
  winners: readonly number[]
  leagues: readonly (number | null)[]
  places: readonly number[]
  points: readonly number[]
  grade: string | null
  reasons: readonly string[]
}

/** Something said, as those in its audience hear it. */
export type SaidSeen = { seat: number; text: string; audience: readonly number[] | null }

/** One more ply: what you saw happen, and how the table looks to you now. */
export type Moved = {
  type: "moved"
  ply: number
  seat: number
  events: readonly unknown[]
  view: unknown
  legal: unknown
  topic: string | null
}

/** Your command was not taken: a code for programs, a reason for people. */
export type Refusal = {
  type: "refused"
  id: string | null
  code: string
  detail: string
  reason: string | null
}

/** A game that can be played here. */
export type GameInfo = {
  id: string
  version: string
  seats: readonly number[]
  options: Record<string, unknown>
  bots: readonly string[]
}

/** What proves that a seat is yours: keep it, it is told once. */
export type SeatTicket = {
  table: string
  seat: number
  session: string
  link: string | null
  table_url: string
  seat_url: string | null
}

/** A table as everyone may see it. */
export type TableInfo = {
  table: string
  game: string
  version: string
  commitment: string
  ply: number
  room: RoomSeen
}

/** How the house is reached by others, as far as it knows. */
export type HouseInfo = { address: string | null }

/** A QR code as a drawing: so many squares wide, and a path over the dark ones. */
export type QrCode = { size: number; path: string }
