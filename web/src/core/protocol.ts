// What a socket tells, beside the structs: small messages the server writes by hand.
import type {
  AnyCommand,
  Moved,
  Notice,
  Now,
  Refusal,
  Replay,
  ReportSeen,
  RoomSeen,
  SaidSeen,
  Welcome,
} from './types.gen'

interface Numbered {
  /** The socket's own count. */
  n: number
  /** The id of my command this message answers. */
  done?: string
}

/** A feeling somebody showed. */
export interface Reacted {
  seat: number
  feeling: string
  channel: string
}

/** A notepad as it stands now: mine where there is no channel. */
export interface Noted {
  channel: string | null
  text: string
}

/** How a stroke somebody is drawing goes on; without points, it and those after it are undone. */
export interface Sketched {
  seat: number
  stroke: number
  points: readonly number[]
}

/** One thing of the story of a table. */
export type StoryItem = Replay['items'][number]

export type ServerMessage = Numbered &
  (
    | Welcome
    | Now
    | Moved
    | Refusal
    | { type: 'room'; room: RoomSeen; notice: Notice | null }
    | { type: 'said'; said: SaidSeen }
    | { type: 'reacted'; reacted: Reacted }
    | { type: 'noted'; noted: Noted }
    | { type: 'sketch'; sketch: Sketched }
    | { type: 'reported'; report: ReportSeen }
    | { type: 'link'; seat: number; link: string }
    | { type: 'ping'; ping: number }
    | { type: 'story'; items: readonly StoryItem[] }
    | { type: 'done' }
  )

/** A command before it has its id. */
export type CommandBody = AnyCommand extends infer C
  ? C extends AnyCommand
    ? Omit<C, 'id'>
    : never
  : never

export const CLOSED = {
  turnedAway: 4000,
  takenOver: 4001,
  freed: 4002,
  private: 4003,
  tooMuch: 4008,
} as const
