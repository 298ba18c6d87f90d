// What the aide-mémoire may show of what this seat has seen.
import { ALIENS, isSame } from './cards'
import type { Alien, View } from './types'

/** Whether past rounds may be on the screen: always with the aid, without it only at the end. */
export function isRemembered(view: View): boolean {
  return view.options.aide_memoire || view.phase === 'over'
}

export interface Remembered {
  alien: Alien
  isSeen: boolean
}

/** All aliens of the box, and which of them this seat has seen since the last shuffle. */
export function remembered(view: View): Remembered[] {
  const rounds = isRemembered(view) ? [...view.past, view.current] : [view.current]
  const seen = rounds.flatMap((round) => round.sightings.map((sighting) => sighting.alien))
  return ALIENS.map((alien) => ({ alien, isSeen: seen.some((one) => isSame(one, alien)) }))
}

/** Events of this round only, where the table plays from memory. */
export function tellable<Told extends { type: string }>(told: readonly Told[], view: View): number {
  if (isRemembered(view)) return 0
  return Math.max(
    0,
    told.findLastIndex((event) => event.type === 'round-opened'),
  )
}
