// What a notepad on the screen writes on: the pad of this seat, or what is handed in to break a tie.
import { shownGlyphs } from './cards'
import { FEATURES } from './facts.gen'
import { attach, detach, readPad, unknownOn, writePad, type Certainty, type Page } from './pad'
import type { Action, Feature, View } from './types'

export interface Sheet {
  page: Page
  unknown: readonly number[]
  /** Whether it says how sure one is. */
  isGraded: boolean
  /** Put a sign beside a word; it comes from the box, or from another word. */
  put(glyph: number, to: Feature, from: Feature | null): void
  /** Put a sign back into the box. */
  drop(glyph: number, from: Feature): void
  grade(glyph: number, at: Feature, certainty: Certainty): void
}

/** My own pad. */
export function padSheet(text: string, view: View, note: (text: string) => void): Sheet {
  const shown = shownGlyphs(view)
  const page = readPad(text)
  const write = (next: Page): void => note(writePad(text, next, shown))
  const gradeOf = (glyph: number, at: Feature): Certainty =>
    page[at]?.find((one) => one.glyph === glyph)?.certainty ?? 1
  return {
    page,
    unknown: unknownOn(page, shown),
    isGraded: true,
    put: (glyph, to, from) => {
      if (from === to) return
      const certainty = from ? gradeOf(glyph, from) : 1
      write(attach(from ? detach(page, glyph, from) : page, glyph, to, certainty))
    },
    drop: (glyph, from) => write(detach(page, glyph, from)),
    grade: (glyph, at, certainty) => write(attach(page, glyph, at, certainty)),
  }
}

/** What I hand in where humans are tied: every change is told to the house. */
export function claimSheet(view: View, act: (action: Action) => void): Sheet | null {
  const mine = view.claims.find((one) => one.seat === view.seat)
  if (!mine || view.phase !== 'tidy') return null
  const page: Page = Object.fromEntries(
    mine.glyphs.map((glyphs, at) => [
      FEATURES[at],
      glyphs.map((glyph) => ({ glyph, certainty: 3 as const })),
    ]),
  )
  const drop = (glyph: number, feature: Feature): void => act({ type: 'drop', feature, glyph })
  return {
    page,
    unknown: unknownOn(page, shownGlyphs(view)),
    isGraded: false,
    put: (glyph, feature, from) => {
      if (from === feature) return
      if (from) drop(glyph, from)
      act({ type: 'claim', feature, glyph })
    },
    drop,
    grade: () => undefined,
  }
}
