import { expect, test } from 'vitest'
import { standings, victoryOf } from './standings'
import type { Outcome } from './types.gen'

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eve']
const twoRaces: Outcome = {
  winners: [1, 3],
  leagues: [0, 0, 0, 1, 1],
  places: [2, 1, 3, 1, 2],
  points: [3, 5, 1, 2, 0],
  grade: null,
  reasons: [],
}

test('every race has places of its own', () => {
  const seen = standings(twoRaces, names).map(({ league, rows }) => [
    league,
    rows.map((row) => `${row.place} ${row.name} ${row.points}`),
  ])
  expect(seen).toEqual([
    [0, ['1 Bo 5', '2 Ada 3', '3 Cy 1']],
    [1, ['1 Di 2', '2 Eve 0']],
  ])
})

test('whoever is compared with nobody stands apart, and last', () => {
  const outcome = { ...twoRaces, leagues: [null, 0, 0, 0, 0] }
  expect(standings(outcome, names).map((one) => one.league)).toEqual([0, null])
})

test('a victory is shared by those of one race only', () => {
  expect(victoryOf(twoRaces, 1)).toBe('won')
  expect(victoryOf({ ...twoRaces, winners: [0, 1, 3] }, 1)).toBe('shared')
  expect(victoryOf(twoRaces, 0)).toBeNull()
  expect(victoryOf(twoRaces, null)).toBeNull()
})
