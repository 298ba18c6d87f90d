// What is expected of whom: which message of the catalogue, with which words.
import { joined } from '../../core/teller'
import type { Translate, Words } from '../../core/i18n.svelte'
import type { Expected } from '../../core/tableProps'
import type { Selection } from './selection.svelte'
import type { Card, View } from './types'
import { cardWords, roomWords } from './words'

/** Name the one question of the moment as this seat, or the public, hears it. */
export function expected(
  view: View,
  selection: Selection,
  card: Card | undefined,
  names: readonly string[],
  t: Translate,
): Expected {
  if (view.phase === 'over')
    return { id: 'ask-over', args: { reason: view.reason ?? '' }, isMine: false }
  const { step } = selection
  if (step === null) {
    const waited = view.to_act.map((seat) => names[seat] ?? '')
    return {
      id: `wait-${view.phase}`,
      args: { name: joined(waited, t), count: waited.length },
      isMine: false,
    }
  }
  const args: Words = {
    card: card ? cardWords(card, t) : '',
    member: names[selection.member ?? -1] ?? '',
    room: selection.room ? roomWords(selection.room, t) : '',
  }
  return { id: questionOf(view, selection, card), args, isMine: true }
}

function questionOf(view: View, selection: Selection, card: Card | undefined): string {
  const { step } = selection
  if (step === 'card') return `ask-${view.phase}`
  if (step === 'way') return 'ask-way'
  if (!card) return step === 'sure' ? `sure-${selection.legal[0]?.type}` : `ask-${view.phase}`
  if (step !== 'sure') return `ask-${step}`
  if (selection.member === null) return 'sure-act-room'
  return selection.room === null ? 'sure-act-member' : 'sure-act-both'
}
