import { expect, test } from 'vitest'
import { posterWords } from './gamePosters'

const CATALOGUE = `
title = A Trick
tagline = Sixty numbers,
    five tricks.
played = { $seat } plays.
`

test('a poster says what the catalogue says', () => {
  expect(posterWords(CATALOGUE, 'en')).toEqual({
    title: 'A Trick',
    tagline: 'Sixty numbers,\nfive tricks.',
  })
})
