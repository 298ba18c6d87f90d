import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket, moved, now, welcome } from './fakes'
import { TableModel } from './table.svelte'
import type { Act } from './types.gen'

const on = { refused: vi.fn(), noticed: vi.fn(), reported: vi.fn() }
let socket: FakeSocket
let model: TableModel

const acts = () => socket.commands().filter((one): one is Act => one.type === 'act')

beforeEach(() => {
  sessionStorage.clear()
  vi.clearAllMocks()
  socket = new FakeSocket()
  model = new TableModel('quick', 'session', on, () => socket as unknown as WebSocket)
  socket.onopen?.()
  socket.tell(welcome(0))
  socket.tell(now({ ply: 3 }))
})
afterEach(() => model.close())

test('an action is not taken while one is under way', () => {
  model.act({ type: 'one' })
  model.act({ type: 'two' })
  expect(acts().map((one) => one.action)).toEqual([{ type: 'one' }])
})

test('until it is answered, an action holds up everything but what is sent ahead', () => {
  model.actAhead({ type: 'one' })
  expect([model.isActing, model.isSent]).toEqual([true, false])
  socket.tell({ ...moved(4), done: acts()[0].id })
  model.act({ type: 'two' })
  expect(model.isSent).toBe(true)
  socket.tell({ ...moved(5), done: acts()[1].id })
  expect([model.isActing, model.isSent]).toEqual([false, false])
})

test('actions sent ahead follow one another, and the first names what is on the screen', () => {
  for (const type of ['one', 'two', 'three']) model.actAhead({ type })
  const [one, two, three] = acts()
  expect(one).toMatchObject({ action: { type: 'one' }, ply: 3 })
  expect(two).toMatchObject({ action: { type: 'two' }, after: one.id })
  expect(three).toMatchObject({ action: { type: 'three' }, after: two.id })
  expect(two.ply).toBeUndefined()
})

test('once all are answered, the next names what is on the screen again', () => {
  model.actAhead({ type: 'one' })
  model.actAhead({ type: 'two' })
  const [one, two] = acts()
  socket.tell({ ...moved(4), done: one.id })
  expect(model.isActing).toBe(true)
  socket.tell({ ...moved(5), done: two.id })
  expect(model.isActing).toBe(false)
  model.actAhead({ type: 'three' })
  expect(acts()[2]).toMatchObject({ ply: 5 })
})

test('a refusal of the last one ends the waiting', () => {
  model.actAhead({ type: 'one' })
  const [one] = acts()
  socket.tell({ type: 'refused', id: one.id, code: 'table/late', detail: '', reason: null })
  expect(model.isActing).toBe(false)
  expect(on.refused).toHaveBeenCalledOnce()
})
