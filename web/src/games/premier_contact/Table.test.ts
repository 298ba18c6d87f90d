import { fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { InkTools, Stroke } from '../../core/tableProps'
import { press, stopMotion } from '../../ui/testing'
import { adviceOn, type Fixture, fixture, sequence, translator } from './fixtures'
import { strokesOf } from './glyphs'
import { readPad, readTicks } from './pad'
import Table from './Table.svelte'
import type { Action } from './types'

const t = translator('en')

/** Lay the table; papers are sent for, and there once this is done. */
async function laid(given: Fixture, more: object = {}) {
  const act = vi.fn<(action: Action, ink?: readonly Stroke[]) => void>()
  const note = vi.fn<(text: string, channel?: string) => void>()
  const props = { ...given, act, actAhead: act, note, pads: { '': '' }, t, ...more }
  const rendered = render(Table, { props })
  await settled()
  return { act, note, props, ...rendered }
}

async function settled(): Promise<void> {
  await vi.dynamicImportSettled()
  await tick()
}

// By selector: asking for roles takes a while where so much lies on a table.
const all = (chosen: string) => [...document.querySelectorAll<HTMLButtonElement>(chosen)]
const panels = () => [...document.querySelectorAll<HTMLDetailsElement>('.end details')]
const primary = () => all('.ask button.primary')[0]

async function toggle(panel: HTMLDetailsElement, isOpen: boolean): Promise<void> {
  const isToggled = new Promise((resolve) => {
    panel.addEventListener('toggle', resolve, { once: true })
  })
  panel.open = isOpen
  await isToggled
  await tick()
}

beforeEach(stopMotion)

describe('the table of Premier Contact', () => {
  it('gathers offerings at a touch, and turns and asks by the button', async () => {
    const given = fixture('turn-human')
    const turned = given.view.turned.length
    const { act } = await laid(given)
    const [first, second] = all('.board button.card:not(.turned)')
    await fireEvent.click(first)
    await fireEvent.click(second)
    expect(all('.board .turned')).toHaveLength(turned + 2)
    await fireEvent.click(first)
    expect(all('.board .turned')).toHaveLength(turned + 1)
    expect(act).not.toHaveBeenCalled()
    await fireEvent.click(primary())
    expect(act.mock.calls).toEqual([
      [{ type: 'turn', cell: Number(second.dataset['at']) }],
      [{ type: 'ask' }],
    ])
    expect(primary().disabled).toBe(true)
  })

  it('gathers no more offerings than may be turned', async () => {
    await laid(fixture('turn-human'))
    for (const card of all('.board button.card:not(.turned)')) {
      if (card.isConnected) await fireEvent.click(card)
    }
    expect(all('.board .turned')).toHaveLength(5)
    expect(all('.board button.card:not(.turned)')).toEqual([])
  })

  it('shows the cells of a colour at a touch, and takes it by the button', async () => {
    const given = fixture('colour-alien')
    const { act } = await laid(given)
    expect(all('.board .mine')).toEqual([])
    expect(all('.near [data-place^=seat-] ~ .tokens svg')).toEqual([])
    expect(primary().disabled).toBe(true)
    const takes = all('.ask button.take')
    expect(takes).toHaveLength(given.legal.length)
    await fireEvent.click(takes[1])
    const blue = given.view.camp?.request.filter((one) => one === 'blue').length
    expect(all('.board .mine')).toHaveLength(blue ?? 0)
    expect(act).not.toHaveBeenCalled()
    await fireEvent.click(primary())
    expect(act).toHaveBeenCalledWith({ type: 'take', colour: 'blue' })
    await press('3')
    await press('Enter')
    expect(act).toHaveBeenLastCalledWith({ type: 'take', colour: 'green' })
  })

  it('shows the colours that are taken, and who chooses', async () => {
    await laid(fixture('colour-human'))
    expect(all('.far .tokens svg')).toHaveLength(1)
    expect(all('.ask button')).toEqual([])
  })

  it('asks for the sign of a word before the first round, or for none', async () => {
    const given = fixture('name-human')
    const { act } = await laid(given)
    expect(primary().disabled).toBe(true)
    await fireEvent.click(all('.pad button.word:enabled')[0])
    await fireEvent.click(primary())
    expect(given.legal).toContainEqual(act.mock.calls[0]?.[0])
    await press('s')
    expect(act).toHaveBeenLastCalledWith({ type: 'skip' })
  })

  it('answers with a sign, which draws itself', async () => {
    const { act } = await laid(fixture('answer-alien'))
    const sign = all('[data-glyph]:enabled')[3]
    await fireEvent.click(sign)
    await fireEvent.click(primary())
    expect(act.mock.calls).toEqual([[{ type: 'pick', glyph: Number(sign.dataset['glyph']) }]])
  })

  it('stands by a sign', async () => {
    const { act } = await laid(fixture('confirm-alien'))
    await press('Enter')
    expect(act.mock.calls).toEqual([[{ type: 'confirm' }]])
  })

  it('draws a sign with a bar, wipes and sends', async () => {
    const { act } = await laid(fixture('draw-alien'))
    await press('1')
    await press('b')
    await press('Enter')
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'draw', barred: true }))
    await press('w')
    expect(act).toHaveBeenLastCalledWith({ type: 'wipe' })
    await press('Enter')
    expect(act).toHaveBeenLastCalledWith({ type: 'send' })
  })

  it('sends what a hand wrote with the sign', async () => {
    const stroke = vi.fn<InkTools['stroke']>()
    const ink: InkTools = { may: 'open', written: [], drawing: {}, stroke }
    const { act } = await laid(fixture('draw-alien'), { ink })
    await press('1')
    await settled()
    const slate = document.querySelector<SVGElement>('[data-place=slate]')!
    slate.setPointerCapture = vi.fn()
    slate.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
    const at = (clientX: number, clientY: number) => ({ pointerId: 1, button: 0, clientX, clientY })
    await fireEvent(slate, pointer('pointerdown', at(0, 0)))
    await fireEvent(slate, pointer('pointermove', at(100, 0)))
    await fireEvent(slate, pointer('pointermove', at(100, 100)))
    await fireEvent(slate, pointer('pointerup', at(100, 100)))
    await fireEvent.click(primary())
    expect(act.mock.calls[0]?.[1]).toEqual([[0, 0, 255, 0, 255, 255]])
    const drawn = expect.objectContaining({ type: 'draw', barred: false }) as object
    expect(stroke).toHaveBeenCalledWith(0, expect.arrayContaining([255]), drawn)
  })

  it('shows what others draw as they do', async () => {
    const { view } = fixture('vote-alien')
    const given = {
      ...fixture('vote-alien'),
      view: { ...view, phase: 'draw' as const, tablet: [] },
    }
    const action = { type: 'draw', glyph: 3, barred: true }
    const drawing = { [view.active ?? 0]: { strokes: [[0, 0, 255, 255]], action } }
    await laid(given, { ink: { may: null, written: [], drawing, stroke: vi.fn() } })
    expect(all('[data-place=live] path.hand')).toHaveLength(1)
    expect(all('[data-place=live] path:not(.hand)')).toHaveLength(strokesOf(3).length + 1)
  })

  it('holds to a sign that others have seen begun', async () => {
    const ink: InkTools = { may: 'open', written: [], drawing: {}, stroke: vi.fn() }
    const { act } = await laid(fixture('draw-alien'), { ink })
    await press('1')
    await settled()
    const slate = document.querySelector<SVGElement>('[data-place=slate]')!
    slate.setPointerCapture = vi.fn()
    slate.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
    const at = { pointerId: 1, button: 0, clientX: 5, clientY: 5 }
    await fireEvent(slate, pointer('pointerdown', at))
    await fireEvent(slate, pointer('pointerup', at))
    await press('2')
    await press('b')
    await press('Enter')
    const first = {
      type: 'draw',
      barred: false,
      glyph: fixture('draw-alien').view.camp!.lexicon[0],
    }
    expect(act.mock.calls[0]?.[0]).toEqual(first)
  })

  it('offers in secret what was chosen', async () => {
    const { act } = await laid(fixture('vote-human'))
    expect(primary().disabled).toBe(true)
    const card = all('.board button.card')[7]
    await fireEvent.click(card)
    expect(act).not.toHaveBeenCalled()
    await fireEvent.click(primary())
    expect(act.mock.calls).toEqual([[{ type: 'vote', cell: Number(card.dataset['at']) }]])
  })

  it('lets a lone human leave the second try', async () => {
    const { act } = await laid(fixture('pact-human'))
    expect(all('.board .chip')).toHaveLength(1)
    await press('p')
    expect(act).toHaveBeenLastCalledWith({ type: 'pass' })
  })

  it('turns the grid for the aliens, and lays their request over it', async () => {
    await laid(fixture('vote-alien'))
    const places = all('.board [data-place^=cell-]').map((one) => one.dataset['place'])
    expect(places[0]).toBe('cell-24')
    expect(all('.board [data-wanted]').length).toBeGreaterThan(0)
    expect(all('[data-place=lexicon]')).toHaveLength(1)
  })

  it('shows whoever watches neither lexicon nor request nor notepad', async () => {
    await laid(fixture('watch'))
    expect(all('[data-place=lexicon], [data-place=notepad], [data-wanted]')).toHaveLength(0)
    expect(all('.board [data-place^=cell-]')[0]?.dataset['place']).toBe('cell-0')
    expect(all('.board button, .ask button')).toHaveLength(0)
  })

  it('notes a sign beside a word by two touches, says how sure, and puts it back', async () => {
    const given = fixture('vote-human')
    const { note, rerender, props } = await laid(given)
    const loose = all('[data-loose]')[0]
    const glyph = Number(loose.dataset['loose'])
    await fireEvent.click(loose)
    await fireEvent.click(all('[data-word=hot]')[0])
    const text = note.mock.calls.at(-1)![0]
    expect(readPad(text).hot).toEqual([{ glyph, certainty: 1 }])
    await rerender({ ...props, pads: { '': text } })
    await fireEvent.click(all(`[data-noted="hot ${glyph}"]`)[0])
    await fireEvent.click(all('[data-certainty="3"]')[0])
    expect(readPad(note.mock.calls.at(-1)![0]).hot).toEqual([{ glyph, certainty: 3 }])
    await fireEvent.click(all('.box .back')[0])
    expect(readPad(note.mock.calls.at(-1)![0])).not.toHaveProperty('hot')
  })

  it('ticks a sign for the whole camp', async () => {
    const { note } = await laid(fixture('answer-alien'), { pads: { '': '', aliens: '' } })
    const [tickable] = all('[data-tick]')
    await fireEvent.click(tickable)
    const [text, channel] = note.mock.calls[0]
    expect(channel).toBe('aliens')
    expect(readTicks(text)).toEqual([Number(tickable.dataset['tick'])])
  })

  it('claims signs to break a tie, and hands the notepad in', async () => {
    const { act } = await laid(fixture('tidy-human'))
    await fireEvent.click(all('[data-loose]')[0])
    await fireEvent.click(all('[data-word=hot]')[0])
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'claim', feature: 'hot' }))
    await fireEvent.click(primary())
    expect(act).toHaveBeenLastCalledWith({ type: 'done' })
  })

  it('tells events to those who hear, and shows votes as they are turned over', async () => {
    const { names, frames } = sequence('round')
    const [first] = frames
    const { rerender, props } = await laid({ ...first, names })
    let events = first.events
    let chips = 0
    for (const frame of frames.slice(1)) {
      events = [...events, ...frame.events]
      await rerender({ ...props, ...frame, events })
      await tick()
      chips = Math.max(chips, all('.board .chip').length)
    }
    expect(chips).toBeGreaterThan(0)
    expect(all('[role=log] p').length).toBeGreaterThan(1)
  })

  it.each(['en', 'fr'] as const)('asks for the ideal listener once, in %s', async (language) => {
    const words = translator(language)
    const advice = adviceOn('over-human')
    let answer: (told: unknown) => void = () => undefined
    const askCoach = vi.fn(() => new Promise<unknown>((resolve) => (answer = resolve)))
    await laid(fixture('over-human'), { askCoach, t: words })
    const [beliefs, listener] = panels()
    expect(askCoach).not.toHaveBeenCalled()
    await toggle(listener, true)
    expect(listener.querySelector('[role=status]')?.textContent).toBe(words('listener-waiting'))
    expect(listener.querySelectorAll('li')).toHaveLength(0)
    await toggle(beliefs, true)
    expect(askCoach).toHaveBeenCalledTimes(1)
    answer(advice)
    await settled()
    expect(all('.end [role=status]')).toHaveLength(0)
    expect(listener.querySelectorAll('li')).toHaveLength(advice.requests.length)
    expect(beliefs.querySelectorAll('.ideal')).toHaveLength(advice.signs.length)
    expect(advice.requests.length).toBeGreaterThan(0)
    await toggle(listener, false)
    await toggle(listener, true)
    expect(askCoach).toHaveBeenCalledTimes(1)
  })

  it('says so where the ideal listener does not answer, and asks again when reopened', async () => {
    const advice = adviceOn('over-human')
    const askCoach = vi.fn<() => Promise<unknown>>()
    askCoach.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(advice)
    await laid(fixture('over-human'), { askCoach })
    const listener = panels()[1]
    await toggle(listener, true)
    await settled()
    expect(listener.querySelector('[role=status]')?.textContent).toBe(t('listener-failed'))
    await toggle(listener, false)
    await toggle(listener, true)
    await settled()
    expect(listener.querySelectorAll('li')).toHaveLength(advice.requests.length)
  })

  it('has no ideal listener where nobody can be asked', async () => {
    await laid(fixture('over-human'))
    expect(panels()).toHaveLength(1)
  })

  it.each(['en', 'fr'] as const)('has all its words in %s', async (language) => {
    const scenes = ['name-human', 'turn-human', 'answer-alien', 'confirm-alien', 'draw-alien']
    const more = [
      'colour-alien',
      'colour-human',
      'vote-human',
      'six-human',
      'pact-human',
      'tidy-human',
      'over-human',
      'watch',
    ]
    for (const scene of [...scenes, ...more]) {
      const { unmount } = render(Table, {
        props: { ...fixture(scene), act: vi.fn(), t: translator(language) },
      })
      await settled()
      unmount()
    }
  })
})

function pointer(type: string, init: MouseEventInit & { pointerId: number }): MouseEvent {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init })
  return Object.assign(event, { pointerId: init.pointerId })
}
