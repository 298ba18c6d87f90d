import { beforeAll, expect, test } from 'vitest'
import { locale } from './i18n.svelte'
import {
  clockOf,
  clockWords,
  durationWords,
  graceWords,
  USUAL,
  withClock,
  withStanding,
} from './terms'

beforeAll(async () => {
  await locale.load(null, 'en')
  await locale.setLanguage('en')
})

test('a clock is chosen as one value and read back as such', () => {
  const terms = withClock(USUAL, 'total 600')
  expect(terms).toMatchObject({ clock: 'total', seconds: 600, grace: 60 })
  expect(clockOf(terms)).toBe('total 600')
  expect(clockOf(withClock(terms, 'none'))).toBe('none')
})

test('what somebody else set can be seen among the choices', () => {
  expect(withStanding([15, 60], 42)).toEqual([15, 42, 60])
  expect(withStanding([15, 60], 60)).toEqual([15, 60])
  expect(withStanding([15, 60], null)).toEqual([15, 60])
})

test('durations are told in their own unit', () => {
  const t = locale.translator()
  const told = [15, 60, 90, 300, 3600, 86_400, 259_200].map((one) => durationWords(one, t))
  expect(told).toEqual(['15 s', '1 min', '90 s', '5 min', '1 h', '1 day', '3 days'])
})

test('terms are told as a game that is live, or played turn by turn', () => {
  const t = locale.translator()
  expect(clockWords(USUAL, t)).toBe('No clock: take your time.')
  expect(clockWords(withClock(USUAL, 'decision 30'), t)).toBe('30 s to think per decision.')
  expect(graceWords(USUAL, t)).toMatch(/^Played live: after 1 min/)
  expect(graceWords({ ...USUAL, grace: 86_400 }, t)).toMatch(/^Played turn by turn: after 1 day/)
})
