// Showing at once what still moves: by a tap anywhere, or by Enter, space and Escape.
import { isElsewhere } from './keys'

interface Moving {
  readonly isMoving: boolean
  skip(): void
}
const KEYS = ['Enter', ' ', 'Escape']

/** A tap while things move shows the rest at once, and does nothing else. */
export function skipByTap(event: MouseEvent, stage: Moving): void {
  if (!stage.isMoving) return
  event.stopPropagation()
  event.preventDefault()
  stage.skip()
}

/** Skip by a key, unless it is typed elsewhere; tells whether it was taken. */
export function skipByKey(event: KeyboardEvent, stage: Moving): boolean {
  if (!stage.isMoving || !KEYS.includes(event.key) || isElsewhere(event.target)) return false
  event.preventDefault()
  stage.skip()
  return true
}
