// The seats this browser holds, by table: the session proves it, the link moves it elsewhere.
import { recall, remember } from './storage'
import type { SeatTicket } from './types.gen'

const KEY = 'soucoupe.seats'
const MOST_KEPT = 60

export interface MySeat {
  seat: number
  session: string
  link: string | null
  game: string
  at: number
}

type Seats = Record<string, MySeat>

export function mySeat(table: string): MySeat | null {
  return recall<Seats>(KEY, {})[table] ?? null
}

export function mySeats(): [string, MySeat][] {
  return Object.entries(recall<Seats>(KEY, {})).sort((one, other) => other[1].at - one[1].at)
}

export function keepSeat(table: string, seat: MySeat): void {
  const kept = [[table, seat] as const, ...mySeats().filter(([id]) => id !== table)]
  remember(KEY, Object.fromEntries(kept.slice(0, MOST_KEPT)))
}

export function keepTicket(ticket: SeatTicket, game: string, link: string | null): void {
  const { seat, session } = ticket
  keepSeat(ticket.table, { seat, session, link: ticket.link ?? link, game, at: Date.now() })
}

/** My seat has a new link. */
export function keepLink(table: string, link: string): void {
  const seat = mySeat(table)
  if (seat && seat.link !== link) keepSeat(table, { ...seat, link })
}

export function forgetSeat(table: string): void {
  remember(KEY, Object.fromEntries(mySeats().filter(([id]) => id !== table)))
}

/** A rematch seats the same people with the same secrets at another table. */
export function carrySeat(from: string, to: string): void {
  const seat = mySeat(from)
  if (seat && !mySeat(to)) keepSeat(to, { ...seat, at: Date.now() })
}
