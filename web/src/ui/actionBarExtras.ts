// What the page around a table adds to its action bar: my time, and taking my last action back.
import { getContext, setContext } from 'svelte'

import type { Translate } from '../core/i18n.svelte'
import type { TableClock } from '../core/tableProps'

export interface ActionBarExtras {
  /** My own time, while it runs. */
  clock: TableClock | null
  /** Takes my last action back; missing where there is none. */
  takeBack: (() => void) | null
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
