import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Refused } from './api'
import { tongue } from './i18n.svelte'
import { toasts } from './toasts.svelte'

const last = () => toasts.notes.at(-1)?.text

beforeAll(async () => {
  vi.useFakeTimers()
  await tongue.load(null, 'en')
  await tongue.load(null, 'fr')
  await tongue.speak('en')
})
beforeEach(() => {
  for (const note of toasts.notes) toasts.dismiss(note.id)
})

test('a refusal says the reason the catalogue has', () => {
  toasts.refuse('play/not-legal', 'raw words', 'not-legal')
  expect(last()).toBe('That is not possible now.')
})

test('without a reason, what we say for its code', () => {
  toasts.refuse('table/not-host', 'raw words')
  expect(last()).toBe('Only the host can do that.')
})

test('without either, the words of the server', () => {
  toasts.refuse('odd/code', 'raw words', 'why-nobody-knows')
  expect(last()).toBe('raw words')
})

test('in the language of the moment', async () => {
  await tongue.speak('fr')
  toasts.fail(new Refused('seat/taken', 'raw words'))
  expect(last()).toBe('Cette place est prise.')
  expect(document.documentElement.lang).toBe('fr')
  await tongue.speak('en')
})

test('notes go away by themselves, and the same is not said twice', () => {
  toasts.show('hello')
  toasts.show('hello')
  expect(toasts.notes).toHaveLength(1)
  vi.advanceTimersByTime(10_000)
  expect(toasts.notes).toHaveLength(0)
})
