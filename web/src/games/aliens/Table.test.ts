import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'

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
const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name })

// A page of the tests draws nothing: motion is off, as some readers wish.
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
})

describe('the table of Aliens', () => {
  it('lets a witness say a card in two steps', async () => {
    const given = fixture('testify-3')
    const { act } = laid(given)
    await key('1')
    expect(act).not.toHaveBeenCalled()
    await fireEvent.click(button('Say it'))
    expect(given.legal).toContainEqual(act.mock.calls[0]?.[0])
  })

  it('asks for the choice of a red card before it can be said', async () => {
    const { act } = laid(fixture('testify-3'))
    await fireEvent.click(screen.getAllByRole('button', { name: /red card/ })[0])
    expect(button('Say it')).toHaveProperty('disabled', true)
    await fireEvent.click(button('violet'))
    await fireEvent.click(button('Say it'))
    expect(act.mock.calls[0]?.[0]).toMatchObject({ type: 'testify', choice: 'violet' })
  })

  it('takes a choice back by Escape', async () => {
    laid(fixture('testify-3'))
    await key('2')
    expect(button('Say it')).toBeTruthy()
    await key('Escape')
    expect(screen.queryByRole('button', { name: 'Say it' })).toBeNull()
  })

  it('lets the investigator judge an open testimony', async () => {
    const given = fixture('judge-3')
    const { act } = laid(given)
    await key('1')
    await tick()
    expect(document.activeElement?.textContent).toContain('True')
    await fireEvent.click(button('False'))
    expect(act).toHaveBeenCalledWith(
      given.legal.find((one) => one.type === 'judge' && !one.verdict),
    )
  })

  it('turns an alien by one touch', async () => {
    const given = fixture('turn-3')
    const { act } = laid(given)
    await fireEvent.click(button(/Alien 2, face down/))
    expect(act).toHaveBeenCalledWith({ type: 'turn', position: 1 })
  })

  it('asks once more before an alien is laid open', async () => {
    const { act } = laid(fixture('lay-open-3'))
    await key('3')
    expect(act).not.toHaveBeenCalled()
    await fireEvent.click(button('Show it'))
    expect(act).toHaveBeenCalledWith({ type: 'lay-open', position: 2 })
  })

  it.each(['waiting-3', 'watch-6', 'over-6'])('offers nothing that is not legal: %s', (name) => {
    const { container } = laid(fixture(name))
    expect(container.querySelectorAll('button.card')).toHaveLength(0)
    expect(container.querySelectorAll('.ask button')).toHaveLength(0)
  })

  it('lays every hand open to those who may see all', () => {
    const given = fixture('watch-3')
    const hands = [0, 1, 2].map((seat) => ({ seat, cards: [7 * seat] }))
    laid({ ...given, view: { ...given.view, hands } })
    const list = screen.getByRole('list', { name: t('open-hands') })
    expect(within(list).getAllByRole('img')).toHaveLength(3)
    expect(within(list).getByText(given.names[2] ?? '')).toBeTruthy()
  })

  it('tells each new event to those who hear the table, and follows the view', async () => {
    const { names, frames } = sequence('round-3')
    const [first, second] = frames
    if (!first || !second) throw new Error('no frames')
    const { rerender, props } = laid({ ...first, names })
    const events = [...first.events, ...second.events]
    await rerender({ ...props, ...second, events })
    const heard = within(screen.getByRole('log')).getAllByText(/testifies/)
    expect(heard.at(-1)?.textContent).toBe('Cy testifies: “exactly 1 Gluon”.')
    expect(screen.getAllByRole('img', { name: /^Testimony 1, / })).toHaveLength(1)
  })

  it.each(['en', 'fr'] as const)('has all its words in %s', (language) => {
    for (const scene of ['testify-6', 'judge-6', 'turn-6', 'lay-open-6', 'watch-3', 'over-3']) {
      const { unmount } = render(Table, {
        props: { ...fixture(scene), act: vi.fn(), t: translator(language) },
      })
      unmount()
    }
  })
})
