import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableModel } from './table.svelte'
import type { Act } from './types.gen'

class FakeSocket {
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {}
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify({ n: 1, ...message }) })
  }
  acts(): Act[] {
    return this.sent.map((text) => JSON.parse(text) as Act).filter((one) => one.type === 'act')
  }
}

const room = { stage: 'playing', chairs: [{ kind: 'person' }], host: 0, options: {}, rematch: null }
const shown = { view: {}, legal: [], topic: null, clocks: [], channels: [] }
const around = { can_take_back: false, is_open: false, writing: null, inks: [], sketches: [] }
const now = { type: 'now', room, ply: 3, outcome: null, pads: [], said: [], ...shown, ...around }
const moved = (ply: number, done: string) => ({
  ...{ type: 'moved', ply, done, seat: 0, events: [], hand: 'person', ...shown, ...around },
})
const on = { refused: vi.fn(), noticed: vi.fn(), reported: vi.fn() }
let socket: FakeSocket
let model: TableModel

beforeEach(() => {
  sessionStorage.clear()
  vi.clearAllMocks()
  socket = new FakeSocket()
  model = new TableModel('quick', 'session', on, () => socket as unknown as WebSocket)
  socket.onopen?.()
  socket.tell({ type: 'welcome', game: 'any', seat: 0 })
  socket.tell(now)
})
afterEach(() => model.close())

test('an action is not taken while one is under way', () => {
  model.act({ type: 'one' })
  model.act({ type: 'two' })
  expect(socket.acts().map((one) => one.action)).toEqual([{ type: 'one' }])
})

test('actions sent ahead follow one another, and the first names what is on the screen', () => {
  for (const type of ['one', 'two', 'three']) model.actAhead({ type })
  const [one, two, three] = socket.acts()
  expect(one).toMatchObject({ action: { type: 'one' }, ply: 3 })
  expect(two).toMatchObject({ action: { type: 'two' }, after: one.id })
  expect(three).toMatchObject({ action: { type: 'three' }, after: two.id })
  expect(two.ply).toBeUndefined()
})

test('once all are answered, the next names what is on the screen again', () => {
  model.actAhead({ type: 'one' })
  model.actAhead({ type: 'two' })
  const [one, two] = socket.acts()
  socket.tell(moved(4, one.id))
  expect(model.isActing).toBe(true)
  socket.tell(moved(5, two.id))
  expect(model.isActing).toBe(false)
  model.actAhead({ type: 'three' })
  expect(socket.acts()[2]).toMatchObject({ ply: 5 })
})

test('a refusal of the last one ends the waiting', () => {
  model.actAhead({ type: 'one' })
  const [one] = socket.acts()
  socket.tell({ type: 'refused', id: one.id, code: 'table/late', detail: '', reason: null })
  expect(model.isActing).toBe(false)
  expect(on.refused).toHaveBeenCalledOnce()
})
