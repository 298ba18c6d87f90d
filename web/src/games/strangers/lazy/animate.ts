// What moves when something happened: kids go along their way, cards come and go, saucers take.
import { LONGEST, motion, SHORTEST } from '../../../ui/motion'
import { arrive, placeIn } from '../../../ui/travel'
import { BOARDS } from '../boards'
import { pointsOf } from '../layout'
import { goes } from '../pace'
import type { Event, View } from '../types'

/** Set an event in motion on a table that shows it already. */
export function animateEvent(table: HTMLElement, event: Event, view: View): void {
  const at = (place: string): HTMLElement | null => placeIn(table, place)
  switch (event.type) {
    case 'moved':
      return walk(at(`kid-${event.kid}`), [event.start.at, ...event.path, event.to.at], view, table)
    case 'drove':
      for (const kid of event.kids) {
        walk(at(`kid-${kid}`), [event.start.at, ...event.path], view, table)
      }
      return
    case 'kid-out':
      return come(at(`kid-${event.kid}`), at(`seat-${event.seat}`), LONGEST)
    case 'landed':
      return drop(at(`alien-${event.at.at}`))
    case 'played':
    case 'discarded':
      return come(at('pile'), at(`seat-${event.seat}`), LONGEST)
    case 'drew': {
      const cards = table.querySelectorAll<HTMLElement>(`[data-card='${event.card}']`)
      return come(cards[cards.length - 1] ?? null, at('deck'), SHORTEST)
    }
  }
}

function come(thing: HTMLElement | null, from: HTMLElement | null, ms: number): void {
  if (thing && from) arrive(thing, from, ms)
}

function drop(alien: HTMLElement | null): void {
  alien?.animate?.(
    [{ transform: 'translateY(-90px) scale(0.4)', opacity: 0 }, { transform: 'none' }],
    { duration: LONGEST / motion.rate, easing: 'cubic-bezier(0.3, 0, 0.2, 1.3)' },
  )
}

/** Let a kid that stands at its goal already come there square by square. */
function walk(kid: HTMLElement | null, way: string[], view: View, table: HTMLElement): void {
  const sheet = table.querySelector<HTMLElement>('.sheet')
  if (!kid || !sheet || typeof kid.animate !== 'function') return
  const board = BOARDS[view.board]
  const points = pointsOf(board)
  const cell = sheet.clientWidth / board.drawing.frame.w
  const end = points.get(way.at(-1)!)
  if (!end) return
  const steps = way.flatMap((one) => points.get(one) ?? [])
  const frames = steps.map(({ x, y }) => ({
    transform: `translate(${(x - end.x) * cell}px, ${(y - end.y) * cell}px)`,
  }))
  kid.animate(frames, { duration: goes(way.length - 2) / motion.rate, easing: 'ease-in-out' })
}
