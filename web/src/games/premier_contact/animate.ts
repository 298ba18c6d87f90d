// What moves when something happened: tokens go to whoever earns them, or cover what was given.
import { LONGEST } from '../../ui/motion'
import { arrive, placeIn, travel } from '../../ui/travel'
import type { Event } from './types'

/** Set an event in motion on a table that shows it already. */
export function animateEvent(table: HTMLElement, event: Event): void {
  const at = (place: string): HTMLElement | null => placeIn(table, place)
  switch (event.type) {
    case 'thanked':
      return go(at(`seat-${event.alien}`), at(`seat-${event.human}`))
    case 'covered':
      return come(
        at(`cell-${event.cell}`)?.querySelector<HTMLElement>('.token') ?? null,
        at(`seat-${event.alien}`),
      )
    case 'asked':
      return go(at(`cell-${event.cells[0]}`), at('tablet'))
  }
}

function come(thing: HTMLElement | null, from: HTMLElement | null): void {
  if (thing && from) arrive(thing, from, LONGEST)
}

function go(thing: HTMLElement | null, to: HTMLElement | null): void {
  if (thing && to) travel(thing, to, LONGEST)
}
