import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sounds } from '../core/sounds.svelte'
import { locale } from '../core/i18n.svelte'
import Attention from './Attention.svelte'

const play = vi.spyOn(sounds, 'play')
const clock = (seconds: number) => ({
  seat: 0,
  ends: performance.now() + seconds * 1000,
  seconds: 60,
  kind: 'decision' as const,
})

beforeAll(async () => {
  await locale.load(null, 'en')
  await locale.setLanguage('en')
})
beforeEach(() => {
  vi.useFakeTimers()
  play.mockClear()
})
afterEach(() => vi.useRealTimers())

test('my turn is in the title and is heard once', async () => {
  const { rerender } = render(Attention, { title: 'Game', isMyTurn: false, clock: null })
  expect(document.title).toBe('Game – Soucoupe')
  await rerender({ isMyTurn: true })
  expect(document.title).toBe('● Your turn – Game')
  await rerender({ title: 'Game', isMyTurn: true })
  expect(play.mock.calls).toEqual([['turn']])
})

test('thirty and ten seconds before the end it is said, and ten seconds before it sounds', async () => {
  const { container } = render(Attention, { title: 'Game', isMyTurn: false, clock: clock(45) })
  const told = () => container.querySelector('[data-warned]')?.textContent
  expect(told()).toBe('')
  vi.advanceTimersByTime(15_000)
  await tick()
  expect(told()).toBe('30 seconds left.')
  expect(play).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20_000)
  await tick()
  expect(told()).toBe('10 seconds left.')
  expect(play.mock.calls).toEqual([['hurry']])
})

test('a time that stops is not warned of', async () => {
  const first = { title: 'Game', isMyTurn: false, clock: clock(45) }
  const { container, rerender } = render(Attention, first)
  await rerender({ clock: null })
  vi.advanceTimersByTime(60_000)
  await tick()
  expect(container.querySelector('[data-warned]')?.textContent).toBe('')
})
