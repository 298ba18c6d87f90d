import { describe, expect, it, vi } from 'vitest'

import { CARD_ART, ROOM_ART, ROOMS } from './art'
import { deedsAt, FACTS } from './cards'
import { fixture, translator } from './fixtures'
import { direction, snake } from './order'
import { wayQuestion } from './expected'
import { pace } from './pace'
import { Selection } from './selection.svelte'
import type { Action, CardName, Deed, RoomName, View } from './types'
import { effectWords, tags } from './words'

const t = translator('en')

describe('what is printed', () => {
  it('draws and describes every card', () => {
    for (const name of Object.keys(FACTS) as CardName[]) {
      expect(CARD_ART[name].length).toBeGreaterThan(0)
      expect(effectWords(name, t)).toContain(t(`effect-${name}`))
    }
  })

  it('has a place in the ship for every room', () => {
    expect(ROOMS.toSorted()).toEqual(Object.keys(ROOM_ART).sort())
  })
})

describe('where an action is marked', () => {
  const view = fixture('second-10').view
  const deed = (name: CardName, seat: number, room: RoomName) =>
    ({ seat, room, used: false, card: { name } }) as unknown as Deed
  const laid = (hideout: RoomName, target: RoomName | null): View => ({
    ...view,
    target,
    crew: view.crew.map((one) => (one.seat === 0 ? { ...one, hideout } : one)),
    deeds: [deed('improvised-charge', 0, 'ducts'), deed('quarantine', 1, 'galley')],
  })
  const marked = (room: RoomName, now: View) => deedsAt(room, now).map((one) => one.card.name)

  it('marks a charge in the room it may destroy, not where its owner crawls to', () => {
    const now = laid('bridge', null)
    expect(marked('bridge', now)).toEqual(['improvised-charge'])
    expect(marked('ducts', now)).toEqual([])
    expect(marked('galley', now)).toEqual(['quarantine'])
  })

  it('marks it no more once its owner has crawled', () => {
    expect(marked('ducts', laid('ducts', 'bridge'))).toEqual([])
    expect(marked('ducts', laid('ducts', null))).toEqual(['improvised-charge'])
  })
})

describe('the snake', () => {
  const crew = (count: number) =>
    Array.from({ length: count }, (_, seat) => ({ seat })) as unknown as View['crew']

  it('runs along one row for five and back along another for ten', () => {
    expect(snake({ first: 3, crew: crew(5) }).spots.map((spot) => spot.seat)).toEqual([
      ...[3, 4, 0, 1, 2],
    ])
    const ten = snake({ first: 0, crew: crew(10) })
    expect(ten.spots[4]).toEqual({ seat: 4, column: 5, row: 1 })
    expect(ten.spots[5]).toEqual({ seat: 5, column: 5, row: 2 })
    expect(ten.spots[9]).toEqual({ seat: 9, column: 1, row: 2 })
  })

  it('turns round for the second card', () => {
    expect([direction('first'), direction('second'), direction('turning')]).toEqual([
      ...['there', 'back', null],
    ])
  })
})

describe('tags', () => {
  it('tell people apart', () => {
    const names = ['Ada', 'Bot 2', 'Bot 3', 'Bo', 'Ada', 'Bot 10', 'A', 'Bot 1', 'Béa', 'Bot 20']
    expect(new Set(tags(names)).size).toBe(names.length)
  })
})

describe('selection', () => {
  it('asks for a card, a way, somebody and a room before it acts', () => {
    const { legal } = fixture('choice-10')
    const act = vi.fn<(action: Action) => void>()
    const selection = new Selection(() => legal, act)
    const shove = legal.find((one) => one.type === 'act' && one.room)
    if (shove?.type !== 'act' || !shove.room || shove.member == null) throw new Error('no shove')
    expect(selection.step).toBe('card')
    selection.pickCard(shove.card)
    expect(selection.step).toBe('way')
    selection.pickWay('act')
    expect(selection.members).toContain(shove.member)
    selection.pickMember(shove.member)
    expect(selection.rooms).toContain(shove.room)
    selection.pickRoom(shove.room)
    expect(selection.ready).toEqual(shove)
    selection.back()
    expect(selection.step).toBe('room')
    selection.pickRoom(shove.room)
    if (selection.ready) selection.take(selection.ready)
    expect(act).toHaveBeenCalledWith(shove)
    expect(selection.hasPicked).toBe(false)
  })

  it('asks no question with one answer', () => {
    expect(wayQuestion(['hide', 'act'])).toBe('ask-way')
    expect(wayQuestion(['hide'])).toBe('ask-only-hide')
    expect(wayQuestion(['act'])).toBe('ask-only-act')
  })

  it('hides at once, for there is nothing more to say', () => {
    const { legal } = fixture('first-4')
    const act = vi.fn<(action: Action) => void>()
    const selection = new Selection(() => legal, act)
    const hide = legal.find((one) => one.type === 'hide')
    if (hide?.type !== 'hide') throw new Error('nowhere to hide')
    selection.pickCard(hide.card)
    selection.pickWay('hide')
    expect(act).toHaveBeenCalledWith(hide)
  })
})

describe('between two views', () => {
  it('gives everything a moment, and the reveal a long one', () => {
    const { events } = fixture('over-10')
    const times = events.map((event, at) => pace(event, events[at + 1]))
    expect(Math.min(...times)).toBeGreaterThan(0)
    expect(pace({ type: 'alien-came', room: { name: 'ducts' } }, undefined)).toBeGreaterThan(1000)
  })
})
