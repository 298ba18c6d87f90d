// Best scores of those who play alone: by game, by its variant and by name, on this browser.
import { recall, remember } from './storage'
import type { Outcome, RoomSeen } from './types.gen'

const KEY = 'soucoupe.bests'

export interface BestScore {
  name: string
  points: number
  /** A name for such a score, where the game has one. */
  grade: string | null
  table: string
  at: number
  /** What was the best before. */
  before?: number | null
}

export interface Variant {
  /** The options that make it another challenge. */
  options: Record<string, unknown>
  /** Best first, everybody once. */
  bests: readonly BestScore[]
}

type Kept = Record<string, Variant[]>

/** What makes one challenge another: choices and switches, not what was arranged within it. */
export function variantOf(options: RoomSeen['options']): Record<string, unknown> {
  const plain = Object.entries(options).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'boolean',
  )
  return Object.fromEntries(plain.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Every variant of a game that somebody has a score in. */
export function bestsOf(game: string): readonly Variant[] {
  return recall<Kept>(KEY, {})[game] ?? []
}

export function bestsIn(game: string, options: RoomSeen['options']): readonly BestScore[] {
  return find(bestsOf(game), variantOf(options))?.bests ?? []
}

/** Keep a score made alone, if it is the best of its player; tell the best before it, if any. */
export function keepScore(
  game: string,
  options: RoomSeen['options'],
  score: BestScore,
): number | null {
  const kept = recall<Kept>(KEY, {})
  const variants = kept[game] ?? []
  const variant = variantOf(options)
  const known = find(variants, variant)
  const mine = known?.bests.find((one) => one.name === score.name)
  if (mine?.table === score.table) return mine.before ?? null
  if (mine && mine.points >= score.points) return mine.points
  const before = mine?.points ?? null
  const bests = [...(known?.bests ?? []).filter((one) => one !== mine), { ...score, before }].sort(
    (one, other) => other.points - one.points,
  )
  const others = variants.filter((one) => one !== known)
  remember(KEY, { ...kept, [game]: [...others, { options: variant, bests }] })
  return before
}

/** The score of a table where one played alone against nobody; none anywhere else. */
export function scoreAlone(
  outcome: Outcome,
  { table, name, at }: Pick<BestScore, 'table' | 'name' | 'at'>,
): BestScore | null {
  const [points, more] = outcome.points
  if (points === undefined || more !== undefined || outcome.leagues[0] !== null) return null
  return { name, points, grade: outcome.grade, table, at }
}

function find(variants: readonly Variant[], options: object): Variant | undefined {
  const wanted = JSON.stringify(options)
  return variants.find((one) => JSON.stringify(one.options) === wanted)
}
