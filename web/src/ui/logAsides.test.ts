import { expect, test } from 'vitest'

import { interleaved } from './logAsides'

const [first, second] = [{ type: 'first' }, { type: 'second' }]
const places = new Map([
  [first, 0],
  [second, 1],
])
const lines = [first, second].map((of, key) => ({ key, text: of.type, isHeading: false, of }))
const texts = (asides: { after: number; text: string }[]) =>
  interleaved(lines, { places, asides }).map((line) => line.text)

test('what happened around the game stands where it happened', () => {
  const asides = [
    { after: 0, text: 'before' },
    { after: 1, text: 'between' },
    { after: 2, text: 'after' },
  ]
  expect(texts(asides)).toEqual(['before', 'first', 'between', 'second', 'after'])
})

test('lines that name no event keep their order, and asides come last', () => {
  const plain = [{ key: 0, text: 'line', isHeading: false }]
  const woven = interleaved(plain, { places, asides: [{ after: 0, text: 'aside' }] })
  expect(woven.map((line) => [line.text, line.isAside])).toEqual([
    ['line', false],
    ['aside', true],
  ])
})
