// One stop for Tab per group; arrow keys, Home and End move inside it.
const STOPS = 'button:not(:disabled)'
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Attach to the element that holds the buttons of a group: `{@attach rovingFocus}`. */
export function rovingFocus(group: HTMLElement): () => void {
  let current: HTMLElement | null = null

  const stops = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(STOPS)]

  function settle(): void {
    const all = stops()
    if (!current || !all.includes(current)) {
      current = all.find((stop) => stop.ariaPressed === 'true') ?? all[0] ?? null
    }
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1
  }

  function onfocus(event: FocusEvent): void {
    const stop = (event.target as HTMLElement).closest<HTMLElement>(STOPS)
    if (stop && group.contains(stop)) current = stop
    settle()
  }

  function onkey(event: KeyboardEvent): void {
    const all = stops()
    const at = all.indexOf(event.target as HTMLElement)
    if (at < 0) return
    const to = target(event.key, at, all.length)
    if (to === null) return
    event.preventDefault()
    all[to]?.focus()
  }

  const watch = new MutationObserver(settle)
  watch.observe(group, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
  group.addEventListener('focusin', onfocus)
  group.addEventListener('keydown', onkey)
  settle()
  return () => {
    watch.disconnect()
    group.removeEventListener('focusin', onfocus)
    group.removeEventListener('keydown', onkey)
  }
}

function target(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? null : (at + step + count) % count
}
