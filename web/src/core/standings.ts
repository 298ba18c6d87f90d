// Who stands where at the end: everybody among those they are compared with, and with nobody else.
import type { Outcome } from './types.gen'

export interface Standing {
  /** Which race it is; nothing for those who are compared with nobody. */
  league: number | null
  rows: { seat: number; name: string; place: number; points: number }[]
}

/** The races of a game, each by place; one, where everybody plays against everybody. */
export function standings(outcome: Outcome, names: readonly string[]): Standing[] {
  const leagues = [...new Set(outcome.leagues)].sort(
    (one, other) => (one ?? Infinity) - (other ?? Infinity),
  )
  const rows = names.map((name, seat) => ({
    seat,
    name,
    place: outcome.places[seat],
    points: outcome.points[seat],
  }))
  return leagues.map((league) => ({
    league,
    rows: rows
      .filter((row) => outcome.leagues[row.seat] === league)
      .sort((one, other) => one.place - other.place),
  }))
}

/** Whether a seat has won, and alone in its race or not. */
export function victoryOf(outcome: Outcome, seat: number | null): 'won' | 'shared' | null {
  if (seat === null || !outcome.winners.includes(seat)) return null
  const rivals = outcome.winners.filter((one) => outcome.leagues[one] === outcome.leagues[seat])
  return rivals.length > 1 ? 'shared' : 'won'
}
