// How long to wait before the next attempt: doubling, bounded, and never all at the same moment.
export const FIRST_WAIT = 300
export const LONGEST_WAIT = 10_000
const SPREAD = 0.25

export function waitBefore(attempt: number, chance: number = Math.random()): number {
  const wait = Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT)
  return Math.round(wait * (1 - SPREAD + 2 * SPREAD * chance))
}
