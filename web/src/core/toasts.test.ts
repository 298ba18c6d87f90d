import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Refused } from './api'
import { locale } from './i18n.svelte'
import { toasts } from './toasts.svelte'

const last = () => toasts.shown.at(-1)?.text

beforeAll(async () => {
  vi.useFakeTimers()
  await locale.load(null, 'en')
  await locale.load(null, 'fr')
  await locale.setLanguage('en')
})
beforeEach(() => {
  for (const toast of toasts.shown) toasts.dismiss(toast.id)
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
  await locale.setLanguage('fr')
  toasts.fail(new Refused('seat/taken', 'raw words'))
  expect(last()).toBe('Cette place est prise.')
  expect(document.documentElement.lang).toBe('fr')
  await locale.setLanguage('en')
})

test('notes go away by themselves, and the same is not said twice', () => {
  toasts.show('hello')
  toasts.show('hello')
  expect(toasts.shown).toHaveLength(1)
  vi.advanceTimersByTime(10_000)
  expect(toasts.shown).toHaveLength(0)
})
