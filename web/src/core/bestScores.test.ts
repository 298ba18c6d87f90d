import { beforeEach, expect, it } from 'vitest'

import { bestsIn, bestsOf, keepScore, scoreAlone, variantOf } from './bestScores'
import type { Outcome } from './types.gen'

const A = { board: 'a', fast: false, first: 0, plan: { deck: [] } }
const B = { ...A, board: 'b' }
const score = (points: number, table: string, name = 'Ada') => ({
  ...{ name, points, grade: null, table, at: 1 },
})

beforeEach(() => localStorage.setItem('soucoupe.bests', '{}'))

it('keeps the best of everybody, best first, by variant', () => {
  expect(keepScore('moon', A, score(20, 't1'))).toBeNull()
  expect(keepScore('moon', A, score(31, 't2'))).toBe(20)
  expect(keepScore('moon', A, score(25, 't3'))).toBe(31)
  keepScore('moon', A, score(40, 't4', 'Bo'))
  keepScore('moon', B, score(7, 't5'))
  expect(bestsIn('moon', A).map((one) => [one.name, one.points])).toEqual([
    ['Bo', 40],
    ['Ada', 31],
  ])
  expect(bestsOf('moon')).toHaveLength(2)
  expect(bestsIn('sun', A)).toEqual([])
})

it('tells the same when a result is looked at again', () => {
  keepScore('moon', A, score(20, 't1'))
  expect(keepScore('moon', A, score(20, 't1'))).toBeNull()
  keepScore('moon', A, score(22, 't2'))
  expect(keepScore('moon', A, score(22, 't2'))).toBe(20)
  expect(bestsIn('moon', A)).toHaveLength(1)
})

it('takes what was arranged within a challenge for the same challenge', () => {
  expect(variantOf({ ...A, plan: null, first: null })).toEqual(variantOf(A))
})

it('counts only scores of those who are compared with nobody', () => {
  const alone: Outcome = {
    ...{ winners: [], leagues: [null], places: [1], points: [41], grade: 'hero', reasons: [] },
  }
  const who = { table: 't', name: 'Ada', at: 2 }
  expect(scoreAlone(alone, who)).toEqual({ ...who, points: 41, grade: 'hero' })
  expect(scoreAlone({ ...alone, leagues: [0, 0], points: [1, 2], places: [2, 1] }, who)).toBeNull()
})
