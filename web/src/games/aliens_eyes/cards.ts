// What is printed on things, and what follows from it; held against the rules' own by a test.
import type { Combination, Token, View } from './types'

export const DICE = 10
/** The smallest quantity a token has. */
export const FEWEST = 2
/** What a contract is worth, by the number of tokens on it. */
export const WORTH: readonly number[] = [0, 0, 10, 25, 50, 100]

export function pointsOf(token: Token): number {
  return token.eyes * token.quantity
}

/** How many tokens of a kind there are in one of the view's tables: all copies, or those left. */
export function countOf(table: View['left'], eyes: number, quantity: number): number {
  return table[eyes - 1]?.[quantity - FEWEST] ?? 0
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
