// What is printed on things: the component tables, held against the rules' own by a test.
import type { CardName, RoomName } from './types'

/** The rooms as they lie in the ship, from its nose to its tail. */
export const ROOMS: readonly RoomName[] = [
  'bridge',
  'medbay',
  'greenhouse',
  'galley',
  'ducts',
  'cargo-bay',
  'airlock',
  'engine-room',
]

export type When = 'now' | 'round' | 'hunt' | 'end' | 'ongoing'

export interface Facts {
  when: When
  /** Whether, as an action, it must be the first or the second card. */
  order?: 'first' | 'second'
  /** Whether it wins for whoever is alone aboard. */
  alone?: true
  /** Whether it may end the game. */
  grave?: true
}

export const FACTS: Record<CardName, Facts> = {
  'open-the-airlock': { when: 'end', alone: true, grave: true },
  spacewalk: { when: 'ongoing', order: 'first' },
  'pressure-suit': { when: 'round' },
  overload: { when: 'end', alone: true, grave: true },
  blackout: { when: 'round' },
  'self-destruct': { when: 'ongoing', order: 'second', grave: true },
  jettison: { when: 'hunt', alone: true },
  'armoured-crate': { when: 'round' },
  shove: { when: 'now' },
  weedkiller: { when: 'round', alone: true },
  'motion-tracker': { when: 'hunt' },
  coward: { when: 'round' },
  'close-call': { when: 'hunt' },
  'musical-chairs': { when: 'now', order: 'second' },
  dinner: { when: 'end' },
  'crawl-space': { when: 'hunt' },
  'strange-noise': { when: 'hunt' },
  'improvised-charge': { when: 'end', grave: true },
  'vent-section': { when: 'end', alone: true, grave: true },
  'all-hands': { when: 'now', order: 'second' },
  'distress-call': { when: 'ongoing', order: 'first', grave: true },
  resuscitation: { when: 'end' },
  'wrong-dose': { when: 'round' },
  quarantine: { when: 'round' },
}

/** Whether the text is printed in red: it takes effect later, at its moment. */
export function isRed(name: CardName): boolean {
  const { when } = FACTS[name]
  return when === 'hunt' || when === 'end'
}
