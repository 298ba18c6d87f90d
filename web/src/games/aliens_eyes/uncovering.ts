// Where the eye and the listener are led on the table.

/** Scroll the tray out from under the bar, once, so that dice stay under the finger. */
export function uncover(table: HTMLElement | undefined): void {
  const tray = table?.querySelector<HTMLElement>('[data-place=tray]')
  if (!tray?.scrollIntoView) return
  const bar = table?.querySelector<HTMLElement>('.ask')?.offsetHeight ?? 0
  tray.style.scrollMarginBottom = `${bar + 8}px`
  tray.scrollIntoView({ block: 'nearest' })
}

/** The button just pressed goes away; whoever listens stays where the next question comes. */
export function attend(table: HTMLElement | undefined): void {
  table?.querySelector<HTMLElement>('.ask section')?.focus({ preventScroll: true })
}
