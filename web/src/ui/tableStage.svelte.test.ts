import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { GameSnapshot } from '../core/tableProps'
import { motion } from './motion'
import type { Stage } from './stage.svelte'
import { provideOnShown, type OnShown } from './shown'
import { stageTable } from './tableStage.svelte'

type Snapshot = GameSnapshot<number, string, number>

/** Stage a game of numbers inside a component, as a table does. */
function staged(isAtOnce?: (view: number) => boolean) {
  let given = $state.raw<Snapshot>({ view: 0, legal: ['a'], events: [] })
  const element = document.createElement('div')
  const animate = vi.fn<(table: HTMLElement, event: number) => void>()
  let stage: Stage<number, string, number> | undefined
  const onShown = vi.fn<OnShown>()
  const Table = () => {
    provideOnShown(onShown)
    stage = stageTable<number, string, number>(() => given, {
      fold: (view, event) => view + event,
      pace: () => 200,
      words: () => 'One two three four five.',
      table: () => element,
      animate,
      isAtOnce,
    })
    return {}
  }
  const table = mount(Table, { target: document.body })
  const go = (next: Snapshot) => flushSync(() => (given = next))
  return { stage: stage!, animate, element, go, onShown, leave: () => unmount(table) }
}

test('a table follows what it is given, event by event', async () => {
  const { stage, animate, element, go, leave } = staged()
  go({ view: 7, legal: ['b'], events: [1, 2] })
  expect([stage.view, stage.legal, stage.isMoving]).toEqual([1, [], true])
  await vi.waitFor(() => expect(animate).toHaveBeenCalledWith(element, 1))
  await leave()
  expect(motion.isBusy).toBe(false)
})

test('what may not be held up is shown at once', () => {
  const { stage, go } = staged((view) => view > 5)
  go({ view: 7, legal: ['b'], events: [1, 2] })
  expect([stage.view, stage.legal, stage.isMoving]).toEqual([7, ['b'], false])
})

test('whoever asked is told when all has been shown, and whether somebody went on before', async () => {
  vi.useFakeTimers()
  const { stage, go, onShown, leave } = staged()
  flushSync()
  onShown.mockClear()
  go({ view: 1, legal: ['b'], events: [1] })
  expect(onShown).not.toHaveBeenCalled()
  vi.runAllTimers()
  flushSync()
  expect(onShown.mock.calls).toEqual([[false]])
  go({ view: 3, legal: ['b'], events: [1, 2] })
  stage.goOn()
  flushSync()
  expect(onShown.mock.calls).toEqual([[false], [true]])
  go({ view: 4, legal: [], events: [1, 2] })
  expect(onShown.mock.calls).toEqual([[false], [true], [false]])
  await leave()
  vi.useRealTimers()
})
