import { expect, test } from 'vitest'

import { timeLeft, timeLeftWords } from './timeLeft'

const t = (message: string, words?: Record<string, string | number>) =>
  [message, ...Object.values(words ?? {})].join(' ')
const told = (seconds: number) => timeLeftWords(seconds * 1000, t)

test('time is told in as few signs as it takes', () => {
  expect([told(9.2), told(60), told(3599)]).toEqual(['0:10', '1:00', '59:59'])
  expect(told(3600 + 5 * 60)).toBe('ui-left-hours 1 05')
  expect(told(2 * 86_400 + 3 * 3600)).toBe('ui-left-days 2 3')
})

test('time that is up stays at nothing', () => {
  expect(timeLeft(1000, 5000)).toBe(0)
  expect(told(0)).toBe('0:00')
})
