// The signs, from the rules' own file: strokes on a grid of 6 by 6, drawn with a little air around.
import table from '../../../../src/soucoupe/games/premier_contact/glyphs.json'

import type { Stroke } from '../../core/tableProps'

/** Where a sign is drawn, in units of its grid: the bar of a negation has room above it. */
export const LEFT = -1.2
export const TOP = -1.5
export const SIZE = 8.4
export const BOX = `${LEFT} ${TOP} ${SIZE} ${SIZE}`
export const BAR = 'M-0.3 -0.95H6.3'
/** What is written by hand has so many steps along each side. */
export const STEPS = 255

const GLYPHS = table.glyphs as unknown as readonly (readonly (readonly [number, number])[])[][]
export const GLYPH_COUNT = GLYPHS.length

/** A path for each stroke of a sign. */
export function strokesOf(glyph: number): string[] {
  return (GLYPHS[glyph] ?? []).map((points) => `M${points.map((at) => at.join(' ')).join('L')}`)
}

/** A sign as if a steady hand had written it. */
export function writtenOf(glyph: number): Stroke[] {
  return (GLYPHS[glyph] ?? []).map((points) =>
    points.flatMap(([x, y]) => [stepOf(x - LEFT), stepOf(y - TOP)]),
  )
}

/** A path for a stroke written by hand, in the units of a sign. */
export function pathOf(stroke: Stroke): string {
  const points: string[] = []
  for (let at = 0; at + 1 < stroke.length; at += 2) {
    points.push(`${unit(stroke[at], LEFT)} ${unit(stroke[at + 1], TOP)}`)
  }
  // A dot is a line of no length.
  if (points.length === 1) points.push(points[0])
  return `M${points.join('L')}`
}

function stepOf(units: number): number {
  return Math.round((units / SIZE) * STEPS)
}

function unit(step: number, from: number): number {
  return Math.round((from + (step / STEPS) * SIZE) * 100) / 100
}
