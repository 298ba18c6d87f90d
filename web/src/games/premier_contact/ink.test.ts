import { describe, expect, it, vi } from 'vitest'

import type { InkTools } from '../../core/tableProps'
import { pathOf } from './glyphs'
import { inkedAnswers, inkedMarks, MOST_POINTS, pointsIn, simplified, thinned } from './ink'
import type { Event } from './types'
import { Handwriting } from './handwriting.svelte'

describe('ink', () => {
  const line = Array.from({ length: 100 }, (_, at) => [at, at]).flat()

  it('keeps the ends of a straight line and the corner of a bent one', () => {
    expect(thinned(line, 2)).toEqual([0, 0, 99, 99])
    expect(thinned([0, 0, 50, 0, 100, 0, 100, 50, 100, 100], 2)).toEqual([0, 0, 100, 0, 100, 100])
  })

  it('never has more than may be sent', () => {
    const wild = Array.from({ length: 20 }, () =>
      Array.from({ length: 200 }, (_, at) => (at * 7919) % 256),
    )
    const sent = simplified(wild)
    expect(sent).toHaveLength(16)
    expect(pointsIn(sent)).toBeLessThanOrEqual(MOST_POINTS)
  })

  it('draws a dot', () => {
    expect(pathOf([0, 0])).toMatch(/^M(\S+ \S+)L\1$/)
  })

  it('is found beside its sign by the ply, and is wiped with it', () => {
    const told = [
      { type: 'alien-turn', seat: 0, colour: 'red' },
      { type: 'drawn', seat: 0, mark: { glyph: 1, barred: false } },
      { type: 'drawn', seat: 0, mark: { glyph: 2, barred: true } },
      { type: 'wiped', seat: 0, mark: { glyph: 2, barred: true } },
      { type: 'drawn', seat: 0, mark: { glyph: 3, barred: false } },
    ] as const satisfies Event[]
    const plies = new Map<object, number>(told.map((event, at) => [event, at]))
    const written = [
      { ply: 2, seat: 0, strokes: [[1, 1]] },
      { ply: 4, seat: 0, strokes: [[2, 2]] },
    ]
    const marks = [told[1].mark, told[4].mark]
    expect(inkedMarks(marks, told, plies, written).map((one) => one.ink)).toEqual([null, [[2, 2]]])
    expect(inkedMarks(marks, told, undefined, written).map((one) => one.ink)).toEqual([null, null])
  })

  it('of an answer is what each alien wrote last since the question', () => {
    const told = [
      { type: 'asked', seat: 2, cells: [1], offerings: [] },
      { type: 'answered', seat: 2, answers: [{ glyph: 1, aliens: [0, 1] }] },
    ] as const satisfies Event[]
    const plies = new Map<object, number>([
      [told[0], 10],
      [told[1], 16],
    ])
    const written = [9, 12, 14].map((ply) => ({ ply, seat: 0, strokes: [[ply, ply]] }))
    expect(inkedAnswers(told, plies, written)).toEqual({ 0: [[14, 14]] })
  })

  it('is told to the others as it is written, and undone', () => {
    vi.useFakeTimers()
    const stroke = vi.fn<InkTools['stroke']>()
    const tools: InkTools = { may: 'open', written: [], drawing: {}, stroke }
    const sign = { type: 'draw', glyph: 3, barred: false }
    const handwriting = new Handwriting(
      () => tools,
      () => sign,
    )
    handwriting.down(0, 0)
    handwriting.move(0.5, 0)
    handwriting.move(0.501, 0)
    vi.advanceTimersByTime(200)
    expect(stroke.mock.calls).toEqual([[0, [0, 0, 128, 0], sign]])
    handwriting.move(1, 1)
    handwriting.up()
    expect(stroke).toHaveBeenLastCalledWith(0, [255, 255], sign)
    expect(handwriting.ink).toEqual([[0, 0, 128, 0, 255, 255]])
    handwriting.undo()
    expect(stroke).toHaveBeenLastCalledWith(0, [], sign)
    expect(handwriting.ink).toBeUndefined()
    vi.useRealTimers()
  })

  it('of a sealed answer is told to nobody, and without leave nothing is written', () => {
    const stroke = vi.fn()
    const sealed = new Handwriting(
      () => ({ may: 'sealed', written: [], drawing: {}, stroke }),
      () => ({ type: 'pick', glyph: 3 }),
    )
    sealed.down(0, 0)
    sealed.move(1, 1)
    sealed.up()
    expect(sealed.ink).toHaveLength(1)
    expect(stroke).not.toHaveBeenCalled()
    const barred = new Handwriting(
      () => undefined,
      () => ({ type: 'pick', glyph: 3 }),
    )
    barred.down(0, 0)
    expect(barred.isEmpty).toBe(true)
    const signless = new Handwriting(
      () => ({ may: 'open', written: [], drawing: {}, stroke }),
      () => undefined,
    )
    signless.down(0, 0)
    expect(signless.isEmpty).toBe(true)
  })
})
