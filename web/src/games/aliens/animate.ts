// What moves when something happened: a card comes from its witness, and goes to its winner.
import { LONGEST, SHORTEST } from '../../ui/motion'
import { arrive, placeIn, travel } from '../../ui/travel'
import type { Event } from './types'

/** Set an event in motion on a table that shows it already. */
export function animateEvent(table: HTMLElement, event: Event): void {
  const at = (place: string): HTMLElement | null => placeIn(table, place)
  switch (event.type) {
    case 'testified': {
      const cards = table.querySelectorAll<HTMLElement>('[data-place^="testimony-"]')
      return come(cards[cards.length - 1], at(`seat-${event.seat}`), LONGEST)
    }
    case 'judged':
      // The answer is read first, then the card leaves.
      return go(at(`testimony-${event.testimony}`), at(`score-${event.winner}`), LONGEST)
    case 'forfeited':
      return go(at(`testimony-${event.testimony}`), at(`score-${event.winner}`), 0)
    case 'drew':
      return come(at(`card-${event.card}`), at('pile'), SHORTEST)
  }
}

function come(thing: HTMLElement | null | undefined, from: HTMLElement | null, ms: number): void {
  if (thing && from) arrive(thing, from, ms)
}

function go(thing: HTMLElement | null, to: HTMLElement | null, delay: number): void {
  if (thing && to) travel(thing, to, LONGEST, delay)
}
