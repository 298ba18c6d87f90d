import { beforeEach, expect, test, vi } from 'vitest'
import { api, Refused } from './api'
import { MyTables, statusOf } from './myTables.svelte'
import { forgetSeat, keepSeat, mySeat, mySeats } from './seats'
import type { AskMine, Mine } from './types.gen'
import { timeAgo } from './timeAgo'

const nothing: Omit<Mine, 'table'> = {
  game: null,
  stage: null,
  seat: null,
  is_my_turn: false,
  names: [],
  bots: [],
  outcome: null,
  rematch: null,
  since: 0,
  is_damaged: false,
}
let told: Record<string, Partial<Mine>>
let asked: string[][]

function hold(table: string): void {
  keepSeat(table, { seat: 0, session: `s-${table}`, link: null, game: 'g', at: 1 })
}

beforeEach(() => {
  for (const [table] of mySeats()) forgetSeat(table)
  told = {}
  asked = []
  vi.spyOn(api, 'mine').mockImplementation(({ seats }: AskMine) => {
    asked.push(seats.map(({ table }) => table))
    return Promise.resolve(seats.map(({ table }) => ({ ...nothing, table, ...told[table] })))
  })
})

const tables = (mine: MyTables) => mine.tables.map((one) => one.table)

test('my turn comes first, then what goes on, what is gone, what is over', async () => {
  for (const table of ['over', 'gone', 'older', 'newer', 'turn']) hold(table)
  told = {
    over: { stage: 'over', since: 99 },
    older: { stage: 'playing', since: 1 },
    newer: { stage: 'waiting', since: 2 },
    turn: { stage: 'playing', is_my_turn: true },
  }
  const mine = new MyTables()
  await mine.refresh()
  expect(tables(mine)).toEqual(['turn', 'newer', 'older', 'gone', 'over'])
  expect(mine.tables.map((one) => statusOf(one.mine))).toEqual([
    'turn',
    'waiting',
    'playing',
    'gone',
    'over',
  ])
  expect(mine.turns).toBe(1)
})

test('the house is asked about fifty at once, and not again about what is over', async () => {
  for (let at = 0; at < 55; at += 1) hold(`t${at}`)
  told = { t0: { stage: 'over' } }
  const mine = new MyTables()
  await mine.refresh()
  expect(asked.map((some) => some.length)).toEqual([50, 5])
  asked = []
  await mine.refresh(false)
  expect(asked.flat()).not.toContain('t0')
  expect(asked.flat()).toHaveLength(54)
  expect(tables(mine)).toContain('t0')
})

test('what is forgotten can be had back', async () => {
  hold('a')
  told = { a: { stage: 'playing', is_my_turn: true } }
  const mine = new MyTables()
  await mine.refresh()
  mine.forget('a')
  expect([mySeat('a'), mine.turns]).toEqual([null, 0])
  await mine.refresh()
  expect(mine.tables[0].isForgotten).toBe(true)
  mine.remember('a')
  expect([mySeat('a')?.session, mine.turns]).toEqual(['s-a', 1])
})

test('what another tab has forgotten goes away', async () => {
  hold('a')
  const mine = new MyTables()
  await mine.refresh()
  forgetSeat('a')
  await mine.refresh()
  expect(mine.tables).toEqual([])
})

test('a house that does not answer changes nothing but that it is said', async () => {
  hold('a')
  const mine = new MyTables()
  await mine.refresh()
  vi.spyOn(api, 'mine').mockRejectedValue(new Refused('client/unreachable', ''))
  await mine.refresh()
  expect([tables(mine), mine.isStale]).toEqual([['a'], true])
})

test.each([
  [0, 'now'],
  [59, 'now'],
  [61, '1 minute ago'],
  [2 * 3600, '2 hours ago'],
  [30 * 3600, 'yesterday'],
])('%d seconds ago', (seconds, words) => {
  expect(timeAgo(1000, 'en', 1000 + 1000 * seconds)).toBe(words)
})
