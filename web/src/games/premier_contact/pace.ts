// How long each event is shown at least, in milliseconds; most take longer to be read.
import { LONGEST, SHORTEST } from '../../ui/motion'
import { ownDeeds } from '../../ui/ownDeeds'
import { quietEvents } from '../../ui/quietEvents'
import { QUIET } from './types.gen'
import type { Event } from './types'

/** What is read before the game goes on; a tap goes on at once. */
const READ = 3 * LONGEST
/** Votes are turned over one after another. */
const EACH_VOTE = 350

const isQuiet = quietEvents<Event>(QUIET)
export const isOwnDeed = ownDeeds<Event>(
  'colour-taken',
  'word-shown',
  'turned',
  'asked',
  'picked',
  'drawn',
  'wiped',
  'sent',
  'voted',
  'passed',
  'noted',
)

export function pace(event: Event, next: Event | undefined): number {
  if (isQuiet(event)) return SHORTEST
  switch (event.type) {
    case 'word-shown':
    case 'answered':
    case 'compared':
      return READ
    case 'sent':
      return 2 * LONGEST
    case 'revealed':
      return READ + EACH_VOTE * event.votes.length
    case 'straightened':
    case 'cleared':
    case 'asked':
    case 'turned':
      return 250
    case 'thanked':
      return next?.type === 'thanked' ? SHORTEST : LONGEST
    case 'human-turn':
    case 'alien-turn':
    case 'round-opened':
      return 300
    default:
      return LONGEST
  }
}
