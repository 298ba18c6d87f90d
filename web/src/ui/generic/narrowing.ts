// Many legal actions, chosen step by step: by kind first, then by one argument after another.
import type { Fact } from './wording'

/** So many actions are offered as they are. */
export const FEW = 12

/** One thing chosen on the way to an action: the value at a place of it, `cards.0` in a list. */
export interface Pick {
  at: string
  value: unknown
}

export interface Offer {
  key: string
  /** The actions it leaves; one of them is all there is to do. */
  actions: readonly Fact[]
  /** What is chosen by it; null where whole actions are offered. */
  pick: Pick | null
}

/** The next thing to choose: among a few actions, or one argument of many. */
export function offers(actions: readonly Fact[]): Offer[] {
  const at = actions.length > FEW ? branching(actions) : null
  if (at === null) return actions.map((one) => ({ key: keyOf(one), actions: [one], pick: null }))
  const found = new Map<string, Offer & { actions: Fact[] }>()
  for (const action of actions) {
    const value = leaves(action).get(at)
    const key = keyOf(value)
    const offer = found.get(key)
    if (offer) offer.actions.push(action)
    else found.set(key, { key, actions: [action], pick: { at, value } })
  }
  return [...found.values()]
}

/** The actions that have all that was picked. */
export function narrowed(actions: readonly Fact[], picks: readonly Pick[]): readonly Fact[] {
  return actions.filter((action) => {
    const of = leaves(action)
    return picks.every(({ at, value }) => of.get(at) === value)
  })
}

/** The field of an action a place belongs to, and its number in a list, from 1. */
export function placeOf(at: string): { field: string; number: number | null } {
  const [field, ...rest] = at.split('.')
  const last = Number(rest.at(-1))
  return { field, number: rest.length && Number.isInteger(last) ? last + 1 : null }
}

/** The first place at which actions differ. */
function branching(actions: readonly Fact[]): string | null {
  const seen = new Map<string, unknown>()
  const all = actions.map((action) => leaves(action))
  for (const of of all) for (const [at, value] of of) if (!seen.has(at)) seen.set(at, value)
  for (const [at, value] of seen) if (all.some((of) => of.get(at) !== value)) return at
  return null
}

/** Everything in an action that is not made of parts, by its place. */
function leaves(value: unknown, at = '', into = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return into.set(at, value)
  for (const [name, part] of Object.entries(value)) leaves(part, at ? `${at}.${name}` : name, into)
  return into
}

function keyOf(value: unknown): string {
  return JSON.stringify(value) ?? ''
}
