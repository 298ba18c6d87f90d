// A die that is carried: put on another it makes a pair, put on a group it joins it, alone or with
// the die it lacks.
import type { Selection } from './selection.svelte'
import type { Slot } from './slots'
import type { Action } from './types'

/** Take what follows from putting the die at a place down; tell whether anything did. */
export function dropDie(
  selection: Selection,
  slots: readonly Slot[],
  at: number,
  on: string,
  act: (action: Action) => void,
): boolean {
  selection.dice = placesFor(slots, at, on)
  const action = selection.group
  if (action) act(action)
  else selection.clear()
  return action !== undefined
}

function placesFor(slots: readonly Slot[], at: number, on: string): number[] {
  const [what, which] = on.split('-')
  if (what === 'die') return [at, Number(which)]
  const face = slots[at]?.face ?? 0
  if (what !== 'value' || Number(which) === face) return [at]
  const other = slots.findIndex(
    (slot, place) => place !== at && !slot.spot && slot.face === Number(which) - face,
  )
  return [at, other]
}
