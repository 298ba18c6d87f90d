// What is expected of whom: which message of the catalogue, with which words.
import { joined } from '../../core/teller'
import type { Expected, Translate, Words } from '../../ui/table'
import type { Picking } from './picking.svelte'
import type { Card, View } from './types'
import { cardWords, roomWords } from './words'

/** Name the one question of the moment as this seat, or the public, hears it. */
export function expected(
  view: View,
  picking: Picking,
  card: Card | undefined,
  names: readonly string[],
  t: Translate,
): Expected {
  if (view.phase === 'over')
    return { id: 'ask-over', args: { reason: view.reason ?? '' }, isMine: false }
  const { step } = picking
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
    member: names[picking.member ?? -1] ?? '',
    room: picking.room ? roomWords(picking.room, t) : '',
  }
  return { id: questionOf(view, picking, card), args, isMine: true }
}

function questionOf(view: View, picking: Picking, card: Card | undefined): string {
  const { step } = picking
  if (step === 'card') return `ask-${view.phase}`
  if (step === 'way') return 'ask-way'
  if (!card) return step === 'sure' ? `sure-${picking.legal[0]?.type}` : `ask-${view.phase}`
  if (step !== 'sure') return `ask-${step}`
  if (picking.member === null) return 'sure-act-room'
  return picking.room === null ? 'sure-act-member' : 'sure-act-both'
}
