import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { press, stopMotion } from '../../ui/testing'
import { type Fixture, fixture, sequence, translator } from './fixtures'
import Table from './Table.svelte'
import type { Action } from './types'

const t = translator('en')

function laid(given: Fixture) {
  const act = vi.fn<(action: Action) => void>()
  const props = { ...given, act, t }
  return { act, props, ...render(Table, { props }) }
}

const button = (name: RegExp | string) => screen.getByRole('button', { name })

// Drawers stay shut.
beforeEach(() => {
  stopMotion()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      unobserve = vi.fn()
      disconnect = vi.fn()
    },
  )
  HTMLDialogElement.prototype.showModal = vi.fn()
  HTMLDialogElement.prototype.close = vi.fn()
})

describe('the table of TUERIE', () => {
  it('lets me hide behind a card in two steps', async () => {
    const given = fixture('first-4')
    const { act } = laid(given)
    await press('1')
    await tick()
    expect(act).not.toHaveBeenCalled()
    await fireEvent.click(button(/^Hide /))
    expect(given.legal).toContainEqual(act.mock.calls[0]?.[0])
  })

  it('lets a choice be made on the ship', async () => {
    const given = fixture('choice-10')
    const { act } = laid(given)
    await fireEvent.click(button(/or “Shove”/))
    await fireEvent.click(button(/^Act Shove/))
    const member = given.legal.flatMap((one) => (one.type === 'act' && one.member) || [])[0] ?? -1
    await fireEvent.click(button(new RegExp(`^${given.names[member]}, vulnerability`)))
    const room = screen
      .getAllByRole('button', { pressed: false })
      .find((one) => one.dataset.place?.startsWith('room-'))
    await fireEvent.click(room as HTMLElement)
    expect(act).not.toHaveBeenCalled()
    await fireEvent.click(button('Do it'))
    expect(given.legal).toContainEqual(act.mock.calls[0]?.[0])
  })

  it('takes choices back one by one', async () => {
    laid(fixture('first-4'))
    await press('2')
    expect(button('Back')).toBeTruthy()
    await press('Escape')
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  it('turns a target by one touch', async () => {
    const { act } = laid(fixture('turning-4'))
    await fireEvent.click(button('Target 2, face down'))
    expect(act).toHaveBeenCalledWith({ type: 'turn', position: 1 })
  })

  it.each(['watch-10', 'over-3', 'over-10'])('offers nothing that is not legal: %s', (name) => {
    const { container } = laid(fixture(name))
    expect(container.querySelectorAll('.pick')).toHaveLength(0)
    expect(container.querySelectorAll('.ask button.primary, .ask .choices')).toHaveLength(0)
  })

  it('names rooms with what is known of them, and who hides there', () => {
    const { view, names } = fixture('watch-10')
    laid(fixture('watch-10'))
    for (const member of view.crew) {
      if (!member.hideout || !member.alive) continue
      const room = t('room', { name: member.hideout })
      expect(button(new RegExp(`^${room}; .*${names[member.seat]}, vulnerability`))).toBeTruthy()
    }
  })

  it('tells each new event to those who hear the table, and follows the view', async () => {
    const { names, frames } = sequence('round-3')
    const [first, second] = frames
    if (!first || !second) throw new Error('no frames')
    const { rerender, props } = laid({ ...first, names })
    const events = [...first.events, ...second.events]
    await rerender({ ...props, ...second, events })
    expect(within(screen.getByRole('log')).getAllByText(/(hides|plays)/).length).toBeGreaterThan(0)
  })

  it.each(['en', 'fr'] as const)('has all its words in %s', (language) => {
    for (const scene of ['first-4', 'second-10', 'turning-4', 'choice-10', 'watch-10', 'over-10']) {
      const { unmount } = render(Table, {
        props: { ...fixture(scene), act: vi.fn(), t: translator(language) },
      })
      unmount()
    }
  })
})
