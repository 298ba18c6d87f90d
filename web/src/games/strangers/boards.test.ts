import { expect, test } from 'vitest'
import { BOARDS, loadBoards, spots } from './boards'

await loadBoards(['a', 'b'])

test.each(['a', 'b'] as const)(
  'board %s has a middle for every spot, none of them twice',
  (name) => {
    const board = BOARDS[name]
    const found = spots(board)
    const spaces = board.places.reduce((sum, place) => sum + place.points.length, 0)
    expect(board.id).toBe(name)
    expect(found.size).toBe(board.squares.length + spaces)
    expect(new Set([...found.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(found.size)
  },
)

test('spaces are named like the rules name them', () => {
  const found = spots(BOARDS.a)
  expect(found.has('pool.1')).toBe(true)
  expect(found.has('north-manor')).toBe(true)
  expect(found.get('A1')).toEqual({ x: 1.5, y: 1.5 })
})
