import { beforeEach, expect, test, vi } from 'vitest'
import { skipByKey, skipByTap } from './skip'

const stage = { isMoving: true, skip: vi.fn() }
beforeEach(() => {
  stage.isMoving = true
  stage.skip.mockClear()
})

/** Fire an event at an element, and have it handled. */
function fired<E extends Event>(event: E, handle: (event: E) => void, on = 'div'): E {
  const target = document.body.appendChild(document.createElement(on))
  target.addEventListener(event.type, (one) => handle(one as E))
  target.dispatchEvent(event)
  target.remove()
  return event
}
const key = (name: string) => new KeyboardEvent('keydown', { key: name, cancelable: true })
const tap = () => new MouseEvent('click', { cancelable: true })

test('a tap shows the rest and does nothing else; at rest it does what it does', () => {
  expect(fired(tap(), (event) => skipByTap(event, stage)).defaultPrevented).toBe(true)
  expect(stage.skip).toHaveBeenCalledOnce()
  stage.isMoving = false
  expect(fired(tap(), (event) => skipByTap(event, stage)).defaultPrevented).toBe(false)
  expect(stage.skip).toHaveBeenCalledOnce()
})

test('three keys skip, others and those typed in a text do not', () => {
  for (const name of ['Enter', ' ', 'Escape'])
    fired(key(name), (event) => expect(skipByKey(event, stage)).toBe(true))
  expect(stage.skip).toHaveBeenCalledTimes(3)
  fired(key('a'), (event) => expect(skipByKey(event, stage)).toBe(false))
  const typed = fired(key(' '), (event) => expect(skipByKey(event, stage)).toBe(false), 'textarea')
  expect(typed.defaultPrevented).toBe(false)
  expect(stage.skip).toHaveBeenCalledTimes(3)
})
