import { describe, expect, it, vi } from 'vitest'

import { byTimeout, motion, MotionQueue, type Step, type Wait } from './motion'

/** A clock that only moves by hand. */
function handClock() {
  let pending: { ms: number; then: () => void } | null = null
  const wait: Wait = (ms, then) => {
    pending = { ms, then }
    return () => (pending = null)
  }
  return {
    wait,
    tick() {
      const due = pending
      pending = null
      due?.then()
      return due?.ms
    },
  }
}

function recorded() {
  const seen: string[] = []
  const step = (name: string, ms = 200): Step => ({
    show: () => seen.push(`show ${name}`),
    move: () => seen.push(`move ${name}`),
    ms,
  })
  return { seen, step }
}

const moving = () => false
const still = () => true

describe('motion queue', () => {
  it('shows one step after another, each for its own time', () => {
    const clock = handClock()
    const { seen, step } = recorded()
    const queue = new MotionQueue(clock.wait, moving)
    queue.add([step('a', 150), step('b', 400)])
    expect(seen).toEqual(['show a', 'move a'])
    expect(clock.tick()).toBe(150)
    expect(seen.slice(2)).toEqual(['show b', 'move b'])
    expect(clock.tick()).toBe(400)
    expect(queue.isBusy).toBe(false)
  })

  it('takes more steps while it is busy, behind the others', () => {
    const clock = handClock()
    const { seen, step } = recorded()
    const queue = new MotionQueue(clock.wait, moving)
    queue.add([step('a'), step('b')])
    queue.add([step('c')])
    clock.tick()
    clock.tick()
    expect(seen.filter((line) => line.startsWith('show'))).toEqual(['show a', 'show b', 'show c'])
  })

  it('shows all that is left at once when skipped, without moving it', () => {
    const clock = handClock()
    const { seen, step } = recorded()
    const queue = new MotionQueue(clock.wait, moving)
    queue.add([step('a'), step('b'), step('c')])
    queue.skip()
    expect(seen).toEqual(['show a', 'move a', 'show b', 'show c'])
    expect(queue.isBusy).toBe(false)
    clock.tick()
    expect(seen).toHaveLength(4)
  })

  it('moves nothing where less motion is wished for, and leaves the time to read', () => {
    const clock = handClock()
    const { seen, step } = recorded()
    const queue = new MotionQueue(clock.wait, still)
    queue.add([step('a'), step('b')])
    clock.tick()
    expect(seen).toEqual(['show a', 'show b'])
  })

  it('goes on to the next step when asked, and to no other', () => {
    const clock = handClock()
    const { seen, step } = recorded()
    const queue = new MotionQueue(clock.wait, moving)
    queue.add([step('a'), step('b'), step('c')])
    queue.goOn()
    expect(seen.at(-1)).toBe('move b')
    expect(queue.isBusy).toBe(true)
    queue.goOn()
    queue.goOn()
    queue.goOn()
    expect(seen.filter((line) => line.startsWith('show'))).toHaveLength(3)
    expect(queue.isBusy).toBe(false)
  })

  it('starts again after a skip', () => {
    const clock = handClock()
    const { seen, step } = recorded()
    const queue = new MotionQueue(clock.wait, moving)
    queue.add([step('a')])
    queue.skip()
    queue.add([step('b')])
    expect(seen.at(-1)).toBe('move b')
  })
})

describe('the motion of the page', () => {
  it('knows whether anything moves, and can hurry it', () => {
    const { seen, step } = recorded()
    const queue = new MotionQueue(handClock().wait, () => false)
    queue.add([step('a'), step('b')])
    expect(motion.isBusy).toBe(true)
    motion.hurry()
    expect(seen).toEqual(['show a', 'move a', 'show b'])
    expect(motion.isBusy).toBe(false)
  })

  it('keeps no queue that was cleared for busy', () => {
    const { step } = recorded()
    const queue = new MotionQueue(handClock().wait, () => false)
    queue.add([step('a')])
    queue.clear()
    expect(motion.isBusy).toBe(false)
  })

  it('goes at the pace that is set', () => {
    vi.useFakeTimers()
    const due = vi.fn()
    motion.rate = 4
    byTimeout(400, due)
    vi.advanceTimersByTime(100)
    expect(due).toHaveBeenCalledOnce()
    motion.rate = 1
    vi.useRealTimers()
  })
})
