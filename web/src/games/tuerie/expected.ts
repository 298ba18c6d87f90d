// What is expected of whom: which message of the catalogue, with which words.
import { joined } from '../../core/teller'
import type { Translate, Words } from '../../core/i18n.svelte'
import type { Expected } from '../../core/tableProps'
import type { Selection, Way } from './selection.svelte'
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
  if (step === 'way') return wayQuestion(selection.ways)
  if (!card) return step === 'sure' ? `sure-${selection.legal[0]?.type}` : `ask-${view.phase}`
  if (step !== 'sure') return `ask-${step}`
  if (selection.member === null) return 'sure-act-room'
  return selection.room === null ? 'sure-act-member' : 'sure-act-both'
}

/** A card that can only be played one way is not asked about as if there were two. */
export function wayQuestion([only, ...more]: readonly Way[]): string {
  return only && !more.length ? `ask-only-${only}` : 'ask-way'
}
