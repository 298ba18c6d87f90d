// Things of the game in words.
import { joined } from '../../core/teller'
import type { Translate } from '../../core/i18n.svelte'
import { BOX } from './facts.gen'
import type { Combination, Event, Item, Token } from './types'

export function tokenWords(token: Token, t: Translate): string {
  return t('token', { eyes: token.eyes, quantity: token.quantity })
}

export function tokensWords(tokens: readonly Token[], t: Translate): string {
  return joined(
    tokens.map((one) => tokenWords(one, t)),
    t,
  )
}

/** The faces of one die, or of two that are added up. */
export function itemWords(item: Item): string {
  return item.join(' + ')
}

/** What a combination takes now: nothing yet, a token, or none that is left. */
export function prospectOf({ quantity, left }: Combination): 'few' | 'token' | 'none' {
  if (quantity < BOX.fewest) return 'few'
  return left > 0 ? 'token' : 'none'
}

/** What the last turn of a seat brought, of what those dice could have brought. */
export function coachLine(
  told: readonly Event[],
  seat: number | null,
  t: Translate,
): string | undefined {
  const ended = told.findLast((event) => event.type === 'turn-ended')
  if (ended?.type !== 'turn-ended' || ended.seat !== seat) return undefined
  return t('coach', { points: ended.points, possible: ended.possible ?? 'None' })
}
