// Arrow keys on the grid go up and down by rows; left and right are the group's own.
import { ROW } from './cards'

const STEPS: Record<string, number> = { ArrowUp: -ROW, ArrowDown: ROW }

/** Attach to the grid: `{@attach gridKeys}`. */
export function gridKeys(grid: HTMLElement): () => void {
  function onkey(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    const spots = [...grid.children]
    const at = spots.findIndex((spot) => spot.contains(event.target as Node))
    if (step === undefined || at < 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    for (let next = at + step; next >= 0 && next < spots.length; next += step) {
      const button = spots[next]?.querySelector<HTMLElement>('button')
      if (button) return button.focus()
    }
  }
  grid.addEventListener('keydown', onkey, true)
  return () => grid.removeEventListener('keydown', onkey, true)
}
