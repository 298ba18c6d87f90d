import { beforeEach, expect, test, vi } from 'vitest'
import { now } from './fakes'
import { FEELING_STAYS, Talk } from './talk.svelte'
import type { SaidSeen } from './types.gen'

function said(at: number, more: Partial<SaidSeen> = {}): SaidSeen {
  const plain = { id: `m${at}`, seat: 1, name: 'Bo', text: 'hm', audience: null, channel: 'all' }
  return { ...plain, ply: 0, at, breach: null, ...more }
}

const talk = () => {
  const one = new Talk('table', () => 0)
  one.now(now({ said: [said(1), said(2, { seat: 0 }), said(3, { channel: 'camp' })] }))
  return one
}

beforeEach(() => localStorage.clear())

test('what others said is unread, by channel, until it was looked at', () => {
  const one = talk()
  expect([one.unread('all'), one.unread('camp'), one.unreadInAll]).toEqual([1, 1, 2])
  one.read('all')
  expect(one.unreadInAll).toBe(1)
  one.hear(said(4))
  expect(one.unread('all')).toBe(1)
})

test('what was read stays read after a reload', () => {
  talk().read('all')
  expect(talk().unread('all')).toBe(0)
})

test('a muted player is neither seen nor counted, here and after a reload', () => {
  const one = talk()
  one.mute(1, true)
  expect([one.on('all').length, one.unreadInAll]).toEqual([1, 0])
  one.show({ seat: 1, feeling: 'laugh', channel: 'all' })
  expect(one.feelings).toEqual([])
  expect(talk().muted).toEqual([1])
  one.mute(1, false)
  expect(talk().on('all')).toHaveLength(2)
})

test('a channel that was heard can be read again after it is gone', () => {
  expect(talk().names).toEqual(['all', 'camp'])
})

test('everyone shows one feeling at a time, for a moment', () => {
  vi.useFakeTimers()
  const one = talk()
  one.show({ seat: 1, feeling: 'laugh', channel: 'all' })
  one.show({ seat: 1, feeling: 'gasp', channel: 'all' })
  one.show({ seat: 0, feeling: 'heart', channel: 'all' })
  expect(one.feelings.map((shown) => shown.feeling)).toEqual(['gasp', 'heart'])
  vi.advanceTimersByTime(FEELING_STAYS)
  expect(one.feelings).toEqual([])
  vi.useRealTimers()
})
