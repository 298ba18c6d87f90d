// What moves when something happened: tokens go to whoever takes them, cards to whoever wins them.
import { LONGEST } from '../../ui/motion'
import { arrive, placeIn, travel } from '../../ui/travel'
import type { Event } from './types'

/** Set an event in motion on a table that shows it already. */
export function animateEvent(table: HTMLElement, event: Event): void {
  const at = (place: string): HTMLElement | null => placeIn(table, place)
  switch (event.type) {
    case 'took': {
      const { eyes, quantity } = event.token
      return go(at(`token-${eyes}-${quantity}`), at(`score-${event.seat}`))
    }
    case 'bonus-won':
    case 'bonus-raised':
      return come(at(`bonus-${event.colour}`), at(`seat-${event.seat}`))
    case 'bonus-captured':
      return come(at(`bonus-${event.colour}`), at(`seat-${event.loser}`))
  }
}

function come(thing: HTMLElement | null, from: HTMLElement | null): void {
  if (thing && from) arrive(thing, from, LONGEST)
}

function go(thing: HTMLElement | null, to: HTMLElement | null): void {
  if (thing && to) travel(thing, to, LONGEST)
}
