// How long each event is shown at least, in milliseconds; most take longer to be read.
import { LONGEST, SHORTEST } from '../../ui/motion'
import { ownDeeds } from '../../ui/ownDeeds'
import { quietEvents } from '../../ui/quietEvents'
import { QUIET } from './types.gen'
import type { Event } from './types'

/** A verdict is what everybody waited for: it is read before the card leaves. */
const READ = 2 * LONGEST
/** The last answer of a round stays a little before the table is cleared; a tap goes on. */
const LINGER = 4 * LONGEST

const isQuiet = quietEvents<Event>(QUIET)
export const isOwnDeed = ownDeeds<Event>('testified')

export function pace(event: Event, next: Event | undefined): number {
  if (isQuiet(event)) return SHORTEST
  switch (event.type) {
    case 'judged':
      return next === undefined || next.type === 'forfeited' ? READ : LINGER
    case 'turned':
    case 'forfeited':
      return next === undefined || next.type === 'forfeited' ? LONGEST : LINGER
    default:
      return LONGEST
  }
}
