// What was written by hand: made small enough to send, and found again beside what it belongs to.
import type { InkSeen, Stroke } from '../../core/tableProps'
import type { Event, Mark } from './types'

export const MOST_STROKES = 16
export const MOST_POINTS = 400
const FINEST = 2
/** Points closer than this to the last one tell nothing, in steps of the square. */
export const NEAR = 4

/** The same strokes with as few points as show them, and never more than may be sent. */
export function simplified(strokes: readonly Stroke[]): Stroke[] {
  const kept = strokes.filter((stroke) => stroke.length > 1).slice(0, MOST_STROKES)
  for (let fine = FINEST; ; fine *= 1.5) {
    const simple = kept.map((stroke) => thinned(stroke, fine))
    if (pointsIn(simple) <= MOST_POINTS) return simple
  }
}

export function pointsIn(strokes: readonly Stroke[]): number {
  return strokes.reduce((sum, stroke) => sum + stroke.length / 2, 0)
}

/** Leave out what lies within so many steps of a straight line (Ramer, Douglas and Peucker). */
export function thinned(stroke: Stroke, fine: number): Stroke {
  const last = stroke.length / 2 - 1
  const keep = new Set([0, last])
  const parts: [number, number][] = [[0, last]]
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part
    let [farthest, most] = [-1, fine]
    for (let at = from + 1; at < to; at += 1) {
      const off = distance(stroke, at, from, to)
      if (off > most) [farthest, most] = [at, off]
    }
    if (farthest < 0) continue
    keep.add(farthest)
    parts.push([from, farthest], [farthest, to])
  }
  return [...keep]
    .sort((one, other) => one - other)
    .flatMap((at) => [stroke[2 * at], stroke[2 * at + 1]])
}

function distance(stroke: Stroke, at: number, from: number, to: number): number {
  const [x, y] = [stroke[2 * at], stroke[2 * at + 1]]
  const [x1, y1] = [stroke[2 * from], stroke[2 * from + 1]]
  const [across, down] = [stroke[2 * to] - x1, stroke[2 * to + 1] - y1]
  const length = Math.hypot(across, down)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs(across * (y1 - y) - (x1 - x) * down) / length
}

type Plies = ReadonlyMap<object, number> | undefined
export interface Inked {
  mark: Mark
  ink: readonly Stroke[] | null
}

/** The signs on the tablet, each with what was written of it, if anything was. */
export function inkedMarks(
  tablet: readonly Mark[],
  told: readonly Event[],
  plies: Plies,
  written: readonly InkSeen[],
): Inked[] {
  const drawn: (readonly Stroke[] | null)[] = []
  for (const event of told) {
    if (event.type === 'alien-turn') drawn.length = 0
    else if (event.type === 'wiped') drawn.pop()
    else if (event.type === 'drawn') {
      const ply = plies?.get(event)
      const mine = written.find((one) => one.ply === ply && one.seat === event.seat)
      drawn.push(mine?.strokes ?? null)
    }
  }
  const from = drawn.length - tablet.length
  return tablet.map((mark, at) => ({ mark, ink: drawn[from + at] ?? null }))
}

/** What each alien wrote for the last answer, by seat. */
export function inkedAnswers(
  told: readonly Event[],
  plies: Plies,
  written: readonly InkSeen[],
): Record<number, readonly Stroke[]> {
  const at = told.findLastIndex((event) => event.type === 'answered')
  if (at < 0) return {}
  const asked = told.slice(0, at).findLast((event) => event.type === 'asked')
  const [until, from] = [plies?.get(told[at]) ?? -1, (asked && plies?.get(asked)) ?? -1]
  const mine = written.filter((one) => from < one.ply && one.ply <= until)
  return Object.fromEntries(mine.map((one) => [one.seat, one.strokes]))
}
