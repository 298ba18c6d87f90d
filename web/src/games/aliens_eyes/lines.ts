// What happened, in words: every event is put into words once, however many come after it.
import type { Teller } from '../../core/teller'
import type { Event } from './types'

export interface Line {
  key: number
  text: string
  isHeading: boolean
  of: Event
}

/** What is seen on the tray anyway, and would drown what came of it. */
const PASSING = new Set<string>(['grouped', 'broke'])

/** A way to tell events that remembers what it has told. */
export function telling(teller: Teller): (event: Event) => string {
  const known = new WeakMap<Event, string>()
  return (event) => {
    const text = known.get(event) ?? teller.tell(event)
    known.set(event, text)
    return text
  }
}

export function linesOf(
  events: readonly Event[],
  from: number,
  tell: (event: Event) => string,
): Line[] {
  return events.map((event, at) => ({
    key: from + at,
    text: tell(event),
    isHeading: event.type === 'round-opened',
    of: event,
  }))
}

/** The lines of the log, without every single group; the same list as long as nothing is new. */
export function logging(): (lines: readonly Line[]) => readonly Line[] {
  let before: readonly Line[] = []
  return (lines) => {
    const next = lines.filter((line) => !PASSING.has(line.of.type))
    const isSame = (at: number) =>
      next.at(at)?.key === before.at(at)?.key && next.at(at)?.text === before.at(at)?.text
    if (next.length !== before.length || !isSame(0) || !isSame(-1)) before = next
    return before
  }
}
