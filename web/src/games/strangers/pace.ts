// How long each event is shown at least, in milliseconds; most take longer to be read.
import { LONGEST, SHORTEST } from '../../ui/motion'
import { ownDeeds } from '../../ui/ownDeeds'
import { quietEvents } from '../../ui/quietEvents'
import { QUIET } from './types.gen'
import type { Event } from './types'

/** A card that was played or turned up is read; a tap goes on. */
const READ = 2 * LONGEST
/** The coin spins, and lies. */
const SPIN = 3 * LONGEST
/** A step of a kid along its way. */
const STEP = 120

const isQuiet = quietEvents<Event>(QUIET)
export const isOwnDeed = ownDeeds<Event>(
  'kid-out',
  'played',
  'moved',
  'drove',
  'discarded',
  'ordered',
  'landed',
)

export function pace(event: Event, next: Event | undefined): number {
  if (isQuiet(event)) return SHORTEST
  switch (event.type) {
    case 'played':
    case 'discarded':
    case 'ordered':
      return next === undefined ? SHORTEST : LONGEST
    case 'moved':
    case 'drove':
      return goes(event.path.length)
    case 'alarmed':
    case 'pointed':
    case 'no-effect':
    case 'copied':
    case 'contacted':
    case 'nothing-taken':
    case 'standstill-near':
      return READ
    case 'flipped':
      return SPIN
    case 'game-ended':
      return 3 * READ
    default:
      return LONGEST
  }
}

/** How long a way of so many squares takes. */
export function goes(squares: number): number {
  return LONGEST + STEP * Math.max(0, squares - 1)
}
