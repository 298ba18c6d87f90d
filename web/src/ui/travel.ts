// Things lie somewhere and go from place to place; a place is an element with `data-place`.
import { motion } from './motion'

/** Find a place inside a table. */
export function placeIn(table: Element, name: string): HTMLElement | null {
  return table.querySelector<HTMLElement>(`[data-place="${name}"]`)
}

/** Let a copy of one thing travel to another place and vanish there, after a while. */
export function travel(from: HTMLElement, to: HTMLElement, ms: number, delay = 0): void {
  if (typeof from.animate !== 'function') return
  const copy = copyOf(from)
  // Beside the original, so that the styles of its component hold for the copy too.
  from.parentElement?.append(copy)
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `${way(from, to)} scale(0.35) rotate(8deg)`, opacity: 1 },
    ],
    {
      duration: ms / motion.rate,
      delay: delay / motion.rate,
      easing: 'cubic-bezier(0.5, 0, 0.3, 1)',
    },
  )
  const land = (): void => copy.remove()
  flight.finished.then(land, land)
}

/** Let a thing that lies here now come from another place. */
export function arrive(thing: HTMLElement, from: HTMLElement, ms: number): void {
  if (typeof thing.animate !== 'function') return
  thing.animate([{ transform: `${way(thing, from)} scale(0.35)`, opacity: 0.4 }, {}], {
    duration: ms / motion.rate,
    easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
  })
}

function way(from: HTMLElement, to: HTMLElement): string {
  const start = from.getBoundingClientRect()
  const end = to.getBoundingClientRect()
  const across = end.left + end.width / 2 - (start.left + start.width / 2)
  const down = end.top + end.height / 2 - (start.top + start.height / 2)
  return `translate(${across}px, ${down}px)`
}

function copyOf(thing: HTMLElement): HTMLElement {
  const at = thing.getBoundingClientRect()
  const copy = thing.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-place')
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, {
    position: 'fixed',
    margin: '0',
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    zIndex: '50',
    opacity: '0',
    pointerEvents: 'none',
  })
  return copy
}
