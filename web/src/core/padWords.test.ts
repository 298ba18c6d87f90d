import { expect, test } from 'vitest'

import { withWords, wordsOn } from './padWords'

test('a plain pad is its words', () => {
  expect(wordsOn('Bo bluffs')).toBe('Bo bluffs')
  expect(withWords('Bo bluffs', 'so does Cy')).toBe('so does Cy')
  expect(wordsOn('{ not quite')).toBe('{ not quite')
})

test('a pad with a structure keeps it, whatever is written in words', () => {
  const pad = '{"given":[1,2]}'
  expect(wordsOn(pad)).toBe('')
  const written = withWords(pad, 'hm')
  expect(wordsOn(written)).toBe('hm')
  expect(JSON.parse(written)).toEqual({ given: [1, 2], text: 'hm' })
})
