// Written by `soucoupe types` from the structs of the server; never edited by hand.
export const PROTOCOL = 1

export const FEELINGS = [
  "applause",
  "laugh",
  "gasp",
  "think",
  "heart",
  "saucer",
] as const

export const CLOSED = {
  "turnedAway": 4000,
  "takenOver": 4001,
  "seatFreed": 4002,
  "notWatched": 4003,
  "tooMuch": 4008,
} as const

/** What a client may ask for on a socket. */
export type AnyCommand =
  | Act
  | Say
  | React
  | Note
  | Report
  | Silence
  | SwitchTalk
  | TakeBack
  | Resign
  | Pause
  | Arrange
  | SeatBot
  | Free
  | Rename
  | Start
  | Lend
  | Rematch
  | Relink
  | Story
  | Hint

/** What a client may be told on a socket. */
export type AnyMessage =
  | Welcome
  | Now
  | Moved
  | CanTakeBack
  | Refusal
  | RoomMessage
  | SaidMessage
  | ReactedMessage
  | NotedMessage
  | ReportedMessage
  | SketchMessage
  | StoryMessage
  | LinkMessage
  | AnnouncementMessage
  | HintMessage
  | Ping
  | ClosingMessage
  | DoneMessage

/** Take an action, made against a ply, or following the client's own last command. */
export type Act = {
  type: "act"
  id: string
  action: unknown
  ply?: number | null
  after?: string | null
  ink?: readonly (readonly number[])[] | null
}

/** Say something to everyone, or to some seats. */
export type Say = {
  type: "say"
  id: string
  text: string
  audience?: readonly number[] | null
  channel?: string
  anyway?: boolean
}

/** Show a feeling. */
export type React = { type: "react"; id: string; feeling: string; channel?: string }

/** Write a notepad anew: your own, or that of a channel. */
export type Note = { type: "note"; id: string; text: string; channel?: string | null }

/** Show the host a message. */
export type Report = { type: "report"; id: string; said: string }

/** Take the word from somebody, or give it back. */
export type Silence = { type: "silence"; id: string; seat: number; is_silent?: boolean }

/** Switch the table's talk off or on. */
export type SwitchTalk = { type: "switch-talk"; id: string; is_on: boolean }

/** Take your last action back. */
export type TakeBack = { type: "take-back"; id: string }

/** Give up; a bot plays on for you. */
export type Resign = { type: "resign"; id: string }

/** Ask for a pause or agree to one; or end it. */
export type Pause = { type: "pause"; id: string; is_wished?: boolean }

/** Set seats and options of the waiting room. */
export type Arrange = {
  type: "arrange"
  id: string
  seats?: number | null
  options?: Record<string, unknown> | null
  terms?: Terms | null
}

/** The terms of a table; the host sets them in the waiting room. */
export type Terms = {
  clock: "decision" | "none" | "total"
  seconds: number
  grace: number
  is_watchable: boolean
  hints: "all" | "off"
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

/** Give somebody who lost it a new seat link; the answer is a `link`. */
export type Relink = { type: "relink"; id: string; seat: number }

/** Ask for everything you were shown since the deal; the answer is a `story`. */
export type Story = { type: "story"; id: string }

/** Ask the game's coach about the decision you owe; the answer is a `hint`. */
export type Hint = { type: "hint"; id: string; ply: number }

/** The answer to a `ping`, at once. */
export type Pong = { type: "pong"; ping: number }

/** A sign of life: somebody is moving at this device. */
export type Here = { type: "here" }

/** How fast somebody reads what happens, and in which language. */
export type Reads = {
  type: "reads"
  speed: "at-once" | "calm" | "normal" | "quick"
  language: string
}

/** What happened up to a ply has been shown to the end. */
export type Shown = { type: "shown"; ply: number; is_early?: boolean }

/** How a stroke being drawn goes on; without points, it and those after it are undone. */
export type Sketch = {
  type: "sketch"
  stroke: number
  points: readonly number[]
  action?: Record<string, unknown> | null
}

/** The first message on a socket: who comes; without a session, one who watches. */
export type Hello = { protocol: number; session?: string | null }

/** What a QR code is to say: an address of this house. */
export type QrText = { text: string }

/** What a table is opened with. */
export type OpenTable = {
  game: string
  name: string
  seats?: number | null
  options?: Record<string, unknown>
  is_public?: boolean
  terms?: Terms
}

/** Who sits down, and where. */
export type TakeSeat = { name: string; seat?: number | null }

/** The secret of a seat link, and whether another device may lose the seat. */
export type ClaimSeat = { link: string; is_confirmed?: boolean }

/** The session of whoever asks for the next table. */
export type StartAnew = { session: string }

/** Through whose eyes to look, and, to read one's own private talk, one's session. */
export type AskReplay = { eyes?: number | "open" | "public"; session?: string | null }

/** In which language and through whose eyes to tell, and, for one's own eyes, one's session. */
export type AskLog = {
  language: string
  eyes?: number | "open" | "public"
  session?: string | null
}

/** A seat of this browser's. */
export type MySeat = { table: string; session: string }

/** The seats to ask about. */
export type AskMine = { seats: readonly MySeat[] }

/** A game, a number of seats, and options as they might be. */
export type AskSetup = { game: string; seats: number; options?: Record<string, unknown> }

/** The operator's secret. */
export type EnterHost = { secret: string }

/** What is asked with where there is nothing to say. */
export type Nothing = object

/** Who is to talk or not to. */
export type MuteSeat = { seat: number; is_silent: boolean }

/** Whose devices are to be kept out. */
export type BanSeat = { seat: number }

/** An address to keep out, or to let in again. */
export type BanAddress = { address: string }

/** A report that has been seen to. */
export type SettleReport = { table: string; said: string }

/** What everybody is told; with seconds, that the house closes then, to open again. */
export type Announce = { text?: string; seconds?: number | null }

/** In how many seconds the house closes. */
export type CloseHouse = { seconds: number }

/** What stands in front of every message: the socket's own count, and what it answers. */
export type Numbered = { n: number; done?: string }

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
  clocks: readonly ClockSeen[]
  channels: readonly ChannelSeen[]
  pads: Record<string, string>
  reports: readonly ReportSeen[]
  can_take_back: boolean
  is_open: boolean
  writing: "open" | "sealed" | null
  inks: readonly Inked[]
  sketches: readonly SketchSeen[]
  opening: readonly unknown[]
}

/** The table around the game, as everyone sees it. */
export type RoomSeen = {
  stage: "over" | "playing" | "starting" | "waiting"
  chairs: readonly ChairSeen[]
  host: number | null
  options: Record<string, unknown>
  rematch: string | null
  terms: Terms
  is_public: boolean
  is_talk_on: boolean
  is_paused: boolean
  wishes: readonly number[]
}

/** A seat as everyone sees it. */
export type ChairSeen = {
  kind: "bot" | "empty" | "person"
  name: string
  level: string
  is_here: boolean
  stand_in: string
  has_resigned: boolean
  is_silent: boolean
  hints: number
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
export type SaidSeen = {
  id: string
  seat: number
  name: string
  text: string
  audience: readonly number[] | null
  channel: string
  ply: number
  at: number
  breach: string | null
}

/** How long a seat still has. */
export type ClockSeen = {
  seat: number
  ends_in: number
  seconds: number
  kind: "decision" | "limit" | "total"
}

/** A channel you hear. */
export type ChannelSeen = {
  name: string
  may_talk: boolean
  may_react: boolean
  closed: string | null
  has_pad: boolean
}

/** A message somebody showed the host. */
export type ReportSeen = { by: number; said: SaidSeen }

/** What a seat wrote with the action that led to a ply. */
export type Inked = { ply: number; seat: number; strokes: readonly (readonly number[])[] }

/** What a seat is drawing at this moment. */
export type SketchSeen = { seat: number; strokes: readonly (readonly number[])[]; action: unknown }

/** One more ply: what you saw happen, and how the table looks to you now. */
export type Moved = {
  type: "moved"
  ply: number
  seat: number
  events: readonly unknown[]
  view: unknown
  legal: unknown
  topic: string | null
  hand: "bot" | "clock" | "pad" | "person" | null
  undone: number | null
  clocks: readonly ClockSeen[]
  channels: readonly ChannelSeen[]
  can_take_back: boolean
  is_open: boolean
  writing: "open" | "sealed" | null
  inks: readonly Inked[]
}

/** You may take your last action back, as has been found out meanwhile; told to you alone. */
export type CanTakeBack = { type: "can-take-back"; ply: number }

/** Your command was not taken: a code for programs, a reason for people. */
export type Refusal = {
  type: "refused"
  id: string | null
  code: string
  detail: string
  reason: string | null
  wait: number | null
  word: string | null
}

/** The table around the game has changed. */
export type RoomMessage = { type: "room"; room: RoomSeen; notice: Notice | null }

/** Something that happened around the game, for everyone to be told. */
export type Notice = {
  kind: "closed" | "granted" | "hinted" | "hosted" | "house-silenced" | "pause-ended" | "pause-wished" | "paused" | "relinked" | "resigned" | "returned" | "silenced" | "taken-over" | "talk-off" | "talk-on" | "unsilenced"
  seat: number | null
  ply: number
}

/** Somebody said something you may hear. */
export type SaidMessage = { type: "said"; said: SaidSeen }

/** Somebody showed a feeling. */
export type ReactedMessage = { type: "reacted"; reacted: ReactionSeen }

/** A feeling somebody showed. */
export type ReactionSeen = { seat: number; feeling: string; channel: string }

/** A notepad of yours was written anew. */
export type NotedMessage = { type: "noted"; noted: NoteSeen }

/** A notepad as it stands: your own, or that of a channel. */
export type NoteSeen = { channel: string | null; text: string }

/** You host, and somebody shows you a message. */
export type ReportedMessage = { type: "reported"; report: ReportSeen }

/** Somebody is drawing. */
export type SketchMessage = { type: "sketch"; sketch: StrokeSeen }

/** How a stroke being drawn goes on; without points, it and those after it are undone. */
export type StrokeSeen = {
  seat: number
  stroke: number
  points: readonly number[]
  action: unknown
}

/** Everything you were shown since the deal; the answer to `story`. */
export type StoryMessage = {
  type: "story"
  items: readonly (ItemMoved | ItemSaid | ItemReacted | ItemNotice | ItemNoted)[]
}

/** A ply, as it looked to somebody. */
export type ItemMoved = {
  type: "moved"
  ply: number
  at: number
  seat: number | null
  hand: "bot" | "clock" | "pad" | "person" | null
  undone: number | null
  events: readonly unknown[]
  view: unknown
  inks: readonly Inked[]
}

/** Something that was said. */
export type ItemSaid = { type: "said"; said: SaidSeen }

/** A feeling that was shown. */
export type ItemReacted = {
  type: "reacted"
  ply: number
  at: number
  seat: number
  feeling: string
  channel: string
}

/** Something that happened around the game. */
export type ItemNotice = { type: "notice"; at: number; notice: Notice }

/** A notepad as it stood from then on. */
export type ItemNoted = {
  type: "noted"
  ply: number
  at: number
  seat: number
  channel: string | null
  text: string
}

/** A seat's new link, told to the host who asked for it. */
export type LinkMessage = { type: "link"; seat: number; link: string }

/** The house tells everybody something. */
export type AnnouncementMessage = { type: "announcement"; text: string; seconds: number | null }

/** What the game's coach says of the decision you owe, to you alone. */
export type HintMessage = { type: "hint"; ply: number; advice: unknown }

/** Answer with `pong` at once. */
export type Ping = { type: "ping"; ping: number }

/** The house closes for a while; nothing is lost. */
export type ClosingMessage = { type: "closing"; ends_in: number; back_in: number }

/** Nothing to tell beyond that your command was taken. */
export type DoneMessage = { type: "done" }

/** A game, ply by ply: to its end, or as far as it came before its rules went. */
export type Replay = {
  table: string
  game: string
  version: string
  eyes: number | "open" | "public"
  room: RoomSeen
  outcome: Outcome | null
  items: readonly (ItemMoved | ItemSaid | ItemReacted | ItemNotice | ItemNoted)[]
  secret: string | null
  lent: Record<string, string>
  is_drawable: boolean
}

/** How one of my tables stands; without a stage, it is not mine any more, or gone. */
export type Mine = {
  table: string
  game: string | null
  stage: "over" | "playing" | "starting" | "waiting" | null
  seat: number | null
  is_my_turn: boolean
  names: readonly string[]
  bots: readonly number[]
  outcome: Outcome | null
  rematch: string | null
  since: number
  is_damaged: boolean
}

/** A game that can be played here. */
export type GameInfo = {
  id: string
  version: string
  seats: readonly number[]
  options: Record<string, unknown>
  bots: readonly string[]
}

/** Where the same people go on; their sessions and links are those they have. */
export type NextTable = {
  table: string
  seat: number
  table_url: string
  has_default_options: boolean
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
  other_rules: OtherRules | null
}

/** What can still be done at a table whose own rules are not installed. */
export type OtherRules = { is_archived: boolean; is_game_here: boolean }

/** How the house is reached by others, as far as it knows. */
export type HouseInfo = { address: string | null }

/** A QR code as a drawing: so many squares wide, and a path over the dark ones. */
export type QrCode = { size: number; path: string }

/** What the game's coach says of a finished table; null where the game has none. */
export type AdviceTold = { advice: unknown }

/** Why no game can be dealt like this; nothing at all if it can. */
export type SetupTold = { reason: string | null; detail: string | null }

/** Everything on the host's page. */
export type HostPage = {
  tables: readonly HostTable[]
  reports: readonly HostReport[]
  bans: readonly HostBan[]
  load: HostLoad
  announcement: string
  is_closing: boolean
  now: number
}

/** A table that is not over. */
export type HostTable = {
  table: string
  game: string
  stage: "over" | "playing" | "starting" | "waiting"
  ply: number
  at: number
  is_public: boolean
  is_open: boolean
  watchers: number
  seats: readonly HostSeat[]
}

/** A seat as the operator sees it: what everybody at the table sees. */
export type HostSeat = {
  seat: number
  kind: "bot" | "empty" | "person"
  name: string
  level: string
  is_here: boolean
  is_silent: boolean
}

/** A message that somebody reported: that message alone. */
export type HostReport = {
  table: string
  said: string
  at: number
  seat: number
  name: string
  text: string
}

/** An address nobody is let in from. */
export type HostBan = { address: string; at: number }

/** How much the house has to do. */
export type HostLoad = {
  stages: Record<string, number>
  rooms: number
  sockets: number
  stalls: number
  longest_stall: number
  late_bots: number
  memory: number
  load: number
  cores: number
}
