import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import { strictTranslator } from '../core/fixtures'
import Table from '../ui/generic/Table.svelte'
import type { Fact } from '../ui/generic/wording'
import { stopMotion } from '../ui/testing'
import { describe as described } from './gameModules'

interface Moment {
  view: Fact
  legal: Fact[]
  names: string[]
}

const house = import.meta.glob<string>('../../../src/soucoupe/texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const moments = import.meta.glob<Partial<Moment>>('../../fixtures/games/*/*.json', {
  import: 'default',
  eager: true,
})

/** Of every game that has moments for its tests, the one with most to choose from. */
const busiest = new Map<string, Moment>()
for (const [path, { view, legal, names }] of Object.entries(moments)) {
  const game = path.split('/').at(-2)!
  if (!view || !legal || !names) continue
  const most = busiest.get(game)?.legal.length ?? 0
  if (legal.length >= most) busiest.set(game, { view, legal, names })
}

// A page of the tests draws nothing: motion is off, as some readers wish.
beforeEach(() => {
  stopMotion()
})

it.each([...busiest])('all of %s is laid out, and everything can be done', async (game, moment) => {
  const act = vi.fn<(action: Fact) => void>()
  const t = strictTranslator(house, 'en')
  const known = { described: await described(game), has: () => false, t }
  const { container } = render(Table, { props: { ...moment, ...known, events: [], act } })
  expect(container.textContent).not.toMatch(/undefined|null|NaN|\[object/)
  for (let steps = 0; !act.mock.calls.length && steps < 9; steps += 1) {
    const offers = container.querySelectorAll<HTMLElement>('.offers button')
    if (moment.legal.length > 1) await fireEvent.click(offers[offers.length - 1])
    await tick()
    await fireEvent.click(screen.getByRole('button', { name: 'Do it' }))
  }
  expect(moment.legal).toContain(act.mock.calls[0]?.[0])
})

it('there are moments of games to lay out', () => {
  expect(busiest.size).toBeGreaterThan(0)
})
