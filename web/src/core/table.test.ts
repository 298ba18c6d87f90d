import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chairs, FakeSocket, moved, now, room, welcome } from './fakes'
import { isNews } from './notices'
import { TableModel, type Listening } from './table.svelte'

const on = {
  refused: vi.fn<Listening['refused']>(),
  noticed: vi.fn<Listening['noticed']>(),
  reported: vi.fn<Listening['reported']>(),
}
let model: TableModel

function come(more: Parameters<typeof now>[0] = {}, seat: number | null = 0): FakeSocket {
  const socket = FakeSocket.last
  socket.onopen?.()
  socket.tell(welcome(seat))
  socket.tell(now(more))
  return socket
}

const asked = (type: string) => FakeSocket.last.commands().filter((one) => one.type === type)
const kinds = () => on.noticed.mock.calls.map(([notice]) => notice.kind)

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  sessionStorage.clear()
  FakeSocket.opened = []
  model = new TableModel('t', 's', on, () => new FakeSocket() as unknown as WebSocket)
})
afterEach(() => {
  model.close()
  vi.useRealTimers()
})

test('a story that is missing here is asked for once, and filled in', () => {
  const socket = come({ ply: 2 })
  expect(asked('story')).toHaveLength(1)
  const items = [0, 1, 2].map((ply) => ({ ...moved(ply), at: 0 }))
  socket.tell({ type: 'story', items, done: asked('story')[0].id })
  expect(model.happenings.map((one) => one.ply)).toEqual([0, 1, 2])
  socket.tell(now({ ply: 2 }))
  expect(asked('story')).toHaveLength(1)
})

test('a tab that has seen everything asks for nothing, also after a reload', () => {
  const socket = come()
  socket.tell(moved(1))
  socket.tell(moved(2, { undone: 1, events: [] }))
  model.close()
  model = new TableModel('t', 's', on, () => new FakeSocket() as unknown as WebSocket)
  come({ ply: 2 })
  expect(asked('story')).toEqual([])
  expect(model.notices.map((one) => one.kind)).toEqual(['took-back'])
})

test('what the deal showed opens the story; before the deal there is none to ask for', () => {
  const socket = come({ view: null })
  expect([model.happenings, asked('story')]).toEqual([[], []])
  socket.tell(now({ opening: [{ type: 'round-opened' }] }))
  socket.tell(now({ opening: [{ type: 'round-opened' }] }))
  expect(model.happenings).toEqual([{ ply: 0, seat: null, events: [{ type: 'round-opened' }] }])
  expect(asked('story')).toEqual([])
})

test('what was missed while the connection was lost is asked for on the next', () => {
  come().onclose?.({ code: 1006 })
  vi.advanceTimersByTime(1000)
  come({ ply: 3 })
  expect(asked('story')).toHaveLength(1)
})

test('a bot takes over, and the first movement gets the seat back', () => {
  const socket = come()
  const away = room({ chairs: chairs({ name: 'Ada', stand_in: 'regular' }, { name: 'Bo' }) })
  socket.tell({ type: 'room', room: away, notice: { kind: 'taken-over', seat: 0, ply: 4 } })
  expect(model.isStoodIn).toBe(true)
  dispatchEvent(new Event('pointerdown'))
  expect(asked('here')).toHaveLength(1)
  socket.tell({ type: 'room', room: room(), notice: { kind: 'returned', seat: 0, ply: 4 } })
  expect(model.isStoodIn).toBe(false)
  expect(kinds()).toEqual(['taken-over', 'returned'])
  expect(isNews({ kind: 'returned', seat: 0, ply: 4 }, 0, true)).toBe(true)
})

test('whoever has resigned is not stood in for: they are gone for good', () => {
  const given = { name: 'Ada', stand_in: 'regular', has_resigned: true }
  come({ room: room({ chairs: chairs(given, { name: 'Bo' }) }) })
  expect(model.isStoodIn).toBe(false)
})

test('whoever only watches gives no signs of life', () => {
  come({}, null)
  dispatchEvent(new Event('pointerdown'))
  expect(asked('here')).toEqual([])
})

test('times, channels, taking back and being out follow every message', () => {
  const clocks = [{ seat: 0, ends_in: 5000, seconds: 60, kind: 'decision' as const }]
  const socket = come({ clocks, can_take_back: true })
  expect(model.clocks[0].ends - performance.now()).toBeGreaterThan(4000)
  expect([model.canTakeBack, model.isOpen]).toEqual([true, false])
  socket.tell(moved(1, { is_open: true, hand: 'clock' }))
  expect([model.clocks.length, model.canTakeBack, model.isOpen]).toEqual([0, false, true])
  expect(kinds()).toEqual(['clocked'])
})

test('taking back is offered once the house has found out, if nothing happened since', () => {
  const socket = come()
  socket.tell(moved(1))
  socket.tell({ type: 'can-take-back', ply: 0 })
  expect(model.canTakeBack).toBe(false)
  socket.tell({ type: 'can-take-back', ply: 1 })
  expect(model.canTakeBack).toBe(true)
  socket.tell(moved(2))
  expect(model.canTakeBack).toBe(false)
})

test('who asks and wants to know is answered; others are told by a note', async () => {
  const socket = come()
  const answer = model.request({ type: 'say', text: 'hello' })
  const [{ id }] = asked('say')
  const no = { type: 'refused', id, code: 'talk/held-back', detail: '', reason: 'why-not' }
  socket.tell(no)
  expect((await answer)?.reason).toBe('why-not')
  expect(on.refused).not.toHaveBeenCalled()
  model.ask({ type: 'take-back' })
  socket.tell({ ...no, id: asked('take-back')[0].id, code: 'takeback/learnt' })
  expect(on.refused.mock.calls[0][0].code).toBe('takeback/learnt')
})

test('asides find their places: talk, feelings, notes, reports, links', () => {
  const socket = come({ pads: { '': 'old' } })
  const said = { id: 'm', seat: 1, name: 'Bo', text: 'hm', audience: null, channel: 'all' }
  socket.tell({ type: 'said', said: { ...said, ply: 0, at: 1 } })
  socket.tell({ type: 'reacted', reacted: { seat: 1, feeling: 'heart', channel: 'all' } })
  socket.tell({ type: 'noted', noted: { channel: null, text: 'new' } })
  socket.tell({ type: 'reported', report: { by: 1, said } })
  socket.tell({ type: 'link', seat: 1, link: 'secret' })
  expect(model.talk.unreadInAll).toBe(1)
  expect(model.talk.feelings.map((one) => one.feeling)).toEqual(['heart'])
  expect(model.pads.texts).toEqual({ '': 'new' })
  expect(on.reported).toHaveBeenCalledTimes(1)
  expect(model.link).toEqual({ seat: 1, link: 'secret' })
})

test('notes that are not saved yet are sent before the connection is closed', () => {
  const socket = come()
  model.pads.write('', 'in haste')
  model.close()
  expect(socket.commands().at(-1)).toMatchObject({ type: 'note', text: 'in haste' })
})

test('what the coach says stays until the decision is taken', async () => {
  const legal = [{ type: 'pass' }]
  const socket = come({ legal })
  const asking = model.askCoach()
  expect(model.isHinting).toBe(true)
  expect(asked('hint')[0]).toMatchObject({ ply: 0 })
  socket.tell({ type: 'done', done: asked('hint')[0].id })
  socket.tell({ type: 'hint', ply: 0, advice: { hints: [{ type: 'hint-any' }] } })
  await asking
  expect([model.isHinting, model.advice]).toEqual([false, { hints: [{ type: 'hint-any' }] }])
  socket.tell(moved(1, { seat: 1, legal }))
  expect(model.advice).not.toBeNull()
  socket.tell(moved(2, { seat: 0, legal }))
  expect(model.advice).toBeNull()
})

test('a seat says how it reads, and each ply once when it has been shown; whoever watches says nothing', () => {
  const socket = come()
  model.reads('calm', 'fr')
  expect(asked('reads')).toEqual([{ type: 'reads', speed: 'calm', language: 'fr' }])
  model.shown(false)
  socket.tell(moved(1))
  model.shown(true)
  model.shown(false)
  expect(asked('shown')).toEqual([
    { type: 'shown', ply: 0, is_early: false },
    { type: 'shown', ply: 1, is_early: true },
  ])
  socket.tell(welcome(null))
  model.reads('quick', 'en')
  expect(asked('reads')).toHaveLength(1)
})
