import { expect, test } from 'vitest'
import { drawsFrom } from './draws'

const some = (text: string) => {
  const draw = drawsFrom(text)
  return Array.from({ length: 200 }, () => draw(6))
}

test('the same name draws the same, another draws something else', () => {
  expect(some('a name')).toEqual(some('a name'))
  expect(some('a name')).not.toEqual(some('another'))
})

test('everything that can be drawn is drawn', () => {
  expect(new Set(some('a name'))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
})
