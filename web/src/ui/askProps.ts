// What every game's Ask.svelte is given, whatever else it needs.
import type { Translate } from '../core/i18n.svelte'

export interface AskProps<View, Selection> {
  view: View
  /** What is picked so far. */
  selection: Selection
  /** What happened last, in words. */
  last: string | undefined
  /** What is happening just now, in words. */
  telling: string | null
  /** What the card does that it is about. */
  about?: string | undefined
  names: readonly string[]
  t: Translate
}
