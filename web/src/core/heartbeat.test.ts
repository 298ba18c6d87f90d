import { expect, test, vi } from 'vitest'
import { EVERY, startHeartbeat } from './heartbeat'

test('movement is told now and then, more often when a bot stands in', () => {
  const tell = vi.fn()
  let time = 0
  let isUrgent = false
  const stop = startHeartbeat(
    tell,
    () => isUrgent,
    () => time,
  )
  const move = (at: number) => {
    time = at
    dispatchEvent(new Event('pointermove'))
  }
  move(0)
  move(100)
  move(EVERY - 1)
  expect(tell).toHaveBeenCalledTimes(1)
  move(EVERY)
  expect(tell).toHaveBeenCalledTimes(2)
  isUrgent = true
  move(EVERY + 1500)
  expect(tell).toHaveBeenCalledTimes(3)
  stop()
  move(10 * EVERY)
  expect(tell).toHaveBeenCalledTimes(3)
})
