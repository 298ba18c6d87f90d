import { expect, test } from 'vitest'
import { moved, now } from './fakes'
import { Ink, MOST_SHOWN } from './ink.svelte'

const LINE = [0, 0, 9, 9]
const action = { type: 'draw', glyph: 3 }

test('what is drawn grows, is undone, and makes room for what was written', () => {
  const ink = new Ink(() => undefined)
  ink.now(now({ writing: null, sketches: [{ seat: 1, strokes: [LINE], action }] }))
  ink.sketched({ seat: 1, stroke: 0, points: [5, 5], action })
  ink.sketched({ seat: 1, stroke: 1, points: LINE, action })
  expect(ink.drawing[1]).toEqual({ strokes: [[...LINE, 5, 5], LINE], action })
  ink.sketched({ seat: 1, stroke: 0, points: [], action })
  expect(ink.drawing[1]).toEqual({ strokes: [], action })
  ink.sketched({ seat: 2, stroke: 0, points: LINE, action })
  ink.moved(moved(1, { seat: 1, writing: 'open', inks: [{ ply: 1, seat: 1, strokes: [LINE] }] }))
  expect(ink.drawing).toEqual({ 2: { strokes: [LINE], action } })
  expect(ink.written).toEqual([{ ply: 1, seat: 1, strokes: [LINE] }])
  expect(ink.may).toBe('open')
})

test('only so many inks are kept, and a fresh look replaces them', () => {
  const ink = new Ink(() => undefined)
  for (let ply = 1; ply <= MOST_SHOWN + 3; ply += 1)
    ink.moved(moved(ply, { inks: [{ ply, seat: 0, strokes: [LINE] }] }))
  expect(ink.written.map((one) => one.ply)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
  ink.now(now({ inks: [] }))
  expect(ink.written).toEqual([])
})

test('my strokes go out as they are', () => {
  const sent: object[] = []
  const ink = new Ink((sketch) => sent.push(sketch))
  ink.stroke(2, LINE, action)
  expect(sent).toEqual([{ type: 'sketch', stroke: 2, points: LINE, action }])
})
