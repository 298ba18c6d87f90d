// Tokens: what they are worth, how many there are of a kind, and which have a black copy.
import { BLACK, BOX } from './facts.gen'
import type { Combination, Token, View } from './types'

export function pointsOf(token: Token): number {
  return token.eyes * token.quantity
}

/** How many tokens of a kind there are in one of the view's tables: all copies, or those left. */
export function countOf(table: View['left'], eyes: number, quantity: number): number {
  return table[eyes - 1]?.[quantity - BOX.fewest] ?? 0
}

/** Whether one copy of a token is black: it was added because so many play. */
export function hasBlack({ options, players }: View, token: Token): boolean {
  return (
    players.length >= BOX.black_from &&
    BLACK[options.layout].some(([eyes, quantity]) => isSame({ eyes, quantity }, token))
  )
}

/** What the combinations that stand would bring now. */
export function pointsStanding(combinations: readonly Combination[]): number {
  return combinations
    .filter((one) => one.left > 0)
    .reduce((sum, one) => sum + one.value * one.quantity, 0)
}

export function isSame(one: Token, other: Token): boolean {
  return one.eyes === other.eyes && one.quantity === other.quantity
}
