// The legal actions, sorted by the thing on the table that one touches to take them.
import type { Action, Judge, LayOpen, Testify, Turn } from './types'

/** By card: one action, or one for each choice of a red card. */
export function byCard(legal: readonly Action[]): Map<number, Testify[]> {
  const found = new Map<number, Testify[]>()
  for (const action of legal) {
    if (action.type !== 'testify') continue
    found.set(action.card, [...(found.get(action.card) ?? []), action])
  }
  return found
}

/** By testimony: the verdicts that may be given. */
export function byTestimony(legal: readonly Action[]): Map<number, Judge[]> {
  const found = new Map<number, Judge[]>()
  for (const action of legal) {
    if (action.type !== 'judge') continue
    found.set(action.testimony, [...(found.get(action.testimony) ?? []), action])
  }
  return found
}

/** By the alien that is to be turned or laid open. */
export function byPosition(legal: readonly Action[]): Map<number, Turn | LayOpen> {
  const found = new Map<number, Turn | LayOpen>()
  for (const action of legal) {
    if (action.type === 'turn' || action.type === 'lay-open') found.set(action.position, action)
  }
  return found
}

/** What the digit keys pick from, in the order it is seen. */
export function pickable(legal: readonly Action[]): number[] {
  const cards = [...byCard(legal).keys()].sort((one, other) => one - other)
  if (cards.length) return cards
  return [...byTestimony(legal).keys(), ...byPosition(legal).keys()]
}
