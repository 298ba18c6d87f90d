// A human's notepad: signs beside words, each with how sure one is, as the rules can read it too.
import { FEATURES } from './facts.gen'
import type { Feature } from './types'

/** 1 is a guess, 2 likely, 3 sure. */
export type Certainty = 1 | 2 | 3
export const CERTAINTIES: readonly Certainty[] = [1, 2, 3]

export interface Noted {
  glyph: number
  certainty: Certainty
}

export type Page = Readonly<Partial<Record<Feature, readonly Noted[]>>>

type Written = Record<string, unknown>

/** Read a notepad, however odd what stands on it. */
export function readPad(text: string): Page {
  const features = open(text)['features']
  if (!isRecord(features)) return {}
  const page: Partial<Record<Feature, Noted[]>> = {}
  for (const feature of FEATURES) {
    const rows = features[feature]
    const noted = Array.isArray(rows) ? rows.flatMap(readRow) : []
    if (noted.length) page[feature] = noted
  }
  return page
}

/** Write a notepad; what else stands on it stays there. */
export function writePad(before: string, page: Page, shown: readonly number[]): string {
  const features = Object.fromEntries(
    FEATURES.flatMap((feature) => {
      const rows = page[feature] ?? []
      return rows.length ? [[feature, rows.map((one) => [one.glyph, one.certainty])]] : []
    }),
  )
  return JSON.stringify({ ...open(before), features, unknown: unknownOn(page, shown) })
}

/** The box of signs that stand beside no word. */
export function unknownOn(page: Page, shown: readonly number[]): number[] {
  const placed = new Set(Object.values(page).flatMap((rows) => rows.map((one) => one.glyph)))
  return shown.filter((glyph) => !placed.has(glyph))
}

/** Write a sign beside a word; one that stood there already only changes how sure one is. */
export function attach(
  page: Page,
  glyph: number,
  feature: Feature,
  certainty: Certainty = 1,
): Page {
  const others = (page[feature] ?? []).filter((one) => one.glyph !== glyph)
  return { ...page, [feature]: [...others, { glyph, certainty }] }
}

export function detach(page: Page, glyph: number, feature: Feature): Page {
  return { ...page, [feature]: (page[feature] ?? []).filter((one) => one.glyph !== glyph) }
}

/** Where a sign stands, if it does anywhere. */
export function placesOf(page: Page, glyph: number): Feature[] {
  return FEATURES.filter((feature) => page[feature]?.some((one) => one.glyph === glyph))
}

/** A notepad on which the signs told to everybody are written, each once; nothing if they were. */
export function copied(
  text: string,
  named: readonly (readonly [Feature, number])[],
): string | null {
  const before = open(text)
  const done = Array.isArray(before['named']) ? before['named'].filter(isGlyph) : []
  const fresh = named.filter(([, glyph]) => !done.includes(glyph))
  if (!fresh.length) return null
  const page = fresh.reduce((one, [word, glyph]) => attach(one, glyph, word, 3), readPad(text))
  const kept = JSON.stringify({ ...before, named: [...done, ...fresh.map(([, glyph]) => glyph)] })
  return writePad(kept, page, [])
}

/** The signs the aliens have ticked, on the notepad of their camp. */
export function readTicks(text: string): number[] {
  const given = open(text)['given']
  return Array.isArray(given) ? given.filter(isGlyph) : []
}

export function writeTicks(before: string, given: readonly number[]): string {
  return JSON.stringify({ ...open(before), given })
}

/** What stands on a pad: its fields; plain words somebody wrote are kept as such. */
function open(text: string): Written {
  if (!text.trim()) return {}
  try {
    const read: unknown = JSON.parse(text)
    if (isRecord(read)) return read
  } catch {
    // Plain words.
  }
  return { text }
}

function readRow(row: unknown): Noted[] {
  const [glyph, certainty] = Array.isArray(row) ? (row as unknown[]) : [row]
  if (!isGlyph(glyph)) return []
  const sure = CERTAINTIES.find((one) => one === certainty) ?? 1
  return [{ glyph, certainty: sure }]
}

function isGlyph(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

function isRecord(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
