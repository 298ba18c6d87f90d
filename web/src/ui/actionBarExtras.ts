// What the page around a table adds to its action bar: my time, taking my last action back, hints,
// and whether my answer is on its way.
import { getContext, setContext } from 'svelte'

import type { Translate } from '../core/i18n.svelte'
import type { TableClock } from '../core/tableProps'

export interface Coach {
  /** What it has said of this decision; nothing before it is asked. */
  lines: readonly string[]
  /** Whether it is thinking. */
  isAsked: boolean
  ask: () => void
}

export interface ActionBarExtras {
  /** My own time, while it runs. */
  clock: TableClock | null
  /** Takes my last action back; missing where there is none. */
  takeBack: (() => void) | null
  /** The coach, where one may ask it about what I have to decide. */
  coach?: Coach | null
  /** Whether an answer of mine is on its way: until it has arrived, nothing is asked. */
  isSent?: boolean
  t: Translate
}

const KEY = Symbol('around')

export function provideActionBarExtras(around: () => ActionBarExtras): void {
  setContext(KEY, around)
}

/** Read what is around the table; without a page around it there is nothing. */
export function actionBarExtras(): () => ActionBarExtras | null {
  return getContext<(() => ActionBarExtras) | undefined>(KEY) ?? (() => null)
}
