// Keys that mean the same at every table.
const WRITING = 'input, textarea, select, [contenteditable]'

/** The number a digit key stands for (0 is the tenth), unless somebody is writing or combining. */
export function digitOf(event: KeyboardEvent): number | null {
  if (event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event.target)) return null
  if (!/^[0-9]$/.test(event.key)) return null
  return event.key === '0' ? 10 : Number(event.key)
}

/** Whether a key press is meant for a text field, or for a drawer that lies over the table. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]:not(.beside)')) return true
  return target instanceof Element && target.closest(`${WRITING}, dialog`) !== null
}
