// What hands write beside actions: shown with them, and as it is drawn.
import type { Drawing, InkTools } from './tableProps'
import type { StrokeSeen } from './types.gen'
import type { Inked, Moved, Now, Sketch } from './types.gen'

/** How many inks a page keeps in sight. */
export const MOST_SHOWN = 12

export class Ink implements InkTools {
  may = $state<InkTools['may']>(null)
  written = $state.raw<readonly Inked[]>([])
  drawing = $state.raw<Readonly<Record<number, Drawing>>>({})

  constructor(private readonly tell: (sketch: Sketch) => void) {}

  now(now: Now): void {
    this.may = now.writing
    this.written = now.inks
    this.drawing = Object.fromEntries(now.sketches.map((one) => [one.seat, one]))
  }

  /** Whoever has acted draws no more; what they wrote comes with it, or later. */
  moved(moved: Moved): void {
    this.may = moved.writing
    this.written = [...this.written, ...moved.inks].slice(-MOST_SHOWN)
    this.drawing = Object.fromEntries(
      Object.entries(this.drawing).filter(([seat]) => Number(seat) !== moved.seat),
    )
  }

  /** Somebody's stroke goes on, or is undone with those after it. */
  sketched({ seat, stroke, points, action }: StrokeSeen): void {
    const strokes = this.drawing[seat]?.strokes ?? []
    const own = strokes[stroke] ?? []
    const drawn = points.length
      ? [...strokes.slice(0, stroke), [...own, ...points], ...strokes.slice(stroke + 1)]
      : strokes.slice(0, stroke)
    this.drawing = { ...this.drawing, [seat]: { strokes: drawn, action } }
  }

  readonly stroke = (stroke: number, points: readonly number[], action: object): void =>
    this.tell({ type: 'sketch', stroke, points, action: { ...action } })
}
