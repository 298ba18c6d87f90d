// The legal actions as things on the map that one touches: kids, and spots.
import type { Action, Card, Route, View } from './types'

/** Something that can be touched on the map. */
export interface Mark {
  key: string
  at: string
  /** Whose kid it is; missing where it is a spot. */
  owner: number | null
  /** What touching it leads to; missing where a kid is chosen first, and then where it goes. */
  action: Action | null
  /** Where the way begins, and the squares it enters. */
  start: string | null
  path: readonly string[]
}

/** Where a kid, or a car, can go, and the action that sends it there. */
export interface Way extends Route {
  action: Action
}

type Going = Pick<Route, 'start' | 'to' | 'owner'>

/** The move or drive that goes a certain way. */
export function goingOf(
  legal: readonly Action[],
  way: Going,
  me: number | null,
): Action | undefined {
  return legal.find((one) => {
    if (one.type === 'drive') return one.start === way.start && one.to === way.to
    if (one.type !== 'move') return false
    return one.start === way.start && one.to === way.to && (one.owner ?? me) === way.owner
  })
}

/** The ways open now: of the card in play, or of a card in hand that was picked. */
export function waysOf(view: View, legal: readonly Action[], card: Card | null): Way[] {
  if (view.now.name === 'card') {
    return view.now.routes.flatMap((route) => {
      const action = goingOf(legal, route, view.seat)
      return action ? [{ ...route, action }] : []
    })
  }
  const play = legal.find((one) => one.type === 'play' && one.card === card)
  const preview = view.previews.find((one) => one.card === card)
  return play && preview ? preview.routes.map((route) => ({ ...route, action: play })) : []
}

/** Whose kids could go, each place once. */
export function moversOf(ways: readonly Way[]): Mark[] {
  const found = new Map<string, Mark>()
  for (const { start, owner } of ways) {
    found.set(kidKey(start, owner), {
      ...at(start),
      key: kidKey(start, owner),
      owner,
      action: null,
    })
  }
  return [...found.values()]
}

/** Where one of them could go. */
export function goalsOf(ways: readonly Way[], mover: string): Mark[] {
  return ways
    .filter((one) => kidKey(one.start, one.owner) === mover)
    .map(({ to, start, path, action }) => ({ ...at(to), action, start, path }))
}

/** What is touched directly: a head, an alien, a kid of the saucer’s, a kid called back. */
export function directOf(legal: readonly Action[], me: number | null, isFleeing: boolean): Mark[] {
  return legal.flatMap((action): Mark[] => {
    switch (action.type) {
      case 'land':
      case 'chase':
        return [{ ...at(action.square), action }]
      case 'beam':
        return [kid(action.at, action.owner, action)]
      case 'flee':
        return isFleeing && me !== null ? [kid(action.start, me, action)] : []
      default:
        return []
    }
  })
}

export const kidKey = (spot: string, owner: number): string => `kid ${spot} ${owner}`

function kid(spot: string, owner: number, action: Action): Mark {
  return { ...at(spot), key: kidKey(spot, owner), owner, action }
}

function at(spot: string): Mark {
  return { key: `spot ${spot}`, at: spot, owner: null, action: null, start: null, path: [] }
}
