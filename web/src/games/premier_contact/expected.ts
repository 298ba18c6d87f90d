// What is expected of whom: which message of the catalogue, with which words.
import { joined } from '../../core/teller'
import type { Translate } from '../../core/i18n.svelte'
import type { Expected } from '../../core/tableProps'
import { campOf } from './cards'
import type { Selection } from './selection.svelte'
import type { View } from './types'

/** Name the one question of the moment as this seat, or the public, hears it. */
export function expected(
  view: View,
  selection: Selection,
  names: readonly string[],
  t: Translate,
): Expected {
  if (view.phase === 'over') return { id: 'ask-over', args: {}, isMine: false }
  const { legal } = selection
  const count = new Set([...view.turned, ...selection.gathered]).size
  if (legal.length) return { id: question(view, selection), args: { count }, isMine: true }
  const name = joined(
    view.to_act.map((seat) => names[seat] ?? ''),
    t,
  )
  const isIn = view.seat !== null && !view.to_act.includes(view.seat)
  const camp = campOf(view, view.seat)
  const id = `wait-${view.phase}`
  if (isIn && view.phase === 'vote' && camp === 'humans') {
    return { id: 'wait-votes', args: { name }, isMine: false }
  }
  return { id, args: { name, count }, isMine: false }
}

function question(view: View, { glyph, cell, canBar, legal, isFull }: Selection): string {
  switch (view.phase) {
    case 'answer':
      return glyph === null ? 'ask-answer' : 'ask-sign'
    case 'confirm':
      return glyph === null ? 'ask-confirm' : 'ask-sign'
    case 'draw':
      if (glyph !== null) return 'ask-sign'
      if (!canBar) return 'ask-full'
      return view.tablet.length ? 'ask-more' : 'ask-draw'
    case 'turn':
      return legal.some((one) => one.type === 'turn') && !isFull ? 'ask-turn' : 'ask-turned'
    case 'vote':
    case 'retry':
      return cell === null ? `ask-${view.phase}` : 'ask-offer'
    default:
      return `ask-${view.phase}`
  }
}
