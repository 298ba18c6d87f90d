import { beforeEach, expect, test } from 'vitest'
import { ReplayPlayer } from './replayPlayer.svelte'
import type { Moment } from '../../core/replay'

function moments(count: number, undone: Record<number, number> = {}): Moment[] {
  return Array.from({ length: count }, (_, ply) => {
    const base = {
      type: 'moved' as const,
      ply,
      at: 0,
      seat: 0,
      hand: null,
      events: [],
      view: {},
      inks: [],
    }
    return { ...base, undone: undone[ply] ?? null, isUndone: false }
  })
}

let due: { ms: number; then: () => void }[]
let moving: { rate: number; isBusy: boolean; hurried: number; hurry: () => void }
let player: ReplayPlayer

function tick(): number {
  const next = due.shift()
  next?.then()
  return next?.ms ?? 0
}

beforeEach(() => {
  due = []
  moving = { rate: 1, isBusy: false, hurried: 0, hurry: () => (moving.hurried += 1) }
  const wait = (ms: number, then: () => void) => {
    const timer = { ms, then }
    due.push(timer)
    return () => (due = due.filter((one) => one !== timer))
  }
  player = new ReplayPlayer(wait, moving)
  player.load(moments(6, { 4: 3 }))
})

test('one step on is played on the table that lies there; what still moves is hurried', () => {
  const { laid } = player
  player.go(1)
  expect([player.at, player.laid, player.isStill, moving.hurried]).toEqual([1, laid, false, 1])
})

test.each([
  ['a jump', 0, 3],
  ['a step back', 2, 1],
  ['a taking back', 3, 4],
])('%s lays the table anew', (_, from, to) => {
  player.load(player.moments, from)
  const { laid } = player
  player.go(to)
  expect([player.at, player.laid, player.isStill]).toEqual([to, laid + 1, true])
})

test('nobody gets beyond the ends', () => {
  player.go(-3)
  expect(player.at).toBe(0)
  player.go(99)
  expect([player.at, player.last]).toEqual([5, 5])
})

test('it plays by itself to the end, then from the start again', () => {
  player.load(player.moments, 3)
  player.play()
  tick()
  tick()
  expect([player.at, player.isPlaying, due.length]).toEqual([5, false, 0])
  player.toggle()
  expect([player.at, player.isPlaying]).toEqual([0, true])
})

test('it waits for what moves, and a little longer', () => {
  player.play()
  tick()
  expect(player.at).toBe(1)
  moving.isBusy = true
  tick()
  const looked = tick()
  expect(player.at).toBe(1)
  moving.isBusy = false
  tick()
  expect(player.at).toBe(1)
  const rested = tick()
  expect(player.at).toBe(2)
  expect(rested).toBeGreaterThan(looked)
})

test('whoever takes it in hand stops it', () => {
  player.play()
  player.go(3)
  expect([player.at, player.isPlaying, due.length]).toEqual([3, false, 0])
})

test('speed is the pace of everything that moves, until the replay is left', () => {
  player.pace(4)
  expect([player.speed, moving.rate]).toEqual([4, 4])
  player.close()
  expect(moving.rate).toBe(1)
})

test('through other eyes it goes on where it was', () => {
  player.go(3)
  player.load(moments(6))
  expect(player.at).toBe(3)
  player.load(moments(6), 99)
  expect(player.at).toBe(5)
})
