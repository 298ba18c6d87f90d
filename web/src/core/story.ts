// What happened at a table, ply by ply: kept in the tab, and asked for where something is missing.
import type { StoryItem } from './protocol'
import type { Moved, Notice } from './types.gen'

/** How many plies a page remembers. */
export const MOST_PLIES = 2000
const MOST_NOTICES = 200

export interface Happening {
  /** The ply after which it happened. */
  ply: number
  /** Who acted; nobody, where it is the deal. */
  seat: number | null
  events: object[]
  /** The ply that was taken back, if this is a taking back. */
  undone?: number
}

/** Something around the game that everyone is told, and that stands in the log. */
export interface Noticed {
  kind: Notice['kind'] | 'took-back' | 'clocked'
  seat: number | null
  ply: number
}

type Step = Pick<Moved, 'ply' | 'events' | 'undone' | 'hand'> & { seat: number | null }

/** The story with one more ply; what was taken back has not happened. */
export function withPly(story: readonly Happening[], step: Step): Happening[] {
  const { ply, seat, undone } = step
  const still = story.filter((one) => one.ply < (undone ?? ply))
  const happening: Happening = { ply, seat, events: step.events as object[] }
  if (undone !== null) happening.undone = undone
  return [...still, happening].slice(-MOST_PLIES)
}

/** The story with what the deal showed, which comes with the first view. */
export function withDeal(story: readonly Happening[], events: readonly unknown[]): Happening[] {
  if (story[0]?.ply === 0) return [...story]
  return [{ ply: 0, seat: null, events: events as object[] }, ...story]
}

/** What is told about a ply beside its events: that it was taken back, or that the clock played. */
export function noticeOf(step: Step): Noticed | null {
  const { ply, seat } = step
  if (step.undone !== null) return { kind: 'took-back', seat, ply }
  return step.hand === 'clock' ? { kind: 'clocked', seat, ply } : null
}

/** Whether a story tells every ply up to this one, or as many as a page remembers. */
export function isWhole(story: readonly Happening[], ply: number): boolean {
  let next = story.length < MOST_PLIES ? 0 : (story[0].undone ?? story[0].ply)
  for (const one of story) {
    if ((one.undone ?? one.ply) !== next) return false
    next = one.ply + 1
  }
  return next === ply + 1
}

/** Read the house's story; plies this page has seen itself stay the same objects. */
export function retold(
  items: readonly StoryItem[],
  seen: readonly Happening[],
  noticed: readonly Noticed[],
): { story: Happening[]; notices: Noticed[] } {
  const own = new Map(seen.map((one) => [one.ply, one]))
  let story: Happening[] = []
  let notices: Noticed[] = []
  let last = 0
  for (const item of items) {
    if (item.type === 'notice') notices = withNotice(notices, item.notice)
    if (item.type !== 'moved') continue
    const notice = noticeOf(item)
    if (notice) notices = withNotice(notices, notice)
    story = withPly(story, item)
    const known = own.get(item.ply)
    if (known) story[story.length - 1] = known
    last = item.ply
  }
  story.push(...seen.filter((one) => one.ply > last))
  for (const one of noticed) if (one.ply > last) notices = withNotice(notices, one)
  return { story, notices }
}

/** How many events each notice came after. */
export function placesOf(notices: readonly Noticed[], story: readonly Happening[]): number[] {
  let [at, events] = [0, 0]
  return notices.map((notice) => {
    for (; at < story.length && story[at].ply <= notice.ply; at += 1)
      events += story[at].events.length
    return events
  })
}

export function withNotice(notices: readonly Noticed[], notice: Noticed): Noticed[] {
  return [...notices, notice].slice(-MOST_NOTICES)
}

/** The story survives a reload of the tab. */
export function keepStory(table: string, story: readonly Happening[]): void {
  keep(`soucoupe.story.${table}`, story)
}

export function keptStory(table: string): Happening[] {
  return kept<Happening>(`soucoupe.story.${table}`)
}

export function keepNotices(table: string, notices: readonly Noticed[]): void {
  keep(`soucoupe.notices.${table}`, notices)
}

export function keptNotices(table: string): Noticed[] {
  return kept<Noticed>(`soucoupe.notices.${table}`)
}

function keep(key: string, list: readonly unknown[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(list))
  } catch {
    // Then it is asked for again after a reload.
  }
}

function kept<Item>(key: string): Item[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Item[]
  } catch {
    return []
  }
}
