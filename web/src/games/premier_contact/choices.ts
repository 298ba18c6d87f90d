// The legal actions, sorted by what one touches to take them.
import type { Action, Feature } from './types'

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>

export function find<Type extends Action['type']>(
  legal: readonly Action[],
  type: Type,
): Of<Type> | undefined {
  return legal.find((one): one is Of<Type> => one.type === type)
}

export function all<Type extends Action['type']>(legal: readonly Action[], type: Type): Of<Type>[] {
  return legal.filter((one): one is Of<Type> => one.type === type)
}

/** The offerings that can be touched now, to be turned or to be offered. */
export function cellsIn(legal: readonly Action[]): Set<number> {
  return new Set(
    legal.flatMap((one) => (one.type === 'turn' || one.type === 'vote' ? [one.cell] : [])),
  )
}

/** The signs that can be chosen now, as an answer or for a request. */
export function glyphsIn(legal: readonly Action[]): Set<number> {
  return new Set(
    legal.flatMap((one) => (one.type === 'pick' || one.type === 'draw' ? [one.glyph] : [])),
  )
}

export function wordsIn(legal: readonly Action[]): Set<Feature> {
  return new Set(all(legal, 'name').map((one) => one.feature))
}
