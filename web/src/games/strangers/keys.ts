// Keys of this table: digits pick cards, then things on the map, or answer; Enter means what is picked.
import { digitOf, isElsewhere } from '../../ui/keys'
import type { Selection } from './selection.svelte'
import type { Card } from './types'

export interface Fingers {
  selection: Selection
  /** My hand, as it is seen. */
  cards: readonly Card[]
  /** The buttons of answers that are not on the map. */
  answers: () => readonly HTMLElement[]
}

/** What a key press means now, or nothing. */
export function commandOf(event: KeyboardEvent, fingers: Fingers): (() => void) | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event.target)) return undefined
  const { selection } = fingers
  const digit = digitOf(event)
  if (digit !== null) return byDigit(digit - 1, fingers)
  if (event.key === 'Escape') return () => selection.back()
  if (event.key === 'Enter') return entered(event, selection)
  const letters = { l: selection.find('let-out'), d: selection.find('done'), t: selection.throwing }
  const action = letters[event.key.toLowerCase() as keyof typeof letters]
  if (action) return () => selection.take(action)
  return event.key.toLowerCase() === 'f' && selection.find('flee')
    ? () => selection.flee()
    : undefined
}

function byDigit(at: number, { selection, cards, answers }: Fingers): (() => void) | undefined {
  const mark = selection.marks[at]
  if (mark) return selection.chosen === mark ? undefined : () => selection.pick(mark)
  const answer = answers()[at]
  if (answer) return () => answer.click()
  const card = cards.filter((one) => selection.cards.has(one))[at]
  return card && selection.card !== card ? () => selection.pickCard(card) : undefined
}

/** A button that has the focus does its own; elsewhere, what is picked is meant. */
function entered(event: KeyboardEvent, selection: Selection): (() => void) | undefined {
  const isOwn = event.target instanceof Element && event.target.closest('button, a')
  return selection.ready && !isOwn ? () => selection.confirm() : undefined
}
