// The legal actions, by what one touches to take them.
import type { Act, Action, Hide, RoomName } from './types'

export function isCardPlay(action: Action): action is Hide | Act {
  return action.type === 'hide' || action.type === 'act'
}

export function membersIn(actions: readonly Action[]): ReadonlySet<number> {
  return new Set(actions.flatMap((one) => ('member' in one ? (one.member ?? []) : [])))
}

export function roomsIn(actions: readonly Action[]): ReadonlySet<RoomName> {
  return new Set(actions.flatMap((one) => ('room' in one ? (one.room ?? []) : [])))
}
