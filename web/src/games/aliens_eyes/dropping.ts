// A die that is carried: put on another it makes a pair, put on a group it joins it, alone or with
// the die it lacks.
import type { Picking } from './picking.svelte'
import type { Slot } from './slots'
import type { Action } from './types'

/** Take what follows from putting the die at a place down; tell whether anything did. */
export function dropping(
  picking: Picking,
  slots: readonly Slot[],
  at: number,
  on: string,
  act: (action: Action) => void,
): boolean {
  picking.dice = placesFor(slots, at, on)
  const action = picking.group
  if (action) act(action)
  else picking.clear()
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
