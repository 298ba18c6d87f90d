import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket, now } from './fakes'
import { Connection, type ConnectionListener } from './connection'

const listener = {
  state: vi.fn<ConnectionListener['state']>(),
  told: vi.fn<ConnectionListener['told']>(),
  ended: vi.fn<ConnectionListener['ended']>(),
  refused: vi.fn<ConnectionListener['refused']>(),
  settled: vi.fn<ConnectionListener['settled']>(),
}
let connection: Connection

const last = () => FakeSocket.last
const states = () => listener.state.mock.calls.map(([state]) => state)

function come(): FakeSocket {
  last().onopen?.()
  last().tell(now())
  return last()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  FakeSocket.opened = []
  connection = new Connection(
    'ws://house',
    'session',
    listener,
    () => new FakeSocket() as unknown as WebSocket,
  )
})
afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

test('says hello first, and is online once it knows the table', () => {
  last().onopen?.()
  expect(JSON.parse(last().sent[0])).toEqual({ protocol: 1, session: 'session' })
  last().tell(now())
  expect(states()).toEqual(['online'])
})

test('repeats an unanswered command on the next connection, with the same id', () => {
  const first = come()
  const id = connection.send({ type: 'act', action: {}, ply: 0 })
  first.onclose?.({ code: 1006 })
  vi.advanceTimersByTime(1000)
  const second = come()
  expect(second).not.toBe(first)
  expect(second.commands()).toEqual([{ type: 'act', id, action: {}, ply: 0 }])
  second.tell({ type: 'done', done: id })
  second.onclose?.({ code: 1006 })
  vi.advanceTimersByTime(1000)
  expect(come().commands()).toEqual([])
})

test('keeps what is asked for before the connection is there', () => {
  connection.send({ type: 'say', text: 'hello' })
  expect(last().sent).toEqual([])
  expect(
    come()
      .commands()
      .map((one) => one.type),
  ).toEqual(['say'])
})

test('is offline after a failed attempt, and tries again ever more slowly', () => {
  come()
  last().onclose?.({ code: 1006 })
  vi.advanceTimersByTime(400)
  last().onclose?.({ code: 1006 })
  expect(states()).toEqual(['online', 'connecting', 'offline'])
  const attempts = FakeSocket.opened.length
  vi.advanceTimersByTime(400)
  expect(FakeSocket.opened.length).toBe(attempts)
  vi.advanceTimersByTime(400)
  expect(FakeSocket.opened.length).toBe(attempts + 1)
})

test('comes back at once when the browser says it is online again', () => {
  come()
  dispatchEvent(new Event('offline'))
  expect(last().isClosed).toBe(true)
  dispatchEvent(new Event('online'))
  come()
  expect(connection.state).toBe('online')
})

test('does not trust a connection on which nothing is answered', () => {
  const silent = come()
  connection.send({ type: 'act', action: {}, ply: 0 })
  vi.advanceTimersByTime(7000)
  expect(silent.isClosed).toBe(true)
  expect(FakeSocket.opened.length).toBeGreaterThan(1)
})

test('stays away as long as the house asked for when it closed, whatever wakes it', () => {
  come().tell({ type: 'closing', ends_in: 0, back_in: 5000 })
  last().onclose?.({ code: 1012 })
  const attempts = FakeSocket.opened.length
  vi.advanceTimersByTime(4900)
  dispatchEvent(new Event('online'))
  expect(FakeSocket.opened.length).toBe(attempts)
  vi.advanceTimersByTime(200)
  expect(FakeSocket.opened.length).toBe(attempts + 1)
  last().onclose?.({ code: 1006 })
  vi.advanceTimersByTime(1000)
  expect(FakeSocket.opened.length).toBe(attempts + 2)
})

test('stays away as long as a full house asked for', () => {
  const full = { type: 'refused', id: null, code: 'limit/full', detail: '', reason: null, wait: 9 }
  last().tell(full)
  last().onclose?.({ code: 1013 })
  const attempts = FakeSocket.opened.length
  vi.advanceTimersByTime(8900)
  expect(FakeSocket.opened.length).toBe(attempts)
  vi.advanceTimersByTime(200)
  expect(FakeSocket.opened.length).toBe(attempts + 1)
})

test('ends when the seat was taken over, and does not come back', () => {
  come().onclose?.({ code: 4001 })
  expect(listener.ended).toHaveBeenCalledWith('taken-over', null)
  const attempts = FakeSocket.opened.length
  vi.advanceTimersByTime(60_000)
  dispatchEvent(new Event('online'))
  expect(FakeSocket.opened.length).toBe(attempts)
})

test('tells why it was turned away', () => {
  const refusal = { type: 'refused', id: null, code: 'table/unknown', detail: 'none', reason: null }
  last().tell(refusal)
  last().onclose?.({ code: 4000 })
  expect(listener.ended).toHaveBeenCalledWith('turned-away', { n: 1, ...refusal })
})

test('hands a refusal back together with the command', () => {
  const socket = come()
  const id = connection.send({ type: 'start' })
  socket.tell({ type: 'refused', id, code: 'table/not-host', detail: 'no', reason: null })
  expect(listener.refused.mock.calls[0][1]).toEqual({ type: 'start', id })
  expect(connection.isWaiting('start')).toBe(false)
})

test('answers a ping at once, and bothers nobody with it', () => {
  const socket = come()
  listener.told.mockClear()
  socket.tell({ type: 'ping', ping: 7 })
  expect(socket.commands()).toEqual([{ type: 'pong', ping: 7 }])
  expect(listener.told).not.toHaveBeenCalled()
})

test('tells what has no answer while the connection stands, and forgets it else', () => {
  connection.tell({ type: 'here' })
  const socket = come()
  connection.tell({ type: 'here' })
  expect(socket.commands()).toEqual([{ type: 'here' }])
  socket.onclose?.({ code: 1006 })
  vi.advanceTimersByTime(1000)
  expect(come().commands()).toEqual([])
})

test('ends when the table became private', () => {
  come().onclose?.({ code: 4003 })
  expect(listener.ended).toHaveBeenCalledWith('private', null)
})

test('says when a command is settled: answered, or found to be taken on the next connection', () => {
  const socket = come()
  const first = connection.send({ type: 'say', text: 'one' })
  socket.tell({ type: 'done', done: first })
  const second = connection.send({ type: 'say', text: 'two' })
  socket.onclose?.({ code: 1006 })
  vi.advanceTimersByTime(1000)
  last().onopen?.()
  last().tell(now({ last: second }))
  expect(listener.settled.mock.calls).toEqual([[first], [second]])
})
