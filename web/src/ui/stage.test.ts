import { describe, expect, it } from 'vitest'

import { MotionQueue } from './motion'
import { Stage } from './stage.svelte'

const add = (view: number, event: number): number => view + event
const staging = { fold: add, pace: () => 200, move: () => undefined }

function staged() {
  const due: (() => void)[] = []
  const queue = new MotionQueue(
    (_, then) => {
      due.push(then)
      return () => due.splice(0)
    },
    () => false,
  )
  const stage = new Stage<number, string, number>(
    { view: 0, legal: ['a'], events: [] },
    staging,
    queue,
  )
  return { stage, tick: () => due.shift()?.() }
}

describe('stage', () => {
  it('tells events one by one, then shows the view they lead to and what is legal', () => {
    const { stage, tick } = staged()
    stage.follow({ view: 7, legal: ['b'], events: [1, 2] })
    expect([stage.view, stage.current, stage.legal]).toEqual([1, 1, []])
    tick()
    expect([stage.view, stage.told]).toEqual([3, [1, 2]])
    tick()
    expect([stage.view, stage.current, stage.legal]).toEqual([7, null, ['b']])
    expect(stage.isMoving).toBe(false)
  })

  it('keeps actions back until the newest moment is shown', () => {
    const { stage } = staged()
    stage.follow({ view: 1, legal: ['b'], events: [1] })
    stage.follow({ view: 3, legal: ['c'], events: [1, 2] })
    expect(stage.legal).toEqual([])
    stage.skip()
    expect([stage.view, stage.legal, stage.told]).toEqual([3, ['c'], [1, 2]])
  })

  it('shows a view without events at once: the page was away', () => {
    const { stage } = staged()
    stage.follow({ view: 9, legal: ['z'], events: [] })
    expect([stage.view, stage.legal, stage.isMoving]).toEqual([9, ['z'], false])
  })

  it('tells to the end what it began, though the same moment comes once more, with the result', () => {
    const { stage, tick } = staged()
    const told: unknown[] = []
    stage.follow({ view: 6, legal: [], events: [1, 2, 3] })
    stage.follow({ view: 6.5, legal: [], events: [1, 2, 3] })
    while (stage.isMoving) {
      told.push(stage.current)
      tick()
    }
    expect(told).toEqual([1, 2, 3])
    expect([stage.view, stage.told]).toEqual([6.5, [1, 2, 3]])
  })

  it('tells what was taken back before it shows that it was', () => {
    const { stage, tick } = staged()
    stage.follow({ view: 3, legal: [], events: [1, 2] })
    stage.follow({ view: 1, legal: ['a'], events: [1] })
    expect([stage.view, stage.current, stage.legal]).toEqual([1, 1, []])
    tick()
    expect([stage.view, stage.current]).toEqual([3, 2])
    tick()
    tick()
    expect([stage.view, stage.legal, stage.isMoving]).toEqual([1, ['a'], false])
  })

  it('goes on to the next event when asked', () => {
    const { stage } = staged()
    stage.follow({ view: 3, legal: ['a'], events: [1, 2] })
    stage.goOn()
    expect([stage.current, stage.isMoving]).toEqual([2, true])
    stage.goOn()
    expect([stage.current, stage.legal]).toEqual([null, ['a']])
  })

  it('goes on where a page that remembers only so much has forgotten the oldest', () => {
    const { stage } = staged()
    stage.follow({ view: 3, legal: [], events: [1, 2] })
    stage.skip()
    stage.follow({ view: 6, legal: ['a'], events: [2, 3] })
    expect([stage.view, stage.told]).toEqual([6, [1, 2, 3]])
    stage.skip()
    expect([stage.told, stage.from]).toEqual([[2, 3], 1])
  })

  it('tells nothing again when all it knew is gone', () => {
    const { stage } = staged()
    stage.follow({ view: 1, legal: [], events: [1] })
    stage.skip()
    stage.follow({ view: 9, legal: ['a'], events: [7, 8] })
    expect([stage.view, stage.isMoving, stage.from]).toEqual([9, false, 1])
  })

  it('follows what may be done where nothing else has changed', () => {
    const { stage } = staged()
    stage.follow({ view: 0, legal: [], events: [] })
    expect(stage.legal).toEqual([])
    stage.follow({ view: 1, legal: ['b'], events: [1] })
    stage.follow({ view: 1, legal: ['c'], events: [1] })
    stage.skip()
    expect(stage.legal).toEqual(['c'])
  })

  it('goes back to what still stands where something was taken back', () => {
    const { stage } = staged()
    stage.follow({ view: 6, legal: [], events: [1, 2, 3] })
    stage.skip()
    stage.follow({ view: 3, legal: ['a'], events: [1, 2] })
    expect([stage.view, stage.told, stage.from, stage.isMoving]).toEqual([3, [1, 2], 0, false])
    stage.follow({ view: 8, legal: ['b'], events: [1, 2, 5] })
    expect([stage.current, stage.view]).toEqual([5, 8])
  })

  it('takes in a story that is filled in later without acting it out', () => {
    const { stage } = staged()
    stage.follow({ view: 0, legal: ['a'], events: [4, 5] })
    expect([stage.told, stage.isMoving, stage.legal]).toEqual([[4, 5], false, ['a']])
    stage.follow({ view: 0, legal: ['a'], events: [2, 3, 4, 5] })
    expect([stage.told, stage.from, stage.isMoving]).toEqual([[2, 3, 4, 5], -2, false])
  })
})
