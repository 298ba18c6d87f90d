// Where the eye and the listener are led on a table, whose action bar is in an element `.ask`.
type Table = HTMLElement | undefined

/** The button just pressed goes away; whoever listens stays where the next question comes. */
export function focusQuestion(table: Table): void {
  focusFirst(table, '.ask section')
}

/** Act, then lead whoever listens to where the next question comes. */
export function actAndAsk<Action>(
  act: (action: Action) => void,
  table: () => Table,
): (action: Action) => void {
  return (action) => {
    act(action)
    focusQuestion(table())
  }
}

/** Go on at the first thing found, without scrolling there. */
export function focusFirst(table: Table, selector: string): void {
  table?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}

/** Scroll a thing out from under the bar, which may have grown. */
export function uncover(table: Table, selector: string, gap: number): void {
  const thing = table?.querySelector<HTMLElement>(selector)
  if (!thing?.scrollIntoView) return
  const bar = table?.querySelector<HTMLElement>('.ask')?.offsetHeight ?? 0
  thing.style.scrollMarginBottom = `${bar + gap}px`
  thing.scrollIntoView({ block: 'nearest' })
}
