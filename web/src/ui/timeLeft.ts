// How much time is left, in as few signs as possible.
import type { Translate } from '../core/i18n.svelte'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** From here on time is short. */
export const SHORT = 10 * SECOND

export function timeLeft(ends: number, now: number = performance.now()): number {
  return Math.max(0, ends - now)
}

export function timeLeftWords(ms: number, t: Translate): string {
  if (ms >= DAY) {
    return t('ui-left-days', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) })
  }
  if (ms >= HOUR) {
    const minutes = Math.floor((ms % HOUR) / MINUTE)
    return t('ui-left-hours', { hours: Math.floor(ms / HOUR), minutes: twoDigits(minutes) })
  }
  const seconds = Math.ceil(ms / SECOND)
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
