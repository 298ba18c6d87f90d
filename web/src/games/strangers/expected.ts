// What is expected of whom: which message of the catalogue, with which words.
import type { Translate, Words } from '../../core/i18n.svelte'
import type { Expected } from '../../core/tableProps'
import type { Selection } from './selection.svelte'
import type { View } from './types'
import { cardWords } from './words'

/** Name the one question of the moment as this seat, or the public, hears it. */
export function expected(
  view: View,
  selection: Selection,
  names: readonly string[],
  t: Translate,
): Expected {
  const { now } = view
  if (now.name === 'over') return { id: 'ask-over', args: {}, isMine: false }
  const card = now.card ? cardWords(now.card, t) : ''
  if (!selection.legal.length) {
    const name = names[view.to_act[0] ?? view.actor] ?? ''
    return { id: `wait-${now.name}`, args: { name, card }, isMine: false }
  }
  const other = now.other === null ? '' : (names[now.other] ?? '')
  const place = now.place === null ? '' : t('place-name', { place: now.place })
  const mine = (id: string, more: Words = {}): Expected => ({
    id,
    args: { card, other, place, ...more },
    isMine: true,
  })
  if (now.name === 'card')
    return mine(step(selection) ?? (selection.find('chase') ? 'ask-chase' : 'ask-date'))
  if (now.name !== 'turn') return mine(`ask-${now.name}`)
  if (selection.isFleeing) return mine('ask-flee')
  if (selection.card === null) return mine(selection.find('let-out') ? 'ask-turn' : 'ask-turn-card')
  return mine(
    step(selection) ?? (selection.preview?.has_effect === false ? 'ask-idle' : 'ask-play'),
    {
      card: cardWords(selection.card, t),
    },
  )
}

function step(selection: Selection): string | null {
  if (!selection.ways.length) return null
  return selection.mover ? 'ask-where' : 'ask-which'
}
