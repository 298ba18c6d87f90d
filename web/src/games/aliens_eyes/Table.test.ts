import { fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { press, stopMotion } from '../../ui/testing'
import { type Fixture, fixture, sequence, translator } from './fixtures'
import Table from './Table.svelte'
import type { Action } from './types'

const t = translator('en')

function laid(given: Fixture) {
  const act = vi.fn<(action: Action) => void>()
  const props = { ...given, act, actAhead: act, t }
  return { act, props, ...render(Table, { props }) }
}

// By selector: asking for roles takes a while where so much lies on a table.
const all = (chosen: string) => [...document.querySelectorAll<HTMLButtonElement>(chosen)]
const button = (keys: string) => all(`.ask [aria-keyshortcuts="${keys}"]`)[0]
const dice = () => all('.rolled button')

beforeEach(stopMotion)

describe('the table of Aliens Eyes', () => {
  it('rolls by a button or by Enter', async () => {
    const { act } = laid(fixture('roll-3'))
    await fireEvent.click(button('r Enter'))
    expect(act).toHaveBeenCalledWith({ type: 'roll' })
  })

  it('groups two touched dice, and shows it before anybody has answered', async () => {
    const given = fixture('group-3')
    const { act } = laid(given)
    const before = dice().length
    await fireEvent.click(dice()[0])
    await fireEvent.click(dice()[1])
    await fireEvent.click(button('Enter'))
    expect(given.legal).toContainEqual(act.mock.calls[0]?.[0])
    expect(dice()).toHaveLength(before - 2)
    await fireEvent.click(dice()[0])
    await press('Enter')
    expect(act).toHaveBeenCalledTimes(2)
    expect(dice()).toHaveLength(before - 3)
  })

  it('is played by keys: digits touch what shows them, Enter groups, T takes', async () => {
    const given = fixture('group-3')
    const { act } = laid(given)
    const face = given.view.dice[0] ?? 0
    await press(String(face))
    expect(dice().filter((die) => die.ariaPressed === 'true')).toHaveLength(1)
    await press('Enter')
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ type: 'group', first: face }))
    await press('t')
    expect(act).toHaveBeenLastCalledWith({ type: 'done' })
  })

  it('lets touched dice go by Escape', async () => {
    laid(fixture('group-3'))
    await fireEvent.click(dice()[0])
    await press('Escape')
    expect(dice().filter((die) => die.ariaPressed === 'true')).toHaveLength(0)
  })

  it('takes an item apart by a touch', async () => {
    const { act } = laid(fixture('group-3'))
    await fireEvent.click(all('button.item')[0])
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ type: 'break' }))
  })

  it('lets tokens be chosen for the contract, or says not now', async () => {
    const given = fixture('contract-3')
    const { act } = laid(given)
    expect(button('Enter').disabled).toBe(true)
    for (const token of all('.choice')) await fireEvent.click(token)
    await press('Enter')
    expect(given.legal).toContainEqual(act.mock.calls[0]?.[0])
    expect(act.mock.calls[0]?.[0]?.type).toBe('fulfil')
  })

  it.each(['watch-3', 'watch-6', 'over-6'])('offers nothing that is not legal: %s', (name) => {
    laid(fixture(name))
    expect(all('.tray button, .choice, .ask button')).toHaveLength(0)
  })

  it('shows the dice of others as they are grouped, and tells it to those who hear', async () => {
    const { names, frames } = sequence('turn-3')
    const [first] = frames
    if (!first) throw new Error('no frames')
    const { rerender, props } = laid({ ...first, names })
    let events = first.events
    for (const frame of frames.slice(1, 6)) {
      events = [...events, ...frame.events]
      await rerender({ ...props, ...frame, events })
      await tick()
      const shown = frame.view.phase === 'group' ? frame.view.dice.length : null
      if (shown !== null) {
        expect(all('.rolled .die')).toHaveLength(shown)
        expect(all('.groups .group')).toHaveLength(frame.view.combinations.length)
      }
    }
    expect(all('[role=log] p').length).toBeGreaterThan(1)
  })

  it.each(['en', 'fr'] as const)('has all its words in %s', (language) => {
    for (const scene of ['opening-3', 'roll-6', 'group-6', 'contract-3', 'watch-6', 'over-3']) {
      const { unmount } = render(Table, {
        props: { ...fixture(scene), act: vi.fn(), t: translator(language) },
      })
      unmount()
    }
  })
})

describe('dice that lie', () => {
  it('show what they show when others are grouped; only a roll makes them tumble', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.spyOn(Math, 'random').mockReturnValue(0)
    laid(fixture('group-3'))
    const pips = () => dice().map((die) => die.querySelectorAll('circle').length)
    await tick()
    const tumbling = pips()
    vi.advanceTimersByTime(1000)
    await tick()
    const lying = pips()
    expect(lying).not.toEqual(tumbling)
    await fireEvent.click(dice()[0])
    await fireEvent.click(button('Enter'))
    await tick()
    expect(pips()).toEqual(lying.slice(1))
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
})
