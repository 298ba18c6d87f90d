import { describe, expect, it, vi } from 'vitest'

import { CARDS } from './art'
import { BOARDS, loadBoards } from './boards'
import { moversOf, waysOf } from './choices'
import { expected } from './expected'
import { cardNames, fixture, sequence, spotNames, translator } from './fixtures'
import { fold } from './fold'
import { doorOf, frameAround, kidsOn, meadows, pointsOf, roomFor, wallOf } from './layout'
import { pace } from './pace'
import { Picking } from './picking.svelte'
import { teamsOf, wonBy } from './standing'
import { towards } from './steering'
import type { Action, View } from './types'
import { limitWords, spotWords, worthWords } from './words'

await loadBoards(['a', 'b'])

const t = translator('en')

function picked(name: string) {
  const { view, legal } = fixture(name)
  const act = vi.fn<(action: Action) => void>()
  let now: { view: View; legal: readonly Action[] } = { view, legal }
  const picking = new Picking(
    () => now.view,
    () => now.legal,
    act,
  )
  return { picking, act, view, legal, become: (next: typeof now) => (now = next) }
}

describe('the drawing', () => {
  it('has a picture for every card of the box', () => {
    expect(Object.keys(CARDS).sort()).toEqual(cardNames().sort())
  })

  it.each(['a', 'b'] as const)('of board %s knows every spot the rules know', (name) => {
    const points = pointsOf(BOARDS[name])
    for (const spot of spotNames()[name]) expect(points.has(spot), spot).toBe(true)
  })

  it.each(['a', 'b'] as const)('of board %s puts every door on the edge of its place', (name) => {
    const board = BOARDS[name]
    for (const place of board.places) {
      const { x, y } = doorOf(board, place)
      const { x: ex, y: ey } = pointsOf(board).get(place.entrance)!
      expect(Math.hypot(x - ex, y - ey), place.id).toBeCloseTo(0.5)
    }
    for (const wall of board.walls) {
      const { x, y, isUpright } = wallOf(board, wall)
      expect(Number.isInteger(isUpright ? x : y)).toBe(true)
    }
  })

  it.each(['a', 'b'] as const)('of board %s keeps spaces apart', (name) => {
    const board = BOARDS[name]
    for (const { id, points, drawing } of board.places) {
      const spaces = points.map((_, at) =>
        pointsOf(board).get(points.length > 1 ? `${id}.${at + 1}` : id)!,
      )
      const room = roomFor(spaces, drawing.area)
      const [first, second] = spaces
      if (second)
        expect(Math.hypot(first!.x - second.x, first!.y - second.y)).toBeGreaterThan(2 * room)
    }
    expect(meadows(board).length).toBeGreaterThan(0)
  })

  it('puts kids that share a square side by side', () => {
    const view = structuredClone(fixture('opening-2').view) as View
    const players = view.players.map((one) => ({ ...one, kids: ['A4', 'A4', 'D4'] }))
    const kids = kidsOn(BOARDS.a, { players })
    expect(new Set(kids.map(({ x, y }) => `${x} ${y}`)).size).toBe(6)
    expect(kids.find((one) => one.kid === 10)!.owner).toBe(1)
  })

  it('frames what can be touched, and all of it if nothing can', () => {
    expect(frameAround(BOARDS.a, [])).toBe(BOARDS.a.drawing.frame)
    expect(frameAround(BOARDS.a, ['D4'])).toEqual({ x: 3.5, y: 3.5, w: 2, h: 2 })
  })
})

describe('steering', () => {
  const stops = [
    { x: 1, y: 1 },
    { x: 3, y: 1 },
    { x: 2, y: 2 },
  ]
  it('goes to the nearest stop in a direction', () => {
    expect(towards(stops, 0, 'ArrowRight')).toBe(1)
    expect(towards(stops, 0, 'ArrowDown')).toBe(2)
  })
  it('goes round at the edge', () => {
    expect(towards(stops, 1, 'ArrowRight')).toBe(0)
    expect(towards(stops, 0, 'Enter')).toBeNull()
    expect(towards([stops[0]!], 0, 'ArrowUp')).toBeNull()
  })
})

describe('words', () => {
  it('tell squares by name', () => {
    expect(spotWords(BOARDS.a, 'D3', t)).toBe('Library Avenue, in front of the Library (D3)')
    expect(spotWords(BOARDS.a, 'A4', t)).toBe('the School')
    expect(spotWords(BOARDS.b, 'F2', t)).toBe('the Wood Trail, in the woods (F2)')
    expect(spotWords(BOARDS.a, 'pool.2', t)).toBe('the Pool')
  })
  it('tell what a place is worth, and why a limit is what it is', () => {
    const worth = (id: string) =>
      worthWords(
        BOARDS.a.places.find((one) => one.id === id)!,
        t,
      )
    expect(worth('gym')).toBe('3 points each, 6 each once it is full')
    expect(worth('pool')).toBe('first come, first served: 7, 6, 5, 4 points')
    const [player] = fixture('turn-2').view.players
    const rich = { ...player!, moving: 1, moving_limit: 2, in_parks: 1 }
    expect(limitWords(rich, t)[0]).toBe(
      'On the streets 1 of 2: one, and one more for a kid in a Park.',
    )
  })
})

describe('picking', () => {
  it('leads from a card over a kid to a goal, and plays both', () => {
    const { picking, act, view, legal, become } = picked('turn-2')
    const preview = view.previews.find((one) => new Set(one.routes.map((to) => to.start)).size > 1)!
    picking.pickCard(preview.card)
    expect(picking.mover).toBeUndefined()
    expect(picking.marks).toEqual(moversOf(waysOf(view, legal, preview.card)))
    picking.pick(picking.marks[0]!)
    const [goal] = picking.marks
    expect(goal!.start).toBe(picking.mover!.at)
    expect(picking.ready).toBeNull()
    picking.pick(goal!)
    picking.confirm()
    expect(act).toHaveBeenLastCalledWith({ type: 'play', card: preview.card })
    const move: Action = { type: 'move', start: goal!.start!, to: goal!.at, owner: null }
    become({ view, legal: [] })
    picking.follow()
    become({
      view: { ...view, now: { ...view.now, name: 'card', card: preview.card } },
      legal: [move],
    })
    picking.follow()
    expect(act).toHaveBeenLastCalledWith(move)
    expect(act).toHaveBeenCalledTimes(2)
  })

  it('sends nothing more once something else happened', () => {
    const { picking, act, view, become } = picked('turn-2')
    const preview = view.previews.find((one) => one.routes.length)!
    picking.pickCard(preview.card)
    while (picking.marks[0]!.action === null) picking.pick(picking.marks[0]!)
    picking.pick(picking.marks[0]!)
    picking.pick(picking.marks[0]!)
    become({ view, legal: [{ type: 'let-out' }] })
    picking.follow()
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('goes back step by step', () => {
    const { picking, view } = picked('turn-2')
    const preview = view.previews.find((one) => new Set(one.routes.map((to) => to.start)).size > 1)!
    picking.pickCard(preview.card)
    picking.pick(picking.marks[0]!)
    picking.pick(picking.marks[0]!)
    picking.back()
    expect(picking.chosen).toBeUndefined()
    picking.back()
    expect(picking.mover).toBeUndefined()
    picking.back()
    expect(picking.card).toBeNull()
  })

  it('lands an alien where it was meant, at the second touch', () => {
    const { picking, act, legal } = picked('land-3')
    expect(picking.marks).toHaveLength(legal.length)
    picking.pick(picking.marks[1]!)
    expect(act).not.toHaveBeenCalled()
    picking.pick(picking.marks[1]!)
    expect(act).toHaveBeenCalledWith(legal[1])
  })

  it('calls kids back only when asked to', () => {
    const { picking } = picked('turn-2')
    expect(picking.marks).toEqual([])
    picking.flee()
    expect(picking.marks.every((one) => one.action?.type === 'flee')).toBe(true)
    expect(picking.marks.length).toBeGreaterThan(0)
  })
})

describe('what is expected', () => {
  it.each([
    ['opening-2', 'ask-turn'],
    ['land-3', 'ask-land'],
    ['beam-3', 'ask-beam'],
    ['order-2', 'ask-order'],
    ['discard-2', 'ask-discard'],
    ['copy-4', 'ask-copy'],
    ['board-2', 'ask-board'],
    ['over-2', 'ask-over'],
  ])('in %s is %s', (name, id) => {
    const { picking, view } = picked(name)
    const moment = expected(view, picking, fixture(name).names, t)
    expect(moment.id).toBe(id)
    expect(t(moment.id, moment.args)).not.toContain('{')
  })
})

describe('the way from view to view', () => {
  it('puts kids and aliens where the next view has them', () => {
    const { frames } = sequence('round-2')
    let checked = 0
    for (const [at, frame] of frames.entries()) {
      const before = frames[at - 1]
      if (!before) continue
      const told = frame.events.reduce(fold, before.view)
      expect(told.players.map((one) => one.kids)).toEqual(frame.view.players.map((one) => one.kids))
      expect(told.players.map((one) => one.hand_size)).toEqual(
        frame.view.players.map((one) => one.hand_size),
      )
      expect([...told.aliens].sort()).toEqual([...frame.view.aliens].sort())
      expect([told.deck, told.supply, told.discard]).toEqual([
        frame.view.deck,
        frame.view.supply,
        frame.view.discard,
      ])
      checked += frame.events.length
    }
    expect(checked).toBeGreaterThan(10)
  })

  it('takes its time for coins, and none for draws', () => {
    const coin = { type: 'flipped', seat: 0, is_saucer: true } as const
    expect(pace(coin, undefined)).toBeGreaterThan(pace({ type: 'drew-unseen', seat: 0 }, undefined))
  })
})

describe('standing', () => {
  it('adds up teams, and games of a match', () => {
    const { players } = fixture('teams-4').view
    expect(teamsOf(players).map((one) => one.seats)).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(teamsOf(fixture('opening-2').view.players)).toEqual([])
    const { games } = fixture('board-2').view
    expect(games).toHaveLength(2)
    expect(wonBy(games, 0)).toBe(wonBy(games, 1))
  })
})
