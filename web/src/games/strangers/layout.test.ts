import { describe, expect, it } from 'vitest'

import { BOARDS, loadBoards } from './boards'
import { fixture } from './fixtures'
import { doorOf, frameAround, kidsOn, meadows, pointsOf, roomFor, wallOf } from './layout'
import { towards } from './mapKeys'
import type { View } from './types'

await loadBoards(['a', 'b'])

describe('the drawing', () => {
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
        expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThan(2 * room)
    }
    expect(meadows(board).length).toBeGreaterThan(0)
  })

  it('puts kids that share a square side by side', () => {
    const view = structuredClone<View>(fixture('opening-2').view)
    const players = view.players.map((one) => ({ ...one, kids: ['A4', 'A4', 'D4'] }))
    const kids = kidsOn(BOARDS.a, { ...view, players })
    expect(new Set(kids.map(({ x, y }) => `${x} ${y}`)).size).toBe(6)
    expect(kids.find((one) => one.kid === 10)!.owner).toBe(1)
  })

  it('lets a car that has arrived wait at the door', () => {
    const { view } = fixture('opening-2')
    const players = view.players.map((one) => ({ ...one, kids: ['A4'] }))
    const now = { ...view.now, place: 'library', group: [0] }
    const kids = kidsOn(BOARDS.a, { players, now })
    expect(kids.map((one) => one.at)).toEqual(['D3', 'A4'])
  })

  it('frames what can be touched, and all of it if nothing can', () => {
    expect(frameAround(BOARDS.a, [])).toBe(BOARDS.a.drawing.frame)
    expect(frameAround(BOARDS.a, ['D4'])).toEqual({ x: 3.5, y: 3.5, w: 2, h: 2 })
  })
})

describe('mapKeys', () => {
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
    expect(towards([stops[0]], 0, 'ArrowUp')).toBeNull()
  })
})
