// What every game's Table.svelte is given, and nothing else.
import type { Translate, Words } from './i18n.svelte'

/** A game as one seat sees it at one moment. */
export interface GameSnapshot<View, Action, Event> {
  /** All that this seat, or the public, may know. */
  view: View
  /** What this seat may do now; nothing else can be done. */
  legal: readonly Action[]
  /** What was shown so far, oldest first; the same objects from one time to the next. */
  events: readonly Event[]
}

/** What is expected of whom: a message of the catalogue, its words, and whether it is me. */
export interface Expected {
  id: string
  args: Words
  isMine: boolean
}

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

/** A stroke drawn by hand: across and down by turns, each 0 to 255, in a square. */
export type Stroke = readonly number[]

export interface InkSeen {
  /** The ply of the action it was written with. */
  ply: number
  seat: number
  strokes: readonly Stroke[]
}

/** What hands write beside actions. */
/** What somebody is drawing, and the action it is drawn with. */
export interface Drawing {
  strokes: readonly Stroke[]
  action: unknown
}

export interface InkTools {
  /** May I write now: for all to see as I draw, kept until it is revealed, or not at all. */
  may: 'open' | 'sealed' | null
  /** What was written lately, as far as it has been shown, oldest first. */
  written: readonly InkSeen[]
  /** What is being drawn right now, by seat. */
  drawing: Readonly<Record<number, Drawing>>
  /**
   * Show the others how stroke `k` of an action goes on: at most 32 points at a time, ten times a
   * second. Without points, stroke `k` and all after it are undone. The action is then the next.
   */
  stroke(k: number, points: readonly number[], action: object): void
}

/** A notepad as somebody left it at a ply. */
export interface NoteSeen {
  ply: number
  seat: number
  text: string
}

export interface TableProps<View, Action, Event> extends GameSnapshot<View, Action, Event> {
  /** Send one of the legal actions, and what was written with it; one at a time. */
  act: (action: Action, ink?: readonly Stroke[]) => void
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
  /** For games in which one writes by hand. */
  ink?: InkTools
  /** Whether I am out of the game and see everything. */
  isOpen?: boolean
  /** The ply each event belongs to; what was written by hand is found by it. */
  plies?: ReadonlyMap<object, number>
  /** What everybody noted until now, once notepads are open, oldest first. */
  notes?: readonly NoteSeen[]
  /** Fetch what everybody noted, once the game is over. */
  openNotes?: () => Promise<readonly NoteSeen[]>
  /** Fetch what the game's coach says of it, once it is over; fetched once, however often asked. */
  askCoach?: () => Promise<unknown>
}
