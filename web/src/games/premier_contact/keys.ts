// Keys of this table: digits touch what can be touched, in the order it is seen; Enter does it.
import { digitOf, isElsewhere } from '../../ui/keys'
import { cellsFrom, FEATURES } from './cards'
import { find } from './choices'
import type { Picking } from './picking.svelte'
import type { Action, View } from './types'

const LETTERS: Record<string, Action['type']> = { w: 'wipe', s: 'skip', p: 'pass' }
/** What Enter does where nothing is touched. */
const PLAIN = ['ask', 'send', 'confirm', 'done'] as const

/** What a key press means now: an action, something to touch, or nothing. */
export function commandOf(
  event: KeyboardEvent,
  view: View,
  picking: Picking,
): Action | (() => void) | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event.target)) return undefined
  const digit = digitOf(event)
  if (digit !== null) return touching(digit - 1, view, picking)
  if (event.key === 'Escape') return () => picking.clear()
  if (event.key === 'Enter') return entered(event, picking)
  const letter = event.key.toLowerCase()
  if (letter === 'b') return () => picking.toggleBar()
  const type = LETTERS[letter]
  return type && find(picking.legal, type)
}

/** Touch the nth thing that can be touched. */
function touching(nth: number, view: View, picking: Picking): (() => void) | undefined {
  const cell = cellsFrom(view.camp && view.seat !== null ? 'aliens' : 'humans').filter((one) =>
    picking.cells.has(one),
  )[nth]
  if (cell !== undefined) return () => picking.touchCell(cell)
  const lexicon = view.camp?.lexicon ?? []
  const glyph = FEATURES.map((_, at) => lexicon[at] ?? -1).filter((one) => picking.glyphs.has(one))[
    nth
  ]
  if (glyph !== undefined) return () => picking.touchGlyph(glyph)
  const word = view.words.filter((one) => picking.words.has(one))[nth]
  return word && (() => picking.touchWord(word))
}

/** Whatever is touched is done; a button that has the focus and nothing touched does its own. */
function entered(event: KeyboardEvent, picking: Picking): Action | undefined {
  if (event.target instanceof Element && event.target.closest('button, a')) return undefined
  if (picking.ready) return picking.ready
  for (const type of PLAIN) {
    const found = find(picking.legal, type)
    if (found) return found
  }
  return undefined
}
