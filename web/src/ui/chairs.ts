// Who sits in which chair: known to the page around a table, shown on its seat plates.
import { getContext, setContext } from 'svelte'

export interface Chair {
  /** The level of the bot that plays the seat, or none. */
  bot: string | null
  isAway: boolean
}

const KEY = Symbol('chairs')

/** Let seat plates below this component show bots and the absent. */
export function provideChairs(chairs: () => readonly Chair[]): void {
  setContext(KEY, chairs)
}

/** Read the chairs around the table; without a page around it there are none. */
export function chairsAround(): () => readonly Chair[] {
  return getContext<(() => readonly Chair[]) | undefined>(KEY) ?? (() => [])
}
