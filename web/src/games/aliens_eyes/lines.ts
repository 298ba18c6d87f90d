// The lines of the log: what is seen on the tray anyway is left out.
import type { EventLine } from '../../ui/eventLines'
import type { Event } from './types'

export type Line = EventLine<Event>

/** What is seen on the tray anyway, and would drown what came of it. */
const PASSING = new Set<string>(['grouped', 'broke'])

/** Leave every single group out; the same list as long as nothing is new. */
export function withoutPassing(): (lines: readonly Line[]) => readonly Line[] {
  let before: readonly Line[] = []
  return (lines) => {
    const next = lines.filter((line) => !PASSING.has(line.of.type))
    const isSame = (at: number) =>
      next.at(at)?.key === before.at(at)?.key && next.at(at)?.text === before.at(at)?.text
    if (next.length !== before.length || !isSame(0) || !isSame(-1)) before = next
    return before
  }
}
