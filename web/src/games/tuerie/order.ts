// Who plays after whom, and where that puts them in the snake: there along one row, back along the other.
import type { View } from './types'

/** The most that stand side by side. */
const ABREAST = 5

export interface Spot {
  seat: number
  column: number
  row: number
}

export interface Snake {
  spots: readonly Spot[]
  columns: number
  rows: number
}

/** The crew clockwise from the first crew member, laid out as a snake. */
export function snake(view: Pick<View, 'first' | 'crew'>): Snake {
  const count = view.crew.length
  const rows = count > ABREAST ? 2 : 1
  const columns = Math.ceil(count / rows)
  const spots = view.crew.map((_, turn) => {
    const row = Math.floor(turn / columns)
    const along = turn % columns
    const column = row === 0 ? along : columns - 1 - along
    return { seat: (view.first + turn) % count, column: column + 1, row: row + 1 }
  })
  return { spots, columns, rows }
}

/** Which way cards are being played: there, back, or not at all just now. */
export function direction(phase: View['phase']): 'there' | 'back' | null {
  if (phase === 'first') return 'there'
  return phase === 'second' ? 'back' : null
}
