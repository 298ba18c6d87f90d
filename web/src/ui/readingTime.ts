// How long what is told stays to be read: so much a word, within bounds, at the reader's own speed.
import type { ReadingSpeed } from '../core/readingSpeed.svelte'
import { SHORTEST } from './motion'

const START = 500
const A_WORD = 280
const LEAST = 1200
const MOST = 6000
const FACTORS = { calm: 1.6, normal: 1, quick: 0.55, 'at-once': 0 } as const
const LONGEST_CALM = 9000
const WORD = /[\p{L}\p{N}][^\s]*/gu

/** How long a text is read at a speed. */
export function readingTime(text: string, speed: ReadingSpeed): number {
  const words = text.match(WORD)?.length ?? 0
  const ms = Math.min(MOST, Math.max(LEAST, START + A_WORD * words))
  return Math.min(LONGEST_CALM, Math.round(ms * FACTORS[speed]))
}

/** How long an event is shown that needs so much to be seen; what is quiet is not waited for. */
export function shownFor(seen: number, text: string, speed: ReadingSpeed): number {
  if (speed === 'at-once') return 0
  return seen <= SHORTEST ? seen : Math.max(seen, readingTime(text, speed))
}
