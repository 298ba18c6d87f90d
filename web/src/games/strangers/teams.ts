// How games of a match and teams stand, added up for the eye.
import type { GameSeen, Player } from './types'

export interface Team {
  team: number
  seats: number[]
  points: number
}

/** The teams, with the sum of their points; none where everyone plays alone. */
export function teamsOf(players: readonly Player[]): Team[] {
  const teams = [...new Set(players.flatMap((one) => (one.team === null ? [] : [one.team])))].sort()
  return teams.map((team) => {
    const members = players.filter((one) => one.team === team)
    return {
      team,
      seats: members.map((one) => one.seat),
      points: members.reduce((sum, one) => sum + one.points, 0),
    }
  })
}

/** How many games of a match a seat has won alone. */
export function wonBy(games: readonly GameSeen[], seat: number): number {
  return games.filter(({ winners }) => winners.length === 1 && winners[0] === seat).length
}
