// The parts a face is composed of: so many eyes, in rows, on a head of 48 by 48.
export interface Eye {
  x: number
  y: number
  size: number
}

const ROWS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [1, 2],
  [2, 2],
  [2, 1, 2],
  [3, 3],
  [2, 3, 2],
  [3, 2, 3],
  [3, 3, 3],
  [3, 4, 3],
  [4, 3, 4],
  [4, 4, 4],
]
/** Where eyes may sit on a head. */
const MIDDLE = { x: 24, y: 25 }
const ROOM = { width: 37, height: 31 }
const LARGEST = 10

/** Lay so many eyes out in rows. */
export function eyesOf(count: number): Eye[] {
  const rows = ROWS[count] ?? []
  const most = Math.max(...rows)
  const size = Math.min(LARGEST, ROOM.width / most / 2, ROOM.height / rows.length / 2) * 0.97
  const down = Math.min(ROOM.height / rows.length, 2.3 * size)
  const across = Math.min(ROOM.width / most, 2.4 * size)
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, at) => ({
      x: MIDDLE.x + (at - (inRow - 1) / 2) * across,
      y: MIDDLE.y + (row - (rows.length - 1) / 2) * down,
      size,
    })),
  )
}

export interface Head {
  outline: string
  /** What grows on it: strokes behind the head. */
  limbs: string
  fill: string
  dark: string
}

const HEADS: readonly Pick<Head, 'outline' | 'limbs'>[] = [
  {
    outline: 'M24 5C39 5 46 14 45 26C44 38 36 45 24 45S4 38 3 26C2 14 9 5 24 5Z',
    limbs: 'M14 8 9 1M34 8 39 1',
  },
  {
    outline: 'M10 8Q24 2 38 8Q46 16 45 28Q43 44 24 45Q5 44 3 28Q2 16 10 8Z',
    limbs: 'M24 6V0M4 18 0 12M44 18 48 12',
  },
  {
    outline: 'M6 14Q8 5 24 5T42 14L46 34Q46 44 36 44H12Q2 44 2 34Z',
    limbs: 'M12 8Q8 4 10 0M36 8Q40 4 38 0',
  },
]
const PAINTS = [
  { fill: '#8fd18f', dark: '#3f8a4b' },
  { fill: '#f4c25c', dark: '#b97f10' },
  { fill: '#7fcbd3', dark: '#1b7f8c' },
  { fill: '#f29a7c', dark: '#b8472a' },
]

/** The head of a number of eyes: the same for every token of that number. */
export function headOf(eyes: number): Head {
  const shape = HEADS[eyes % HEADS.length] ?? HEADS[0]
  const paint = PAINTS[eyes % PAINTS.length] ?? PAINTS[0]
  return { ...shape, ...paint }
}

/** Where the pips of a die are, on a board of 3 by 3. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
]
