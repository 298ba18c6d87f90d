// Carry a thing with finger or mouse, and put it down on a place that takes it.
const FAR = 8

/** Attach to a thing that can be carried: `drop` is told the name of the place it is put down on. */
export function draggable(drop: (on: string) => boolean) {
  return (thing: HTMLElement): (() => void) => {
    let start: { x: number; y: number; id: number } | null = null
    let isCarried = false

    function down(event: PointerEvent): void {
      if (event.button !== 0) return
      start = { x: event.clientX, y: event.clientY, id: event.pointerId }
      thing.setPointerCapture(event.pointerId)
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return
      const [across, along] = [event.clientX - start.x, event.clientY - start.y]
      if (!isCarried && Math.hypot(across, along) < FAR) return
      isCarried = true
      Object.assign(thing.style, { translate: `${across}px ${along}px`, zIndex: '20' })
    }

    function up(event: PointerEvent): void {
      start = null
      if (!isCarried) return
      thing.style.pointerEvents = 'none'
      const under = document.elementFromPoint(event.clientX, event.clientY)
      thing.style.pointerEvents = ''
      const on = under?.closest<HTMLElement>('[data-drop]')?.dataset['drop']
      if (!on || !drop(on)) putBack()
      // The click that follows belongs to the carrying.
      setTimeout(() => (isCarried = false))
    }

    function putBack(): void {
      Object.assign(thing.style, { translate: '', zIndex: '' })
    }

    function cancel(): void {
      start = null
      isCarried = false
      putBack()
    }

    function click(event: MouseEvent): void {
      if (!isCarried) return
      event.stopImmediatePropagation()
      event.preventDefault()
    }

    thing.addEventListener('pointerdown', down)
    thing.addEventListener('pointermove', move)
    thing.addEventListener('pointerup', up)
    thing.addEventListener('pointercancel', cancel)
    thing.addEventListener('click', click, true)
    return () => {
      thing.removeEventListener('pointerdown', down)
      thing.removeEventListener('pointermove', move)
      thing.removeEventListener('pointerup', up)
      thing.removeEventListener('pointercancel', cancel)
      thing.removeEventListener('click', click, true)
    }
  }
}
