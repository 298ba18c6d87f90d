// What is expected of whom: which message of the catalogue, with which words.
import type { Expected } from '../../core/tableProps'
import type { Action, View } from './types'

/** Name the one question of the moment as this seat, or the public, hears it. */
export function expected(view: View, legal: readonly Action[], names: readonly string[]): Expected {
  if (view.phase === 'over') return { id: 'ask-over', args: {}, isMine: false }
  const [first] = legal
  if (first) return { id: `ask-${first.type}`, args: {}, isMine: true }
  const name = names[view.to_act[0] ?? -1] ?? ''
  return { id: `wait-${view.phase}`, args: { name }, isMine: false }
}
