import { expect, test } from 'vitest'
import { momentPath, readRoute } from './router.svelte'

test.each([
  ['/', '', { page: 'home' }],
  ['', '', { page: 'home' }],
  ['/new/x', '', { page: 'new', game: 'x' }],
  ['/t/abc', '', { page: 'table', table: 'abc', secret: '' }],
  ['/t/abc', '#s3cret', { page: 'table', table: 'abc', secret: 's3cret' }],
  ['/rules/x', '#goal', { page: 'rules', game: 'x', paragraph: 'goal' }],
  ['/credits/x', '', { page: 'credits', game: 'x' }],
  ['/help', '', { page: 'help', paragraph: '' }],
  ['/help', '#clock', { page: 'help', paragraph: 'clock' }],
  ['/help/more', '', { page: 'not-found' }],
  ['/t', '', { page: 'not-found' }],
  ['/t/abc/more', '', { page: 'not-found' }],
  ['/elsewhere/x', '', { page: 'not-found' }],
])('%s%s', (path, hash, route) => {
  expect(readRoute(path, hash)).toEqual(route)
})

test.each([
  ['', { ply: null, eyes: null }],
  ['?ply=37&eyes=open', { ply: 37, eyes: 'open' }],
  ['?eyes=2', { ply: null, eyes: 2 }],
  ['?ply=-1&eyes=everyone', { ply: null, eyes: null }],
])('a moment of a replay: %s', (search, moment) => {
  const route = { page: 'replay', table: 'abc', ...moment }
  expect(readRoute('/t/abc/replay', '', search)).toEqual(route)
})

test('a moment has an address that leads back to it', () => {
  const [path, search] = momentPath('abc', 12, 0).split('?')
  expect(readRoute(path, '', `?${search}`)).toEqual({
    page: 'replay',
    table: 'abc',
    ply: 12,
    eyes: 0,
  })
})
