// What happened, in words: every event is put into words once, however many come after it.
import type { Teller } from '../../core/teller'
import type { Event } from './types'

export interface Line {
  key: number
  text: string
  isHeading: boolean
  of: Event
}

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
