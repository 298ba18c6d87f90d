import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { strictTranslator } from '../../core/fixtures'
import { stopMotion } from '../testing'
import Table from './Table.svelte'
import type { Fact } from './wording'

const house = import.meta.glob<string>('../../../../src/soucoupe/texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const t = strictTranslator(house, 'en')
const described = {
  TELLING: { played: { seat: 'seat' } },
  FIELDS: {
    view: { won: 'by-seat', hands: 'hand', leader: 'seat' },
    hand: { seat: 'seat' },
    'do-move': { to: 'place' },
  },
}
const view: Fact = {
  seat: 0,
  options: { low: true },
  to_act: [0],
  leader: 1,
  won: [2, 0],
  table: [31, 12],
  hands: [{ seat: 0, cards: [5, 6] }],
}
const play = (card: number): Fact => ({ type: 'play', card })

function laid(legal: readonly Fact[], more: object = {}) {
  const act = vi.fn<(action: Fact) => void>()
  const has = () => false
  const names = ['Ada', 'Bo']
  const props = { view, legal, events: [] as Fact[], act, names, t, described, has, ...more }
  return { act, props, ...render(Table, { props }) }
}

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name })

// A page of the tests draws nothing: motion is off, as some readers wish.
beforeEach(() => {
  stopMotion()
})

describe('a table for any game', () => {
  it('shows every field under a name, seats beside their people', () => {
    laid([])
    const bo = screen.getByRole('list', { name: 'Players' }).children[0] as HTMLElement
    expect(bo.textContent).toMatch(/Bo.*Won\s*0/s)
    const table = screen.getByRole('region', { name: 'Table' })
    expect(
      within(table)
        .getAllByRole('listitem')
        .map((one) => one.textContent?.trim()),
    ).toEqual(['31', '12'])
    expect(screen.getByRole('region', { name: 'Hands' }).textContent).toMatch(/Ada\s*you\s*5\s*6/)
    expect(screen.getByText('Leader').parentElement?.textContent).toMatch(/Leader\s*Bo/)
  })

  it('sends what was chosen and said yes to, and nothing before', async () => {
    const { act } = laid([play(5), play(6)])
    expect(button('Do it')).toHaveProperty('disabled', true)
    await fireEvent.click(button('Play: card 6'))
    expect(act).not.toHaveBeenCalled()
    expect(button('Play: card 6').ariaPressed).toBe('true')
    await fireEvent.click(button('Do it'))
    expect(act.mock.calls).toEqual([[play(6)]])
  })

  it('asks only for a yes where there is one thing to do', async () => {
    const { act } = laid([{ type: 'pass' }])
    await fireEvent.click(button('Do it'))
    expect(act.mock.calls).toEqual([[{ type: 'pass' }]])
  })

  it('is played by digits, Enter and Escape, and says where one is', async () => {
    const moves = Array.from({ length: 40 }, (_, at) => ({
      type: 'move',
      from: Math.floor(at / 10),
      to: at % 10,
    }))
    const { act } = laid([...moves, { type: 'pass' }])
    expect(button('Pass')).toBeTruthy()
    await key('1')
    await tick()
    expect(screen.getByRole('group', { name: 'Move · From' })).toBeTruthy()
    await key('3')
    await tick()
    const last = screen.getByRole('group', { name: 'Move · 2' })
    expect(within(last).getAllByRole('button', { name: /^Move: from 2, to \d+$/ })).toHaveLength(10)
    await key('Escape')
    await tick()
    expect(screen.getByRole('group', { name: 'Move · From' })).toBeTruthy()
    await key('3')
    await key('4')
    await tick()
    expect(document.activeElement?.textContent).toContain('Do it')
    await fireEvent.click(document.activeElement!)
    expect(act.mock.calls).toEqual([[{ type: 'move', from: 2, to: 3 }]])
  })

  it('forgets a choice that is no longer there', async () => {
    const { rerender, props } = laid([play(5), play(6)])
    await key('1')
    await rerender({ ...props, view: { ...view }, legal: [play(6), play(7)] })
    expect(button('Do it')).toHaveProperty('disabled', true)
  })

  it('tells what happens, also to those who only hear it', async () => {
    const { rerender, props } = laid([])
    const events = [{ type: 'played', seat: 1, card: 12 }]
    await rerender({ ...props, view: { ...view, to_act: [] }, events })
    const heard = screen.getByRole('log', { name: 'What happened' })
    expect(heard.textContent).toContain('Played: seat Bo, card 12')
    expect(screen.getByText('The game is over.')).toBeTruthy()
  })

  it('says whom everybody waits for', () => {
    laid([], { view: { ...view, seat: null, to_act: [0, 1] } })
    expect(screen.getByText('Waiting for Ada and Bo')).toBeTruthy()
  })
})
