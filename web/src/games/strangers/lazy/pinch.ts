// Two fingers on the map: how much farther apart they are than a moment ago.

/** Listen to fingers on a box; returns what stops it. */
export function onPinch(box: HTMLElement, zoom: (by: number) => void): () => void {
  const fingers = new Map<number, PointerEvent>()
  let before = 0
  const apart = (): number => {
    const [one, other] = [...fingers.values()]
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
  }
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') fingers.set(event.pointerId, event)
    before = apart()
  }
  const move = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId)) return
    fingers.set(event.pointerId, event)
    const now = apart()
    if (now && before) zoom(now / before)
    before = now
  }
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId)
    before = 0
  }
  const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up }
  for (const [type, on] of Object.entries(heard)) box.addEventListener(type, on as EventListener)
  return () => {
    for (const [type, on] of Object.entries(heard)) {
      box.removeEventListener(type, on as EventListener)
    }
  }
}
