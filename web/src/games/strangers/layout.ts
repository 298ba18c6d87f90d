// Where things are drawn on a board, in cells of its grid.
import { type Area, type Board, type Place, spots } from './boards'
import { NUMBERS } from './facts.gen'
import { ownerOf } from './kidLooks'
import type { View } from './types'

export interface Point {
  x: number
  y: number
}

/** Closer than this, two kids would cover one another. */
const CLOSE = 0.45
const STAGGER = 0.14

const known = new WeakMap<Board, Map<string, Point>>()

/** The middle of every spot, spaces that lie close staggered; and of every place as a whole. */
export function pointsOf(board: Board): Map<string, Point> {
  const found = known.get(board) ?? new Map([...middles(board), ...spots(board), ...tight(board)])
  known.set(board, found)
  return found
}

function middles(board: Board): [string, Point][] {
  return board.places.map(({ id, drawing }) => [id, middle(drawing.area)])
}

function tight(board: Board): [string, Point][] {
  return board.places.flatMap(({ id, drawing: { spaces } }) => {
    const [first, second] = spaces
    if (!first || !second || Math.hypot(first.x - second.x, first.y - second.y) > CLOSE) return []
    return spaces.map(({ x, y }, at): [string, Point] => [
      `${id}.${at + 1}`,
      { x, y: y + (at % 2 ? STAGGER : -STAGGER) },
    ])
  })
}

export function middle({ x, y, w, h }: Area): Point {
  return { x: x + w / 2, y: y + h / 2 }
}

/** How large the spaces of a place can be: they touch neither one another nor its fence. */
export function roomFor(spaces: readonly Point[], area: Area): number {
  const apart = spaces
    .slice(1)
    .map(({ x, y }, at) => Math.hypot(x - spaces[at].x, y - spaces[at].y) * 0.46)
  const aside = spaces.map(({ x }) => Math.min(x - area.x, area.x + area.w - x) - 0.09)
  return Math.max(0.2, Math.min(0.28, ...apart, ...aside))
}

/** Cells of the frame with nothing in them, where grass is left to grow. */
export function meadows(board: Board): Point[] {
  const { frame, school } = board.drawing
  const taken = [
    school,
    ...board.scenery,
    ...board.places.map((one) => one.drawing.area),
    ...board.squares.map(({ x, y }) => ({ x, y, w: 1, h: 1 })),
  ]
  const covers = (area: Area, x: number, y: number): boolean =>
    x >= area.x && x < area.x + area.w && y >= area.y && y < area.y + area.h
  const cells = Array.from({ length: frame.w * frame.h }, (_, at) => ({
    x: frame.x + (at % frame.w),
    y: frame.y + Math.floor(at / frame.w),
  }))
  return cells.filter(({ x, y }) => !taken.some((area) => covers(area, x, y)))
}

export interface Door extends Point {
  isUpright: boolean
}

/** The doormat of a place: on the edge it shares with its entrance. */
export function doorOf(board: Board, { entrance, drawing: { area } }: Place): Door {
  const { x, y } = pointsOf(board).get(entrance)!
  const door = {
    x: Math.min(Math.max(x, area.x), area.x + area.w),
    y: Math.min(Math.max(y, area.y), area.y + area.h),
  }
  return { ...door, isUpright: door.x !== x }
}

/** Where the wall between two squares stands. */
export function wallOf(board: Board, [one, other]: readonly string[]): Door {
  const [from, to] = [pointsOf(board).get(one)!, pointsOf(board).get(other)!]
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, isUpright: from.y === to.y }
}

export interface Piece extends Point {
  kid: number
  owner: number
  at: string
}

/** Every kid on the board, side by side where several share a square; a car waits at the door. */
export function kidsOn(board: Board, { players, now }: Pick<View, 'players' | 'now'>): Piece[] {
  const points = pointsOf(board)
  const door = board.places.find((one) => one.id === now.place)?.entrance
  const all = players.flatMap(({ seat, kids }) =>
    kids.flatMap((at, number) => {
      const kid = seat * NUMBERS.kids + number
      if (at === null) return []
      return [{ kid, at: door && now.group.includes(kid) ? door : at }]
    }),
  )
  return all.map(({ kid, at }) => {
    const group = all.filter((one) => one.at === at)
    const place = group.findIndex((one) => one.kid === kid)
    const { x, y } = points.get(at) ?? { x: 0, y: 0 }
    const [across, down] = offset(place, group.length)
    return { kid, at, owner: ownerOf(kid), x: x + across, y: y + down }
  })
}

/** Side by side, then around the middle. */
function offset(place: number, count: number): [number, number] {
  if (count < 2) return [0, 0]
  const far = count < 3 ? 0.2 : 0.26
  const turn = (place / count) * 2 * Math.PI + (count === 2 ? 0 : Math.PI / 4)
  return [-Math.cos(turn) * far, -Math.sin(turn) * far]
}

/** The smallest frame around some spots, with a margin of a cell, inside the board's own. */
export function frameAround(board: Board, at: readonly string[]): Area {
  const { frame } = board.drawing
  const points = at.flatMap((one) => pointsOf(board).get(one) ?? [])
  if (!points.length) return frame
  const [xs, ys] = [points.map((one) => one.x), points.map((one) => one.y)]
  const left = Math.max(frame.x, Math.min(...xs) - 1)
  const top = Math.max(frame.y, Math.min(...ys) - 1)
  return {
    x: left,
    y: top,
    w: Math.min(frame.x + frame.w, Math.max(...xs) + 1) - left,
    h: Math.min(frame.y + frame.h, Math.max(...ys) + 1) - top,
  }
}
