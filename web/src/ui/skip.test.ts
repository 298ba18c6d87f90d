import { beforeEach, expect, test, vi } from 'vitest'
import { skipByKey, skipByTap } from './skip'

const stage = { isMoving: true, skip: vi.fn(), goOn: vi.fn() }
beforeEach(() => {
  stage.isMoving = true
  stage.skip.mockClear()
  stage.goOn.mockClear()
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

test('a tap shows what is next and does nothing else; at rest it does what it does', () => {
  expect(fired(tap(), (event) => skipByTap(event, stage)).defaultPrevented).toBe(true)
  expect(stage.goOn).toHaveBeenCalledOnce()
  stage.isMoving = false
  expect(fired(tap(), (event) => skipByTap(event, stage)).defaultPrevented).toBe(false)
  expect(stage.goOn).toHaveBeenCalledOnce()
  expect(stage.skip).not.toHaveBeenCalled()
})

test('a long press shows the rest', () => {
  const down = new MouseEvent('pointerdown', { bubbles: true })
  Object.defineProperty(down, 'timeStamp', { value: 1000 })
  window.dispatchEvent(down)
  fired(tap(), (event) => skipByTap(event, stage))
  expect(stage.skip).not.toHaveBeenCalled()
  const up = new MouseEvent('click', { cancelable: true, detail: 1 })
  Object.defineProperty(up, 'timeStamp', { value: 1600 })
  fired(up, (event) => skipByTap(event, stage))
  expect(stage.skip).toHaveBeenCalledOnce()
})

test('three keys go on, others and those typed in a text do not', () => {
  for (const name of ['Enter', ' ', 'Escape'])
    fired(key(name), (event) => expect(skipByKey(event, stage)).toBe(true))
  expect(stage.goOn).toHaveBeenCalledTimes(2)
  expect(stage.skip).toHaveBeenCalledOnce()
  fired(key('a'), (event) => expect(skipByKey(event, stage)).toBe(false))
  const typed = fired(key(' '), (event) => expect(skipByKey(event, stage)).toBe(false), 'textarea')
  expect(typed.defaultPrevented).toBe(false)
  expect(stage.goOn).toHaveBeenCalledTimes(2)
})
