// What happened around the game, at its place among what happened in it.
import { getContext, setContext } from 'svelte'

export interface LogAside {
  /** How many events came before it. */
  after: number
  text: string
}

export interface LogAsides {
  /** The place of each event among all that were shown. */
  places: ReadonlyMap<object, number>
  asides: readonly LogAside[]
}

export interface LogLine {
  key: number
  text: string
  /** Starts a chapter: a round, a day. */
  isHeading: boolean
  /** The event it tells, so that what happened around the game finds its place. */
  of?: object
}

const KEY = Symbol('asides')
const NONE: LogAsides = { places: new Map(), asides: [] }

export function provideLogAsides(asides: () => LogAsides): void {
  setContext(KEY, asides)
}

export function logAsides(): () => LogAsides {
  return getContext<(() => LogAsides) | undefined>(KEY) ?? (() => NONE)
}

/** Lines of the game and of what happened around it, in the order in which they happened. */
export function interleaved(
  lines: readonly LogLine[],
  { places, asides }: LogAsides,
): (LogLine & { isAside: boolean })[] {
  const woven: (LogLine & { isAside: boolean })[] = []
  let next = 0
  const tellUntil = (place: number) => {
    for (; next < asides.length && asides[next].after <= place; next += 1) {
      woven.push({ key: -1 - next, text: asides[next].text, isHeading: false, isAside: true })
    }
  }
  for (const line of lines) {
    const place = line.of && places.get(line.of)
    if (place !== undefined) tellUntil(place)
    woven.push({ ...line, isAside: false })
  }
  tellUntil(Infinity)
  return woven
}
