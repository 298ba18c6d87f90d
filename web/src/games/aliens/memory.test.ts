import { expect, test } from 'vitest'
import { fold } from './fold'
import { sequence } from './fixtures'
import { remembered } from './memory'

test('nothing that was seen is forgotten when a round opens', () => {
  const { frames } = sequence('round-3')
  const view = frames.at(-1)!.view
  const before = remembered(view).filter((one) => one.isSeen).length
  const past = view.past.length + 1
  const next = fold(view, { type: 'round-opened', number: view.round + 2, investigator: 0, past })
  expect(before).toBeGreaterThan(0)
  expect(remembered(next).filter((one) => one.isSeen)).toHaveLength(before)
})
