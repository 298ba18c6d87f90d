// What is expected of whom: which message of the catalogue, with which words.
import { joined } from '../../core/teller'
import type { Translate } from '../../core/i18n.svelte'
import type { Expected } from '../../core/tableProps'
import type { Action, View } from './types'

/** Name the one question of the moment as this seat, or the public, hears it. */
export function expected(
  view: View,
  legal: readonly Action[],
  names: readonly string[],
  t: Translate,
): Expected {
  if (view.phase === 'over') return { id: 'ask-over', args: {}, isMine: false }
  const isMine = legal.length > 0
  if (isMine) return { id: `ask-${kindOf(legal)}`, args: {}, isMine }
  // My own turn is on its way to the house.
  if (view.phase === 'group' && view.player === view.seat) {
    return { id: 'ask-group', args: {}, isMine }
  }
  const name = joined(
    view.to_act.map((seat) => names[seat] ?? ''),
    t,
  )
  const isAnswered = view.seat !== null && !view.to_act.includes(view.seat)
  const id = view.phase === 'contract' && isAnswered ? 'wait-others' : `wait-${view.phase}`
  return { id, args: { name }, isMine }
}

function kindOf(legal: readonly Action[]): string {
  if (legal.some((one) => one.type === 'roll')) return 'roll'
  if (legal.some((one) => one.type === 'fulfil')) return 'contract'
  return legal.some((one) => one.type === 'not-now') ? 'no-contract' : 'group'
}
