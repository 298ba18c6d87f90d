// Going on before time: to the next event by a tap, Enter or space; to the end by a long press or Escape.
import { isElsewhere } from './keys'

interface Moving {
  readonly isMoving: boolean
  goOn(): void
  skip(): void
}
const KEYS = ['Enter', ' ', 'Escape']
/** Whoever presses so long wants to see the rest at once. */
const LONG_PRESS = 500

let pressedAt = Infinity
if (typeof addEventListener === 'function')
  addEventListener('pointerdown', (event) => (pressedAt = event.timeStamp), true)

/** A tap while things move shows what comes next, and does nothing else. */
export function skipByTap(event: MouseEvent, stage: Moving): void {
  if (!stage.isMoving) return
  event.stopPropagation()
  event.preventDefault()
  // A click that no finger made, as by a key, has no length.
  const isLong = event.detail > 0 && event.timeStamp - pressedAt > LONG_PRESS
  if (isLong) stage.skip()
  else stage.goOn()
}

/** Go on by a key, unless it is typed elsewhere; tells whether it was taken. */
export function skipByKey(event: KeyboardEvent, stage: Moving): boolean {
  if (!stage.isMoving || !KEYS.includes(event.key) || isElsewhere(event.target)) return false
  event.preventDefault()
  if (event.key === 'Escape') stage.skip()
  else stage.goOn()
  return true
}
