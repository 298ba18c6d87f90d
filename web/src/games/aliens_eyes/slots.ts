// Ten dice have ten places in the tray: a die that is grouped leaves its place empty, and comes back
// to it, so that nothing slips away under a quick finger. The rules know faces only, not dice.
import type { Item, Turn, View } from './types'

/** Where a die lies: loose, or as the nth part of the nth item of a value. */
export interface Spot {
  value: number
  item: number
  part: number
}
export interface Slot {
  face: number
  /** Missing while it lies loose. */
  spot: Spot | null
}

type Shown = Pick<View, 'dice' | 'combinations'>
type Wanted = { face: number; spot: Spot | null }

/** Fresh dice, lowest first. */
export function cast(shown: Shown): Slot[] {
  return wanted(shown).sort((one, other) => one.face - other.face)
}

/** Move as few dice as possible so that the tray shows this, those that leave first of all; other
 * dice are cast anew. */
export function settle(
  before: readonly Slot[],
  shown: Shown,
  leaving: readonly number[] = [],
): Slot[] {
  const rest = wanted(shown)
  if (facesOf(before) !== facesOf(rest)) return cast(shown)
  const take = (fits: (one: Wanted) => boolean): Wanted | undefined => {
    const at = rest.findIndex(fits)
    return at < 0 ? undefined : rest.splice(at, 1)[0]
  }
  const after: (Slot | undefined)[] = before.map(() => undefined)
  const places = [...before.keys()]
  for (const at of [...places.filter((one) => !leaving.includes(one)), ...leaving]) {
    after[at] = take((one) => isThere(one, before[at]))
  }
  return before.map((slot, at) => after[at] ?? take((one) => one.face === slot.face) ?? slot)
}

/** The dice as they lay at the end of a turn. */
export function laidBy(turn: Turn | null): Shown {
  if (!turn) return { dice: [], combinations: [] }
  const dice = [...turn.dice]
  for (const face of turn.combinations.flatMap((one) => one.items.flat())) {
    dice.splice(dice.indexOf(face), 1)
  }
  return { dice, combinations: turn.combinations }
}

/** The places of the dice that make up an item. */
export function slotsOf(slots: readonly Slot[], value: number, item: number): number[] {
  return slots
    .flatMap(({ spot }, at) => (spot?.value === value && spot.item === item ? [{ spot, at }] : []))
    .sort((one, other) => one.spot.part - other.spot.part)
    .map(({ at }) => at)
}

function wanted({ dice, combinations }: Shown): Wanted[] {
  const loose: Wanted[] = dice.map((face) => ({ face, spot: null }))
  const laid = combinations.flatMap(({ value, items }) =>
    items.flatMap((faces: Item, item) =>
      faces.map((face, part): Wanted => ({ face, spot: { value, item, part } })),
    ),
  )
  return [...loose, ...laid]
}

function facesOf(slots: readonly { face: number }[]): string {
  return slots
    .map((one) => one.face)
    .sort()
    .join()
}

function isThere(one: Wanted, slot: Slot): boolean {
  if (one.face !== slot.face || !one.spot !== !slot.spot) return false
  const [now, before] = [one.spot, slot.spot]
  return (
    !now ||
    !before ||
    (now.value === before.value && now.item === before.item && now.part === before.part)
  )
}
