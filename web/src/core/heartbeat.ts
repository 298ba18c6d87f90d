// Signs of life: the house is told now and then that somebody moves at this device.
export const EVERY = 20_000
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Call `tell` when somebody moves, not too often unless it is urgent; returns what ends it. */
export function startHeartbeat(
  tell: () => void,
  isUrgent: () => boolean,
  now: () => number = () => performance.now(),
): () => void {
  let last = -Infinity
  const moved = () => {
    const wait = isUrgent() ? EVERY / 20 : EVERY
    if (document.hidden || now() - last < wait) return
    last = now()
    tell()
  }
  for (const sign of SIGNS) addEventListener(sign, moved, { passive: true, capture: true })
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, moved, { capture: true })
  }
}
