// What every game's Table.svelte is given, and nothing else.
import type { Translate, Words } from '../core/i18n.svelte'

export type { Translate, Words }

/** A time that runs: the game's own limit, or the table's clock. */
export interface TableClock {
  /** When it is up, in milliseconds of `performance.now()`. */
  ends: number
  /** How long it was at first. */
  seconds: number
  /** Whose time it is. */
  seats: readonly number[]
  kind: 'limit' | 'decision' | 'total'
}

export interface TableProps<View, Action, Event> {
  /** All that this seat, or the public, may know. */
  view: View
  /** What this seat may do now; nothing else can be done. */
  legal: readonly Action[]
  /** What was shown so far, oldest first; the same objects from one time to the next. */
  events: readonly Event[]
  /** Send one of the legal actions; while one is under way, others are not taken. */
  act: (action: Action) => void
  /** Send an action on top of those under way; for games of quick fingers. */
  actAhead?: (action: Action) => void
  /** Who sits where, by seat. */
  names: readonly string[]
  t: Translate
  /** The game's own limit if one runs, else my time; for tables that draw an hourglass. */
  clock?: TableClock | null
  /** Notepads, by channel: mine under no name. */
  pads?: Readonly<Record<string, string>>
  /** Write a notepad anew: mine, or that of a channel; for games that give notes a structure. */
  note?: (text: string, channel?: string) => void
  /** Whether I am out of the game and see everything. */
  isOpen?: boolean
}
