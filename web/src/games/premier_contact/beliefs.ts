// What humans believed, read from their notepads: which word they had for a sign, and since when.
import type { NoteSeen } from '../../core/tableProps'
import { placesOf, readPad } from './pad'
import type { Event, Feature } from './types'

export interface Belief {
  seat: number
  words: readonly Feature[]
  isRight: boolean
  /** The ply from which on they held it. */
  since: number
}

/** What stands on each human's notepad about a sign; nobody who has nothing. */
export function beliefsAbout(
  glyph: number,
  meaning: Feature | null,
  humans: readonly number[],
  notes: readonly NoteSeen[],
): Belief[] {
  return humans.flatMap((seat) => {
    const held = notes
      .filter((one) => one.seat === seat)
      .map(({ ply, text }) => ({ ply, words: placesOf(readPad(text), glyph) }))
    const last = held.at(-1)
    if (!last?.words.length) return []
    const same = held.findLastIndex((one) => one.words.join() !== last.words.join())
    const since = held[same + 1]?.ply ?? last.ply
    const isRight = last.words.length === 1 && last.words[0] === meaning
    return [{ seat, words: last.words, isRight, since }]
  })
}

/** The round in which a ply was played; the preliminary round is number 0. */
export function roundAt(
  ply: number,
  told: readonly Event[],
  plies: ReadonlyMap<object, number> | undefined,
): number | null {
  if (!plies) return null
  const opened = told.filter((event) => event.type === 'round-opened')
  const before = opened.findLast((event) => (plies.get(event) ?? Infinity) <= ply)
  // The first round opens with the deal where nobody asks for words beforehand.
  if (before?.type === 'round-opened') return before.number
  return opened.some((event) => event.type === 'round-opened' && event.number === 1) ? 0 : 1
}
