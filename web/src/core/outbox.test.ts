import { expect, test } from 'vitest'
import { chairs, now as fakeNow, room } from './fakes'
import { Outbox } from './outbox'
import type { AnyCommand, Now, RoomSeen } from './types.gen'

function now(
  stage: RoomSeen['stage'],
  last: string | null = null,
  more: Partial<RoomSeen> = {},
): Now {
  const sitting = chairs({ name: 'Ada' }, { kind: 'empty', is_here: false })
  return fakeNow({ room: room({ stage, chairs: sitting, ...more }), last })
}

function holding(...commands: AnyCommand[]): Outbox {
  const outbox = new Outbox()
  for (const command of commands) outbox.add(command)
  return outbox
}

test('an action is repeated until it is answered', () => {
  const act: AnyCommand = { type: 'act', id: 'a', action: {}, ply: 3 }
  const outbox = holding(act)
  expect(outbox.again(now('playing')).again).toEqual([act])
  expect(outbox.settle('a')).toEqual(act)
  expect(outbox.again(now('playing')).again).toEqual([])
  expect(outbox.isEmpty).toBe(true)
})

test('what the table says was taken is not repeated', () => {
  const outbox = holding({ type: 'act', id: 'a', action: {} }, { type: 'say', id: 'b', text: 'hm' })
  expect(outbox.again(now('playing', 'a')).again.map((one) => one.id)).toEqual(['b'])
})

test('what has happened meanwhile is not asked for again', () => {
  expect(holding({ type: 'start', id: 'a' }).again(now('starting')).again).toEqual([])
  expect(holding({ type: 'free', id: 'a', seat: 1 }).again(now('waiting')).again).toEqual([])
  expect(holding({ type: 'free', id: 'a', seat: 0 }).again(now('waiting')).again).toHaveLength(1)
  expect(holding({ type: 'rematch', id: 'a' }).again(now('over')).again).toHaveLength(1)
  const moved = now('over', null, { rematch: 'next' })
  expect(holding({ type: 'rematch', id: 'a' }).again(moved).again).toEqual([])
  expect(holding({ type: 'act', id: 'a', action: {} }).again(now('over')).again).toEqual([])
})

test('says which commands turned out to be settled', () => {
  const outbox = holding({ type: 'say', id: 'a', text: 'hm' }, { type: 'story', id: 'b' })
  expect(outbox.again(now('playing', 'a')).settled.map((one) => one.id)).toEqual(['a', 'b'])
  expect(outbox.isEmpty).toBe(true)
})
