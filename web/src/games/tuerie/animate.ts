// What moves when something happened: the crew from room to room, cards to the table, the alien.
import { LONGEST, SHORTEST } from '../../ui/motion'
import { arrive, placeIn, travel } from '../../ui/travel'
import type { Event } from './types'

/** Set an event in motion on a table that shows it already. */
export function animateEvent(table: HTMLElement, event: Event): void {
  const at = (place: string): HTMLElement | null => placeIn(table, place)
  switch (event.type) {
    case 'hid':
      return come(at(`figure-${event.seat}`), at(`seat-${event.seat}`), LONGEST)
    case 'moved':
      return come(at(`figure-${event.seat}`), at(`room-${event.origin.name}`), LONGEST)
    case 'went-out':
    case 'returned':
      return come(at(`figure-${event.seat}`), at(`seat-${event.seat}`), LONGEST)
    case 'turned':
    case 'alien-came':
      return come(at('alien'), at('zone'), LONGEST)
    case 'sorted':
      return come(at('aside'), at('zone'), LONGEST)
    case 'zone-refilled':
      return go(at('reserve'), at('zone'))
    case 'dealt':
      for (const card of event.cards) come(at(`card-${card.number}`), at('deck'), SHORTEST)
  }
}

function come(thing: HTMLElement | null, from: HTMLElement | null, ms: number): void {
  if (thing && from) arrive(thing, from, ms)
}

function go(thing: HTMLElement | null, to: HTMLElement | null): void {
  if (thing && to) travel(thing, to, LONGEST)
}
