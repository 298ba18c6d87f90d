// The terms a table can be opened with: how long one may think, and be away.
import type { Translate } from './i18n.svelte'
import type { Terms } from './types.gen'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const USUAL: Terms = {
  clock: 'none',
  seconds: 60,
  grace: 60,
  is_watchable: false,
  hints: 'off',
}
export const DECISIONS = [15, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, HOUR, DAY, 3 * DAY]
export const TOTALS = [5 * MINUTE, 10 * MINUTE, 20 * MINUTE, HOUR]
/** A game one sits at until it ends. */
export const GRACES_LIVE = [30, MINUTE, 2 * MINUTE, 5 * MINUTE]
/** A game one comes back to now and then. */
export const GRACES_BY_TURNS = [HOUR, DAY, 3 * DAY]

/** The clock of terms as one value of a list to choose from. */
export function clockOf(terms: Terms): string {
  return terms.clock === 'none' ? 'none' : `${terms.clock} ${terms.seconds}`
}

export function withClock(terms: Terms, chosen: string): Terms {
  const [clock, seconds] = chosen.split(' ') as [Terms['clock'], string?]
  return { ...terms, clock, seconds: seconds ? Number(seconds) : terms.seconds }
}

/** A choice with what stands now in it, whoever set it. */
export function withStanding(choices: readonly number[], standing: number | null): number[] {
  const all = standing === null ? choices : [...new Set([...choices, standing])]
  return all.toSorted((one, other) => one - other)
}

export function durationWords(seconds: number, t: Translate): string {
  const unit = seconds % DAY === 0 ? DAY : seconds % HOUR === 0 ? HOUR : MINUTE
  if (seconds < MINUTE || seconds % unit) return t('duration-seconds', { count: seconds })
  const name = unit === DAY ? 'days' : unit === HOUR ? 'hours' : 'minutes'
  return t(`duration-${name}`, { count: seconds / unit })
}

export function clockWords(terms: Terms, t: Translate): string {
  if (terms.clock === 'none') return t('terms-clock-none')
  return t(`terms-clock-${terms.clock}-is`, { time: durationWords(terms.seconds, t) })
}

export function graceWords(terms: Terms, t: Translate): string {
  const pace = terms.grace < HOUR ? 'live' : 'turns'
  return t(`terms-grace-${pace}-is`, { time: durationWords(terms.grace, t) })
}
