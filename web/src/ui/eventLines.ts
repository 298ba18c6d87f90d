// Events as lines of the log: each is put into words once, however many come after it.
import type { Teller } from '../core/teller'
import type { LogLine } from './logAsides'

export interface EventLine<Event extends object> extends LogLine {
  of: Event
}

export interface EventLines<Event extends object> {
  tell: (event: Event) => string
  /** The lines of some events, of which the first has this number among all. */
  of: (events: readonly Event[], from: number) => EventLine<Event>[]
}

/** Tell events as lines; those named as headings start a chapter. */
export function eventLines<Event extends { type: string }>(
  teller: Teller,
  headings: readonly string[],
): EventLines<Event> {
  const known = new WeakMap<Event, string>()
  function tell(event: Event): string {
    const text = known.get(event) ?? teller.tell(event)
    known.set(event, text)
    return text
  }
  return {
    tell,
    of: (events, from) =>
      events.map((event, at) => ({
        key: from + at,
        text: tell(event),
        isHeading: headings.includes(event.type),
        of: event,
      })),
  }
}
