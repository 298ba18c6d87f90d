import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AfterMotion } from './afterMotion.svelte'

let timers: (() => void)[] = []
let isBusy = false
let source = $state<string | null>(null)
let shown: AfterMotion<string>
let end = (): void => {}

/** Let the time pass until somebody looks again. */
function pass(): void {
  for (const timer of timers.splice(0)) timer()
  flushSync()
}

function set(value: string | null): void {
  source = value
  flushSync()
}

beforeEach(() => {
  timers = []
  isBusy = false
  source = null
  end = $effect.root(() => {
    shown = new AfterMotion(
      () => source,
      (_, then) => {
        timers.push(then)
        return () => (timers = timers.filter((one) => one !== then))
      },
      {
        get isBusy() {
          return isBusy
        },
      },
    )
  })
  flushSync()
})
afterEach(() => end())

test('a page at rest shows it after two looks', () => {
  set('over')
  expect(shown.value).toBeNull()
  pass()
  expect(shown.value).toBeNull()
  pass()
  expect(shown.value).toBe('over')
  expect(timers).toEqual([])
})

test('what moves is seen to its end first', () => {
  set('over')
  isBusy = true
  for (let look = 0; look < 5; look += 1) pass()
  expect(shown.value).toBeNull()
  isBusy = false
  pass()
  expect(shown.value).toBeNull()
  pass()
  expect(shown.value).toBe('over')
})

test('once shown it follows at once, and goes at once', () => {
  set('over')
  pass()
  pass()
  isBusy = true
  set('more')
  expect(shown.value).toBe('more')
  set(null)
  expect(shown.value).toBeNull()
})

test('what is gone before it was shown is never shown', () => {
  set('over')
  pass()
  set(null)
  pass()
  expect(shown.value).toBeNull()
  expect(timers).toEqual([])
})
