import { expect, test } from 'vitest'
import { moved } from './fakes'
import type { StoryItem } from './protocol'
import {
  isWhole,
  MOST_PLIES,
  noticeOf,
  placesOf,
  retold,
  withDeal,
  withPly,
  type Happening,
} from './story'

function told(...plies: number[]): Happening[] {
  return plies.reduce<Happening[]>((story, ply) => withPly(story, moved(ply)), [])
}

const plies = (story: readonly Happening[]) => story.map((one) => one.ply)

function item(ply: number, more: object = {}): StoryItem {
  return { ...moved(ply), at: ply, ...more }
}

test('what is taken back has not happened, and neither has what came after it', () => {
  const after = withPly(told(1, 2, 3), moved(4, { undone: 3, events: [] }))
  expect(plies(after)).toEqual([1, 2, 4])
  expect(after.flatMap((one) => one.events)).toHaveLength(2)
  expect(plies(withPly(after, moved(5, { undone: 2, events: [] })))).toEqual([1, 5])
})

test('a story is whole if no ply is missing, taken back or not', () => {
  expect(isWhole(told(0), 0)).toBe(true)
  expect(isWhole(told(0, 1, 2), 2)).toBe(true)
  expect(isWhole(told(0, 1, 2), 3)).toBe(false)
  expect(isWhole(told(0, 1, 3), 3)).toBe(false)
  expect(isWhole(told(0, 2), 2)).toBe(false)
  expect(isWhole(withPly(told(0, 1, 2), moved(3, { undone: 1 })), 3)).toBe(true)
})

test('a story without the deal is not whole: the deal was told as well', () => {
  expect(isWhole([], 0)).toBe(false)
  expect(isWhole(told(1, 2), 2)).toBe(false)
  const [deal, ...rest] = withDeal(told(1, 2), [{ type: 'round-opened' }])
  expect(deal).toEqual({ ply: 0, seat: null, events: [{ type: 'round-opened' }] })
  expect(isWhole([deal, ...rest], 2)).toBe(true)
  expect(withDeal([deal, ...rest], [])).toEqual([deal, ...rest])
})

test('a page remembers so much and no more, and is content with that', () => {
  const many = told(...Array.from({ length: 8 }, (_, at) => at + 1))
  const full = Array.from({ length: MOST_PLIES }, (_, at) => ({ ...many[0], ply: at + 9 }))
  expect(isWhole(full, MOST_PLIES + 8)).toBe(true)
})

test('the house fills in what is missing; what was seen here stays the same objects', () => {
  const seen = told(3)
  const items = [item(0, { seat: null, events: [] }), item(1), item(2), item(3)]
  const { story } = retold(items, seen, [])
  expect(plies(story)).toEqual([0, 1, 2, 3])
  expect(story[3]).toBe(seen[0])
})

test('what came while the house told its story is kept', () => {
  const { story } = retold([item(1)], told(1, 2), [])
  expect(plies(story)).toEqual([1, 2])
})

test('a story has its notices: announced, taken back, decided by the clock', () => {
  const announced = { type: 'notice', at: 1, notice: { kind: 'resigned', seat: 1, ply: 1 } }
  const items = [
    item(1, { hand: 'clock' }),
    announced as StoryItem,
    item(2),
    item(3, { undone: 2, hand: null, events: [] }),
  ]
  const { story, notices } = retold(items, [], [])
  expect(notices.map((one) => one.kind)).toEqual(['clocked', 'resigned', 'took-back'])
  expect(plies(story)).toEqual([1, 3])
})

test('an action of a person is no notice', () => {
  expect(noticeOf(moved(1))).toBeNull()
})

test('a notice stands after the events that came before it', () => {
  const at = (ply: number) => ({ kind: 'paused' as const, seat: null, ply })
  expect(placesOf([at(0), at(2), at(2), at(9)], told(1, 2, 3))).toEqual([0, 2, 2, 3])
})
