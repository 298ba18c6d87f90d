// The votes that lie open on the grid: from the moment they are turned over until the game goes on.
import type { Ballot, Event, View } from './types'

/** What takes the votes off the table again. */
const AFTER = new Set(['turned', 'drawn', 'word-shown', 'tied', 'ended', 'sent'])

export function votesOn(view: View, told: readonly Event[]): readonly Ballot[] {
  if (view.tries.length) return view.tries
  const at = told.findLastIndex((event) => event.type === 'revealed')
  const revealed = told[at]
  if (revealed?.type !== 'revealed') return []
  if (told.slice(at + 1).some((event) => AFTER.has(event.type))) return []
  return revealed.votes
}
