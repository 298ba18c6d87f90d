import { expect, test } from 'vitest'
import { readingTime, shownFor } from './readingTime'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test('a text is read by its words, not shorter and not longer than anybody needs', () => {
  expect(readingTime('Boom.', 'normal')).toBe(1200)
  expect(readingTime(words(10), 'normal')).toBe(3300)
  expect(readingTime(words(40), 'normal')).toBe(6000)
})

test('signs are no words, and French marks that stand alone are not either', () => {
  expect(readingTime('« Bruit » : l’alien – là ?', 'normal')).toBe(
    readingTime('Bruit l’alien là', 'normal'),
  )
})

test('calm reads longer, quick shorter, and nobody waits who does not wish to', () => {
  expect(readingTime(words(10), 'calm')).toBe(5280)
  expect(readingTime(words(40), 'calm')).toBe(9000)
  expect(readingTime(words(10), 'quick')).toBe(1815)
  expect(shownFor(2000, words(10), 'at-once')).toBe(0)
})

test('what takes longer to be seen than to be read stays as long; what is quiet passes', () => {
  expect(shownFor(5000, words(3), 'normal')).toBe(5000)
  expect(shownFor(400, words(3), 'normal')).toBe(1340)
  expect(shownFor(150, words(20), 'normal')).toBe(150)
})
