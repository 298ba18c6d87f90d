// What is printed on things: the component tables, held against the rules' own by a test.
import type { Alien, Appetite, Colour, Face, Race, Suit } from './types'

export const RACES: readonly Race[] = ['gluon', 'phi', 'quark']
export const COLOURS: readonly Colour[] = ['green', 'violet', 'orange']
export const APPETITES: readonly Appetite[] = ['sated', 'hungry']
export const SUITS: readonly Suit[] = [...RACES, ...COLOURS, ...APPETITES, 'race', 'colour']
const VALUES = [0, 0, 1, 1, 2, 2, 3] as const

export const ON_THE_TABLE = 3
export const TESTIMONIES = 5
export const ERRORS = 3

export const ALIENS: readonly Alien[] = RACES.flatMap((race) =>
  COLOURS.flatMap((colour) => APPETITES.map((appetite) => ({ race, colour, appetite }))),
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
  return suit === 'race' || suit === 'colour'
}

export function isSame(one: Alien, other: Alien): boolean {
  return one.race === other.race && one.colour === other.colour && one.appetite === other.appetite
}
