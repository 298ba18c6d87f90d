// The cards of the box, by the component tables of the rules.
import { CHARACTERISTICS, SUITS, VALUES } from './facts.gen'
import type { Alien, Face, Suit } from './types'

export const ALIENS: readonly Alien[] = CHARACTERISTICS.race.flatMap((race) =>
  CHARACTERISTICS.colour.flatMap((colour) =>
    CHARACTERISTICS.appetite.map((appetite) => ({ race, colour, appetite })),
  ),
)

/** The face of a testimony card, by its number. */
export function faceOf(card: number): Face {
  const suit = SUITS[Math.floor(card / VALUES.length)]
  const value = VALUES[card % VALUES.length]
  if (suit === undefined || value === undefined) throw new RangeError(`no card ${card}`)
  return { suit, value }
}

/** Whether the witness says which race or colour the card counts. */
export function isRed(suit: Suit): suit is 'race' | 'colour' {
  return suit in CHARACTERISTICS
}

export function isSame(one: Alien, other: Alien): boolean {
  return one.race === other.race && one.colour === other.colour && one.appetite === other.appetite
}
