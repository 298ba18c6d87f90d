import { expect, test, vi } from 'vitest'
import { focusFirst, focusQuestion, uncover } from './tableFocus'

function laid(): HTMLElement {
  document.body.innerHTML =
    '<main><button class="card"></button><div class="ask"><section tabindex="-1"></section></div></main>'
  return document.querySelector('main')!
}

test('the focus goes to the question, or to the first thing found', () => {
  const table = laid()
  focusQuestion(table)
  expect(document.activeElement?.tagName).toBe('SECTION')
  focusFirst(table, '.card')
  expect(document.activeElement?.className).toBe('card')
  focusFirst(table, '.nowhere')
  focusQuestion(undefined)
  expect(document.activeElement?.className).toBe('card')
})

test('what lies under the bar is scrolled out from under it', () => {
  const table = laid()
  const card = table.querySelector<HTMLElement>('.card')!
  const scroll = vi.fn()
  card.scrollIntoView = scroll
  Object.defineProperty(table.querySelector('.ask'), 'offsetHeight', { value: 80 })
  uncover(table, '.card', 12)
  expect(card.style.scrollMarginBottom).toBe('92px')
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
})
