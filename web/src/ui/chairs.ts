// Who sits in which chair: known to the page around a table, shown on its seat plates.
import { getContext, setContext } from 'svelte'

import type { FeelingName } from './feelings'

export interface Chair {
  /** The level of the bot that plays the seat, or none. */
  bot: string | null
  isAway: boolean
  /** Whether a bot plays for the person until they are back. */
  isStoodIn?: boolean
  hasResigned?: boolean
  /** How many hints the person asked for, as far as everybody knows. */
  hints?: number
  /** How long the seat still has, while it owes a decision. */
  clock?: { ends: number; seconds: number } | undefined
  /** What they feel just now. */
  feeling?: { key: number; feeling: FeelingName } | undefined
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
