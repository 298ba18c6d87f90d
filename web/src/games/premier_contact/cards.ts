// What the components look like from each side of the table, and what follows from a view of them.
import { COUNTS, FEATURES } from './facts.gen'
import type { CellColour, Colour, Feature, HistoryEntry, View } from './types'

export const CELLS = COUNTS.rows ** 2

export type Camp = 'aliens' | 'humans'

/** The side of the table somebody sits on; whoever watches looks from the humans' side. */
export function campOf(view: View, seat: number | null): Camp | null {
  if (seat === null) return null
  return view.aliens.some((one) => one.seat === seat) ? 'aliens' : 'humans'
}

/** The cells in the order in which a side sees them: the aliens sit opposite. */
export function cellsFrom(camp: Camp | null): number[] {
  const cells = Array.from({ length: CELLS }, (_, at) => at)
  return camp === 'aliens' ? cells.reverse() : cells
}

/** The colour of an alien, once it has one of its own. */
export function colourOf(view: View, seat: number | null): Colour | null {
  if (seat !== null && view.choosing.includes(seat)) return null
  return view.aliens.find((one) => one.seat === seat)?.colour ?? null
}

/** The colour whose cells an alien wants: its own, or green where it is alone. */
export function wantedBy(view: View, seat: number | null): CellColour | null {
  const own = colourOf(view, seat)
  return own && view.red_tokens !== null ? 'green' : own
}

/** The cells an alien still wants, as its camp knows. */
export function wantedCells(view: View, seat: number | null): number[] {
  const colour = wantedBy(view, seat)
  if (!view.camp || !colour) return []
  const { request } = view.camp
  return cellsFrom('aliens').filter((cell) => request[cell] === colour && !view.grid[cell]?.covered)
}

/** The word of a sign, where the lexicon is known. */
export function meaningOf(view: View, glyph: number): Feature | null {
  return FEATURES[view.camp?.lexicon.indexOf(glyph) ?? -1] ?? null
}

/** Every sign ever shown to the humans, in the order of first sight. */
export function shownGlyphs(view: View): number[] {
  const marks = [...view.tablet, ...view.wiped].map((mark) => mark.glyph)
  return [...new Set([...view.history.flatMap(glyphsIn), ...marks])]
}

export function glyphsIn(entry: HistoryEntry): number[] {
  switch (entry.type) {
    case 'word-told':
      return [entry.glyph]
    case 'question':
      return entry.answers.map((answer) => answer.glyph)
    case 'request':
      return [...entry.marks, ...entry.wiped].map((mark) => mark.glyph)
  }
}

export function tokensOf(human: View['humans'][number]): number {
  return human.red + human.blue + human.green
}
