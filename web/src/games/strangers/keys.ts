// Keys of this table: digits pick cards, then things on the map, or answer; Enter means what is picked.
import { digitOf, isElsewhere } from '../../ui/keys'
import type { Picking } from './picking.svelte'
import type { Card } from './types'

export interface Fingers {
  picking: Picking
  /** My hand, as it is seen. */
  cards: readonly Card[]
  /** The buttons of answers that are not on the map. */
  answers: () => readonly HTMLElement[]
}

/** What a key press means now, or nothing. */
export function commandOf(event: KeyboardEvent, fingers: Fingers): (() => void) | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event.target)) return undefined
  const { picking } = fingers
  const digit = digitOf(event)
  if (digit !== null) return byDigit(digit - 1, fingers)
  if (event.key === 'Escape') return () => picking.back()
  if (event.key === 'Enter') return entered(event, picking)
  const letters = { l: picking.find('let-out'), d: picking.find('done'), t: picking.throwing }
  const action = letters[event.key.toLowerCase() as keyof typeof letters]
  if (action) return () => picking.take(action)
  return event.key.toLowerCase() === 'f' && picking.find('flee') ? () => picking.flee() : undefined
}

function byDigit(at: number, { picking, cards, answers }: Fingers): (() => void) | undefined {
  const mark = picking.marks[at]
  if (mark) return picking.chosen === mark ? undefined : () => picking.pick(mark)
  const answer = answers()[at]
  if (answer) return () => answer.click()
  const card = cards.filter((one) => picking.cards.has(one))[at]
  return card && picking.card !== card ? () => picking.pickCard(card) : undefined
}

/** A button that has the focus does its own; elsewhere, what is picked is meant. */
function entered(event: KeyboardEvent, picking: Picking): (() => void) | undefined {
  const isOwn = event.target instanceof Element && event.target.closest('button, a')
  return picking.ready && !isOwn ? () => picking.confirm() : undefined
}
