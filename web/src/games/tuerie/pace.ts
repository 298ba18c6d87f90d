// How long each event is shown at least, in milliseconds; most take longer to be read.
import { LONGEST, SHORTEST } from '../../ui/motion'
import { ownDeeds } from '../../ui/ownDeeds'
import { quietEvents } from '../../ui/quietEvents'
import { QUIET } from './types.gen'
import type { Event } from './types'

/** Read before the next thing happens. */
const READ = 2 * LONGEST
/** What everybody held their breath for; a tap goes on. */
const BREATH = 5 * LONGEST

const isQuiet = quietEvents<Event>(QUIET)
export const isOwnDeed = ownDeeds<Event>(
  'hid',
  'acted',
  'aimed',
  'picked',
  'named',
  'sorted',
  'stayed',
)

export function pace(event: Event, next: Event | undefined): number {
  if (isQuiet(event)) return next?.type.startsWith('dealt') ? SHORTEST / 3 : SHORTEST
  switch (event.type) {
    case 'round-opened':
      return READ
    case 'turned':
    case 'alien-came':
    case 'alien-died':
      return BREATH
    case 'died':
    case 'destroyed':
    case 'revived':
    case 'diverted':
    case 'hesitated':
    case 'heard':
    case 'alone-aboard':
      return 3 * LONGEST
    case 'acted':
    case 'exposed':
    case 'saved':
    case 'spotted':
    case 'zone-refilled':
    case 'went-out':
    case 'returned':
    case 'ended':
    case 'named':
      return READ
    default:
      return LONGEST
  }
}
