import { expect, test } from 'vitest'
import { chaptersIn, eventsUntil, inksUntil, momentsOf, padsAt, rowsOf } from './replay'
import type { ItemMoved, Replay } from './types.gen'

const event = (name: string, type = 'played') => ({ type, name })

function ply(number: number, more: Partial<ItemMoved> = {}): ItemMoved {
  const seat = number ? 0 : null
  const events = number && more.undone == null ? [event(`e${number}`)] : []
  const base = { type: 'moved' as const, ply: number, at: number, hand: null, undone: null }
  return { ...base, seat, view: { at: number }, events, inks: [], ...more }
}

const said = (number: number, text: string): Replay['items'][number] => ({
  type: 'said',
  said: {
    id: text,
    seat: 0,
    name: 'Ada',
    text,
    audience: null,
    channel: 'all',
    ply: number,
    at: 0,
    breach: null,
  },
})

const noted = (
  number: number,
  text: string,
  seat = 0,
  channel: string | null = null,
): Replay['items'][number] => ({ type: 'noted', ply: number, at: 0, seat, channel, text })

const names = (items: Replay['items'], at: number) =>
  eventsUntil(momentsOf(items), at).map((one) => (one as { name: string }).name)

test('the events so far grow with every ply', () => {
  const items = [ply(0), said(0, 'hello'), ply(1), ply(2)]
  expect([0, 1, 2].map((at) => names(items, at))).toEqual([[], ['e1'], ['e1', 'e2']])
})

test('what was taken back has not happened from then on, and is marked', () => {
  const items = [
    ply(0),
    ply(1),
    ply(2),
    ply(3),
    ply(4, { undone: 3 }),
    ply(5, { undone: 2 }),
    ply(6),
  ]
  expect(names(items, 3)).toEqual(['e1', 'e2', 'e3'])
  expect(names(items, 4)).toEqual(['e1', 'e2'])
  expect(names(items, 5)).toEqual(['e1'])
  expect(names(items, 6)).toEqual(['e1', 'e6'])
  const undone = momentsOf(items).filter((moment) => moment.isUndone)
  expect(undone.map((moment) => moment.ply)).toEqual([2, 3])
})

test('events stay the same objects from moment to moment', () => {
  const moments = momentsOf([ply(0), ply(1), ply(2)])
  expect(eventsUntil(moments, 2)[0]).toBe(eventsUntil(moments, 1)[0])
})

test('chapters start with the deal and with what opens one, unless it was taken back', () => {
  const open = (number: number) => ply(number, { events: [event('x'), event('r', 'opened')] })
  const moments = momentsOf([ply(0), ply(1), open(2), open(3), ply(4, { undone: 3 }), open(5)])
  expect(chaptersIn(moments, ['opened'])).toEqual([0, 2, 5])
  expect(chaptersIn(moments, [])).toEqual([0])
})

test('asides stand in their place', () => {
  const items = [said(0, 'before the deal'), ply(0), ply(1), said(1, 'oh'), ply(2)]
  const rows = rowsOf(items, momentsOf(items))
  expect(rows.map((row) => `${row.kind} ${row.ply}`)).toEqual([
    'aside 0',
    'moment 0',
    'moment 1',
    'aside 1',
    'moment 2',
  ])
})

test('of a notepad written again and again, what stayed is shown', () => {
  const items = [ply(0), noted(0, 'a'), noted(0, 'ab'), noted(0, 'b', 1), noted(0, 'abc'), ply(1)]
  const rows = rowsOf(items, momentsOf(items))
  const texts = rows.flatMap((row) =>
    row.kind === 'aside' && row.aside.type === 'noted' ? [row.aside.text] : [],
  )
  expect(texts).toEqual(['ab', 'b', 'abc'])
})

test('pads are as they stood: one’s own, and those of channels', () => {
  const items = [
    ply(0),
    noted(0, 'mine'),
    noted(0, 'yours', 1),
    noted(0, 'ours', 1, 'camp'),
    ply(1),
  ]
  const later = [...items, noted(1, 'mine now'), ply(2)]
  const rows = rowsOf(later, momentsOf(later))
  expect(padsAt(rows, 0, 0)).toEqual({ '': 'mine', camp: 'ours' })
  expect(padsAt(rows, 1, 0)).toEqual({ '': 'mine now', camp: 'ours' })
  expect(padsAt(rows, 1, null)).toEqual({ camp: 'ours' })
})

test('ink is there from the ply that showed it, and gone with what was taken back', () => {
  const inked = (number: number) => ({ inks: [{ ply: number, seat: 0, strokes: [[1, 2]] }] })
  const items = [ply(0), ply(1, inked(1)), ply(2, inked(2)), ply(3, { undone: 2 }), ply(4)]
  const plies = (at: number) => inksUntil(momentsOf(items), at).map((one) => one.ply)
  expect([0, 1, 2, 3, 4].map(plies)).toEqual([[], [1], [1, 2], [1], [1]])
})
