// How long each event is shown at least, in milliseconds; most take longer to be read.
import { LONGEST, SHORTEST } from '../../ui/motion'
import { ownDeeds } from '../../ui/ownDeeds'
import { quietEvents } from '../../ui/quietEvents'
import { QUIET } from './types.gen'
import type { Event } from './types'

/** What a turn brought is read before the next player rolls; a tap goes on. */
const READ = 3 * LONGEST

const isQuiet = quietEvents<Event>(QUIET)
export const isOwnDeed = ownDeeds<Event>('rolled', 'rerolled', 'took', 'missed')

export function pace(event: Event): number {
  if (isQuiet(event)) return SHORTEST
  switch (event.type) {
    case 'turn-ended':
    case 'bonus-won':
    case 'bonus-captured':
    case 'bonus-raised':
      return READ
    case 'fulfilled':
      return 2 * READ
    default:
      return LONGEST
  }
}
