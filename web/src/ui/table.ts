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

/** A hand-drawn stroke: x, y, x, y, ... each 0 to 255 in a square. */
export type Stroke = number[]

/** What was written by hand with an action. */
export interface InkSeen {
  ply: number
  seat: number
  strokes: Stroke[]
}

export interface InkTools {
  /** May I write now: seen live ("open"), kept until revealed ("sealed"), or not at all. */
  may: 'open' | 'sealed' | null
  /** What was written with actions, as far as it has been shown, oldest first (the last dozen). */
  written: InkSeen[]
  /** Strokes others are drawing right now, by seat. */
  drawing: Record<number, Stroke[]>
  /** Tell the others how stroke number k goes on (at most 32 points a packet, 10 packets a second);
   * no points: stroke k and all after it are undone. */
  stroke(k: number, points: number[]): void
}

/** A notepad as somebody left it at a ply. */
export interface NoteSeen {
  ply: number
  seat: number
  text: string
}

export interface TableProps<View, Action, Event> {
  /** All that this seat, or the public, may know. */
  view: View
  /** What this seat may do now; nothing else can be done. */
  legal: readonly Action[]
  /** What was shown so far, oldest first; the same objects from one time to the next. */
  events: readonly Event[]
  /** Send one of the legal actions; while one is under way, others are not taken. */
  act: (action: Action, ink?: Stroke[]) => void
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
  /** Writing by hand, for games in which people draw. */
  ink?: InkTools
  /** The ply each event belongs to. */
  plies?: ReadonlyMap<object, number>
  /** What everybody noted, once notepads are open, oldest first. */
  notes?: readonly NoteSeen[]
  /** Fetch what everybody noted, once the game is over. */
  openNotes?: () => Promise<readonly NoteSeen[]>
}
