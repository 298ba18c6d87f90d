import { expect, test } from 'vitest'
import { setClocks, tableClock } from './clocks'
import type { ClockSeen } from './types.gen'

const seen = (seat: number, ends_in: number, more: Partial<ClockSeen> = {}): ClockSeen => ({
  seat,
  ends_in,
  seconds: 60,
  kind: 'decision',
  ...more,
})

test('a deadline is set by the clock of this browser', () => {
  expect(setClocks([seen(1, 5000)], [], 1000)).toEqual([
    { seat: 1, ends: 6000, seconds: 60, kind: 'decision' },
  ])
})

test('told again a little later or sooner it does not jump; a new one counts', () => {
  const first = setClocks([seen(1, 5000)], [], 1000)
  expect(setClocks([seen(1, 4200)], first, 2000)[0].ends).toBe(6000)
  expect(setClocks([seen(1, 3900)], first, 2000)[0].ends).toBe(5900)
  expect(setClocks([seen(1, 60_000)], first, 2000)[0].ends).toBe(62_000)
  expect(setClocks([], first, 2000)).toEqual([])
})

test('a table is given the limit of its game, else my time, else none', () => {
  const limits = [seen(0, 9000, { kind: 'limit' }), seen(2, 9000, { kind: 'limit' })]
  const clocks = setClocks([seen(1, 5000), ...limits], [], 0)
  expect(tableClock(clocks, 1)).toEqual({ ends: 9000, seconds: 60, seats: [0, 2], kind: 'limit' })
  const plain = setClocks([seen(0, 7000), seen(1, 5000)], [], 0)
  expect(tableClock(plain, 1)).toMatchObject({ ends: 5000, seats: [1] })
  expect(tableClock(plain, null)).toBeNull()
})
