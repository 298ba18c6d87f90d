// What a socket tells, beside the structs: three small messages the server writes by hand.
import type { AnyCommand, Moved, Now, Refusal, RoomSeen, SaidSeen, Welcome } from './types.gen'

interface Numbered {
  /** The socket's own count. */
  n: number
  /** The id of my command this message answers. */
  done?: string
}

export type Told = Numbered &
  (
    | Welcome
    | Now
    | Moved
    | Refusal
    | { type: 'room'; room: RoomSeen }
    | { type: 'said'; said: SaidSeen }
    | { type: 'done' }
  )

/** A command before it has its id. */
export type Wish = AnyCommand extends infer C
  ? C extends AnyCommand
    ? Omit<C, 'id'>
    : never
  : never

export const CLOSED = { turnedAway: 4000, takenOver: 4001, freed: 4002, tooMuch: 4008 } as const
