import { expect, test } from 'vitest'
import { drawsFrom } from './draws'

const some = (text: string) => {
  const draw = drawsFrom(text)
  return Array.from({ length: 200 }, () => draw(6))
}

test('the same name draws the same, another draws something else', () => {
  expect(some('moon_trick')).toEqual(some('moon_trick'))
  expect(some('moon_trick')).not.toEqual(some('moon_trickz'))
})

test('everything that can be drawn is drawn', () => {
  expect(new Set(some('moon_trick'))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
})
