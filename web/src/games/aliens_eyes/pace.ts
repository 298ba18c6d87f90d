// How long each event is shown at least, in milliseconds; most take longer to be read.
import { LONGEST, SHORTEST } from '../../ui/motion'
import { ownDeeds } from '../../ui/ownDeeds'
import type { Event } from './types'

/** What a turn brought is read before the next player rolls; a tap goes on. */
const READ = 3 * LONGEST

export const isOwnDeed = ownDeeds<Event>('rolled', 'rerolled', 'took', 'missed')

export function pace(event: Event): number {
  switch (event.type) {
    case 'grouped':
    case 'broke':
    case 'answered':
    case 'answered-unseen':
    case 'contracts-asked':
      return SHORTEST
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
