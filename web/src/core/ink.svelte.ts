// What hands write beside actions: shown with them, and as it is drawn.
import type { InkTools, Stroke } from './tableProps'
import type { Sketched } from './protocol'
import type { Inked, Moved, Now, Sketch } from './types.gen'

/** How many inks a page keeps in sight. */
export const MOST_SHOWN = 12

export class Ink implements InkTools {
  may = $state<InkTools['may']>(null)
  written = $state.raw<readonly Inked[]>([])
  drawing = $state.raw<Readonly<Record<number, readonly Stroke[]>>>({})

  constructor(private readonly tell: (sketch: Sketch) => void) {}

  now(now: Now): void {
    this.may = now.writing
    this.written = now.inks
    this.drawing = Object.fromEntries(now.sketches.map((one) => [one.seat, one.strokes]))
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
  sketched({ seat, stroke, points }: Sketched): void {
    const strokes = this.drawing[seat] ?? []
    const own = strokes[stroke] ?? []
    const drawn = points.length
      ? [...strokes.slice(0, stroke), [...own, ...points], ...strokes.slice(stroke + 1)]
      : strokes.slice(0, stroke)
    this.drawing = { ...this.drawing, [seat]: drawn }
  }

  readonly stroke = (stroke: number, points: readonly number[]): void =>
    this.tell({ type: 'sketch', stroke, points })
}
