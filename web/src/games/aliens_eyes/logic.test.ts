import { describe, expect, it, vi } from 'vitest'

import { eyesOf } from './art'
import { Ahead } from './ahead.svelte'
import { countOf, pointsStanding, WORTH } from './cards'
import { choosable, fulfilling, grouping, stillLegal } from './choices'
import { expected } from './expected'
import { fixture, sequence, translator, worth } from './fixtures'
import { fold, grouped } from './fold'
import { pace } from './pace'
import { Selection } from './selection.svelte'
import { cast, settle, slotsOf } from './slots'
import type { Action, Event, View } from './types'
import { prospectOf } from './words'

const en = translator('en')
const hand = (dice: number[], combinations: View['combinations'] = []) => ({ dice, combinations })

describe('components', () => {
  it('are those of the rules', () => expect(WORTH).toEqual(worth()))

  it('have as many eyes as they count, all on the head', () => {
    for (let count = 1; count <= 12; count += 1) {
      const eyes = eyesOf(count)
      expect(eyes).toHaveLength(count)
      for (const { x, y, size } of eyes) {
        expect(Math.hypot(x - 24, y - 25) + size).toBeLessThan(27)
      }
    }
  })
})

describe('the tray', () => {
  it('keeps every die in its place while others are grouped and come back', () => {
    const before = cast(hand([1, 2, 2, 5, 6]))
    const pair = { value: 7, quantity: 1, items: [[2, 5]], left: 0 }
    const after = settle(before, hand([1, 2, 6], [pair]))
    expect(after.map((slot) => slot.face)).toEqual([1, 2, 2, 5, 6])
    expect(after.filter((slot) => slot.spot).map((slot) => slot.face)).toEqual([2, 5])
    expect(slotsOf(after, 7, 0).map((at) => after[at]?.face)).toEqual([2, 5])
    expect(settle(after, hand([1, 2, 2, 5, 6]))).toEqual(before)
  })

  it('lets the touched die go, not another that shows the same', () => {
    const before = cast(hand([4, 4, 4]))
    const one = { value: 4, quantity: 1, items: [[4]], left: 0 }
    const after = settle(before, hand([4, 4], [one]), [1])
    expect(after.map((slot) => slot.spot !== null)).toEqual([false, true, false])
    const two = { ...one, quantity: 2, items: [[4], [4]] }
    const next = settle(after, hand([4], [two]), [0])
    expect(next.map((slot) => slot.spot?.item)).toEqual([1, 0, undefined])
  })

  it('is laid anew when other dice are rolled', () => {
    const before = cast(hand([1, 1, 1]))
    expect(settle(before, hand([2, 3, 1])).map((slot) => slot.face)).toEqual([1, 2, 3])
  })
})

describe('choices', () => {
  it('find the group of the touched dice, in any order', () => {
    const { view, legal } = fixture('group-3')
    const [first = 0, second = 0] = view.dice
    expect(grouping(legal, [second, first])).toMatchObject({ type: 'group', first, second })
    expect(grouping(legal, [9])).toBeUndefined()
  })

  it('leave nothing to dice that are on their way', () => {
    const { legal, view } = fixture('group-3')
    const rest = stillLegal(legal, { dice: [], combinations: [] })
    expect(rest.map((one) => one.type)).toEqual(['reroll', 'done'])
    expect(stillLegal(legal, view)).toEqual(legal)
  })

  it('tell which tokens a contract may be fulfilled with', () => {
    const { legal } = fixture('contract-3')
    const places = [...choosable(legal)].sort()
    expect(places.length).toBeGreaterThan(1)
    expect(fulfilling(legal, places)).toMatchObject({ type: 'fulfil', tokens: places })
    expect(fulfilling(legal, places.slice(1))).toBeUndefined()
  })
})

describe('selection', () => {
  it('holds two dice at most, by place or by face, and lets them go', () => {
    const { view, legal } = fixture('group-3')
    const slots = cast(view)
    const selection = new Selection(
      () => legal,
      () => slots,
    )
    selection.touchDie(0)
    selection.touchDie(1)
    selection.touchDie(2)
    expect(selection.dice).toEqual([1, 2])
    selection.touchDie(1)
    expect(selection.dice).toEqual([2])
    selection.clear()
    selection.touchFace(view.dice[0] ?? 0)
    expect(slots[selection.dice[0] ?? -1]?.face).toBe(view.dice[0])
  })
})

describe('quick fingers', () => {
  it('see their groups at once, and have them confirmed one by one', () => {
    const { view, legal } = fixture('group-3')
    let moment = { view, legal: legal }
    const send = vi.fn<(action: Action) => void>()
    const ahead = new Ahead(() => moment, send)
    ahead.follow([])
    const [first] = legal
    if (first?.type !== 'group') throw new Error('no group')
    ahead.act(first)
    expect(ahead.view.dice.length).toBeLessThan(view.dice.length)
    expect(send).toHaveBeenCalledWith(first)
    expect(ahead.legal.every((one) => legal.includes(one))).toBe(true)
    const faces = [first.first]
    const event: Event = { type: 'grouped', seat: 0, faces, value: first.first, quantity: 1 }
    moment = { view: fold(view, event), legal }
    ahead.follow([event])
    expect(ahead.view).toBe(moment.view)
  })

  it('forget what was refused, and offer nothing once the turn is given up', () => {
    const { view, legal } = fixture('group-3')
    const ahead = new Ahead(
      () => ({ view, legal }),
      () => undefined,
    )
    ahead.act({ type: 'done' })
    expect(ahead.legal).toEqual([])
    ahead.follow([])
    expect(ahead.legal).toBe(legal)
  })
})

describe('what is expected', () => {
  const asked = (name: string) => {
    const { view, legal, names } = fixture(name)
    return expected(view, legal, names, en)
  }
  it('is asked of me only when something is legal', () => {
    expect(asked('roll-3')).toMatchObject({ id: 'ask-roll', isMine: true })
    expect(asked('group-6')).toMatchObject({ id: 'ask-group', isMine: true })
    expect(asked('contract-3')).toMatchObject({ id: 'ask-contract', isMine: true })
    expect(asked('watch-6')).toMatchObject({ id: 'wait-group', isMine: false })
    expect(asked('over-3')).toMatchObject({ id: 'ask-over', isMine: false })
  })
})

describe('the table between two views', () => {
  it.each(['turn-3', 'round-2'])('leads from each view to the next: %s', (name) => {
    const { frames } = sequence(name)
    for (const [at, next] of frames.slice(1).entries()) {
      const before = frames[at]?.view
      if (!before) throw new Error('no view')
      const { dice, combinations, left, tokens_left, players, bonuses, round, first, phase, last } =
        next.events.reduce(fold, before)
      const points = players.map((one) => one.points)
      expect({ dice, combinations, left, tokens_left, bonuses, round, first, phase, last }).toEqual(
        Object.fromEntries(
          Object.entries(next.view).filter(([key]) =>
            'dice combinations left tokens_left bonuses round first phase last'
              .split(' ')
              .includes(key),
          ),
        ),
      )
      expect(points).toEqual(next.view.players.map((one) => one.points))
    }
  })

  it('counts what stands: one item is nothing yet, a token must be left', () => {
    const { view } = fixture('roll-3')
    const free = { ...view, dice: [6, 6, 6], combinations: [] }
    const one = grouped(free, [6], 6)
    expect(prospectOf(one.combinations[0])).toBe('few')
    const two = grouped(one, [6], 6)
    expect(two.combinations[0]).toMatchObject({ quantity: 2, left: countOf(view.left, 6, 2) })
    expect(pointsStanding(two.combinations)).toBe(two.combinations[0]?.left ? 12 : 0)
  })
})

describe('pace', () => {
  it('lets what a turn brought be read', () => {
    const ended: Event = { type: 'turn-ended', seat: 0, points: 3, possible: 9 }
    expect(pace(ended)).toBeGreaterThan(pace({ type: 'rolled', seat: 0, dice: [] }))
  })
})
