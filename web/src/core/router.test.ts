import { expect, test } from 'vitest'
import { readRoute } from './router.svelte'

test.each([
  ['/', '', { page: 'home' }],
  ['', '', { page: 'home' }],
  ['/new/x', '', { page: 'new', game: 'x' }],
  ['/t/abc', '', { page: 'table', table: 'abc', secret: '' }],
  ['/t/abc', '#s3cret', { page: 'table', table: 'abc', secret: 's3cret' }],
  ['/rules/x', '#goal', { page: 'rules', game: 'x', paragraph: 'goal' }],
  ['/credits/x', '', { page: 'credits', game: 'x' }],
  ['/help', '', { page: 'help' }],
  ['/help/more', '', { page: 'lost' }],
  ['/t', '', { page: 'lost' }],
  ['/t/abc/more', '', { page: 'lost' }],
  ['/elsewhere/x', '', { page: 'lost' }],
])('%s%s', (path, hash, route) => {
  expect(readRoute(path, hash)).toEqual(route)
})
