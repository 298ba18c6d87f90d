// The legal actions, sorted by what one touches to take them.
import type { Action, Break, Fulfil, Group, Item, View } from './types'

export function itemOf(action: { first: number; second?: number | null }): Item {
  return action.second ? [action.first, action.second] : [action.first]
}

export function valueOf(item: Item): number {
  return item.reduce((sum, face) => sum + face, 0)
}

/** The way to group just these dice, if there is one. */
export function grouping(legal: readonly Action[], faces: Item): Group | undefined {
  const wanted = faces.toSorted().join()
  return legal.find(
    (one): one is Group => one.type === 'group' && itemOf(one).toSorted().join() === wanted,
  )
}

/** The way to take an item apart, if there is one. */
export function breaking(legal: readonly Action[], faces: Item): Break | undefined {
  return legal.find(
    (one): one is Break => one.type === 'break' && itemOf(one).join() === faces.join(),
  )
}

/** What is still there to do once some of it is under way: dice are loose no more, items gone. */
export function stillLegal(
  legal: readonly Action[],
  { dice, combinations }: Pick<View, 'dice' | 'combinations'>,
): Action[] {
  const made = new Set(combinations.flatMap((one) => one.items.map((item) => item.join())))
  return legal.filter((one) => {
    if (one.type === 'group') return isAmong(itemOf(one), dice)
    return one.type !== 'break' || made.has(itemOf(one).join())
  })
}

function isAmong(item: Item, dice: readonly number[]): boolean {
  const rest = [...dice]
  return item.every((face) => {
    const at = rest.indexOf(face)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
}

export function fulfilments(legal: readonly Action[]): Fulfil[] {
  return legal.filter((one) => one.type === 'fulfil')
}

/** The places of my contract that I may choose. */
export function choosable(legal: readonly Action[]): Set<number> {
  return new Set(fulfilments(legal).flatMap((one) => [...one.tokens]))
}

/** Fulfilling with just these. */
export function fulfilling(
  legal: readonly Action[],
  places: readonly number[],
): Fulfil | undefined {
  const wanted = places.toSorted().join()
  return fulfilments(legal).find((one) => one.tokens.join() === wanted)
}
