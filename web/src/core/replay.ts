// A finished game as a row of moments, and everything around them as rows of a list.
import type { ItemNotice, ItemReacted, ItemMoved, Replay, ItemSaid, ItemNoted } from './types.gen'

export type Aside = ItemSaid | ItemReacted | ItemNotice | ItemNoted

export interface Moment extends ItemMoved {
  events: readonly { type: string }[]
  /** Whether it was taken back later. */
  isUndone: boolean
}

export type Row =
  | { kind: 'moment'; key: number; ply: number; moment: Moment }
  | { kind: 'aside'; key: number; ply: number; aside: Aside }

/** The moments of a game; each stands at the place of its ply. */
export function momentsOf(items: Replay['items']): Moment[] {
  const happened = items.filter((item) => item.type === 'moved')
  const undone = new Set(happened.map((item) => item.undone))
  return happened.map((item) => ({
    ...item,
    events: item.events as Moment['events'],
    isUndone: undone.has(item.ply),
  }))
}

/** What has happened up to a moment, without what was taken back by then. */
export function eventsUntil(moments: readonly Moment[], ply: number): object[] {
  return pathTo(moments, ply).flatMap((moment) => moment.events)
}

/** The moments that led to one, without what was taken back by then. */
function pathTo(moments: readonly Moment[], ply: number): Moment[] {
  const path: Moment[] = []
  for (let at = ply; at >= 0; at -= 1) {
    const moment = moments[at]
    // A taking back leads to where one was before the ply it undoes.
    if (moment.undone === null) path.push(moment)
    else at = moment.undone
  }
  return path.reverse()
}

/** What had been written by hand up to a moment, as far as it had been shown. */
export function inksUntil(moments: readonly Moment[], ply: number): Moment['inks'] {
  return pathTo(moments, ply).flatMap((moment) => moment.inks)
}

/** The plies a chapter starts with; the deal is one of them. */
export function chaptersIn(moments: readonly Moment[], opening: readonly string[]): number[] {
  return moments
    .filter(
      ({ ply, events, isUndone }) =>
        ply === 0 || (!isUndone && events.some((event) => opening.includes(event.type))),
    )
    .map(({ ply }) => ply)
}

/** Everything in its place; of a notepad written again and again, only what stayed. */
export function rowsOf(items: Replay['items'], moments: readonly Moment[]): Row[] {
  const rows: Row[] = []
  for (const [key, item] of items.entries()) {
    if (item.type === 'moved') {
      rows.push({ kind: 'moment', key, ply: item.ply, moment: moments[item.ply] })
      continue
    }
    const before = rows.at(-1)
    if (before?.kind === 'aside' && isSamePad(before.aside, item)) rows.pop()
    rows.push({ kind: 'aside', key, ply: plyOf(item), aside: item })
  }
  return rows
}

function plyOf(aside: Aside): number {
  switch (aside.type) {
    case 'said':
      return aside.said.ply
    case 'notice':
      return aside.notice.ply
    default:
      return aside.ply
  }
}

function isSamePad(one: Aside, other: Aside): boolean {
  if (one.type !== 'noted' || other.type !== 'noted') return false
  return one.channel === null
    ? other.channel === null && one.seat === other.seat
    : one.channel === other.channel
}

/** The notepads a seat reads at a moment: its own under no name, those of channels by theirs. */
export function padsAt(rows: readonly Row[], ply: number, seat: number | null) {
  const pads: Record<string, string> = {}
  for (const row of rows) {
    if (row.ply > ply) break
    if (row.kind !== 'aside' || row.aside.type !== 'noted') continue
    const { channel, text, seat: writer } = row.aside
    if (channel !== null || writer === seat) pads[channel ?? ''] = text
  }
  return pads
}

/** The ply each event belongs to. */
export function pliesOf(moments: readonly Moment[]): Map<object, number> {
  return new Map(
    moments.flatMap(({ ply, events }) => events.map((event): [object, number] => [event, ply])),
  )
}

/** What everybody wrote on a notepad of their own, oldest first. */
export function notesIn(rows: readonly Row[]): { ply: number; seat: number; text: string }[] {
  return rows.flatMap((row) => {
    if (row.kind !== 'aside' || row.aside.type !== 'noted' || row.aside.channel !== null) return []
    const { ply, seat, text } = row.aside
    return [{ ply, seat, text }]
  })
}
