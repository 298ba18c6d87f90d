// Keys of this table: digits touch what can be touched, in the order it is seen; Enter does it.
import { digitOf, isElsewhere } from '../../ui/keys'
import { cellsFrom } from './cards'
import { all, find } from './choices'
import { FEATURES } from './facts.gen'
import type { Selection } from './selection.svelte'
import type { Action, View } from './types'

const LETTERS: Record<string, Action['type']> = { w: 'wipe', s: 'skip', p: 'pass' }
/** What Enter does where nothing is touched. */
const PLAIN = ['send', 'confirm', 'done'] as const

/** What a key press means now: an action, something to touch, or nothing. */
export function commandOf(
  event: KeyboardEvent,
  view: View,
  selection: Selection,
): Action | (() => void) | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event.target)) return undefined
  const digit = digitOf(event)
  if (digit !== null) return touching(digit - 1, view, selection)
  if (event.key === 'Enter') return entered(event, selection)
  if (selection.isSettled) return undefined
  if (event.key === 'Escape') return () => selection.clear()
  const letter = event.key.toLowerCase()
  if (letter === 'b') return () => selection.toggleBar()
  const type = LETTERS[letter]
  return type && find(selection.legal, type)
}

/** Touch the nth thing that can be touched. */
function touching(nth: number, view: View, selection: Selection): (() => void) | undefined {
  const take = all(selection.legal, 'take')[nth]
  if (take) return () => selection.touchColour(take.colour)
  const cell = cellsFrom(view.camp && view.seat !== null ? 'aliens' : 'humans').filter((one) =>
    selection.cells.has(one),
  )[nth]
  if (cell !== undefined) return () => selection.touchCell(cell)
  const lexicon = view.camp?.lexicon ?? []
  const glyph = FEATURES.map((_, at) => lexicon[at] ?? -1).filter((one) =>
    selection.glyphs.has(one),
  )[nth]
  if (glyph !== undefined) return () => selection.touchGlyph(glyph)
  const word = view.words.filter((one) => selection.words.has(one))[nth]
  return word && (() => selection.touchWord(word))
}

/** Whatever is touched is done; a button that has the focus and nothing touched does its own. */
function entered(event: KeyboardEvent, selection: Selection): Action | undefined {
  if (event.target instanceof Element && event.target.closest('button, a')) return undefined
  if (selection.ready) return selection.ready
  if (selection.question.length) return selection.question.at(-1)
  for (const type of PLAIN) {
    const found = find(selection.legal, type)
    if (found) return found
  }
  return undefined
}
