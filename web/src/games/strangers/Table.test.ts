import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { loadBoards } from './boards'
import { type Fixture, fixture, sequence, translator } from './fixtures'
import Table from './Table.svelte'
import type { Action } from './types'

await loadBoards(['a', 'b'])

const NAMES = [
  ...['opening-2', 'turn-2', 'card-2', 'land-3', 'beam-3', 'order-2', 'discard-2', 'copy-4'],
  ...['board-2', 'teams-4', 'watch-4', 'solo-1', 'architect-1', 'over-2'],
]
const t = translator('en')

function laid(given: Fixture) {
  const act = vi.fn<(action: Action) => void>()
  const props = { ...given, act, t }
  return { act, props, ...render(Table, { props }) }
}
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const marks = () =>
  within(screen.getByRole('group', { name: t('map-marks') })).queryAllByRole('button')

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true
  })
})

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  it.each(NAMES)('%s is drawn with every word there is', (name) => {
    const { container } = render(Table, {
      props: { ...fixture(name), act: () => undefined, t: translator(language) },
    })
    expect(container.textContent).not.toContain('undefined')
    expect(container.querySelectorAll('svg').length).toBeGreaterThan(3)
  })
})

describe('a turn', () => {
  it('lets a kid out with one tap', async () => {
    const { act } = laid(fixture('opening-2'))
    await fireEvent.click(button(/Let a kid out/))
    expect(act).toHaveBeenCalledWith({ type: 'let-out' })
  })

  it('shows where a card leads before it is played', async () => {
    const { act } = laid(fixture('turn-2'))
    const hand = screen.getByRole('group', { name: /hand/i })
    const cards = within(hand).getAllByRole('button')
    expect(marks()).toHaveLength(0)
    const lively = cards.find((one) => !/no effect now/.test(one.ariaLabel ?? ''))!
    await fireEvent.click(lively)
    expect(marks().length).toBeGreaterThan(0)
    expect(act).not.toHaveBeenCalled()
  })

  it('warns before a card is wasted', async () => {
    const { act } = laid(fixture('turn-2'))
    const idle = screen.getAllByRole('button', { name: /no effect now/ })[0]
    await fireEvent.click(idle)
    expect(screen.getAllByText(/would have no effect now/).length).toBeGreaterThan(0)
    await fireEvent.click(button(/^Play/))
    expect(act.mock.calls[0][0].type).toBe('play')
  })

  it('tells squares by name, and lands an alien by keyboard', async () => {
    const { act } = laid(fixture('land-3'))
    expect(marks()[0].ariaLabel).toMatch(/Street|Avenue|Lane|Drive/)
    await fireEvent.keyDown(window, { key: '1' })
    expect(marks()[0].ariaPressed).toBe('true')
    await fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(act.mock.calls[0][0].type).toBe('land')
  })

  it('names the kids a saucer may be after', () => {
    laid(fixture('beam-3'))
    expect(marks().every((one) => /’s kid, /.test(one.ariaLabel ?? ''))).toBe(true)
  })

  it('shows the hand a date has opened, and uses a card of it', async () => {
    const { act } = laid(fixture('copy-4'))
    const choices = await vi.waitUntil(() => document.querySelector<HTMLElement>('.choices button'))
    await fireEvent.click(choices)
    expect(act.mock.calls[0][0].type).toBe('copy')
  })

  it('lets the one who leads choose the third board', async () => {
    const { act } = laid(fixture('board-2'))
    await fireEvent.click(await screen.findByRole('button', { name: 'Neighbourhood B' }))
    expect(act).toHaveBeenCalledWith({ type: 'board', board: 'b' })
  })
})

describe('around the board', () => {
  it('says why limits are what they are', async () => {
    laid(fixture('turn-2'))
    await fireEvent.click(screen.getAllByRole('button', { name: /On the streets/ })[0])
    const drawer = screen.getByRole('dialog', { hidden: true })
    expect(await within(drawer).findAllByText(/Cards, \d of \d/)).toHaveLength(2)
  })

  it('counts down to a standstill once half of it is over, not before', () => {
    const { view, ...rest } = fixture('turn-2')
    const { unmount } = laid({ ...rest, view: { ...view, quiet: 18, standstill: 22 } })
    expect(screen.queryByText(/No card played/)).toBeNull()
    unmount()
    laid({ ...rest, view: { ...view, quiet: 21, standstill: 19 } })
    expect(screen.getByText('No card played. Turns left: 19')).toBeTruthy()
  })

  it('lets everybody browse the discard pile', async () => {
    const { props } = laid(fixture('watch-4'))
    await fireEvent.click(button(/Discard pile/))
    const drawer = screen.getByRole('dialog', { hidden: true })
    const newest = props.view.discard.at(-1)!
    await within(drawer).findByText(t('pile-newest'))
    const first = drawer.querySelector('ol li')!
    expect(first.textContent).toContain(t('card-name', { card: newest }))
  })

  it('shows a team mate’s hand and the sums of both teams', async () => {
    const { props } = laid(fixture('teams-4'))
    expect(await screen.findByRole('group', { name: `Hand of ${props.names[1]}` })).toBeTruthy()
    expect(
      screen.getByText(new RegExp(`${props.names[2]} and ${props.names[3]}: \\d+`)),
    ).toBeTruthy()
  })

  it('lays the architect’s deck open', async () => {
    const { props } = laid(fixture('architect-1'))
    const deck = await screen.findByRole('list', { name: t('deck-coming') })
    expect(within(deck).getAllByRole('listitem')).toHaveLength(props.view.upcoming.length)
  })

  it('tells a watcher no hand', () => {
    const { container } = laid(fixture('watch-4'))
    expect(container.querySelector("[data-place='hand'], [data-place^='hand-']")).toBeNull()
  })
})

describe('what happened', () => {
  it('is told one after another, and a tap shows the rest', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const { names, frames } = sequence('round-2')
    const at = frames.findIndex((one, place) => place > 0 && one.events.length > 2)
    const { props, rerender, container } = laid({ ...frames[at - 1], names })
    const [first, ...rest] = frames[at].events
    await rerender({ ...props, ...frames[at], events: [...props.events, first, ...rest] })
    await tick()
    expect(container.querySelector('.marks button')).toBeNull()
    await fireEvent.click(container.querySelector('.strangers')!)
    await tick()
    expect(screen.getByRole('log').textContent).not.toBe('')
    vi.unstubAllGlobals()
  })
})
