import { expect, test } from 'vitest'
import { seatOrder } from './seatOrder'

test.each([
  [4, null, [0, 1, 2, 3]],
  [4, 0, [1, 2, 3, 0]],
  [3, 2, [0, 1, 2]],
  [1, 0, [0]],
])('%d seats seen from %s', (count, mine, order) => {
  expect(seatOrder(count, mine)).toEqual(order)
})
