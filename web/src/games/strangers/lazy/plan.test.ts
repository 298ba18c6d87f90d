import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import solved from '../../../../../src/soucoupe/games/strangers/plans.json'
import type { OptionsProps } from '../../../core/options'
import { loadBoards } from '../boards'
import { translator } from '../fixtures'
import { added, draftOf, EMPTY, kept, leftOf, planOf, removed, shifted, toggled } from './plan'
import Planner from './Planner.svelte'
import type { Plan } from '../types'

await loadBoards(['a', 'b'])

const t = translator('en')
const best = solved.find((one) => one.board === 'a')!
const plan: Plan = { hand: best.hand, deck: best.deck, aliens: best.aliens } as Plan

describe('a plan', () => {
  it('is the same after being taken apart and put together', () => {
    expect(planOf(draftOf(plan), 3)).toEqual(plan)
    expect(draftOf(null)).toEqual(EMPTY)
  })

  it('is changed card by card and square by square', () => {
    let draft = added(added(EMPTY, 'walk', null), 'bmx', null)
    draft = added(draft, 'run', 0)
    expect(draft.cards).toEqual(['walk', 'run', 'bmx'])
    expect(shifted(draft, 2, -1).cards).toEqual(['walk', 'bmx', 'run'])
    expect(shifted(draft, 2, 1)).toBe(draft)
    expect(removed(draft, 0).cards).toEqual(['run', 'bmx'])
    expect(leftOf('bmx', draft)).toBe(2)
    expect(toggled(toggled(draft, 'C1'), 'C1').aliens).toEqual([])
  })

  it('makes way for another of its name', () => {
    const one = { name: 'x', board: 'a', plan } as const
    expect(
      kept([one, { ...one, board: 'b' }], { ...one, plan: { ...plan, aliens: [] } }),
    ).toHaveLength(2)
  })
})

describe('the planning screen', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
  })
  afterEach(() => vi.useRealTimers())

  function open(options: object = {}) {
    const check = vi
      .fn<OptionsProps['check']>()
      .mockResolvedValue({ reason: 'why-plan-hand', detail: 'a hand has 3 cards' })
    const given = {
      ...{
        options: { mode: 'architect', board: 'a', plan: null, ...options },
        seats: 1,
        isHost: true,
      },
      ...{ check, set: vi.fn(), start: vi.fn(), t },
    }
    return { ...given, ...render(Planner, { props: given }) }
  }
  const run = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Play this plan' })

  it('asks the house at every change, and tells its reason', async () => {
    const { check, set } = open()
    await fireEvent.click(screen.getByRole('button', { name: /^Add Walk,/ }))
    await vi.advanceTimersByTimeAsync(400)
    expect(check.mock.lastCall![0].plan).toEqual({ hand: ['walk'], deck: [], aliens: [] })
    expect(screen.getByText(t('why-plan-hand'))).toBeTruthy()
    expect(set).not.toHaveBeenCalled()
    expect(run().disabled).toBe(true)
  })

  it('loads what the solver found, lays it on the table, and plays it', async () => {
    const { check, set, start, rerender } = open()
    check.mockResolvedValue(null)
    await fireEvent.change(screen.getByLabelText('Load a plan'), { target: { value: 'best 0' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Load' }))
    await vi.advanceTimersByTimeAsync(400)
    expect(set).toHaveBeenCalledWith({ plan })
    await rerender({ options: { mode: 'architect', board: 'a', plan } })
    await vi.advanceTimersByTimeAsync(400)
    expect(run().disabled).toBe(false)
    await fireEvent.click(run())
    expect(start).toHaveBeenCalledOnce()
  })

  it('saves, forgets and loads again', async () => {
    const first = open({ plan })
    await fireEvent.input(screen.getByLabelText('Save it as'), { target: { value: 'Manor rush' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    first.unmount()
    open()
    await fireEvent.change(screen.getByLabelText('Load a plan'), {
      target: { value: 'mine Manor rush' },
    })
    await fireEvent.click(screen.getByRole('button', { name: 'Load' }))
    const cards = screen.getByRole('list', { name: t('plan-cards') })
    expect(within(cards).getAllByRole('button')).toHaveLength(draftOf(plan).cards.length)
    await fireEvent.click(screen.getByRole('button', { name: 'Forget' }))
    expect(screen.queryByText('Manor rush')).toBeNull()
  })
})
