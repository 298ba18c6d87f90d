// What happened around the game, at its place among what happened in it.
import { getContext, setContext } from 'svelte'

export interface Aside {
  /** How many events came before it. */
  after: number
  text: string
}

export interface Asides {
  /** The place of each event among all that were shown. */
  places: ReadonlyMap<object, number>
  asides: readonly Aside[]
}

export interface Line {
  key: number
  text: string
  /** Starts a chapter: a round, a day. */
  isHeading: boolean
  /** The event it tells, so that what happened around the game finds its place. */
  of?: object
}

const KEY = Symbol('asides')
const NONE: Asides = { places: new Map(), asides: [] }

export function provideAsides(asides: () => Asides): void {
  setContext(KEY, asides)
}

export function asidesAround(): () => Asides {
  return getContext<(() => Asides) | undefined>(KEY) ?? (() => NONE)
}

/** Lines of the game and of what happened around it, in the order in which they happened. */
export function interleaved(
  lines: readonly Line[],
  { places, asides }: Asides,
): (Line & { isAside: boolean })[] {
  const woven: (Line & { isAside: boolean })[] = []
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
