// The neighbourhoods, from the very files the rules read; `drawing` and `scenery` are for the page.
import type { View } from './types'

/** In cells of the grid: the square A1 is the cell from (1, 1) to (2, 2). */
export interface Area {
  x: number
  y: number
  w: number
  h: number
}

export interface Square {
  id: string
  x: number
  y: number
  /** Its street, and the one that crosses here: told by `street-name`. */
  street: string
  crossing: string | null
  wood: boolean
  head: boolean
  stop: 'school' | 'city' | null
}

export interface Place {
  /** Told by `place-name`; its spaces are `id.1`, `id.2` and so on, or `id` if there is but one. */
  id: string
  kind: 'library' | 'park' | 'house' | 'manor' | 'pool' | 'dance' | 'club'
  entrance: string
  touches: string[]
  points: number[]
  full: number | null
  drawing: { area: Area; spaces: { x: number; y: number }[] }
}

export interface Scenery extends Area {
  kind: 'garden' | 'trees' | 'field' | 'orchard'
}

export interface Board {
  id: 'a' | 'b'
  aliens: number
  school: string
  drawing: { frame: Area; school: Area }
  squares: Square[]
  walls: string[][]
  places: Place[]
  scenery: Scenery[]
}

type Name = View['board']

const files: Record<Name, () => Promise<{ default: unknown }>> = {
  a: () => import('../../../../src/soucoupe/games/strangers/boards/a.json'),
  b: () => import('../../../../src/soucoupe/games/strangers/boards/b.json'),
}

/** Those that have been loaded; a table loads what it needs before anything of it is drawn. */
export const BOARDS = {} as Record<Name, Board>

/** The boards a game needs: its own, and in a match both. */
export function boardsFor({ board, options }: Pick<View, 'board' | 'options'>): Name[] {
  return options.mode === 'match' ? ['a', 'b'] : [board]
}

export const areLoaded = (names: readonly Name[]): boolean => names.every((one) => one in BOARDS)

export async function loadBoards(names: readonly Name[]): Promise<void> {
  await Promise.all(
    names.map(async (one) => (BOARDS[one] ??= (await files[one]()).default as Board)),
  )
}

/** The middle of every spot of a board, square or space, by its name. */
export function spots(board: Board): Map<string, { x: number; y: number }> {
  const found = new Map<string, { x: number; y: number }>()
  for (const { id, x, y } of board.squares) found.set(id, { x: x + 0.5, y: y + 0.5 })
  for (const { id, drawing } of board.places) {
    const { spaces } = drawing
    spaces.forEach((at, number) => found.set(spaces.length > 1 ? `${id}.${number + 1}` : id, at))
  }
  return found
}
