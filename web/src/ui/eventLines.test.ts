import { expect, test, vi } from 'vitest'
import { Teller } from '../core/teller'
import { eventLines } from './eventLines'

test('an event is put into words once, and chapters are headings', () => {
  const t = vi.fn((message: string) => `<${message}>`)
  const lines = eventLines(new Teller(t, {}, []), ['opened'])
  const [first, second] = [{ type: 'opened' }, { type: 'played' }]
  expect(lines.of([first, second], 7)).toEqual([
    { key: 7, text: '<opened>', isHeading: true, of: first },
    { key: 8, text: '<played>', isHeading: false, of: second },
  ])
  expect(lines.tell(second)).toBe('<played>')
  expect(lines.of([second], 8)[0].text).toBe('<played>')
  expect(t).toHaveBeenCalledTimes(2)
})
