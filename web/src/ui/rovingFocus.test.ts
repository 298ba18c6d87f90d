import { afterEach, describe, expect, it } from 'vitest'

import { digitOf } from './keys'
import { rovingFocus } from './rovingFocus'

function group(): [HTMLElement, HTMLElement, HTMLElement] {
  document.body.innerHTML =
    '<div><button>a</button><button disabled>b</button><button>c</button></div>'
  const box = document.body.firstElementChild as HTMLElement
  rovingFocus(box)
  return [...box.querySelectorAll('button')] as unknown as [HTMLElement, HTMLElement, HTMLElement]
}

function press(target: HTMLElement, key: string): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

afterEach(() => (document.body.innerHTML = ''))

describe('roving focus', () => {
  it('has one stop for Tab', () => {
    expect(group().map((one) => one.tabIndex)).toEqual([0, expect.anything(), -1])
  })

  it('moves by arrows past what is disabled, and round', () => {
    const [first, , last] = group()
    first.focus()
    press(first, 'ArrowRight')
    expect(document.activeElement).toBe(last)
    press(last, 'ArrowRight')
    expect(document.activeElement).toBe(first)
    press(first, 'End')
    expect([first.tabIndex, last.tabIndex]).toEqual([-1, 0])
  })
})

describe('digits', () => {
  it('count from 1 to 10', () => {
    expect(digitOf(new KeyboardEvent('keydown', { key: '3' }))).toBe(3)
    expect(digitOf(new KeyboardEvent('keydown', { key: '0' }))).toBe(10)
    expect(digitOf(new KeyboardEvent('keydown', { key: 'x' }))).toBeNull()
    expect(digitOf(new KeyboardEvent('keydown', { key: '3', ctrlKey: true }))).toBeNull()
  })

  it('belong to a text field while somebody writes', () => {
    document.body.innerHTML = '<input />'
    let digit: number | null = 1
    const field = document.body.firstElementChild as HTMLElement
    field.addEventListener('keydown', (event) => (digit = digitOf(event)))
    press(field, '3')
    expect(digit).toBeNull()
  })
})
