// How long everyone still has, by this browser's own monotonic clock.
import type { TableClock } from './tableProps'
import type { ClockSeen } from './types.gen'

export interface SeatClock {
  seat: number
  /** When the time is up, in milliseconds of `performance.now()`. */
  ends: number
  seconds: number
  kind: ClockSeen['kind']
}

/** Two tellings of one deadline differ by as much as messages take longer or shorter. */
const JITTER = 400

/** Set times by a message that has just come; a deadline told again does not jump about. */
export function setClocks(
  told: readonly ClockSeen[],
  before: readonly SeatClock[],
  now: number = performance.now(),
): SeatClock[] {
  return told.map(({ seat, ends_in, seconds, kind }) => {
    const old = before.find((one) => one.seat === seat && one.kind === kind)
    const ends = now + ends_in
    const isSame = old !== undefined && Math.abs(old.ends - ends) < JITTER
    return { seat, ends: isSame ? Math.min(old.ends, ends) : ends, seconds, kind }
  })
}

/** The clock a game's own table may draw: the game's limit if one runs, else mine. */
export function tableClock(clocks: readonly SeatClock[], mine: number | null): TableClock | null {
  const limits = clocks.filter((one) => one.kind === 'limit')
  const found = limits[0] ?? clocks.find((one) => one.seat === mine)
  if (!found) return null
  const seats = limits.length ? limits.map((one) => one.seat) : [found.seat]
  return { ends: found.ends, seconds: found.seconds, seats, kind: found.kind }
}
