import { expect, test } from 'vitest'
import { LONGEST_WAIT, waitBefore } from './backoff'

test('waits double, up to a bound', () => {
  const waits = [0, 1, 2, 3, 20].map((attempt) => waitBefore(attempt, 0.5))
  expect(waits).toEqual([300, 600, 1200, 2400, LONGEST_WAIT])
})

test('no two browsers come back at the same moment', () => {
  expect(waitBefore(3, 0)).toBe(1800)
  expect(waitBefore(3, 1)).toBe(3000)
})
