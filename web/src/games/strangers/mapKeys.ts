// Arrow keys go from thing to thing on the map, to the nearest one in that direction.
export interface Stop {
  x: number
  y: number
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}
/** How much worse a step aside is than a step ahead. */
const ASIDE = 2.5

/** The nearest of the others in a direction; the farthest behind if there is none ahead. */
export function towards(stops: readonly Stop[], from: number, key: string): number | null {
  const direction = DIRECTIONS[key]
  const here = stops[from]
  if (!direction || !here || stops.length < 2) return null
  const [across, down] = direction
  const ways = stops.flatMap(({ x, y }, at) => {
    if (at === from) return []
    const [dx, dy] = [x - here.x, y - here.y]
    const ahead = dx * across + dy * down
    const aside = Math.abs(dx * down) + Math.abs(dy * across)
    return [{ at, ahead, cost: Math.abs(ahead) + ASIDE * aside, aside }]
  })
  const before = ways.filter((one) => one.ahead > 0).sort((one, other) => one.cost - other.cost)
  const behind = ways.sort((one, other) => one.ahead - other.ahead || one.aside - other.aside)
  return (before[0] ?? behind[0])?.at ?? null
}

/** Attach to what holds the buttons: one stop for Tab, arrows steer by `data-x` and `data-y`. */
export function mapKeys(group: HTMLElement): () => void {
  let current: HTMLElement | null = null
  const buttons = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button')]

  function settle(): void {
    const all = buttons()
    if (!current || !all.includes(current)) {
      current = all.find((one) => one.ariaPressed === 'true') ?? all[0] ?? null
    }
    for (const one of all) one.tabIndex = one === current ? 0 : -1
  }
  function onfocus(event: FocusEvent): void {
    const button = (event.target as HTMLElement).closest<HTMLElement>('button')
    if (button) current = button
    settle()
  }
  function onkey(event: KeyboardEvent): void {
    const all = buttons()
    const stops = all.map(({ dataset }) => ({ x: Number(dataset.x), y: Number(dataset.y) }))
    const to = towards(stops, all.indexOf(event.target as HTMLElement), event.key)
    if (to === null) return
    event.preventDefault()
    all[to]?.focus()
  }

  const watch = new MutationObserver(settle)
  watch.observe(group, { childList: true, subtree: true })
  group.addEventListener('focusin', onfocus)
  group.addEventListener('keydown', onkey)
  settle()
  return () => {
    watch.disconnect()
    group.removeEventListener('focusin', onfocus)
    group.removeEventListener('keydown', onkey)
  }
}
