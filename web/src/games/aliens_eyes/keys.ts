// Keys of this table: digits touch dice by what they show (or tokens of my contract by place),
// Enter makes what is touched.
import { digitOf, isElsewhere } from '../../ui/keys'
import type { Selection } from './selection.svelte'
import type { Action } from './types'

const LETTERS: Record<string, readonly Action['type'][]> = {
  r: ['roll', 'reroll'],
  t: ['done'],
  n: ['not-now'],
}

/** What a key press means now: an action, something to touch, or nothing. */
export function commandOf(
  event: KeyboardEvent,
  selection: Selection,
  legal: readonly Action[],
): Action | (() => void) | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event.target)) return undefined
  const digit = digitOf(event)
  if (digit !== null) {
    return () =>
      selection.isGrouping ? selection.touchFace(digit) : selection.touchToken(digit - 1)
  }
  if (event.key === 'Escape') return () => selection.clear()
  if (event.key === 'Enter') return entered(event, selection, legal)
  const wanted = LETTERS[event.key.toLowerCase()] ?? []
  return legal.find((one) => wanted.includes(one.type))
}

/** Whatever is touched is made; a button that has the focus and nothing touched does its own. */
function entered(
  event: KeyboardEvent,
  selection: Selection,
  legal: readonly Action[],
): Action | undefined {
  const made = selection.group ?? selection.fulfil
  if (made) return made
  if (event.target instanceof Element && event.target.closest('button, a')) return undefined
  return legal.find((one) => one.type === 'roll')
}
