// What every game's Table.svelte is given, and nothing else.
import type { Translate, Words } from '../core/i18n.svelte'

export type { Translate, Words }

export interface TableProps<View, Action, Event> {
  /** All that this seat, or the public, may know. */
  view: View
  /** What this seat may do now; nothing else can be done. */
  legal: readonly Action[]
  /** What was shown so far, oldest first; the same objects from one time to the next. */
  events: readonly Event[]
  /** Send one of the legal actions. */
  act: (action: Action) => void
  /** Who sits where, by seat. */
  names: readonly string[]
  t: Translate
}
